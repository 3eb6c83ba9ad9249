// <attn-attention-cost n d heads layers batch type causal training projections>: the bill for attention, line by line,
// and how it grows with the sentence. Draws what definition.ts computes.

import { html } from 'lit';

import { bill } from '../../draw/bill.js';
import { billStyles } from '../../draw/bill-styles.js';
import '../../draw/chart.js';
import { countText } from '../../draw/chart-format.js';
import '../../draw/slider.js';
import type { Slide } from '../../draw/slider.js';
import { Figure, type Shown } from '../../figure.js';
import { charts } from './charts.js';
import { definition, numberTypes, schema, type Result, type State } from './definition.js';
import { isAt, presets } from './presets.js';
import { memory, operations } from './rows.js';
import { flopsText, words } from './text.js';

type Size = 'n' | 'd' | 'heads' | 'layers' | 'batch';
type Flag = 'causal' | 'training' | 'projections';

export class CostOfAttention extends Figure<State, Result> {
  static override readonly definition = definition;
  static override styles = [...Figure.styles, billStyles];

  protected override draw(state: State, { state: drawn, result }: Shown<State, Result>) {
    const { language } = this;
    const { macs, flops } = result.attention;
    const total = { name: words.total[language], amount: macs, note: flopsText[language](countText(flops)) };
    return html`<div class="presets" role="group" aria-label=${words.presets[language]}>
        ${presets.map(
          ({ name, state: preset }) =>
            html`<button aria-pressed=${isAt(state, preset)} @click=${() => this.edit(preset)}>
              ${name[language]}
            </button>`,
        )}
      </div>
      <div class="settings" role="group" aria-label=${words.settings[language]}>
        ${(['n', 'd', 'heads', 'layers', 'batch'] as const).map((size) => this.#slider(size, state))}
        ${this.#type(state)}
      </div>
      <div class="flags">
        ${(['causal', 'training', 'projections'] as const).map((flag) => this.#flag(flag, state))}
      </div>
      <div class="bills">
        ${bill(words.operations[language], operations(drawn, result, language), total)}
        ${bill(words.memory[language], memory(drawn, result, language), undefined)}
      </div>
      ${charts(drawn, result, language, (n) => this.edit({ n: Math.min(Math.max(1, n), schema.n.max) }))}
      <p class="note">${words.limits[language]}</p>`;
  }

  #slider(size: Size, state: State) {
    return html`<attn-slider
      data-key=${size}
      .codec=${schema[size]}
      .isLog=${true}
      .value=${state[size]}
      .label=${words[size][this.language]}
      .language=${this.language}
      @slide=${({ detail }: CustomEvent<Slide>) => this.edit({ [size]: detail.value }, detail.gesture)}
    ></attn-slider>`;
  }

  #type({ type }: State) {
    const change = (event: Event) => this.edit({ type: schema.type.parse((event.target as HTMLSelectElement).value) });
    return html`<label class="type">
      ${words.type[this.language]}
      <select @change=${change}>
        ${numberTypes.map((one) => html`<option value=${one} .selected=${one === type}>${one}</option>`)}
      </select>
    </label>`;
  }

  #flag(flag: Flag, state: State) {
    const change = (event: Event) => this.edit({ [flag]: (event.target as HTMLInputElement).checked });
    return html`<label class="flag">
      <input type="checkbox" .checked=${state[flag]} @change=${change} />${words[flag][this.language]}
    </label>`;
  }
}
