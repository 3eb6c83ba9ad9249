// What belongs together: the cells that make a cell, the cells it goes into, and the terms of the formula.

import type { Cell } from '../../draw/matrix.js';
import type { Shown } from '../../editing.js';
import type { Links, Selection } from '../../step-figure.js';
import type { Result, State } from './definition.js';
import type { Kind } from './kinds.js';
import type { Input } from './linked-sizes.js';
import { outOf, type Out, type Part, type Step } from './parts.js';

type Rule = (cell: Cell, state: State) => Links<Part>;

/** Row of `hidden` that is the pair of a query and a key, and back. */
export const pairRow = (i: number, j: number, { h }: State): number => i * h.rows + j;
export const pairOf = (row: number, { h }: State): readonly [query: number, key: number] => [
  Math.floor(row / h.rows),
  row % h.rows,
];

const rules: Readonly<Record<Input | Step, Rule>> = {
  s: ({ row }) => ({ s: [{ row }], query_part: [{ row }], 'dot-scores': [{ row }], 'general-scores': [{ row }] }),
  h: ({ row, column }) => ({
    h: [{ row, column }],
    key_part: [{ row }],
    'dot-scores': [{ column: row }],
    'general-scores': [{ column: row }],
    'additive-weights': [{ column: row }],
    'additive-context': [{ column }],
  }),
  W_s: (cell) => ({ W_s: [cell], query_part: [{ column: cell.row }], joined: [cell] }),
  W_h: (cell, { W_s }) => ({
    W_h: [cell],
    key_part: [{ column: cell.row }],
    joined: [{ row: cell.row, column: W_s.cols + cell.column }],
  }),
  v: ({ row, column }) => ({ v: [{ row, column }], hidden: [{ column }] }),
  W: ({ row, column }) => ({ W: [{ row, column }], s: [{ column: row }], h: [{ column }] }),
  joined: ({ row, column }, { W_s }) => {
    const isLeft = column < W_s.cols;
    const own = isLeft ? { W_s: [{ row, column }] } : { W_h: [{ row, column: column - W_s.cols }] };
    return { joined: [{ row, column }], ...own };
  },
  query_part: ({ row, column }) => ({ s: [{ row }], W_s: [{ row: column }], query_part: [{ row, column }] }),
  key_part: ({ row, column }) => ({ h: [{ row }], W_h: [{ row: column }], key_part: [{ row, column }] }),
  hidden: (cell, state) => {
    const [row, key] = pairOf(cell.row, state);
    const { column } = cell;
    return { query_part: [{ row, column }], key_part: [{ row: key, column }], hidden: [cell], v: [{ row: 0, column }] };
  },
};

const tanhScore: Rule = ({ row, column }, state) => ({
  v: [{ row: 0 }],
  hidden: [{ row: pairRow(row, column, state) }],
});
const madeOf: Readonly<Record<Kind, Rule>> = {
  additive: tanhScore,
  dot: ({ row, column }) => ({ s: [{ row }], h: [{ row: column }] }),
  general: ({ row, column }, { W }) => ({
    s: [{ row }],
    W: Array.from({ length: W.rows }, (_, k) => ({ row: k })),
    h: [{ row: column }],
  }),
  concat: tanhScore,
};
const outRules: Readonly<Record<Out, (kind: Kind, cell: Cell, state: State) => Links<Part>>> = {
  scores: (kind, cell, state) => ({ ...madeOf[kind](cell, state), [`${kind}-scores`]: [cell] }),
  weights: (kind, cell) => ({ [`${kind}-scores`]: [{ row: cell.row }], [`${kind}-weights`]: [cell] }),
  context: (kind, cell) => ({
    [`${kind}-weights`]: [{ row: cell.row }],
    [`${kind}-context`]: [cell],
    h: [{ column: cell.column }],
  }),
};

export function linksOf({ part, row, column }: Selection<Part>, { state }: Shown<State, Result>): Links<Part> {
  const out = outOf(part);
  const cell = { row, column };
  return out ? outRules[out.out](out.kind, cell, state) : rules[part as Input | Step](cell, state);
}

/** The terms of the formula that speak of a part; a term is named after the part it is. */
export function termsOf(part: Part): readonly Part[] {
  switch (part) {
    case 'query_part':
      return ['W_s', 's'];
    case 'key_part':
      return ['W_h', 'h'];
    case 'joined':
      return ['W_s', 'W_h'];
    default:
      return [part];
  }
}
