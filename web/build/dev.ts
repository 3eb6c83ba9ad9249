// `npm run dev`: builds, serves, builds again when a source changes, and reloads the pages that are open.

import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { filesOf, listen } from './server.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const engines = ['web/build/engines.mjs'];
const site = ['--import', 'tsx', 'web/build/build.ts'];
const reloads = '/reloads-of-the-development-server';

const pages = new Set<ServerResponse>();
const reloading = `<script>new EventSource('${reloads}').onmessage = () => location.reload();</script>`;
const files = filesOf(join(root, 'dist'), (html) => html.replace('</body>', `${reloading}</body>`));

/** Steps that wait for a build; one build at a time, in a process of its own, so that it sees every change. */
const waiting = new Set<readonly string[]>();
let building = false;

async function build() {
  if (building) return;
  building = true;
  while (waiting.size > 0) {
    const steps = [engines, site].filter((step) => waiting.has(step));
    waiting.clear();
    let worked = true;
    for (const step of steps) worked &&= await run(step);
    if (worked) for (const page of pages) page.write('data: built\n\n');
  }
  building = false;
}

const run = (step: readonly string[]) =>
  new Promise<boolean>((done) => {
    const child = spawn(process.execPath, step, { cwd: root, stdio: 'inherit' });
    child.on('exit', (code) => done(code === 0));
  });

let timer: NodeJS.Timeout | undefined;
function changed(...steps: readonly (readonly string[])[]) {
  steps.forEach((step) => waiting.add(step));
  clearTimeout(timer);
  timer = setTimeout(build, 150);
}

for (const folder of ['lessons', 'web']) watch(join(root, folder), { recursive: true }, () => changed(site));
for (const folder of ['core', 'wasm']) watch(join(root, folder), { recursive: true }, () => changed(engines, site));

const { url } = await listen(
  (request, response) => {
    if (request.url !== reloads) return void files(request, response);
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache' });
    pages.add(response);
    request.on('close', () => pages.delete(response));
  },
  Number(process.argv[2] ?? 8000),
);
changed(engines, site);
console.log(`${url} (Chinese), ${url}en/ (English); rebuilds on change`);
