// What the reader sets before training: the budget, and a bet on what will come out.

import { html, nothing } from 'lit';

import '../../draw/slider.js';
import type { Slide } from '../../draw/slider.js';
import { sliders } from '../../draw/sliders.js';
import type { Language } from '../../language.js';
import { chooser } from '../../training/controls.js';
import { guessesOf } from './bars.js';
import { evidences, percent, schema, sides, type Side, type State } from './definition.js';
import { evidenceNames, sideNames, words } from './text.js';

export type Edit = (change: Partial<State>, gesture?: string) => void;

export function settings(state: State, language: Language, edit: Edit) {
  const slider = sliders<'steps' | 'seed'>(state, schema, words, language, edit);
  return html`<div class="settings" role="group" aria-label=${words.settings[language]}>
    ${chooser(
      words.evidence[language],
      evidences,
      state.evidence,
      (one) => evidenceNames[one][language],
      (evidence) => edit({ evidence }),
    )}
    ${slider('steps', true)} ${slider('seed')}
  </div>`;
}

const keys = { translator: 'guessTranslator', classifier: 'guessClassifier' } as const;

export function betting(state: State, language: Language, edit: Edit) {
  const guesses = guessesOf(state);
  const slider = (side: Side) =>
    html`<attn-slider
      data-key=${keys[side]}
      .codec=${percent}
      .value=${guesses[side] ?? percent.initial}
      .label=${`${sideNames[side][language]} · %`}
      .language=${language}
      @slide=${({ detail }: CustomEvent<Slide>) => edit({ [keys[side]]: detail.value }, detail.gesture)}
    ></attn-slider>`;
  const none = { guessTranslator: undefined, guessClassifier: undefined };
  return html`<div class="bet">
    <p class="note"><b>${words.guess[language]}</b> ${words.guessing[language]}</p>
    <div class="settings">${sides.map(slider)}</div>
    ${
      sides.some((side) => guesses[side] !== undefined)
        ? html`<button @click=${() => edit(none)}>${words.clear[language]}</button>`
        : nothing
    }
  </div>`;
}
