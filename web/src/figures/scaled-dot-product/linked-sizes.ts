// One matrix gets a new size, and those that share a dimension with it follow: d_k joins Q and K, n_k joins K, V and
// the mask, n_q joins Q and the mask. New numbers are 0, new pairs are visible.

import { resized, resizedMask, type Matrix } from '../../matrix.js';
import type { State } from './definition.js';

export type Input = 'Q' | 'K' | 'V';

export function withMatrix(state: State, name: Input, m: Matrix): State {
  const queries = name === 'Q' ? m.rows : state.Q.rows;
  const keys = name === 'Q' ? state.K.rows : m.rows;
  const d = name === 'V' ? state.Q.cols : m.cols;
  const next = { ...state, [name]: m };
  return {
    ...next,
    Q: resized(next.Q, queries, d),
    K: resized(next.K, keys, d),
    V: resized(next.V, keys, next.V.cols),
    mask: next.mask && resizedMask(next.mask, queries, keys),
  };
}
