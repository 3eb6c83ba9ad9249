// dist/core: the core for JavaScript developers, as a package that `npm pack` takes.

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';

import { refuseDynamicCode } from './bundle.js';
import { engineOptions, modulesFolder } from './engines.mjs';

const name = 'why-attention-core';

/** Every file by its path in dist/. */
export async function corePackage(root: string): Promise<Map<string, string | Buffer>> {
  const read = (...path: string[]) => readFileSync(join(root, ...path), 'utf8');
  const types = readdirSync(join(root, 'wasm/types')).sort();
  const { version, license, engines } = JSON.parse(read('package.json'));
  const entry = { types: './index.d.ts', node: './node.js', default: './index.js' };
  const wasm = { types: './wasm.d.ts', default: './attn.wasm' };
  const description = {
    name,
    version,
    description: 'Attention and what it grew out of, computed by a C++ core in WebAssembly',
    license,
    type: 'module',
    engines,
    sideEffects: false,
    exports: { '.': entry, './attn.wasm': wasm, './package.json': './package.json' },
    types: './index.d.ts',
  };
  const files: [string, string | Buffer][] = [
    ['package.json', `${JSON.stringify(description, null, 2)}\n`],
    ['index.js', await bundle(join(root, 'web/package/load.ts'))],
    ['node.js', await bundle(join(root, 'web/package/node.ts'))],
    ['attn.wasm', readFileSync(join(modulesFolder, 'attn-full.wasm'))],
    ['index.d.ts', read('web/package/index.d.ts')],
    ['wasm.d.ts', read('web/package/wasm.d.ts')],
    ['attn.d.ts', read('wasm/attn.d.ts')],
    ...types.map((file): [string, string] => [`types/${file}`, read('wasm/types', file)]),
    [
      'README.md',
      read('web/package/README.md') + types.map((file) => functionsOf(file, read('wasm/types', file))).join(''),
    ],
    ['LICENSE', read('LICENSE')],
  ];
  return new Map(files.map(([path, content]) => [`core/${path}`, content]));
}

/** node.js has the rest from index.js: one CoreError for both. */
const fromIndex: Plugin = {
  name: 'from-index',
  setup: ({ onResolve }) => onResolve({ filter: /^\.\/load\.js$/ }, () => ({ path: './index.js', external: true })),
};

async function bundle(entry: string): Promise<string> {
  const { plugins, define } = engineOptions('esm');
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
    charset: 'ascii',
    external: ['node:*'],
    logLevel: 'silent',
    plugins: [fromIndex, ...plugins],
    define,
  });
  const text = outputFiles[0]!.text;
  refuseDynamicCode(entry, text);
  return text;
}

/** What a file of types declares, as lines of the README; nothing if it declares no function. */
function functionsOf(file: string, text: string): string {
  const names = [...text.matchAll(/^  (\w+)\(/gm)].map(([, word]) => `\`${word}\``);
  return names.length === 0 ? '' : `\n[types/${file}](types/${file}): ${names.join(', ')}.\n`;
}
