// The figure's matrices by name, their colours, and the names of their rows and columns.

import { names } from '../../draw/names.js';
import type { Shown } from '../../editing.js';
import type { Matrix } from '../../matrix.js';
import type { Result, State } from './definition.js';
import { isCross } from './kinds.js';
import type { Input } from './linked-sizes.js';

export type Part = Input | 'Q' | 'K' | 'V' | 'weights' | 'context';

export const hues = {
  X: 'plain',
  Y: 'plain',
  W_q: 'query',
  W_k: 'key',
  W_v: 'value',
  Q: 'query',
  K: 'key',
  V: 'value',
  weights: 'weight',
  context: 'value',
} as const satisfies Record<Part, string>;

const none: readonly string[] = [];

/** Every row is a token: x asks, and y is looked at where there is one. */
export function rowNames(part: Part, { rows }: Matrix, { state: { kind } }: Shown<State, Result>): readonly string[] {
  if (part.startsWith('W_')) return none;
  const isLookedAt = part === 'Y' || part === 'K' || part === 'V';
  return names(isLookedAt && isCross(kind) ? 'y' : 'x', rows);
}

/** Columns of the weights are the keys' tokens. */
export const columnNames = (part: Part, { cols }: Matrix, { state: { kind } }: Shown<State, Result>) =>
  part === 'weights' ? names(isCross(kind) ? 'y' : 'x', cols) : none;

export function valueOf(part: Part, { state, result }: Shown<State, Result>): Matrix {
  if (part === 'weights' || part === 'context') return result.attention[part];
  return part === 'Q' || part === 'K' || part === 'V' ? result[part] : state[part];
}
