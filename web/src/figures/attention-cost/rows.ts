// The bill, line by line: what is counted, its formula with the numbers set in, and what the core says it comes to.

import type { Line } from '../../draw/bill.js';
import { bytesText, countText, groupedText } from '../../draw/chart-format.js';
import type { Language } from '../../language.js';
import type { Role } from '../../palette.js';
import type { Result, State } from './definition.js';
import { items, type Item } from './text.js';

/** "× 96 × 96": the factors that are not 1. */
const times = (...factors: readonly number[]): string =>
  factors
    .filter((factor) => factor !== 1)
    .map((factor) => ` × ${groupedText(factor)}`)
    .join('');

const pairs = ({ n, causal }: State): string =>
  causal ? `${groupedText(n)} × ${groupedText(n + 1)} / 2` : `${groupedText(n)}²`;

export function operations(state: State, { attention }: Result, language: Language): Line[] {
  const { n, d, heads, layers, batch } = state;
  const line = (item: Item, formula: string, amount: number, hue: Role): Line => ({
    item,
    name: items[item][language],
    formula,
    exact: groupedText(amount),
    short: countText(amount),
    amount,
    hue,
  });
  const product = `${pairs(state)}${times(d, heads, layers, batch)}`;
  const width = heads === 1 ? groupedText(d) : `(${groupedText(heads)} × ${groupedText(d)})`;
  return [
    line('scores', product, attention.score_macs, 'query'),
    line('context', product, attention.context_macs, 'value'),
    ...(state.projections
      ? [
          line(
            'projections',
            `4 × ${groupedText(n)} × ${width}²${times(layers, batch)}`,
            attention.projection_macs,
            'key',
          ),
        ]
      : []),
  ];
}

export function memory(state: State, { attention, bytesEach, cacheBytes }: Result, language: Language): Line[] {
  const { n, d, heads, layers, batch, training } = state;
  const line = (item: Item, formula: string, amount: number, hue: Role): Line => ({
    item,
    name: items[item][language],
    formula,
    exact: `${groupedText(amount)} B`,
    short: bytesText(amount),
    amount,
    hue,
  });
  const one = `${groupedText(n)}² × ${bytesEach} B${training ? ' × 2' : ''}`;
  return [
    line('head', one, attention.head_bytes, 'weight'),
    line('all', `${one}${times(heads, layers, batch)}`, attention.total_bytes, 'weight'),
    line('cache', `2${times(layers, heads, d, n, batch)} × ${bytesEach} B`, cacheBytes, 'key'),
  ];
}
