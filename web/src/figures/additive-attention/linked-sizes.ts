// One matrix gets a new size, and those that share a dimension with it follow: d_s joins s, W_s and W, d_h joins h, W_h
// and W, d_a joins W_s, W_h and v. New numbers are 0. What is done to [W_s W_h] is done to W_s and W_h.

import { columns, resized, type Matrix } from '../../matrix.js';
import { exactText } from '../../parse-number.js';
import type { State } from './definition.js';

export type Input = keyof State | 'joined';

export function withMatrix(state: State, name: Input, m: Matrix): State {
  if (name === 'joined') {
    const d_s = state.W_s.cols;
    return { ...state, W_s: columns(m, 0, d_s), W_h: columns(m, d_s, m.cols) };
  }
  const next = { ...state, [name]: m };
  const d_s = name === 's' || name === 'W_s' ? m.cols : name === 'W' ? m.rows : state.s.cols;
  const d_h = name === 'h' || name === 'W_h' || name === 'W' ? m.cols : state.h.cols;
  const d_a = name === 'W_s' || name === 'W_h' ? m.rows : name === 'v' ? m.cols : state.v.cols;
  return {
    s: resized(next.s, next.s.rows, d_s),
    h: resized(next.h, next.h.rows, d_h),
    W_s: resized(next.W_s, d_a, d_s),
    W_h: resized(next.W_h, d_a, d_h),
    v: resized(next.v, 1, d_a),
    W: resized(next.W, d_s, d_h),
  };
}

/** Every number with its decimal point moved one place, as it is written; undefined where float32 would lose one. */
export function movedPoint(m: Matrix, by: 'times' | 'over'): Matrix | undefined {
  const moved = (x: number) => (by === 'times' ? x * 10 : x / 10);
  const data = m.data.map((x) => moved(Number(exactText(x))));
  const isKept = data.every((x, k) => Number.isFinite(x) && (x === 0) === (m.data[k] === 0));
  return isKept ? { ...m, data } : undefined;
}
