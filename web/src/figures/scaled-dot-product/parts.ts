// The figure's eight matrices by name, in the order in which they are computed.

import { names } from '../../draw/names.js';
import type { Matrix } from '../../matrix.js';

export type Part = 'Q' | 'K' | 'V' | 'products' | 'scaled' | 'masked' | 'weights' | 'context';

export const hues = {
  Q: 'query',
  K: 'key',
  V: 'value',
  products: 'plain',
  scaled: 'plain',
  masked: 'plain',
  weights: 'weight',
  context: 'value',
} as const satisfies Record<Part, string>;

const none: readonly string[] = [];

/** Rows of Q, scores, weights and context are queries; columns of scores and weights are keys. */
export const rowNames = (part: Part, { rows }: Matrix): readonly string[] =>
  names(part === 'K' ? 'k' : part === 'V' ? 'v' : 'q', rows);
export const columnNames = (part: Part, { cols }: Matrix): readonly string[] =>
  part === 'Q' || part === 'K' || part === 'V' || part === 'context' ? none : names('k', cols);
