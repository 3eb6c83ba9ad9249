// Runs a program where Python has NumPy.

import { spawnSync } from 'node:child_process';

/** Debian's own comes first: another on the PATH may lack NumPy. */
const python = ['/usr/bin/python3', 'python3'].find((path) => spawnSync(path, ['-c', 'import numpy']).status === 0);

/** For test(): says why a test is left out. */
export const needsNumpy = { skip: !python && 'python3 with NumPy is not here' };

/** The numbers that `program` leaves in these expressions; warnings are errors. */
export function numbersOf(program: string, ...expressions: readonly string[]): number[] {
  const all = expressions.map((expression) => `np.ravel(${expression})`).join(', ');
  const print = `print(np.array2string(np.concatenate([${all}]), precision=9, max_line_width=9999, threshold=9999))`;
  const { stdout, stderr } = spawnSync(python!, ['-W', 'error', '-'], {
    input: `${program}\n${print}\n`,
    encoding: 'utf8',
  });
  const last = stdout.trim().split('\n').at(-1)!.replace(/[[\]]/g, '').trim();
  const numbers = last.split(/\s+/).map(Number);
  if (stderr !== '') throw new Error(stderr);
  return numbers;
}

/** Equal but for what float32 rounds. */
export const agrees = (numbers: readonly number[], expected: readonly number[]): boolean =>
  numbers.length === expected.length &&
  expected.every((x, k) => Math.abs(x - numbers[k]!) <= 1e-5 * Math.max(1, Math.abs(x)));
