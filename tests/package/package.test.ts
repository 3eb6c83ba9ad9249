// dist/core as a developer meets it: packed, installed, run by Node, typed, bundled.

import assert from 'node:assert/strict';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { build } from 'esbuild';
import ts from 'typescript';

import { functionsOf } from '../wasm/declared.ts';
import { dist, name, scratch } from './scratch.ts';

const project = scratch();
after(() => project[Symbol.dispose]());

const readme = readFileSync(join(dist, 'README.md'), 'utf8');
const declared = functionsOf('AllFunctions').map((declaration) => declaration.name);

test('the package holds the module, its types, what it is and how it may be used', () => {
  const types = project.packed.filter((path) => path.startsWith('types/'));
  const rest = project.packed.filter((path) => !path.startsWith('types/'));
  assert.deepEqual(
    rest,
    'LICENSE README.md attn.d.ts attn.wasm index.d.ts index.js node.js package.json wasm.d.ts'.split(' '),
  );
  assert.ok(types.length > 10);
  for (const word of declared) assert.ok(readme.includes(`\`${word}\``), word);
});

const examples = [...readme.matchAll(/```js run\n(.*?)```\n\n```text prints\n(.*?)```/gs)];
test('the README has examples', () => assert.ok(examples.length > 5));
for (const [i, [, code, prints]] of examples.entries()) {
  test(`example ${i + 1} of the README prints what it says`, () => {
    assert.equal(project.run(project.write(`example-${i}.js`, code!)), prints);
  });
}

test('all declared functions are there, and no other', () => {
  const program = `import { load } from '${name}'; console.log(JSON.stringify(Object.keys(await load())));`;
  const found = JSON.parse(project.run(project.write('all.js', program)));
  assert.deepEqual(found.sort(), [...declared, 'Trainer', 'engine', 'heapInUse', 'heapSize'].sort());
});

test('each load has a memory of its own, and a wasm that is none is refused', () => {
  const program = `
    import { load } from '${name}';
    const [a, b] = [await load(), await load()];
    a.randomNormal(2100, 2100, 1);
    console.log(a.heapSize() > b.heapSize());
    await load({ wasm: new Uint8Array(8) }).catch((error) => console.log(error.name));
    await load({ wasm: new URL('./nowhere.wasm', import.meta.url) }).catch((error) => console.log(error.code));`;
  assert.equal(project.run(project.write('own.js', program)), 'true\nCompileError\nENOENT\n');
});

test('the wasm is found by its address too, and a page in its place is told', () => {
  const program = `
    import { load } from '${name}';
    const attn = await load({ wasm: import.meta.resolve('${name}/attn.wasm') });
    console.log(attn.trainingBytes(1));
    await load({ wasm: 'data:text/html,<p>' }).catch((error) => console.log(error.message));`;
  const told = 'data:text/html,<p>: no WebAssembly, give load() the address of attn.wasm';
  assert.equal(project.run(project.write('address.js', program)), `16\n${told}\n`);
});

test('CommonJS has it by import()', () => {
  const program = `import('${name}').then(({ load }) => load()).then((attn) => console.log(attn.trainingBytes(1)));`;
  assert.equal(project.run(project.write('common.cjs', program)), '16\n');
});

test('TypeScript takes what is right and refuses what is not', () => {
  const lines = [
    `import { CoreError, load, type Attn, type Cell, type Matrix } from '${name}';`,
    `import wasm from '${name}/attn.wasm';`,
    'const attn: Attn = await load({ wasm });',
    'attn.embedding(attn.randomNormal(2, 2, 1), Int32Array.of(1));',
    'const Q = { shape: [1, 1, 1, 1], data: new Float32Array(1) } as const;',
    'attn.attentionOperator({ Q, K: Q, V: Q, nonpad_kv_seqlen: Uint8Array.of(1) }, {});',
    "export const { engine }: { engine: 'simd' } = attn;",
    'const x: Matrix = attn.randomNormal(2, 2, 1);',
    "const cell: Cell = { kind: 'rnn', W_x: x, W_h: x, b: attn.randomNormal(1, 2, 2) };",
    "attn.runSequence(cell, x, x, [1, 1], 'forward').last.data.at(0);",
    'export const code = (error: CoreError): string => error.code;',
    'attn.causalMask();',
    "attn.rotary(x, attn.rotaryTable(2, 2, 0, 10), 'quarters');",
  ];
  const file = project.write('typed.mts', lines.join('\n'));
  for (const [module, moduleResolution] of [
    [ts.ModuleKind.NodeNext, ts.ModuleResolutionKind.NodeNext],
    [ts.ModuleKind.ESNext, ts.ModuleResolutionKind.Bundler],
  ] as const) {
    const options = { module, moduleResolution, target: ts.ScriptTarget.ES2022, strict: true, noEmit: true, types: [] };
    const faults = ts.getPreEmitDiagnostics(ts.createProgram([file], options)).map(({ file: at, start }) => {
      assert.ok(at?.fileName.endsWith('typed.mts'), at?.fileName);
      return at!.getLineAndCharacterOfPosition(start!).line;
    });
    assert.deepEqual(faults, [lines.length - 2, lines.length - 1]);
  }
});

const source = (wasm: boolean) => `
  import { load } from '${name}';
  ${wasm ? `import wasm from '${name}/attn.wasm';` : ''}
  const attn = await load(${wasm ? '{ wasm }' : ''});
  console.log(attn.trainingBytes(1));`;

for (const platform of ['browser', 'node'] as const) {
  for (const inside of [true, false]) {
    if (platform === 'browser' && !inside) continue; // tests/browser fetches it
    test(`esbuild bundles it for ${platform}, the wasm ${inside ? 'inside' : 'beside'}`, async () => {
      const [folder, path] = [join(project.folder, 'out'), `${platform}-${inside ? 'in' : 'out'}.mjs`];
      const options = {
        bundle: true,
        write: false,
        format: 'esm',
        platform,
        target: 'es2022',
        loader: { '.wasm': 'binary' },
      } as const;
      const entryPoints = [project.write(`entry-${path}`, source(inside))];
      const { outputFiles, warnings } = await build({ entryPoints, ...options });
      assert.deepEqual(warnings, []);
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, path), outputFiles[0]!.contents);
      if (!inside) copyFileSync(join(dist, 'attn.wasm'), join(folder, 'attn.wasm'));
      assert.equal(project.run(join(folder, path)), '16\n');
    });
  }
}
