// One matrix gets a new size, and those that share a dimension with it follow: d joins X, Y and the rows of the three
// projections, d_k joins W_q and W_k. New numbers are 0.

import { resized, type Matrix } from '../../matrix.js';
import type { State } from './definition.js';

export type Input = Exclude<keyof State, 'kind'>;

export function withMatrix(state: State, name: Input, m: Matrix): State {
  const next = { ...state, [name]: m };
  const d = name === 'X' || name === 'Y' ? m.cols : m.rows;
  const d_k = name === 'W_q' || name === 'W_k' ? m.cols : state.W_q.cols;
  return {
    ...next,
    X: resized(next.X, next.X.rows, d),
    Y: resized(next.Y, next.Y.rows, d),
    W_q: resized(next.W_q, d, d_k),
    W_k: resized(next.W_k, d, d_k),
    W_v: resized(next.W_v, d, next.W_v.cols),
  };
}
