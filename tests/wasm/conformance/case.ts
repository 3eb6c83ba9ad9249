// Reference cases: one JSON object a line, and how near to its outputs is near enough.

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { Mask, Matrix, Tensor } from '../../../web/src/core.ts';

interface Stored extends Tensor {
  readonly type: string;
}

export interface Case {
  readonly name: string;
  readonly op: string;
  readonly attributes: Readonly<Record<string, any>>;
  readonly inputs: Readonly<Record<string, Stored>>;
  readonly outputs: Readonly<Record<string, Stored>>;
  /** How far PyTorch's own float32 run was from its float64 run; none for ONNX. */
  readonly floors: Readonly<Record<string, number>> | undefined;
}

export const pytorchFolder = fileURLToPath(new URL('../../core/reference', import.meta.url));
export const onnxFolder =
  process.env['ATTN_ONNX_CASES'] ?? fileURLToPath(new URL('../../../../shared/conformance/onnx', import.meta.url));

/** None if the file is not there. */
export function readCases(path: string): readonly Case[] {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.filter(Boolean).map((line) => {
    const { name, op, attributes, inputs, outputs, f32_run_max_abs_err: floors } = JSON.parse(line);
    return { name, op, attributes, inputs: tensors(inputs), outputs: tensors(outputs), floors };
  });
}

const tensors = (from: Record<string, { dtype: string; shape: number[]; data: (number | string | boolean)[] }>) =>
  Object.fromEntries(
    Object.entries(from).map(([name, { dtype, shape, data }]) => [
      name,
      { type: dtype, shape, data: Float32Array.from(data, number) },
    ]),
  );
const number = (x: number | string | boolean) =>
  x === 'inf' ? Infinity : x === '-inf' ? -Infinity : x === 'nan' ? NaN : Number(x);

/** Matrix `index` of a tensor's last two dimensions; one dimension is a row. */
export function matrixOf({ shape, data }: Tensor, index = 0): Matrix {
  const rows = shape.length < 2 ? 1 : shape.at(-2)!;
  const cols = shape.at(-1) ?? 1;
  return { rows, cols, data: data.slice(index * rows * cols, (index + 1) * rows * cols) };
}

export const matrixCount = ({ shape }: Tensor) => shape.slice(0, -2).reduce((a, b) => a * b, 1);

export const numbers = (x: Stored): number[] => [...x.data];

export const maskWhere = (queries: number, keys: number, visible: (i: number, j: number) => boolean): Mask => ({
  queries,
  keys,
  visible: Uint8Array.from({ length: queries * keys }, (_, k) => Number(visible(Math.floor(k / keys), k % keys))),
});

/** Throws unless `actual` is matrix `index` of the named output, or the whole of it where it is a tensor. */
export function check(c: Case, output: string, actual: Matrix | Tensor | Float32Array, index = 0): void {
  const stored = c.outputs[output]!;
  const whole = actual instanceof Float32Array || 'shape' in actual;
  const expected = whole ? stored.data : matrixOf(stored, index).data;
  const given = actual instanceof Float32Array ? actual : actual.data;
  const where = `${output} [${index}]`;
  if (given.length !== expected.length) throw new Error(`${where}: ${given.length} numbers, not ${expected.length}`);
  const largest = expected.reduce((most, x) => (Number.isFinite(x) ? Math.max(most, Math.abs(x)) : most), 0);
  const floor = c.floors?.[output];
  expected.forEach((b, i) => {
    const a = given[i]!;
    if (Object.is(a, b) || a === b) return;
    // The floors are PyTorch's; every step here is rounded to float32, as in its own float32 run.
    const onnx = stored.type === 'float16' ? 2e-3 : 1e-6;
    const near = floor === undefined ? onnx + 1e-5 * Math.abs(b) : 4 * floor + 1e-6 * Math.max(1, largest);
    if (!(Math.abs(a - b) <= near)) throw new Error(`${where}: number ${i} is ${a} and not ${b}`);
  });
}
