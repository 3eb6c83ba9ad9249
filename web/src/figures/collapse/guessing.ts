// Before training: the reader draws the curve they expect, with the pointer on the chart or with a slider for each length.

import { html, nothing } from 'lit';

import { number } from '../../codecs.js';
import type { Slide } from '../../draw/slider.js';
import type { Language } from '../../language.js';
import { drawn } from './curve.js';
import type { Result, State } from './definition.js';
import { words } from './text.js';

const share = number({ initial: 100, min: 0, max: 100 });

export function guessing(
  { guess }: State,
  { lengths }: Result,
  language: Language,
  edit: (change: Partial<State>, gesture?: string) => void,
) {
  const slider = (length: number) =>
    html`<attn-slider
      .codec=${share}
      .value=${100 * (guess.find(([x]) => x === length)?.[1] ?? 1)}
      .label=${`${length} · %`}
      .language=${language}
      @slide=${({ detail }: CustomEvent<Slide>) => edit({ guess: drawn(guess, length, detail.value / 100) }, detail.gesture)}
    ></attn-slider>`;
  return html`<div class="guess">
    <p class="note"><b>${words.guess[language]}</b> · ${words.guessing[language]}</p>
    <details>
      <summary>${words.byKeys[language]}</summary>
      <div class="sliders">${lengths.map(slider)}</div>
    </details>
    ${guess.length > 0 ? html`<button @click=${() => edit({ guess: [] })}>${words.clear[language]}</button>` : nothing}
  </div>`;
}
