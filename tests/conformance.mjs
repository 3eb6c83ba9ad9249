// `npm run conformance`: every reference case, PyTorch's and ONNX's, on the native core; what passed, failed and was
// skipped, file by file. ONNX's cases are looked for in $ATTN_ONNX_CASES, or in ../shared/conformance/onnx.

import { spawnSync } from 'node:child_process';

import { root, setUp } from '../web/build/setup.mjs';

setUp({ tests: true });
for (const [command, ...args] of [
  ['cmake', '--preset', 'native'],
  ['cmake', '--build', '--preset', 'native', '--target', 'attn_conformance'],
  ['build/native/tests/core/attn_conformance'],
]) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
