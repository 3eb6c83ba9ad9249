// What belongs together: the cells that make a cell, the cells it goes into, and the terms of the formula.

import type { Cell, Highlight, Part, Selection } from './parts.js';

type Links = Readonly<Partial<Record<Part, readonly Highlight[]>>>;

const rules: Readonly<Record<Part, (cell: Cell) => Links>> = {
  Q: ({ row }) => ({ Q: [{ row }], products: [{ row }] }),
  K: ({ row }) => ({ K: [{ row }], products: [{ column: row }] }),
  V: ({ row, column }) => ({ V: [{ column }], weights: [{ column: row }], context: [{ column }] }),
  products: ({ row, column }) => ({ Q: [{ row }], K: [{ row: column }], products: [{ row, column }] }),
  scaled: (cell) => ({ products: [cell], scaled: [cell] }),
  masked: (cell) => ({ scaled: [cell], masked: [cell], weights: [{ row: cell.row }] }),
  weights: (cell) => ({ masked: [{ row: cell.row }], weights: [cell] }),
  context: ({ row, column }) => ({ weights: [{ row }], V: [{ column }], context: [{ row, column }] }),
};

/** The rows, columns and cells to mark in each matrix. */
export const linksOf = (selection: Selection | undefined): Links =>
  selection ? rules[selection.part]({ row: selection.row, column: selection.column }) : {};

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
export const termsOf = (part: Part | undefined): ReadonlySet<string> => new Set(part ? terms[part] : []);
