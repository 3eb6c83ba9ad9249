// Builds the site into dist/. Faults of the content or the sources are told as `file:line: message`, all at once.

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

import { definitions } from '../src/figures/registry.js';
import { loadNodeCore } from './node-core.js';
import { ContentError } from './problems.js';
import { makeSite } from './site.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const place = { root, lessons: join(root, 'lessons'), name: 'attention' };
const out = join(root, 'dist');

try {
  const site = await makeSite(place, await loadNodeCore(), definitions);
  rmSync(out, { recursive: true, force: true });
  for (const [path, content] of site) {
    mkdirSync(dirname(join(out, path)), { recursive: true });
    writeFileSync(join(out, path), content);
  }
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(11);
  for (const [path, content] of [...site].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const sizes = kilobytes(Buffer.byteLength(content)) + kilobytes(gzipSync(content).length);
    console.log(`dist/${path.padEnd(44)}${sizes} gzip`);
  }
} catch (error) {
  const lines = faults(error);
  if (!lines) throw error;
  for (const line of lines) console.error(line);
  console.error(`dist/ is left as it was: ${lines.length} fault${lines.length === 1 ? '' : 's'}`);
  process.exitCode = 1;
}

interface BundleFault {
  readonly text: string;
  readonly location: { readonly file: string; readonly line: number } | null;
}

/** What is wrong, a line each; nothing if the fault is the builder's own. */
function faults(error: unknown): readonly string[] | undefined {
  if (error instanceof ContentError) return error.lines;
  const bundling = (error as { errors?: readonly BundleFault[] }).errors;
  return bundling?.map(({ text, location }) => `${location ? `${location.file}:${location.line}: ` : ''}${text}`);
}
