// ONNX's LinearAttention, RotaryEmbedding, LSTM, GRU, RNN, Softmax and LogSoftmax.

import type { Cell, Matrix } from '../../../web/src/core.ts';
import { full } from '../modules.ts';
import { check, matrixCount, matrixOf, numbers, type Case } from './case.ts';
import { at, below, beside, columns, filled, reordered, rows, sum, timeMajor, transposed, zeros } from './matrices.ts';

/** Columns of one head; all of them if each head has one column only. */
function headColumns(c: Case, name: string, sequence: number, head: number, heads: number): Matrix | undefined {
  if (!c.inputs[name]) return undefined;
  const all = matrixOf(c.inputs[name], sequence);
  const width = Math.max(Math.floor(all.cols / heads), 1);
  return columns(all, all.cols === 1 ? 0 : head * width, width);
}

export function checkLinearAttention(c: Case): void {
  const { q_num_heads: heads, kv_num_heads: kvHeads, scale } = c.attributes;
  const half = (x: Matrix) => (c.inputs['query']!.type === 'float16' ? full.toFloat16(x) : x);
  for (let b = 0; b < matrixCount(c.inputs['query']!); ++b) {
    const outputs: Matrix[] = [];
    for (let h = 0; h < heads; ++h) {
      const kv = Math.floor((h * kvHeads) / heads);
      const of = (name: string, head = kv, count = kvHeads) => headColumns(c, name, b, head, count);
      const [log_decay, beta, past] = [of('decay'), of('beta'), c.inputs['past_state']];
      const { output, state } = full.linearRecurrence(of('query', h, heads)!, of('key')!, of('value')!, {
        ...(log_decay && { log_decay }),
        ...(beta && { beta }),
        ...(past && { past: matrixOf(past, b * kvHeads + kv) }),
        ...(scale && { scale }),
      });
      outputs.push(half(output));
      check(c, 'present_state', half(state), b * kvHeads + kv);
    }
    check(c, 'output', outputs.reduce(beside), b);
  }
}

export function checkRotary(c: Case): void {
  const X = c.inputs['input']!;
  const packed = X.shape.length === 3;
  const heads = packed ? c.attributes['num_heads'] : X.shape[1]!;
  const pairs = c.attributes['interleaved'] ? 'interleaved' : 'halves';
  const positions = c.inputs['position_ids'] && matrixOf(c.inputs['position_ids']);
  for (let b = 0; b < X.shape[0]!; ++b) {
    const table = (name: string) => {
      const cache = c.inputs[name]!;
      if (!positions) return matrixOf(cache, b);
      return filled(positions.cols, cache.shape.at(-1)!, (t, j) => at(matrixOf(cache), at(positions, b, t), j));
    };
    const angles = { cos: table('cos_cache'), sin: table('sin_cache') };
    const turned = (x: Matrix) => full.rotary(x, angles, pairs);
    const heading = Array.from({ length: heads }, (_, h) => h);
    if (!packed) for (const h of heading) check(c, 'output', turned(matrixOf(X, b * heads + h)), b * heads + h);
    const width = X.shape.at(-1)! / heads;
    const parts = () => heading.map((h) => turned(columns(matrixOf(X, b), h * width, width)));
    if (packed) check(c, 'output', parts().reduce(beside), b);
  }
}

function cellOf(c: Case): Cell {
  const [W_x, W_h] = [matrixOf(c.inputs['W']!), matrixOf(c.inputs['R']!)];
  const n = W_h.cols;
  const all = c.inputs['B'] ? matrixOf(c.inputs['B']) : zeros(1, 2 * W_x.rows);
  const [b_x, b_h] = [0, 1].map((half) => transposed(columns(all, half * W_x.rows, W_x.rows))) as [Matrix, Matrix];
  if (c.op === 'RNN') return { kind: 'rnn', W_x, W_h, b: transposed(sum(b_x, b_h)) };
  const lstm = c.op === 'LSTM';
  const order = lstm ? [0, 2, 3, 1] : [1, 0, 2]; // i, o, f, c to i, f, g, o; z, r, h to r, z, n
  const ordered = (x: Matrix) => reordered(x, order);
  const weights = { W_x: ordered(W_x), W_h: ordered(W_h) };
  if (!lstm) {
    const [b, h] = [ordered(b_x), ordered(b_h)];
    const both = below(rows(sum(b, h), 0, 2 * n), rows(b, 2 * n, n));
    const reset_before = !c.attributes['linear_before_reset'];
    return { kind: 'gru', ...weights, b: transposed(both), b_hn: transposed(rows(h, 2 * n, n)), reset_before };
  }
  const P = c.inputs['P'] && filled(3, n, (i, j) => c.inputs['P']!.data[[0, 2, 1][i]! * n + j]!); // i, o, f
  return { kind: 'lstm', ...weights, b: transposed(ordered(sum(b_x, b_h))), ...(P && { peepholes: P }) };
}

export function checkRecurrent(c: Case): void {
  const batchFirst = Boolean(c.attributes['layout']);
  const X = c.inputs['X']!;
  const [count, inner, cols] = X.shape as [number, number, number];
  const [batch, steps] = batchFirst ? [count, inner] : [inner, count];
  const cell = cellOf(c);
  const n = cell.W_h.cols;
  const state = (name: string) => (c.inputs[name] ? matrixOf(c.inputs[name]) : zeros(batch, n));
  const initial = cell.kind === 'lstm' ? beside(state('initial_h'), state('initial_c')) : state('initial_h');
  const flat = batchFirst ? timeMajor(X) : { rows: steps * batch, cols, data: X.data };
  const lengths = c.inputs['sequence_lens'] ? numbers(c.inputs['sequence_lens']) : new Array(batch).fill(steps);
  const { outputs, last } = full.runSequence(cell, flat, initial, lengths, 'forward');
  const h = columns(last, 0, n);
  if (!batchFirst) return check(c, 'Y_h', h);
  for (let b = 0; b < batch; ++b) {
    check(c, 'Y_h', rows(h, b, 1), b);
    for (let t = 0; t < steps; ++t) check(c, 'Y', rows(outputs, t * batch + b, 1), b * steps + t);
  }
}

export function checkSoftmax(c: Case): void {
  const { shape, data } = c.inputs['x']!;
  const axis = c.attributes['axis'] ?? -1;
  const along = axis < 0 ? axis + shape.length : axis;
  const m = shape[along]!;
  const inner = shape.slice(along + 1).reduce((a, b) => a * b, 1);
  // Number k along the axis of line (outer, i) lies at (outer · m + k) · inner + i.
  const place = (line: number, k: number) => (Math.floor(line / inner) * m + k) * inner + (line % inner);
  const lines = filled(data.length / m, m, (line, k) => data[place(line, k)]!);
  const answer = c.op === 'Softmax' ? full.maskedSoftmax(lines, null, 1).weights : full.logSoftmax(lines).values;
  const y = new Float32Array(data.length);
  answer.data.forEach((value, i) => (y[place(Math.floor(i / m), i % m)] = value));
  check(c, 'y', y);
}
