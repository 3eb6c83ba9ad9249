// Self-attention, Q = K = V = X, of the same tokens in another order: without positions the output's rows go the way the
// input's did; with a vector for each place added to X, as GPT and BERT learn them, they do not.

import { boolean, matrix, text } from '../../codecs.js';
import type { Core, Matrix } from '../../core.js';
import { matrix as fromRows, rowsOf } from '../../matrix.js';
import { InputError } from '../../schema.js';
import type { Definition } from '../definition.js';
import { numpy, pytorch } from './code.js';
import { placesOf } from './places.js';
import { sentence } from './text.js';

export interface State {
  /** (n, d), a row a token. */
  readonly X: Matrix;
  /** "3 1 2": the third token first. As they are unless it names as many tokens as there are. */
  readonly order: string;
  readonly positions: boolean;
  /** (n, d), a row a place; what lacks is 0. */
  readonly P: Matrix;
}

export interface Result {
  /** From 0. */
  readonly order: readonly number[];
  /** The rows of X in that order. */
  readonly input: Matrix;
  /** Of the tokens in that order. */
  readonly output: Matrix;
  /** Of the tokens as they were, its rows then put in that order. */
  readonly carried: Matrix;
  readonly apart: number;
}

const limits = { maxRows: 6, maxCols: 6 };
export const schema = {
  X: matrix('2 0; 0 1; 1 1', limits),
  order: text('', 20),
  positions: boolean(false),
  P: matrix('0 0; 1 -1; 2 0', limits),
} as const;

function orderOf({ X, order }: State): number[] {
  const natural = Array.from({ length: X.rows }, (_, k) => k);
  const named = order.split(/[\s,，、]+/).filter(Boolean);
  if (named.length !== X.rows) return natural;
  const places = named.map((one) => Number(one) - 1);
  if (natural.some((k) => !places.includes(k)))
    throw new InputError('not-one-of', order, natural.map((k) => k + 1).join(' '));
  return places;
}

const ordered = (m: Matrix, order: readonly number[]): Matrix => {
  const rows = rowsOf(m);
  return fromRows(order.map((k) => rows[k]!));
};

function attended(core: Core, X: Matrix, state: State): Matrix {
  const P = placesOf(state);
  const input = state.positions ? { ...X, data: X.data.map((x, k) => x + P.data[k]!) } : X;
  return core.scaledDotProductAttention(input, input, input, null, {}).context;
}

export const definition: Definition<State, Result> = {
  tag: 'attn-permutation',
  title: { zh: '换个次序，输出怎样变', en: 'Another order: what becomes of the output' },
  schema,
  compute(core: Core, state: State): Result {
    const { X } = state;
    const order = orderOf(state);
    const input = ordered(X, order);
    const output = attended(core, input, state);
    const carried = ordered(attended(core, X, state), order);
    return { order, input, output, carried, apart: core.compare!(output, carried).largest };
  },
  summary: (state, result, language) => sentence(state, result, language),
  code: { numpy, pytorch },
};

/** The order with the tokens at two neighbouring places exchanged. */
export const exchanged = (order: readonly number[], place: number): string =>
  order.map((k, at) => (at === place ? order[place + 1]! : at === place + 1 ? order[place]! : k) + 1).join(' ');
