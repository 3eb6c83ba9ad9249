// <attn-scaled-dot-product q k v mask scale temperature>: from Q, K and V to the context, every step open and every cell
// explained. Draws what definition.ts computes; what is pointed at lives here and is no part of the state.

import { html, nothing } from 'lit';

import type { Core, Matrix } from '../../core.js';
import type { Cell } from '../../draw/matrix.js';
import '../../draw/slider.js';
import type { Slide } from '../../draw/slider.js';
import type { Shown } from '../../figure.js';
import { allVisible, toggled } from '../../matrix.js';
import { StepFigure, type Extra, type Parts } from '../../step-figure.js';
import { definition, limit, temperature, type Result, type State } from './definition.js';
import { ownStyles } from './element-styles.js';
import { explain } from './explain.js';
import { formulaParts } from './formula-parts.js';
import { withMatrix, type Input } from './linked-sizes.js';
import { linksOf, termsOf } from './links.js';
import { columnNames, hues, rowNames, type Part } from './parts.js';
import { symbolOf } from './symbols.js';
import { labels, notes, words } from './text.js';

const most = { rows: limit, cols: limit };
const rootOfWidth = html`<span class="term">√d<sub>k</sub></span>`;

export class ScaledDotProduct extends StepFigure<State, Result, Part> {
  static override readonly definition = definition;
  static override styles = [...StepFigure.styles, ownStyles];
  protected override readonly parts: Parts<State, Result, Part> = {
    hueOf: (part) => hues[part],
    labelOf: (part) => labels[part],
    symbolOf,
    rowNames,
    columnNames,
    valueOf,
    linksOf,
    termsOf,
    explain,
  };

  protected override draw(state: State, shown: Shown<State, Result>, core: Core) {
    const { language } = this;
    const { attention, products, sums } = shown.result;
    const input = (name: Input) => {
      const put = (m: Matrix) => this.state && this.edit(withMatrix(this.state, name, m));
      return this.drawn(name, state[name], state, shown, { put, most });
    };
    const step = (name: Part, value: Matrix, extra: Extra = {}) =>
      html`<li>${this.drawn(name, value, state, shown, extra)}</li>`;
    const toggle = (cell: Cell) => this.#toggle(cell);
    return html`${this.formula(formulaParts(shown.state, language), words.formula[language])}
      <div class="inputs" role="group" aria-label=${words.inputs[language]}>
        ${input('Q')} ${input('K')} ${input('V')}
      </div>
      <ol class="steps">
        ${step('products', products)} ${step('scaled', attention.scores, { control: this.#scale(state) })}
        ${step('masked', attention.scores, { toggle, mask: shown.state.mask, control: this.#maskHint() })}
        ${step('weights', attention.weights, { sums, control: this.#temperature(state) })}
        ${step('context', attention.context)}
      </ol>
      ${this.#hiddenRows(shown.result)}
      ${this.explanation(shown, core, words.hint[language], words.limit[language](limit))}`;
  }

  #toggle({ row, column }: Cell) {
    if (!this.state) return;
    const { Q, K, mask } = this.state;
    const next = toggled(mask ?? allVisible(Q.rows, K.rows), row, column);
    this.edit({ mask: next.visible.includes(0) ? next : null });
  }

  #scale({ scale }: State) {
    const change = (event: Event) => this.edit({ scale: (event.target as HTMLInputElement).checked });
    return html`<label class="control">
      <input type="checkbox" .checked=${scale} @change=${change} />
      <span>${words.scale[this.language]} ${rootOfWidth}</span>
    </label>`;
  }
  #maskHint() {
    return html`<p class="control">${words.mask[this.language]}</p>`;
  }
  #temperature(state: State) {
    return html`<attn-slider
      class="control"
      .codec=${temperature}
      .isLog=${true}
      .value=${state.temperature}
      .label=${words.temperature[this.language]}
      .language=${this.language}
      @slide=${({ detail }: CustomEvent<Slide>) => this.edit({ temperature: detail.value }, detail.gesture)}
    ></attn-slider>`;
  }

  #hiddenRows({ softmax }: Result) {
    const rows = [...softmax.sums.data].flatMap((sum, i) => (sum === 0 ? [i + 1] : []));
    if (rows.length === 0) return nothing;
    return html`<p class="warning">
      ${notes.rowHidden[this.language](rows.join(this.language === 'zh' ? '、' : ', '))}
    </p>`;
  }
}

function valueOf(part: Part, { state, result: { products, attention } }: Shown<State, Result>): Matrix {
  if (part === 'Q' || part === 'K' || part === 'V') return state[part];
  if (part === 'products') return products;
  return part === 'weights' || part === 'context' ? attention[part] : attention.scores;
}
