// `npm run conformance`: every reference case, PyTorch's and ONNX's, on the native core and through the JavaScript API;
// what passed, failed and was skipped, file by file. ONNX's cases are looked for in $ATTN_ONNX_CASES, or in
// ../shared/conformance/onnx.

import { spawnSync } from 'node:child_process';

import { root, setUp } from '../web/build/setup.mjs';

setUp({ tests: true });

const run = (command, ...args) => spawnSync(command, args, { cwd: root, stdio: 'inherit' }).status === 0;
const build = [
  ['cmake', '--preset', 'native'],
  ['cmake', '--build', '--preset', 'native', '--target', 'attn_conformance'],
  [process.execPath, 'web/build/engines.mjs'],
];
if (!build.every((command) => run(...command))) process.exit(1);

console.log('\nNative, in double');
const native = run('build/native/tests/core/attn_conformance');
console.log('\nWebAssembly, in float, through the JavaScript API');
const wasm = run(process.execPath, '--import', 'tsx', 'tests/wasm/conformance/main.ts');
process.exit(native && wasm ? 0 : 1);
