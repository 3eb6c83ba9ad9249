// A derivative of attention by the backward, and by central differences with steps of any size (core:
// derivative_check.h): they meet, until the step is so small that rounding is all that is left.

import { choice, matrix, number } from '../../codecs.js';
import type { Attention, AttentionInput, Core, DerivativePlace, Matrix } from '../../core.js';
import { latest } from '../../remember.js';
import type { Definition } from '../definition.js';
import { numpy, pytorch } from './code.js';
import { sentence } from './text.js';

export const inputs = ['Q', 'K', 'V'] as const satisfies readonly AttentionInput[];

export interface State {
  readonly Q: Matrix;
  readonly K: Matrix;
  readonly V: Matrix;
  /** x is a number of this matrix; all places count from 1, and one that is not there is the last. */
  readonly input: AttentionInput;
  readonly row: number;
  readonly column: number;
  /** y is component `component` of the output of query `query`. */
  readonly query: number;
  readonly component: number;
  readonly h: number;
}

export interface Result {
  readonly attention: Attention;
  /** From 0. */
  readonly place: DerivativePlace;
  readonly derivative: number;
  /** At the h that is set. */
  readonly below: number;
  readonly above: number;
  readonly difference: number;
  readonly error: number;
  /** Error by h; 0 where both are the same float. */
  readonly errors: readonly (readonly [h: number, error: number])[];
  /** The h of the curve whose error is least. */
  readonly best: number;
}

const limits = { maxRows: 8, maxCols: 8 };
const whole = number({ initial: 1, min: 1, max: 8, integer: true });
export const schema = {
  Q: matrix('1 0', limits),
  K: matrix('1 0; 0 1; 1 1', limits),
  V: matrix('10 0; 0 20; 5 5', limits),
  input: choice('Q', inputs),
  row: whole,
  column: whole,
  query: whole,
  component: { ...whole, initial: 2 },
  h: number({ initial: 0.01, min: 1e-7, max: 1 }),
} as const;

/** Four a decade. */
const steps = Array.from({ length: 29 }, (_, k) => Number((10 ** (k / 4 - 7)).toPrecision(3)));

function placeOf({ Q, V, query, component, row, column, input, ...others }: State): DerivativePlace {
  const { rows, cols } = { Q, V, ...others }[input];
  return {
    input,
    row: Math.min(row, rows) - 1,
    column: Math.min(column, cols) - 1,
    query: Math.min(query, Q.rows) - 1,
    component: Math.min(component, V.cols) - 1,
  };
}

const attended = latest((core: Core, Q: Matrix, K: Matrix, V: Matrix) =>
  core.scaledDotProductAttention(Q, K, V, null, {}),
);

export const definition: Definition<State, Result> = {
  tag: 'attn-gradient-check',
  title: { zh: '用尺子量导数', en: 'A ruler for derivatives' },
  schema,
  compute(core: Core, state: State): Result {
    const { Q, K, V, h } = state;
    const attention = attended(core, Q, K, V);
    const place = placeOf(state);
    const places = steps.includes(h) ? steps : [...steps, h].sort((a, b) => a - b);
    const all: Matrix = { rows: 1, cols: places.length, data: Float32Array.from(places) };
    const check = core.derivativeCheck!(Q, K, V, place, all);
    const own = places.indexOf(h);
    const errors = places.map((step, k) => [step, check.errors.data[k]!] as const);
    return {
      attention,
      place,
      derivative: check.derivative,
      below: check.below.data[own]!,
      above: check.above.data[own]!,
      difference: check.differences.data[own]!,
      error: check.errors.data[own]!,
      errors,
      best: errors.reduce((least, one) => (one[1] < least[1] ? one : least))[0],
    };
  },
  summary: (state, result, language) => sentence(state, result, language),
  code: { numpy, pytorch },
};
