// Python for the figure that runs it: MicroPython, our small numpy and the editor, in a script of their own that is asked
// for when a reader first runs or edits a program.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

import { inertScript } from './engines.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, 'web/src/python');
const micropython = join(root, 'node_modules/@micropython/micropython-webassembly-pyscript');

/** In the order in which they make one module. */
const numpyParts = ['kinds', 'indexing', 'operators', 'array', 'elements', 'reductions', 'making', 'text'];

/** @returns {Promise<{ readonly numpy: string, readonly inplace: string, readonly runner: string }>} */
export async function pythonSources() {
  const read = (path) => readFile(join(folder, path), 'utf8');
  const parts = await Promise.all(numpyParts.map((part) => read(`numpy/${part}.py`)));
  return { numpy: parts.join('\n\n'), inplace: await read('inplace.py'), runner: await read('runner.py') };
}

/** @type {Promise<string> | undefined} */
let worker;

/**
 * python.js, which has everything, and the worker by itself, for pages whose policy refuses workers made from text.
 * @returns {Promise<{ readonly python: string, readonly worker: string }>}
 */
export async function pythonScripts() {
  return { python: await bundled('script.ts', 'es2022'), worker: await workerScript() };
}

const workerScript = () => (worker ??= bundled('worker.ts', 'es2022'));

async function bundled(entry, target) {
  const { outputFiles } = await build({
    entryPoints: [join(folder, entry)],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target,
    charset: 'ascii',
    legalComments: 'eof',
    logLevel: 'silent',
    plugins: [plugin],
  });
  return outputFiles[0].text;
}

/** Esbuild leaves what stands in tagged templates; nothing here has any. */
const plugin = {
  name: 'attn-python',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^attn:(micropython|python-)/ }, ({ path }) => ({ path, namespace: 'attn-python' }));
    const provide = (name, load) =>
      onLoad({ filter: new RegExp(`^attn:${name}$`), namespace: 'attn-python' }, async () => await load());
    provide('micropython', async () => ({
      contents: withoutModule(await readFile(join(micropython, 'micropython.mjs'), 'utf8')),
    }));
    provide('python-sources', async () => {
      const named = Object.entries(await pythonSources());
      return { contents: named.map(([name, text]) => `export const ${name} = ${JSON.stringify(text)};`).join('\n') };
    });
    provide('python-worker', async () => ({
      contents: `export default ${JSON.stringify(await workerScript())};`,
    }));
    provide('python-wasm', async () => ({
      contents: gzipSync(await readFile(join(micropython, 'micropython.wasm')), { level: 9 }),
      loader: 'binary',
    }));
  },
};

/** @returns {Promise<string>} HTML */
export const inertPython = async () => inertScript('python', (await pythonScripts()).python);

/**
 * MicroPython's factory alone, as a classic script can have it: no address of its own, nothing of Node, and none of the
 * proxies by which Python could use JavaScript.
 * @param {string} text
 */
function withoutModule(text) {
  const [factory, rest] = text.split('export default _createMicroPythonModule;');
  if (rest === undefined) throw new Error('micropython.mjs is not as it was');
  const cuts = [
    [/const\{createRequire:createRequire\}=await import\("module"\);var require=createRequire\(import\.meta\.url\)/, 'var require'],
    [/globalThis\.process\?\.versions\?\.node&&"renderer"!=globalThis\.process\?\.type(?=,)/, 'false'],
    [/_scriptName=import\.meta\.url/, '_scriptName=""'],
    [/new URL\("micropython\.wasm",import\.meta\.url\)\.href/, '""'],
  ]; // prettier-ignore
  const cut = cuts.reduce((script, [found, replacement]) => {
    if (!found.test(script)) throw new Error(`micropython.mjs has no ${found}`);
    return script.replace(found, replacement);
  }, factory);
  return `${cut}\nexport default _createMicroPythonModule;\n`;
}
