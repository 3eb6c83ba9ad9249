// <attn-bleu-flops ours other answer>: a sentence about two systems, the reader's verdict, and the chart that settles it.
// The data are cited.

import { html } from 'lit';

import '../../draw/chart.js';
import type { Axis, Series } from '../../draw/chart.js';
import { Figure, type Shown } from '../../figure.js';
import type { Language } from '../../language.js';
import { remembering } from '../../remember.js';
import { answers, definition, type Result, type State } from './definition.js';
import { bleuStyles } from './element-styles.js';
import { others, ours, systems, type Others, type Ours } from './systems.js';
import { claimText, nameOf, summaries, words } from './text.js';

const markers: Readonly<Record<Ours | Others, Series['marker']>> = {
  base: 'diamond',
  big: 'diamond',
  gnmt: 'circle',
  convs2s: 'triangle',
  moe: 'cross',
  'gnmt-ensemble': 'square',
  'convs2s-ensemble': 'bar',
};
const seriesOf = remembering(2, (chosen: Ours, other: Others, language: Language): Series[] =>
  [...ours, ...others].map((key) => ({
    name: nameOf(key, language),
    hue: key === chosen ? 'weight' : key === other ? 'key' : 'muted',
    marker: markers[key],
    scatter: true,
    beside: key === 'convs2s-ensemble' ? 'left' : 'right',
    points: [[systems[key].flops, systems[key].bleu]],
  })),
);
const axesOf = remembering(2, (language: Language): { x: Axis; y: Axis } => ({
  x: { label: words.flops[language], log: 10, format: 'power', from: 2e18, to: 1e21 },
  y: { label: words.bleu[language], from: 24, to: 29 },
}));

export class BleuAgainstFlops extends Figure<State, Result> {
  static override readonly definition = definition;
  static override styles = [...Figure.styles, bleuStyles];

  protected override draw(state: State, { state: drawn, result }: Shown<State, Result>) {
    const { language } = this;
    const { x, y } = axesOf(language);
    const { isRight } = result;
    return html`${this.#pair('ours', state, ours)} ${this.#pair('other', state, others)}
      <blockquote>${claimText[language](state)}</blockquote>
      <div class="choices answer" role="group" aria-label=${words.answer[language]}>
        ${answers
          .slice(1)
          .map(
            (answer) =>
              html`<button aria-pressed=${state.answer === answer} @click=${() => this.edit({ answer })}>
                ${words[answer as 'cheaper'][language]}
              </button>`,
          )}
      </div>
      <p class="verdict ${isRight === undefined ? '' : isRight ? 'right' : 'wrong'}">
        ${isRight === undefined ? words.wait[language] : summaries[language](drawn, result)}
      </p>
      <attn-chart
        .series=${seriesOf(drawn.ours, drawn.other, language)}
        .x=${x}
        .y=${y}
        .label=${words.chart[language]}
        .language=${language}
      ></attn-chart>
      <p class="note">${words.cited[language]}</p>`;
  }

  /** Another pair is another question. */
  #pair<K extends 'ours' | 'other'>(name: K, state: State, keys: readonly State[K][]) {
    const { language } = this;
    return html`<div class="choices" role="group" aria-label=${words[name][language]} data-key=${name}>
      <span>${words[name][language]}</span>
      ${keys.map(
        (key) =>
          html`<button
            aria-pressed=${state[name] === key}
            @click=${() => this.edit({ [name]: key, answer: 'open' } as Partial<State>)}
          >
            ${nameOf(key, language)}
          </button>`,
      )}
    </div>`;
  }
}
