// The static server: right types, nothing outside its folder, the next free port.

import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';

import { filesOf, listen, serve, type Serving } from '../../web/build/server.js';

const above = mkdtempSync(join(tmpdir(), 'serve-'));
const folder = join(above, 'site');
let server: Serving;

before(async () => {
  mkdirSync(join(folder, '课 程 (1)'), { recursive: true });
  writeFileSync(join(above, 'secret.txt'), 'secret');
  writeFileSync(join(above, 'site-secret.txt'), 'secret');
  symlinkSync(join(above, 'secret.txt'), join(folder, 'link.txt'));
  for (const name of ['index.html', 'a.js', 'a.mjs', 'a.css', 'a.wasm', 'a.woff2', '课 程 (1)/index.html']) {
    writeFileSync(join(folder, name), `<body>${name}</body>`);
  }
  server = await serve(folder, { port: 0 });
});
after(async () => {
  await server.close();
  rmSync(above, { recursive: true });
});

/** By hand, since fetch tidies `..` away before it asks. */
const ask = (path: string, base = server.url) =>
  new Promise<{ status: number; headers: Record<string, unknown>; body: string }>((resolve, reject) => {
    const { hostname, port } = new URL(base);
    get({ hostname, port, path }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (part) => (body += part));
      response.on('end', () => resolve({ status: response.statusCode!, headers: response.headers, body }));
    }).on('error', reject);
  });

test('files come with their types', async () => {
  const types = { '/': 'text/html', '/a.js': 'text/javascript', '/a.mjs': 'text/javascript', '/a.css': 'text/css' };
  for (const [path, type] of Object.entries({
    ...types,
    '/a.wasm': 'application/wasm',
    '/a.woff2?v=1': 'font/woff2',
  })) {
    const { status, headers } = await ask(path);
    assert.equal(status, 200, path);
    assert.equal(String(headers['content-type']).split(';')[0], type, path);
  }
});

test('a folder without its slash is sent to the one with it, in any script', async () => {
  const path = encodeURI('/课 程 (1)');
  const { status, headers } = await ask(`${path}?v=1`);
  assert.equal(status, 301);
  const target = new URL(String(headers.location), new URL(path, server.url));
  assert.equal(target.href, new URL(`${path}/?v=1`, server.url).href);
  assert.match((await ask(target.pathname)).body, /课 程 \(1\)/);
});

test('nothing outside the folder is served', async () => {
  const paths = [
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/../site-secret.txt',
    '/link.txt',
    '//etc/passwd',
  ];
  for (const path of paths) {
    const { status, body } = await ask(path);
    assert.equal(status, 404, path);
    assert.doesNotMatch(body, /secret|root:/, path);
  }
});

test('bad addresses and missing files are answered, not crashed on', async () => {
  assert.equal((await ask('/%ff')).status, 400);
  assert.equal((await ask('/a%00b')).status, 400);
  assert.equal((await ask('/none.js')).status, 404);
  assert.equal((await fetch(server.url, { method: 'POST' })).status, 405);
});

test('a port in use gives way to the next', async () => {
  const port = Number(new URL(server.url).port);
  const next = await serve(folder, { port });
  assert.notEqual(next.url, server.url);
  assert.equal((await fetch(next.url)).status, 200);
  await next.close();
});

test('pages can be changed on their way out, other files cannot', async () => {
  const changing = await listen(
    filesOf(folder, (html) => html.replace('</body>', '!</body>')),
    0,
  );
  assert.match((await ask('/', changing.url)).body, /!<\/body>/);
  assert.doesNotMatch((await ask('/a.js', changing.url)).body, /!/);
  await changing.close();
});
