// `npm run experiment [-- name …]`: every run over three seeds, in WebAssembly and natively; the table, and an error if a
// claim fails. A name chooses the runs that begin with it; `wasm` or `native`, where.

import { execFileSync, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { loadNodeCore } from '../../web/build/node-core.ts';
import { outcome, type Outcome } from './outcome.ts';
import { broken } from './claims.ts';
import { runs, type Run } from './runs.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const seeds = [1, 2, 3];
const places = ['wasm', 'native'] as const;
const given = process.argv.slice(2);
const [chosen, somewhere] = [given.filter((name) => !isPlace(name)), given.filter(isPlace)];
const where = somewhere.length > 0 ? somewhere : places;
const wanted = runs.filter(({ name }) => chosen.length === 0 || chosen.some((start) => name.startsWith(start)));

function isPlace(name: string): name is (typeof places)[number] {
  return places.some((place) => place === name);
}

for (const [command, ...args] of [
  ['cmake', '--preset', 'native-float'],
  ['cmake', '--build', '--preset', 'native-float', '--target', 'attn_experiment'],
]) {
  if (!where.includes('native')) break;
  if (spawnSync(command!, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] }).status !== 0) process.exit(1);
}

const core = await loadNodeCore();
const native = (run: Run, seed: number): Outcome =>
  JSON.parse(
    execFileSync('build/native-float/tests/core/attn_experiment', {
      cwd: root,
      input: JSON.stringify({ ...run, config: { ...run.config, seed } }),
      encoding: 'utf8',
    }),
  );

const share = (x: number | null) => (x === null || Number.isNaN(x) ? '–' : x.toFixed(3).replace(/^0/, ''));
console.log('| run | where | seed | steps | seconds | loss | exact match by length | gold hits | permuted |');
console.log('|---|---|---|---|---|---|---|---|---|');
const problems: string[] = [];
for (const run of wanted) {
  for (const place of where) {
    for (const seed of seeds) {
      const result = place === 'wasm' ? outcome(core, run, seed) : native(run, seed);
      const byLength = run.lengths.map((length, i) => `${length}: ${share(result.exact[i]!)}`).join(', ');
      const cells = [run.name, place, seed, run.steps, result.seconds.toFixed(1), result.loss.toFixed(4), byLength];
      console.log(`| ${[...cells, share(result.hits), share(result.permuted)].join(' | ')} |`);
      problems.push(...broken(run, result).map((problem) => `${run.name}, ${place}, seed ${seed}: ${problem}`));
    }
  }
}
problems.forEach((problem) => console.error(problem));
console.log(problems.length === 0 ? 'every claim holds' : `${problems.length} claims are broken`);
process.exit(problems.length === 0 ? 0 : 1);
