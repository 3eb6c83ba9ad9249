// `npm test [-- stage …]`: set-up, then every stage in order; the last line is the sum of all.
// A named stage brings along what it needs.

import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { root, setUp } from '../web/build/setup.mjs';

const node = (...args) => [process.execPath, ...args];
const typescript = (...args) => node('--import', 'tsx', ...args);

/** The test files of one folder, run by node:test one after the other: browsers keep every processor busy. */
const nodeTests = (folder) => {
  const files = readdirSync(join(root, folder), { recursive: true }).filter((name) => name.endsWith('.test.ts'));
  const paths = files.sort().map((name) => join(folder, name));
  return typescript('--test', '--test-reporter=spec', '--test-timeout=400000', '--test-concurrency=1', ...paths);
};
const native = (preset, ...targets) => ({
  name: preset,
  commands: () => [
    ['cmake', '--preset', preset],
    ['cmake', '--build', '--preset', preset, '--target', 'attn_tests', ...targets],
    ['ctest', '--preset', preset, '--verbose'],
  ],
  count: doctestCount,
});

const fuzzing = [
  '-max_total_time=20',
  '-max_len=400',
  '-len_control=10',
  '-timeout=10',
  '-rss_limit_mb=2048',
  '-verbosity=0',
];

/** `count` reads the numbers from what was printed; a stage without it is one check. */
const stages = [
  { name: 'format', commands: () => [node('tests/format.mjs')] },
  { name: 'types', commands: () => [node('node_modules/typescript/bin/tsc')] },
  native('native'),
  // Its numbers are what the modules' are compared with; float's own tests run under the sanitizers.
  {
    name: 'native-float',
    commands: () => [
      ['cmake', '--preset', 'native-float'],
      ['cmake', '--build', '--preset', 'native-float', '--target', 'attn_known_answers', 'attn_trainer_answers'],
    ],
  },
  native('native-wide', 'attn_bench'),
  native('sanitize', 'attn_fuzz'),
  {
    name: 'fuzz',
    needs: ['sanitize'],
    commands: () => [
      ['cmake', '-E', 'make_directory', 'build/sanitize/corpus'],
      // New inputs go into the first folder; what fails is left beside it.
      [
        'build/sanitize/tests/fuzz/attn_fuzz',
        ...fuzzing,
        '-artifact_prefix=build/sanitize/',
        'build/sanitize/corpus',
        'tests/fuzz/corpus',
      ],
    ],
  },
  { name: 'engines', commands: () => [node('web/build/engines.mjs')] },
  { name: 'wasm', needs: ['engines'], commands: () => [nodeTests('tests/wasm')], count: nodeCount },
  { name: 'web', needs: ['engines'], commands: () => [nodeTests('tests/web')], count: nodeCount },
  { name: 'lessons', needs: ['engines'], commands: () => [nodeTests('tests/lessons')], count: nodeCount },
  { name: 'site', needs: ['engines'], commands: () => [typescript('web/build/build.ts')] },
  { name: 'package', needs: ['site'], commands: () => [nodeTests('tests/package')], count: nodeCount },
  { name: 'browser', needs: ['site'], commands: () => [nodeTests('tests/browser')], count: nodeCount },
];

function doctestCount(output) {
  const sums = [...output.matchAll(/test cases: *(\d+) *\| *(\d+) passed *\| *(\d+) failed(?: *\| *(\d+) skipped)?/g)];
  const sum = (group) => sums.reduce((total, found) => total + Number(found[group] ?? 0), 0);
  return { passed: sum(2), failed: sum(3), skipped: sum(4) };
}

function nodeCount(output) {
  const last = (word) => Number([...output.matchAll(new RegExp(`^(?:#|ℹ) ${word} (\\d+)$`, 'gm'))].at(-1)?.[1] ?? 0);
  return { passed: last('pass'), failed: last('fail') + last('cancelled'), skipped: last('skipped') + last('todo') };
}

/** Runs one command, its output shown as it comes, and gives that output and how it ended. */
const run = ([command, ...args]) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1' } });
    let output = '';
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ]) {
      from.setEncoding('utf8').on('data', (text) => {
        output += text;
        to.write(text);
      });
    }
    child.on('error', (error) => resolve({ output: String(error), ok: false }));
    child.on('close', (code) => resolve({ output, ok: code === 0 }));
  });

async function runStage({ name, commands, count, needs = [] }, done) {
  const began = Date.now();
  const failedNeed = needs.find((need) => done.get(need).failed > 0);
  const result = { passed: 0, failed: 0, skipped: 0, note: '' };
  console.log(`\n== ${name}`);
  if (failedNeed) Object.assign(result, { failed: 1, note: `not run: ${failedNeed} failed` });
  else {
    let [all, ok] = ['', true];
    for (const command of commands()) {
      if (!ok) break;
      const { output, ok: worked } = await run(command);
      all += output;
      ok = worked;
    }
    Object.assign(result, count ? count(all) : { passed: Number(ok) });
    if (!ok && result.failed === 0) result.failed = 1;
    if (ok && result.passed + result.failed === 0) Object.assign(result, { failed: 1, note: 'ran no test' });
  }
  return { ...result, seconds: (Date.now() - began) / 1000 };
}

function chosen(names) {
  const unknown = names.filter((name) => !stages.some((stage) => stage.name === name));
  if (unknown.length > 0) {
    console.error(`no stage ${unknown.join(', ')}; there are: ${stages.map(({ name }) => name).join(' ')}`);
    process.exit(2);
  }
  const wanted = new Set(names.length > 0 ? names : stages.map(({ name }) => name));
  for (const { name, needs = [] } of [...stages].reverse())
    if (wanted.has(name)) needs.forEach((need) => wanted.add(need));
  return stages.filter(({ name }) => wanted.has(name));
}

const list = chosen(process.argv.slice(2));
setUp({ tests: true });
const done = new Map();
for (const stage of list) done.set(stage.name, await runStage(stage, done));

console.log(
  `\n${'stage'.padEnd(14)}${'passed'.padStart(8)}${'failed'.padStart(8)}${'skipped'.padStart(9)}${'time'.padStart(8)}`,
);
const total = { passed: 0, failed: 0, skipped: 0 };
for (const [name, { passed, failed, skipped, seconds, note }] of done) {
  const cells = [String(passed).padStart(8), String(failed).padStart(8), String(skipped).padStart(9)];
  console.log(`${name.padEnd(14)}${cells.join('')}${seconds.toFixed(0).padStart(6)} s  ${note}`.trimEnd());
  for (const key of Object.keys(total)) total[key] += { passed, failed, skipped }[key];
}
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed > 0 ? 1 : 0);
