// Every reference case through the JavaScript API; what passed, failed and was skipped, file by file.

import { onnxFolder } from './case.ts';
import { files, run } from './files.ts';

const row = (name: string, ...cells: readonly (number | string)[]) =>
  console.log(name.padEnd(34) + cells.map((cell, i) => String(cell).padStart([8, 8, 9][i]!)).join(''));

const total = { passed: 0, failed: 0, skipped: 0 };
for (const source of ['PyTorch', 'ONNX'] as const) {
  row(source, 'passed', 'failed', 'skipped');
  let missing = 0;
  for (const file of files.filter((it) => it.source === source)) {
    const { passed, failures, skipped } = run(file);
    for (const failure of failures) console.log(`  ${failure}`);
    row(file.name, passed, failures.length, skipped);
    total.passed += passed;
    total.failed += failures.length;
    total.skipped += skipped;
    missing += skipped;
  }
  if (missing > 0) console.log(`skipped cases are not in ${onnxFolder}`);
  console.log();
}
row('all', total.passed, total.failed, total.skipped);
process.exit(total.failed > 0 ? 1 : 0);
