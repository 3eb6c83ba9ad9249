// <attn-gradient-travel n hidden gain forget seed k>: the length of a gradient against the distance it has come, through
// four kinds of layer, and the exact numbers at one distance. Draws what definition.ts computes.

import { html } from 'lit';

import '../../draw/chart.js';
import type { Axis, Series } from '../../draw/chart.js';
import { sliders } from '../../draw/sliders.js';
import { number } from '../../codecs.js';
import type { GradientTravel } from '../../core.js';
import { Figure, type Shown } from '../../figure.js';
import type { Language } from '../../language.js';
import { learningCore } from '../../load-core.js';
import { latest } from '../../remember.js';
import { trainingStyles } from '../../training/styles.js';
import { definition, kinds, schema, type Result, type State } from './definition.js';
import { travelStyles } from './element-styles.js';
import { table, type Looks } from './table.js';
import { cases, kindNames, sentence, words } from './text.js';

const looks: Looks = {
  rnn: { hue: 'ink', marker: 'circle' },
  lstm: { hue: 'teal', marker: 'square', dash: '7 3' },
  gru: { hue: 'amber', marker: 'triangle', dash: '2 3' },
  attention: { hue: 'weight', marker: 'diamond' },
};

const seriesOf = latest((travel: GradientTravel, language: Language): Series[] =>
  kinds.map((kind) => {
    const { median, least, most } = travel[kind];
    const apart = Array.from(median.data.slice(1), (y, k) => [k + 1, y] as const);
    const band = apart.map(([k]) => [least.data[k]!, most.data[k]!] as const);
    return { ...looks[kind], name: kindNames[kind][language], points: apart, band };
  }),
);
const axesOf = latest((language: Language): { x: Axis; y: Axis } => ({
  x: { label: words.distance[language], symbol: 'k' },
  y: { label: words.norm[language], log: 10, format: 'power' },
}));
/** Distances within the sentence. */
const within = latest((n: number) => number({ initial: 1, min: 1, max: n - 1, integer: true }));

export class GradientTravelled extends Figure<State, Result> {
  static override readonly definition = definition;
  static override styles = [...Figure.styles, ...trainingStyles, travelStyles];

  protected override fetchCore() {
    return learningCore();
  }

  protected override draw(state: State, { result }: Shown<State, Result>) {
    const { language } = this;
    const { x, y } = axesOf(language);
    const choose = ({ detail }: CustomEvent<{ x: number }>) =>
      this.edit({ k: Math.max(1, Math.min(state.n - 1, Math.round(detail.x))) });
    const seen = { ...state, k: Math.min(state.k, state.n - 1) };
    const codecs = { ...schema, k: within(state.n) };
    const slider = sliders<keyof State>(seen, codecs, words, language, (change, gesture) => this.edit(change, gesture));
    return html`<div class="commands" role="group" aria-label=${words.cases[language]}>
        ${cases.map(
          ({ name, gain, forget }) =>
            html`<button
              aria-pressed=${state.gain === gain && state.forget === forget}
              @click=${() => this.edit({ gain, forget })}
            >
              ${name[language]}
            </button>`,
        )}
      </div>
      <div class="settings" role="group" aria-label=${words.settings[language]}>
        ${slider('gain')} ${slider('forget')} ${slider('n', true)} ${slider('hidden', true)} ${slider('seed')}
      </div>
      <p class="title">${words.chart[language]}</p>
      <attn-chart
        .series=${seriesOf(result.travel, language)}
        .x=${x}
        .y=${y}
        .label=${words.chart[language]}
        .mark=${result.k}
        .choosable=${true}
        .language=${language}
        @chart-choose=${choose}
      ></attn-chart>
      <div class="settings">${slider('k')}</div>
      ${table(result, looks, language)}
      <p class="told">${sentence(result, language)}</p>
      <p class="note">${words.how[language]}</p>`;
  }
}
