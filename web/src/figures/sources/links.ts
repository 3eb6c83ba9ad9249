// What belongs together: the cells that make a cell, and the cells it goes into.

import type { Cell } from '../../draw/matrix.js';
import type { Shown } from '../../editing.js';
import type { Links, Selection } from '../../step-figure.js';
import type { Result, State } from './definition.js';
import { isCross } from './kinds.js';
import type { Part } from './parts.js';

/** `source` is X or Y, whichever keys and values come from. */
type Rule = (cell: Cell, source: 'X' | 'Y') => Links<Part>;

const fromSource = ({ row }: Cell): Links<Part> => ({ K: [{ row }], V: [{ row }] });

const rules: Readonly<Record<Part, Rule>> = {
  X: ({ row, column }, source) => ({
    X: [{ row, column }],
    Q: [{ row }],
    ...(source === 'X' ? fromSource({ row, column }) : {}),
  }),
  Y: (cell) => ({ Y: [cell], ...fromSource(cell) }),
  W_q: (cell) => ({ W_q: [cell], X: [{ column: cell.row }], Q: [{ column: cell.column }] }),
  W_k: (cell, source) => ({ W_k: [cell], [source]: [{ column: cell.row }], K: [{ column: cell.column }] }),
  W_v: (cell, source) => ({ W_v: [cell], [source]: [{ column: cell.row }], V: [{ column: cell.column }] }),
  Q: ({ row, column }) => ({ X: [{ row }], W_q: [{ column }], Q: [{ row, column }], weights: [{ row }] }),
  K: ({ row, column }, source) => ({
    [source]: [{ row }],
    W_k: [{ column }],
    K: [{ row, column }],
    weights: [{ column: row }],
  }),
  V: ({ row, column }, source) => ({
    [source]: [{ row }],
    W_v: [{ column }],
    V: [{ row, column }],
    context: [{ column }],
  }),
  weights: ({ row, column }) => ({ Q: [{ row }], K: [{ row: column }], weights: [{ row, column }] }),
  context: ({ row, column }) => ({ weights: [{ row }], V: [{ column }], context: [{ row, column }] }),
};

export const linksOf = ({ part, row, column }: Selection<Part>, { state }: Shown<State, Result>): Links<Part> =>
  rules[part]({ row, column }, isCross(state.kind) ? 'Y' : 'X');
