// <attn-scaled-dot-product q k v mask scale temperature>: from Q, K and V to the context, every step open and every cell
// explained. Draws what definition.ts computes; what is pointed at lives here and is no part of the state.

import { html, nothing, type PropertyValues } from 'lit';

import type { Core, Matrix } from '../../core.js';
import { formula, formulaStyles } from '../../draw/formula.js';
import '../../draw/matrix.js';
import '../../draw/slider.js';
import type { Slide } from '../../draw/slider.js';
import { Figure, type Shown } from '../../figure.js';
import { allVisible, resized, toggled } from '../../matrix.js';
import { definition, limit, temperature, type Result, type State } from './definition.js';
import { stepStyles } from './element-styles.js';
import { explain } from './explain.js';
import { explanationLine } from './explanation-line.js';
import { formulaParts } from './formula-parts.js';
import { withMatrix, type Input } from './linked-sizes.js';
import { linksOf, termsOf } from './links.js';
import { columnNames, hues, rowNames, type Cell, type Part, type Selection } from './parts.js';
import { symbolOf } from './symbols.js';
import { labels, notes, words } from './text.js';

const none: readonly never[] = [];
const rootOfWidth = html`<span class="term">√d<sub>k</sub></span>`;

export class ScaledDotProduct extends Figure<State, Result> {
  static override readonly definition = definition;
  static override styles = [...Figure.styles, formulaStyles, stepStyles];
  static override properties = { selection: { state: true }, pointed: { state: true } };
  declare private selection: Selection | undefined;
  /** A term of the formula, or the matrix under the pointer. */
  declare private pointed: Part | undefined;

  #links: ReturnType<typeof linksOf> = {};

  protected override willUpdate(changed: PropertyValues) {
    super.willUpdate(changed);
    if (changed.has('selection')) this.#links = linksOf(this.selection);
  }

  protected override draw(state: State, shown: Shown<State, Result>, core: Core) {
    const { language } = this;
    const { attention, products, sums } = shown.result;
    const part = (name: Part, value: Matrix, extra: object = {}) => this.#part(name, value, state, extra);
    const step = (name: Part, value: Matrix, extra: object = {}) => html`<li>${part(name, value, extra)}</li>`;
    return html`${formula(formulaParts(shown.state, language), {
        label: words.formula[language],
        marked: termsOf(this.pointed ?? this.selection?.part),
        point: (term) => (this.pointed = term as Part | undefined),
        choose: (term) => this.renderRoot.querySelector(`[data-part=${term}]`)?.scrollIntoView({ block: 'nearest' }),
      })}
      <div class="inputs" role="group" aria-label=${words.inputs[language]}>
        ${part('Q', state.Q, { input: 'Q' })} ${part('K', state.K, { input: 'K' })}
        ${part('V', state.V, { input: 'V' })}
      </div>
      <ol class="steps">
        ${step('products', products)} ${step('scaled', attention.scores, { control: this.#scale(state) })}
        ${step('masked', attention.scores, { toggles: true, mask: shown.state.mask, control: this.#maskHint() })}
        ${step('weights', attention.weights, { sums, control: this.#temperature(state) })}
        ${step('context', attention.context)}
      </ol>
      ${this.#hiddenRows(shown.result)} ${this.#explanation(shown, core)}`;
  }

  #part(part: Part, value: Matrix, state: State, { input, toggles, mask, sums, control }: Extra) {
    const { language, selection } = this;
    return html`<div
      class="part hue-${hues[part]}"
      data-part=${part}
      ?data-marked=${this.pointed === part}
      @pointerenter=${() => (this.pointed = part)}
      @pointerleave=${() => (this.pointed = undefined)}
    >
      <p class="name">${labels[part][language]}</p>
      <attn-matrix
        .value=${value}
        .label=${labels[part][language]}
        .symbol=${symbolOf(part, state)}
        .hue=${hues[part]}
        .language=${language}
        .editable=${input !== undefined}
        .resizable=${input !== undefined}
        .maxRows=${limit}
        .maxCols=${limit}
        .toggles=${toggles ?? false}
        .mask=${mask ?? undefined}
        .rowLabels=${rowNames(part, value.rows)}
        .columnLabels=${columnNames(part, value.cols)}
        .rowSums=${sums?.data ?? none}
        .highlight=${this.#links[part] ?? none}
        .selected=${selection?.part === part ? selection : undefined}
        @matrix-edit=${({ detail }: CustomEvent<{ matrix: Matrix }>) => this.#put(input, detail.matrix)}
        @matrix-resize=${({ detail }: CustomEvent<{ rows: number; cols: number }>) =>
          this.#put(input, resized(value, detail.rows, detail.cols))}
        @cell-select=${({ detail }: CustomEvent<Cell | null>) => detail && (this.selection = { part, ...detail })}
        @cell-toggle=${({ detail }: CustomEvent<Cell>) => this.#toggle(detail)}
      ></attn-matrix>
      ${control ?? nothing}
    </div>`;
  }

  #put(input: Input | undefined, m: Matrix) {
    if (input && this.state) this.edit(withMatrix(this.state, input, m));
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

  #explanation(shown: Shown<State, Result>, core: Core) {
    const { selection, language } = this;
    const { rows, cols } = selection ? matrixOf(selection.part, shown) : { rows: 0, cols: 0 };
    const isThere = selection && selection.row < rows && selection.column < cols;
    const told = isThere ? explain(core, shown, selection, language) : undefined;
    return explanationLine(told, `${words.hint[language]} ${words.limit[language](limit)}`);
  }
}

/** What one matrix has beside its value. */
interface Extra {
  readonly input?: Input;
  readonly toggles?: boolean;
  readonly mask?: State['mask'];
  readonly sums?: Matrix;
  readonly control?: unknown;
}

function matrixOf(part: Part, { state, result: { products, attention } }: Shown<State, Result>): Matrix {
  if (part === 'Q' || part === 'K' || part === 'V') return state[part];
  if (part === 'products') return products;
  return part === 'weights' || part === 'context' ? attention[part] : attention.scores;
}
