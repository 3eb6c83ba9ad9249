// What PyTorch and ONNX compute, through the JavaScript API.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { onnxFolder } from './conformance/case.ts';
import { files, run } from './conformance/files.ts';

for (const file of files) {
  test(`${file.source} says the same: ${file.name}`, (t) => {
    const { passed, failures, skipped } = run(file);
    if (skipped === file.cases) return t.skip(`all ${file.cases} cases are skipped, for they are not in ${onnxFolder}`);
    t.diagnostic(`${file.name}: ${passed} cases passed, ${skipped} skipped`);
    assert.deepEqual(failures, []);
    assert.equal(passed, file.cases);
  });
}
