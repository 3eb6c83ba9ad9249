// The figure's eight matrices by name, in the order in which they are computed.

import type { State } from './definition.js';

export type Part = 'Q' | 'K' | 'V' | 'products' | 'scaled' | 'masked' | 'weights' | 'context';
export const steps = ['products', 'scaled', 'masked', 'weights', 'context'] as const satisfies readonly Part[];

export interface Cell {
  readonly row: number;
  readonly column: number;
}
/** A row, a column or one cell of a matrix. */
export type Highlight = Partial<Cell>;

export interface Selection extends Cell {
  readonly part: Part;
}

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

export function symbolOf(part: Part, { K, scale, temperature }: State): string {
  const scaled = scale ? `QKᵀ / √${K.cols}` : 'QKᵀ';
  const symbols: Readonly<Partial<Record<Part, string>>> = {
    products: 'QKᵀ',
    scaled: `S = ${scaled}`,
    masked: 'S',
    weights: temperature === 1 ? 'A = softmax(S)' : `A = softmax(S / ${temperature})`,
    context: 'C = AV',
  };
  return symbols[part] ?? part;
}

const subscript = (k: number) => String(k).replace(/\d/g, (digit) => String.fromCharCode(0x2080 + Number(digit)));
const names = (letter: string, count: number) =>
  Array.from({ length: count }, (_, k) => `${letter}${subscript(k + 1)}`);

/** Rows of Q, scores, weights and context are queries; columns of scores and weights are keys. */
export const rowNames = (part: Part, rows: number): string[] =>
  names(part === 'K' ? 'k' : part === 'V' ? 'v' : 'q', rows);
export const columnNames = (part: Part, cols: number): string[] =>
  part === 'Q' || part === 'K' || part === 'V' || part === 'context' ? [] : names('k', cols);
