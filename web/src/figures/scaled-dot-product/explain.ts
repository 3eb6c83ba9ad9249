// The arithmetic that made one cell, with every number from the core.

import type { Core, DotTerms } from '../../core.js';
import type { Shown } from '../../editing.js';
import type { Language } from '../../language.js';
import { at, isVisible, row as rowOf } from '../../matrix.js';
import { formatNumber } from '../../parse-number.js';
import type { Result, State } from './definition.js';
import type { Part, Selection } from './parts.js';
import { notes, titles } from './text.js';

type Hue = 'query' | 'key' | 'value' | 'weight' | 'plain';

/** A number in the hue of the matrix it comes from, an exponent, or the signs between. */
export type Piece = string | { readonly text: string; readonly hue: Hue } | { readonly exponent: string };

export interface Explanation {
  readonly title: string;
  readonly expression: readonly Piece[];
  /** In words, where that says more. */
  readonly note?: string;
}

type Told = Omit<Explanation, 'title'>;

/** As many decimals as the prose has. */
const shownAs = (x: number) => formatNumber(x, 6);
const num = (x: number, hue: Hue = 'plain'): Piece => ({ text: shownAs(x), hue });
const signed = (x: number, hue: Hue = 'plain'): Piece => ({ text: x < 0 ? `(${shownAs(x)})` : shownAs(x), hue });

/** Longer sums show their beginning and their end. */
const mostTerms = 6;
function sum(terms: readonly (readonly Piece[])[]): Piece[] {
  const shown = terms.length > mostTerms ? [...terms.slice(0, mostTerms - 2), ['…'], terms.at(-1)!] : terms;
  return shown.flatMap((term, k) => (k === 0 ? term : [' + ', ...term]));
}
const dot = ({ left, right, sum: total }: DotTerms, a: Hue, b: Hue): Piece[] => [
  ...sum([...left.data].map((x, k) => [signed(x, a), ' × ', signed(right.data[k] ?? NaN, b)])),
  ' = ',
  num(total),
];

type Rule = (core: Core, shown: Shown<State, Result>, i: number, j: number, language: Language) => Told;

const input =
  (name: 'Q' | 'K' | 'V'): Rule =>
  (_, { state }, i, j, language) => ({
    expression: [num(at(state[name], i, j), name === 'Q' ? 'query' : name === 'K' ? 'key' : 'value')],
    note: notes[name][language](i + 1, j + 1),
  });

const rules: Readonly<Record<Part, Rule>> = {
  Q: input('Q'),
  K: input('K'),
  V: input('V'),
  products: (core, { state: { Q, K } }, i, j) => ({
    expression: dot(core.productTransposedTerms(Q, K, i, j), 'query', 'key'),
  }),
  scaled: (_, { state, result }, i, j, language) => {
    const [before, after] = [num(at(result.products, i, j)), num(at(result.attention.scores, i, j))];
    return state.scale
      ? { expression: [before, ` ÷ √${state.K.cols} = `, after] }
      : { expression: [after], note: notes.unscaled[language] };
  },
  masked: (_, { state, result }, i, j, language) => {
    const isHidden = state.mask && !isVisible(state.mask, i, j);
    return isHidden
      ? { expression: [num(-Infinity)], note: notes.hidden[language] }
      : { expression: [num(at(result.attention.scores, i, j))], note: notes.visible[language] };
  },
  weights: (_, { state, result: { attention, softmax } }, i, j, language) => {
    const [total, weight] = [at(softmax.sums, i, 0), num(at(attention.weights, i, j), 'weight')];
    if (total === 0) return { expression: [weight], note: notes.rowHidden[language](i + 1) };
    if (state.mask && !isVisible(state.mask, i, j)) return { expression: [weight], note: notes.hidden[language] };
    const [score, most] = [shownAs(at(attention.scores, i, j)), signedText(at(softmax.maxima, i, 0))];
    const off = `${score} − ${most}`;
    const exponent = state.temperature === 1 ? off : `(${off}) / ${state.temperature}`;
    const exponentials = [...rowOf(softmax.exponentials, i)].map((x) => [num(x)]);
    const own = num(at(softmax.exponentials, i, j));
    return {
      expression: ['e', { exponent }, ' ÷ (', ...sum(exponentials), ') = ', own, ' ÷ ', num(total), ' = ', weight],
      note: notes.weight[language](i + 1),
    };
  },
  context: (core, { state, result }, i, j, language) => ({
    expression: dot(core.productTerms(result.attention.weights, state.V, i, j), 'weight', 'value'),
    ...(at(result.softmax.sums, i, 0) === 0 ? { note: notes.rowHidden[language](i + 1) } : {}),
  }),
};
const signedText = (x: number) => (x < 0 ? `(${shownAs(x)})` : shownAs(x));

export function explain(
  core: Core,
  shown: Shown<State, Result>,
  selection: Selection,
  language: Language,
): Explanation {
  const { part, row, column } = selection;
  return { title: titles[part][language](row + 1, column + 1), ...rules[part](core, shown, row, column, language) };
}
