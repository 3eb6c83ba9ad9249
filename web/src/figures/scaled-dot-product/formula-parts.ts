// C = softmax(mask(Q Kᵀ / √d_k)) V, its terms named after the parts they stand for.

import { html } from 'lit';

import type { FormulaPart, Term } from '../../draw/formula.js';
import type { Language } from '../../language.js';
import type { State } from './definition.js';
import { hues, type Part } from './parts.js';
import { labels, words } from './text.js';

export function formulaParts({ scale, temperature }: State, language: Language): FormulaPart[] {
  const term = (part: Part, text: Term['text']): Term => ({
    term: part,
    text,
    label: labels[part][language],
    hue: hues[part],
  });
  const letter = (x: string) => html`<i>${x}</i>`;
  const product = [term('Q', letter('Q')), term('K', html`<i>K</i><sup>⊤</sup>`)];
  const root = term('scaled', html`√<span class="root"><i>d</i><sub>k</sub></span>`);
  const scores: FormulaPart[] = scale ? [{ over: product, under: [root] }] : product;
  const masked: FormulaPart[] = [term('masked', words.maskName[language]), '(', ...scores, ')'];
  return [
    term('context', letter('C')),
    ' = ',
    term('weights', 'softmax'),
    '(',
    ...masked,
    ...(temperature === 1 ? [] : [' / ', term('weights', letter('T'))]),
    ')',
    term('V', letter('V')),
  ];
}
