// <attn-score-spread d sigma seed>: the weights of random queries, and how scores, weights and derivatives change with
// the width, with and without the division by √d. Draws what definition.ts computes.

import { html, nothing } from 'lit';

import { percentText } from '../../draw/chart-format.js';
import type { Axis, Series } from '../../draw/chart.js';
import '../../draw/chart.js';
import '../../draw/matrix.js';
import { sliders } from '../../draw/sliders.js';
import { Figure, type Shown } from '../../figure.js';
import { definition, measures, schema, sides, type Measure, type Result, type Side, type State } from './definition.js';
import { spreadStyles } from './element-styles.js';
import { halfText, largestText, measureNames, sideNames, weightNames, words } from './text.js';

const looks = {
  raw: { hue: 'ink', marker: 'square', dash: '5 3' },
  scaled: { hue: 'weight', marker: 'circle' },
} as const satisfies Record<Side, Partial<Series>>;

/** Of 16 weights the entropy is at most ln 16. */
const most = { entropy: 3, sensitivity: 0.5 } as const;

export class SpreadOfScores extends Figure<State, Result> {
  static override readonly definition = definition;
  static override styles = [...Figure.styles, spreadStyles];

  protected override draw(state: State, { state: drawn, result }: Shown<State, Result>) {
    const { language } = this;
    const { beyond_half: beyond } = result.now;
    const slider = sliders<keyof State>(state, schema, words, language, (change, gesture) =>
      this.edit(change, gesture),
    );
    return html`<div class="settings" role="group" aria-label=${words.settings[language]}>
        ${slider('d', true)} ${slider('sigma', true)} ${slider('seed')}
      </div>
      <div class="grids">${sides.map((side) => this.#weights(side, result))}</div>
      <div class="charts">${measures.map((measure) => this.#chart(measure, drawn, result))}</div>
      ${beyond > 0 ? html`<p class="note">${halfText[language](percentText(beyond))}</p>` : nothing}`;
  }

  #weights(side: Side, { weights, now }: Result) {
    const { language } = this;
    return html`<div class="hue-weight">
      <p class="title">${weightNames[side][language]}</p>
      <attn-matrix
        .value=${weights[side]}
        .label=${weightNames[side][language]}
        .hue=${'weight'}
        .pictured=${true}
        .language=${language}
      ></attn-matrix>
      <p class="title">${largestText[language](percentText(now[side].largest))}</p>
    </div>`;
  }

  #chart(measure: Measure, { d }: State, { curves }: Result) {
    const { language } = this;
    const name = measureNames[measure][language];
    const x: Axis = { label: words.width[language], symbol: 'd', log: 2 };
    const y: Axis = measure === 'deviation' ? { label: name, log: 2 } : { label: name, from: 0, to: most[measure] };
    return html`<div>
      <attn-chart
        .series=${sides.map((side) => ({ ...looks[side], name: sideNames[side][language], points: curves[side][measure] }))}
        .x=${x}
        .y=${y}
        .label=${name}
        .mark=${d}
        .choosable=${true}
        .language=${language}
        @chart-choose=${({ detail }: CustomEvent<{ x: number }>) =>
          this.edit({ d: Math.max(1, Math.min(1024, Math.round(detail.x))) })}
      ></attn-chart>
    </div>`;
  }
}
