// The engines: the core as two WebAssembly modules and as JavaScript, built by CMake and carried into the site.
// The simd module goes into every bundle; the scalar one and the twin are scripts of their own, asked for when needed.
// `node web/build/engines.mjs` builds the modules.

import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Where CMake puts attn-{simd,scalar,training,full}.{js,wasm} and attn-twin.js. */
export const modulesFolder = join(root, 'build/wasm');

/** @typedef {'simd' | 'scalar' | 'twin'} Engine */

/** Builds what is out of date. An activated SDK's emcc is used, else the system's. Throws if it does not build. */
export function buildModules() {
  run('emcmake', 'cmake', '--preset', 'wasm');
  run('cmake', '--build', '--preset', 'wasm');
}

/**
 * What an esbuild run needs to bundle web/src/load-core.ts: merge it into the run's own options.
 * @param {'iife' | 'esm'} format
 * @returns {{ plugins: import('esbuild').Plugin[], define: Record<string, string> }}
 */
export const engineOptions = (format) => ({
  plugins: [enginePlugin],
  define: { ATTN_MODULE_ADDRESS: format === 'esm' ? 'import.meta.url' : 'undefined' },
});

/**
 * The scripts that a page asks for: the engines for where the simd module does not run, and the simd module with the
 * trainer.
 * @returns {Promise<{ readonly scalar: string, readonly twin: string, readonly training: string }>}
 */
export async function engineScripts() {
  const script = (engine) =>
    engineScript(`import * as parts from 'attn:${engine}'; (globalThis.attnEngines ??= {}).${engine} = parts;`);
  const [scalar, twin, training] = await Promise.all(['scalar', 'twin', 'training'].map(script));
  return { scalar, twin, training };
}

/**
 * Training workers as scripts by the name of their engine, for pages whose policy refuses workers made from text. The
 * page hands them the engine's wasm.
 * @returns {Promise<Readonly<Record<Engine, string>>>}
 */
export async function workerScripts() {
  const [worker, ...glues] = await Promise.all([
    (workerText ??= bundledWorker()),
    ...['training', 'scalar', 'twin'].map((engine) =>
      engineScript(`import { glue } from 'attn:glue-${engine}'; globalThis.attnGlue = glue;`),
    ),
  ]);
  const [simd, scalar, twin] = glues.map((glue) => glue + worker);
  return { simd, scalar, twin };
}

/**
 * Writes engine-scalar.js and its like; they belong beside each script that bundles load-core.ts.
 * @param {string} folder
 */
export async function writeEngineScripts(folder) {
  mkdirSync(folder, { recursive: true });
  for (const [engine, text] of Object.entries(await engineScripts())) {
    writeFileSync(join(folder, `engine-${engine}.js`), text);
  }
}

/**
 * The same scripts inside a page, as elements that do nothing until beside.ts wakes one.
 * @returns {Promise<string>} HTML
 */
export async function inertEngineScripts() {
  const elements = Object.entries(await engineScripts()).map(([engine, text]) => inertScript(`engine-${engine}`, text));
  return elements.join('');
}

/**
 * What web/src/beside.ts wakes.
 * @param {string} name
 * @param {string} text
 */
export const inertScript = (name, text) =>
  `<script type="text/plain" data-attn-script="${name}">${text.replaceAll('</', '<\\/')}</script>\n`;

/** @type {Promise<string> | undefined} */
let workerText;

/** The training worker without its engine, whose glue web/src/training/open-trainer.ts puts in front. */
async function bundledWorker() {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'web/src/training/worker.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2020',
    charset: 'ascii',
  });
  return outputFiles[0].text;
}

/** @param {string} contents */
async function engineScript(contents) {
  const { outputFiles } = await build({
    stdin: { contents },
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2020',
    charset: 'ascii',
    plugins: [enginePlugin],
  });
  return outputFiles[0].text;
}

/** @type {Map<string, Promise<Uint8Array>>} */
const gzipped = new Map();
/** Once for all bundles: Zopfli finds what gzip misses, and takes its time. */
const gzip = (path) => {
  const known = gzipped.get(path) ?? smallest(path);
  gzipped.set(path, known);
  return known;
};
async function smallest(path) {
  // Asked for late, since it prints itself whole when a process ends with an error.
  const zopfli = createRequire(import.meta.url)('@gfx/zopfli');
  return promisify(zopfli.gzip)(await readFile(path), { numiterations: 15 });
}

/** What each engine's module exports besides its `glue`; see web/src/engines.ts. Old browsers cannot unzip. */
const wasmNames = { simd: 'gzippedWasm', training: 'gzippedWasm', scalar: 'wasm' };

/**
 * Emscripten's script inside a function that needs nothing from outside, so that its text can start a worker too.
 * @param {string} script
 */
const asFunction = (script) => `export function glue() { var exports, module, define; ${script}\nreturn Module; }\n`;

const enginePlugin = {
  name: 'attn-engines',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^attn:/ }, ({ path }) => ({ path: path.slice('attn:'.length), namespace: 'attn-engine' }));
    onLoad({ filter: /^worker$/, namespace: 'attn-engine' }, async () => ({
      contents: `export default ${JSON.stringify(await (workerText ??= bundledWorker()))};`,
    }));
    onLoad({ filter: /^glue-/, namespace: 'attn-engine' }, async ({ path }) => ({
      contents: asFunction(await readFile(join(modulesFolder, `attn-${path.slice('glue-'.length)}.js`), 'utf8')),
    }));
    onLoad({ filter: /^(simd|scalar|twin|training|full)$/, namespace: 'attn-engine' }, ({ path: engine }) => ({
      contents:
        `export { glue } from 'attn:glue-${engine}';` +
        (engine in wasmNames ? `export { default as ${wasmNames[engine]} } from './attn-${engine}.wasm';` : ''),
      resolveDir: modulesFolder,
    }));
    onLoad({ filter: /attn-\w+\.wasm$/ }, async ({ path }) => ({
      contents: await (/attn-(simd|training)\.wasm$/.test(path) ? gzip(path) : readFile(path)),
      loader: 'binary',
    }));
  },
};

function run(command, ...args) {
  // Debian's emcc finds acorn there.
  const NODE_PATH = ['/usr/share/nodejs', process.env.NODE_PATH].filter(Boolean).join(':');
  const { status, error, stdout } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    env: { ...process.env, NODE_PATH },
  });
  if (error || status !== 0)
    throw new Error(`${command} ${args.join(' ')}: ${error?.message ?? `ended with ${status}`}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) buildModules();
