// The arithmetic that made one cell, with every number from the core.

import type { Core } from '../../core.js';
import { dotProduct, num, signed, softmaxShare, type Explanation, type Told } from '../../draw/explanation.js';
import type { Shown } from '../../editing.js';
import type { Language } from '../../language.js';
import { at } from '../../matrix.js';
import type { Selection } from '../../step-figure.js';
import type { Result, Scored, State } from './definition.js';
import type { Kind } from './kinds.js';
import type { Input } from './linked-sizes.js';
import { pairOf, pairRow } from './links.js';
import { hueOf, outOf, type Out, type Part, type Step } from './parts.js';
import { notes, titleOf } from './text.js';

type Rule = (core: Core, shown: Shown<State, Result>, i: number, j: number, language: Language) => Told;

const input =
  (name: keyof State): Rule =>
  (_, { state }, i, j, language) => ({
    expression: [num(at(state[name], i, j), hueOf(name))],
    note: notes[name][language],
  });

const rules: Readonly<Record<Input | Step, Rule>> = {
  s: input('s'),
  h: input('h'),
  W_s: input('W_s'),
  W_h: input('W_h'),
  v: input('v'),
  W: input('W'),
  joined: (_, { state, result }, i, j, language) => ({
    expression: [num(at(result.joined, i, j))],
    note: notes[j < state.W_s.cols ? 'left' : 'right'][language],
  }),
  query_part: (core, { state: { s, W_s } }, i, k) => ({
    expression: dotProduct(core.productTransposedTerms(s, W_s, i, k), 'query', 'plain'),
  }),
  key_part: (core, { state: { h, W_h } }, j, k) => ({
    expression: dotProduct(core.productTransposedTerms(h, W_h, j, k), 'key', 'plain'),
  }),
  hidden: (_, { state, result }, row, k, language) => {
    const [i, j] = pairOf(row, state);
    const { query_part, key_part, hidden } = result.additive.scores;
    const parts = [num(at(query_part, i, k), 'query'), ' + ', signed(at(key_part, j, k), 'key')];
    return { expression: ['tanh(', ...parts, ') = ', num(at(hidden, row, k))], note: notes.hidden[language] };
  },
};

type ScoreRule = (core: Core, state: State, scored: Scored, i: number, j: number, language: Language) => Told;

const throughTanh: ScoreRule = (core, state, { scores }, i, j) => ({
  expression: dotProduct(
    core.productTransposedTerms(state.v, scores.hidden, 0, pairRow(i, j, state)),
    'plain',
    'plain',
  ),
});
const scoreRules: Readonly<Record<Kind, ScoreRule>> = {
  additive: throughTanh,
  dot: (core, { s, h }, _, i, j) => ({
    expression: dotProduct(core.productTransposedTerms(s, h, i, j), 'query', 'key'),
  }),
  general: (core, { h }, { scores }, i, j, language) => ({
    expression: dotProduct(core.productTransposedTerms(scores.query_part, h, i, j), 'query', 'key'),
    note: notes.general[language],
  }),
  concat: (...all) => ({ ...throughTanh(...all), note: notes.concat[all[5]] }),
};

const outRules: Readonly<Record<Out, (kind: Kind) => ScoreRule>> = {
  scores: (kind) => scoreRules[kind],
  weights:
    () =>
    (core, _, { scores }, i, j, language) => ({
      expression: softmaxShare(at(scores.values, i, j), core.maskedSoftmax(scores.values, null, 1), i, j),
      note: notes.weight[language],
    }),
  context:
    () =>
    (core, { h }, { weights }, i, c) => ({
      expression: dotProduct(core.productTerms(weights, h, i, c), 'weight', 'value'),
    }),
};

export function explain(
  core: Core,
  shown: Shown<State, Result>,
  { part, row, column }: Selection<Part>,
  language: Language,
): Explanation {
  const title = titleOf(part, row, column, language);
  const named = outOf(part);
  if (!named) return { title, ...rules[part as Input | Step](core, shown, row, column, language) };
  const scored = shown.result.scored[named.kind] as Scored;
  return { title, ...outRules[named.out](named.kind)(core, shown.state, scored, row, column, language) };
}
