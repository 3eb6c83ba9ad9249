// The arithmetic that made one cell, with every number from the core.

import type { Core } from '../../core.js';
import { dotProduct, num, softmaxShare, type Explanation, type Told } from '../../draw/explanation.js';
import type { Shown } from '../../editing.js';
import type { Language } from '../../language.js';
import { at, isVisible } from '../../matrix.js';
import type { Selection } from '../../step-figure.js';
import type { Result, State } from './definition.js';
import { hues, type Part } from './parts.js';
import { notes, titles } from './text.js';

type Rule = (core: Core, shown: Shown<State, Result>, i: number, j: number, language: Language) => Told;

const input =
  (name: 'Q' | 'K' | 'V'): Rule =>
  (_, { state }, i, j, language) => ({
    expression: [num(at(state[name], i, j), hues[name])],
    note: notes[name][language](i + 1, j + 1),
  });

const rules: Readonly<Record<Part, Rule>> = {
  Q: input('Q'),
  K: input('K'),
  V: input('V'),
  products: (core, { state: { Q, K } }, i, j) => ({
    expression: dotProduct(core.productTransposedTerms(Q, K, i, j), 'query', 'key'),
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
    return {
      expression: softmaxShare(at(attention.scores, i, j), softmax, i, j, state.temperature),
      note: notes.weight[language](i + 1),
    };
  },
  context: (core, { state, result }, i, j, language) => ({
    expression: dotProduct(core.productTerms(result.attention.weights, state.V, i, j), 'weight', 'value'),
    ...(at(result.softmax.sums, i, 0) === 0 ? { note: notes.rowHidden[language](i + 1) } : {}),
  }),
};

export function explain(
  core: Core,
  shown: Shown<State, Result>,
  selection: Selection<Part>,
  language: Language,
): Explanation {
  const { part, row, column } = selection;
  return { title: titles[part][language](row + 1, column + 1), ...rules[part](core, shown, row, column, language) };
}
