// Layout: prettier and clang-format 14 decide it. `--write` lays out, without it files that differ are named.

import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const write = process.argv.includes('--write');
const options = { cwd: root, stdio: 'inherit' };

/** The name of a clang-format 14: others lay out differently. */
function clangFormat() {
  return ['clang-format-14', 'clang-format'].find((name) => {
    const { stdout } = spawnSync(name, ['--version'], { encoding: 'utf8' });
    return / 14\./.test(stdout ?? '');
  });
}

const prettier = spawnSync(
  process.execPath,
  ['node_modules/prettier/bin/prettier.cjs', write ? '--write' : '--check', '.'],
  options,
);
let failed = prettier.status !== 0;

const sources = ['core', 'wasm', 'tests'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .filter((name) => /\.(cpp|h)$/.test(name) && !name.includes('node_modules'))
    .map((name) => join(folder, name)),
);
const name = clangFormat();
if (!name) console.error('clang-format 14 is not here: C++ is left as it is');
else if (sources.length > 0) {
  failed =
    spawnSync(name, write ? ['-i', ...sources] : ['--dry-run', '--Werror', ...sources], options).status !== 0 || failed;
}
process.exit(failed ? 1 : 0);
