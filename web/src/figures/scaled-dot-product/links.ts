// What belongs together: the cells that make a cell, the cells it goes into, and the terms of the formula.

import type { Cell } from '../../draw/matrix.js';
import type { Links, Selection } from '../../step-figure.js';
import type { Part } from './parts.js';

const rules: Readonly<Record<Part, (cell: Cell) => Links<Part>>> = {
  Q: ({ row }) => ({ Q: [{ row }], products: [{ row }] }),
  K: ({ row }) => ({ K: [{ row }], products: [{ column: row }] }),
  V: ({ row, column }) => ({ V: [{ column }], weights: [{ column: row }], context: [{ column }] }),
  products: ({ row, column }) => ({ Q: [{ row }], K: [{ row: column }], products: [{ row, column }] }),
  scaled: (cell) => ({ products: [cell], scaled: [cell] }),
  masked: (cell) => ({ scaled: [cell], masked: [cell], weights: [{ row: cell.row }] }),
  weights: (cell) => ({ masked: [{ row: cell.row }], weights: [cell] }),
  context: ({ row, column }) => ({ weights: [{ row }], V: [{ column }], context: [{ row, column }] }),
};

export const linksOf = ({ part, row, column }: Selection<Part>): Links<Part> => rules[part]({ row, column });

/** The terms of the formula that speak of a part; a term is named after the part it is. */
const terms: Readonly<Record<Part, readonly Part[]>> = {
  Q: ['Q'],
  K: ['K'],
  V: ['V'],
  products: ['Q', 'K'],
  scaled: ['scaled'],
  masked: ['masked'],
  weights: ['weights'],
  context: ['context'],
};
export const termsOf = (part: Part): readonly Part[] => terms[part];
