// <attn-model-cost layers encoder-layers d heads kv-heads head-dim feed-forward vocabulary positions gated tied biases n
// batch type causal training kept>: the bill for a whole model, part by part. Draws what definition.ts computes.

import { html, nothing } from 'lit';

import { bill } from '../../draw/bill.js';
import { billStyles } from '../../draw/bill-styles.js';
import { bytesText, countText } from '../../draw/chart-format.js';
import { sliders } from '../../draw/sliders.js';
import { Figure, type Shown } from '../../figure.js';
import { learningCore } from '../../load-core.js';
import { definition, keptChoices, numberTypes, schema, type Result, type State } from './definition.js';
import { modelStyles } from './element-styles.js';
import { withHeads } from './heads.js';
import { isAt, presets } from './presets.js';
import { memory, operations, parameters } from './rows.js';
import { countedText, flopsText, keptNames, memoryOf, words } from './text.js';

const sizes = ['layers', 'd', 'heads', 'kvHeads', 'headDim', 'feedForward', 'vocabulary', 'n', 'batch'] as const;
const moreSizes = ['encoderLayers', 'positions'] as const;
type Size = (typeof sizes)[number] | (typeof moreSizes)[number];

export class CostOfModel extends Figure<State, Result> {
  static override readonly definition = definition;
  static override styles = [...Figure.styles, billStyles, modelStyles];

  protected override fetchCore() {
    return learningCore();
  }

  protected override draw(state: State, { state: drawn, result }: Shown<State, Result>) {
    const { language } = this;
    const { cost } = result;
    const total = (amount: number, note = '', exact?: string) => ({
      name: words.total[language],
      amount,
      note,
      ...(exact === undefined ? {} : { exact }),
    });
    const macs = cost.projection_macs + cost.pair_macs + cost.feed_forward_macs + cost.output_macs;
    const bytes = memoryOf(drawn, result);
    return html`${this.#presets(state, result)} ${this.#settings(state)}
      <div class="bills">
        <div>
          ${bill(words.parameterBill[language], parameters(drawn, result, language), total(cost.parameters, 'P'))}
          ${bill(words.memoryBill[language], memory(drawn, result, language), total(bytes, '', bytesText(bytes)))}
        </div>
        ${bill(
          words.operationBill[language],
          operations(drawn, result, language),
          total(macs, flopsText[language](drawn, result), countText(macs)),
        )}
      </div>
      <p class="note">${words.limits[language]}</p>`;
  }

  #presets(state: State, { cost }: Result) {
    const { language } = this;
    const now = presets.find((preset) => isAt(state, preset));
    return html`<div class="presets" role="group" aria-label=${words.presets[language]}>
        ${presets.map(
          (preset) =>
            html`<button aria-pressed=${preset === now} @click=${() => this.edit(preset.model)}>
              ${preset.name}
            </button>`,
        )}
      </div>
      <p class="note source">${now ? now.source[language] + countedText[language](cost.parameters) : nothing}</p>`;
  }

  #settings(state: State) {
    const { language } = this;
    const slider = sliders<Size>(state, schema, words, language, (change, gesture) =>
      this.edit('heads' in change || 'kvHeads' in change ? withHeads(this.state!, change) : change, gesture),
    );
    return html`<div class="settings" role="group" aria-label=${words.settings[language]}>
        ${sizes.map((size) => slider(size, true))} ${this.#select('type', state, numberTypes)}
        ${state.training ? this.#select('kept', state, keptChoices) : nothing}
      </div>
      <details>
        <summary>${words.more[language]}</summary>
        <div class="settings">${moreSizes.map((size) => slider(size))}</div>
        <div class="flags">
          ${(['gated', 'tied', 'biases', 'causal'] as const).map((flag) => this.#flag(flag, state))}
        </div>
      </details>
      <div class="presets" role="group" aria-label=${words.purpose[language]}>
        ${[false, true].map(
          (training) =>
            html`<button aria-pressed=${state.training === training} @click=${() => this.edit({ training })}>
              ${words[training ? 'training' : 'inference'][language]}
            </button>`,
        )}
      </div>`;
  }

  #select<K extends 'type' | 'kept'>(key: K, state: State, options: readonly State[K][]) {
    const { language } = this;
    const change = (event: Event) =>
      this.edit({ [key]: schema[key].parse((event.target as HTMLSelectElement).value) } as Partial<State>);
    const name = (option: State[K]) => (option in keptNames ? keptNames[option as State['kept']][language] : option);
    return html`<label class="type">
      ${words[key][language]}
      <select data-key=${key} @change=${change}>
        ${options.map((one) => html`<option value=${one} .selected=${one === state[key]}>${name(one)}</option>`)}
      </select>
    </label>`;
  }

  #flag(flag: 'gated' | 'tied' | 'biases' | 'causal', state: State) {
    const change = (event: Event) => this.edit({ [flag]: (event.target as HTMLInputElement).checked });
    return html`<label class="flag">
      <input type="checkbox" .checked=${state[flag]} @change=${change} />${words[flag][this.language]}
    </label>`;
  }
}
