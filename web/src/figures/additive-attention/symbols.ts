// How each matrix is written, and the formulas, whose terms are named after the parts they stand for.

import { html, type TemplateResult } from 'lit';

import type { FormulaPart, Term } from '../../draw/formula.js';
import type { Language } from '../../language.js';
import type { Kind } from './kinds.js';
import { hueOf, outOf, type Out, type Part } from './parts.js';
import { labelOf } from './text.js';

type Symbol = string | TemplateResult;

const W_s = html`W<sub>s</sub>`;
const W_h = html`W<sub>h</sub>`;
const symbols: Readonly<Record<string, Symbol>> = {
  s: 's',
  h: 'h',
  W_s,
  W_h,
  v: 'v',
  W: 'W',
  joined: html`[W<sub>s</sub> W<sub>h</sub>]`,
  query_part: html`W<sub>s</sub>s`,
  key_part: html`W<sub>h</sub>h`,
  hidden: html`tanh(W<sub>s</sub>s + W<sub>h</sub>h)`,
};
const outs: Readonly<Record<Out, Symbol>> = { scores: 'e', weights: 'α', context: 'c' };

export function symbolOf(part: Part): Symbol {
  const out = outOf(part)?.out;
  return out ? outs[out] : symbols[part]!;
}

const set = (letter: string, below = '', above = '') =>
  html`<i>${letter}</i>${below && html`<sub>${below}</sub>`}${above && html`<sup>${above}</sup>`}`;

/** e = vᵀ tanh(W_s s + W_h h), α = softmax(e), c = Σ αᵢ hᵢ */
export function formulaParts(language: Language): readonly [score: FormulaPart[], rest: FormulaPart[]] {
  const term = (part: Part, text: Term['text']): Term => ({
    term: part,
    text,
    label: labelOf(part)[language],
    hue: hueOf(part),
  });
  const score: FormulaPart[] = [
    term('additive-scores', set('e', 'i')),
    ' = ',
    term('v', set('v', '', '⊤')),
    term('hidden', 'tanh'),
    '(',
    term('W_s', set('W', 's')),
    term('s', set('s')),
    ' + ',
    term('W_h', set('W', 'h')),
    term('h', set('h', 'i')),
    ')',
  ];
  const rest: FormulaPart[] = [
    term('additive-weights', set('α')),
    ' = softmax(',
    term('additive-scores', set('e')),
    '),\u2003',
    term('additive-context', set('c')),
    ' = Σ ',
    term('additive-weights', set('α', 'i')),
    term('h', set('h', 'i')),
  ];
  return [score, rest];
}

const s = html`<i class="hue-query">s</i>`;
const h = html`<i class="hue-key">h</i>`;
const T = html`<sup>⊤</sup>`;

/** The scores compared, in one line each. */
export const scoreFormulas: Readonly<Record<Kind, TemplateResult>> = {
  additive: html`<i>v</i>${T} tanh(<i>W</i><sub>s</sub>${s} + <i>W</i><sub>h</sub>${h})`,
  dot: html`${s}${T}${h}`,
  general: html`${s}${T}<i>W</i>${h}`,
  concat: html`<i>v</i>${T} tanh([<i>W</i><sub>s</sub> <i>W</i><sub>h</sub>] [${s}; ${h}])`,
};
