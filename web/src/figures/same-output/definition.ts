// Other weights with the same output: α + δ with Vᵀδ = 0 and 1ᵀδ = 0 (core: same_output.h). The given weights are the
// softmax of scores that the reader sets; each free key's weight can be moved, and the others make up for it.

import { matrix } from '../../codecs.js';
import type { Comparison, Core, Matrix, SameOutput } from '../../core.js';
import { filled, resized } from '../../matrix.js';
import { InputError } from '../../schema.js';
import type { Definition } from '../definition.js';
import { numpy } from './code.js';
import { sentence } from './text.js';

export const most = { rows: 8, cols: 4 };

export interface State {
  /** (n, d_v). */
  readonly V: Matrix;
  /** (1, n); what lacks is 0. */
  readonly scores: Matrix;
  /** (1, …), how much each free key's weight is moved. */
  readonly moves: Matrix;
}

export interface Result {
  /** (1, n). */
  readonly scores: Matrix;
  readonly given: Matrix;
  readonly moved: SameOutput;
  /** Of the weights; half the sum is their total variation. */
  readonly apart: Comparison;
  /** (2, d_v): by the given weights, and by the others. */
  readonly outputs: Matrix;
  /** The largest difference between the two. */
  readonly off: number;
}

export const schema = {
  V: matrix('4 0; 0 4; 4 4; 0 0; 2 2', { maxRows: most.rows, maxCols: most.cols }),
  scores: matrix('0 0 0 0 3', { maxRows: 1, maxCols: most.rows }),
  moves: matrix('0', { maxRows: 1, maxCols: most.rows }),
} as const;

/** weights · V. */
function outputOf(core: Core, weights: Matrix, V: Matrix): Matrix {
  const data = Array.from({ length: V.cols }, (_, c) => core.productTerms(weights, V, 0, c).sum);
  return { rows: 1, cols: V.cols, data: Float32Array.from(data) };
}

export const definition: Definition<State, Result> = {
  tag: 'attn-same-output',
  title: { zh: '换一组权重，输出一样', en: 'Other weights, the same output' },
  schema,
  compute(core: Core, { V, scores: written, moves }: State): Result {
    if (V.rows > most.rows) throw new InputError('too-many-rows', V.rows, most.rows);
    if (V.cols > most.cols) throw new InputError('too-many-columns', V.cols, most.cols);
    const scores = resized(written, 1, V.rows);
    const given = core.maskedSoftmax(scores, null, 1).weights;
    const moved = core.sameOutput!(given, V, moves);
    const [a, b] = [outputOf(core, given, V), outputOf(core, moved.weights, V)];
    return {
      scores,
      given,
      moved,
      apart: core.compare!(given, moved.weights),
      outputs: { rows: 2, cols: V.cols, data: Float32Array.of(...a.data, ...b.data) },
      off: core.compare!(a, b).largest,
    };
  },
  summary: (_, result, language) => sentence(result, language),
  code: { numpy },
};

/** Moves that take the weights far from the given ones: one free key after the other, to whichever end is farther. */
export function farthest(core: Core, { V }: State, { given }: Result): Matrix {
  const at = (moves: readonly number[]) =>
    core.sameOutput!(given, V, { rows: 1, cols: moves.length, data: Float32Array.from(moves) });
  let moves = at([]).keys.map(() => 0);
  for (const k of moves.keys()) {
    const { least, most: top } = at(moves);
    const ends = [least.data[k]!, top.data[k]!].map((end) => moves.map((one, j) => (j === k ? end : one)));
    const away = (one: readonly number[]) => core.compare!(given, at(one).weights).half_sum;
    moves = away(ends[0]!) > away(ends[1]!) ? ends[0]! : ends[1]!;
  }
  return moves.length > 0 ? at(moves).moves : filled(1, 1, 0);
}
