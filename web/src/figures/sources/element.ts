// <attn-sources kind x y w-q w-k w-v>: one formula of attention in four places, each with its own sources of Q, K and V;
// every cell can be edited and is explained. Draws what definition.ts computes.

import { html, nothing } from 'lit';

import type { Core, Matrix } from '../../core.js';
import type { Shown } from '../../figure.js';
import { StepFigure, type Extra, type Parts } from '../../step-figure.js';
import { definition, limit, type Result, type State } from './definition.js';
import { sourcesStyles } from './element-styles.js';
import { explain } from './explain.js';
import { flow, flowStyles } from './flow.js';
import { isCross, kinds } from './kinds.js';
import { withMatrix, type Input } from './linked-sizes.js';
import { linksOf } from './links.js';
import { columnNames, hues, rowNames, valueOf, type Part } from './parts.js';
import { causalText, kindNames, labels, words } from './text.js';

const most = { rows: limit, cols: limit };
const none: readonly never[] = [];
const subscripted = {
  W_q: html`W<sub>q</sub>`,
  W_k: html`W<sub>k</sub>`,
  W_v: html`W<sub>v</sub>`,
  weights: html`A = softmax(QK<sup>⊤</sup> / √d<sub>k</sub>)`,
} as const;
const symbols: Readonly<Record<Part, string | ReturnType<typeof html>>> = {
  ...subscripted,
  X: 'X',
  Y: 'Y',
  Q: 'Q',
  K: 'K',
  V: 'V',
  context: 'C = AV',
};

export class Sources extends StepFigure<State, Result, Part> {
  static override readonly definition = definition;
  static override styles = [...StepFigure.styles, flowStyles, sourcesStyles];
  protected override readonly parts: Parts<State, Result, Part> = {
    hueOf: (part) => hues[part],
    labelOf: (part) => labels[part],
    symbolOf: (part) => symbols[part],
    rowNames,
    columnNames,
    valueOf,
    linksOf,
    termsOf: () => none,
    explain,
  };

  protected override draw(state: State, shown: Shown<State, Result>, core: Core) {
    const { language } = this;
    const { Q, K, V, mask, attention, sums } = shown.result;
    const cross = isCross(state.kind);
    const input = (name: Input) => {
      const put = (m: Matrix) => this.state && this.edit(withMatrix(this.state, name, m));
      return this.drawn(name, state[name], state, shown, { put, most });
    };
    const step = (name: Part, value: Matrix, extra: Extra = {}) =>
      html`<li>${this.drawn(name, value, state, shown, extra)}</li>`;
    const shape = ({ rows, cols }: Matrix) => `(${rows}, ${cols})`;
    const shapes = { Q: shape(Q), K: shape(K), V: shape(V), weights: shape(attention.weights) };
    return html`<div class="commands" role="group" aria-label=${words.kinds[language]}>
        ${kinds.map(
          (kind) =>
            html`<button aria-pressed=${state.kind === kind} @click=${() => this.edit({ kind })}>
              ${kindNames[kind][language]}
            </button>`,
        )}
      </div>
      ${flow(shown.state.kind, shapes, language)}
      <div class="inputs" role="group" aria-label=${words.inputs[language]}>
        ${input('X')} ${cross ? input('Y') : nothing} ${input('W_q')} ${input('W_k')} ${input('W_v')}
      </div>
      <ol class="steps">
        ${step('Q', Q)} ${step('K', K)} ${step('V', V)} ${step('weights', attention.weights, { mask, sums })}
        ${step('context', attention.context)}
      </ol>
      ${mask ? html`<p class="note">${causalText[language]}</p>` : nothing}
      ${this.explanation(shown, core, words.hint[language])}`;
  }
}
