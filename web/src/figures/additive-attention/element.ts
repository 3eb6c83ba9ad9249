// <attn-additive-attention s h w-s w-h v w>: from a decoder state and the encoder states to the context by the additive
// score, every step open, and dot, general and concat on the same data. Draws what definition.ts computes.

import { html, nothing } from 'lit';

import { CoreError, type Core, type Matrix } from '../../core.js';
import type { Shown } from '../../figure.js';
import { rowsOf } from '../../matrix.js';
import { messageOf } from '../../messages.js';
import { formatNumber } from '../../parse-number.js';
import { StepFigure, type Extra, type Parts } from '../../step-figure.js';
import { comparisonStyles } from './comparison-styles.js';
import { comparison, type ComparedScore } from './comparison.js';
import { definition, limit, type Result, type State } from './definition.js';
import { explain } from './explain.js';
import type { Kind } from './kinds.js';
import { movedPoint, withMatrix, type Input } from './linked-sizes.js';
import { linksOf, termsOf } from './links.js';
import { columnNames, hueOf, rowNames, valueOf, type Part } from './parts.js';
import { formulaParts, symbolOf } from './symbols.js';
import { labelOf, words } from './text.js';

const most = { rows: limit, cols: limit };
const oneRow = { rows: 1, cols: limit };

export class AdditiveAttention extends StepFigure<State, Result, Part> {
  static override readonly definition = definition;
  static override styles = [...StepFigure.styles, comparisonStyles];
  protected override readonly parts: Parts<State, Result, Part> = {
    hueOf,
    labelOf,
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
    const { scores, weights, context, sums } = shown.result.additive;
    const input = (name: keyof State) =>
      this.drawn(name, state[name], state, shown, { put: this.#put(name), most: name === 'v' ? oneRow : most });
    const step = (part: Part, value: Matrix, extra: Extra = {}) =>
      html`<li>${this.drawn(part, value, state, shown, extra)}</li>`;
    const [score, rest] = formulaParts(language);
    return html`${this.formula(score, words.score[language])} ${this.formula(rest, words.rest[language])}
      <div class="inputs" role="group" aria-label=${words.inputs[language]}>
        ${input('s')} ${input('h')} ${input('W_s')} ${input('W_h')} ${input('v')}
      </div>
      <ol class="steps">
        ${step('query_part', scores.query_part)} ${step('key_part', scores.key_part)} ${step('hidden', scores.hidden)}
        ${step('additive-scores', scores.values)} ${step('additive-weights', weights, { sums })}
        ${step('additive-context', context)}
      </ol>
      <div class="heading">
        <p>${words.compared[language]}</p>
        ${this.#quick(state.s)}
      </div>
      ${comparison(this.#compared(state, shown), language)}
      ${this.explanation(shown, core, words.hint[language], words.limit[language](limit))}`;
  }

  #put = (name: Input) => (m: Matrix) => {
    if (this.state) this.edit(withMatrix(this.state, name, m));
  };

  #compared(state: State, shown: Shown<State, Result>): Record<Kind, ComparedScore> {
    const compared = (kind: Kind, parameters: unknown = nothing): ComparedScore => {
      const one = shown.result.scored[kind];
      if (one instanceof CoreError) return { parameters, outs: messageOf(one, this.language) };
      const { scores, weights, context, sums, bound } = one;
      const out = (part: Part, value: Matrix, extra: Extra = {}) => this.drawn(part, value, state, shown, extra);
      const outs = [
        out(`${kind}-scores`, scores.values, { control: this.#bound(bound) }),
        out(`${kind}-weights`, weights, { sums }),
        out(`${kind}-context`, context),
      ];
      return { parameters, outs };
    };
    const { joined } = shown.result;
    return {
      additive: compared('additive'),
      dot: compared('dot'),
      general: compared('general', this.drawn('W', state.W, state, shown, { put: this.#put('W'), most })),
      concat: compared('concat', this.drawn('joined', joined, state, shown, { put: this.#put('joined') })),
    };
  }

  #bound(bound: number) {
    const { language } = this;
    if (bound === Infinity) return html`<p class="control">${words.unbounded[language]}</p>`;
    return html`<p class="control">
      <span>|<i>e</i>| ≤ Σ|<i>v</i>| = ${formatNumber(bound)}</span>
    </p>`;
  }

  /** The query ten times as large, or as small. */
  #quick(s: Matrix) {
    const button = (by: 'times' | 'over', label: string) => {
      const moved = movedPoint(s, by);
      return html`<button ?disabled=${!moved} @click=${() => moved && this.edit({ s: moved })}>${label}</button>`;
    };
    const [query, every] = [words.query[this.language], words.every[this.language]];
    const numbers = (rowsOf(s)[0] ?? []).map((x) => formatNumber(x)).join(', ');
    const written = s.rows === 1 && s.cols <= 4 ? html` = (<b>${numbers}</b>)` : nothing;
    return html`<div class="quick" role="group" aria-label=${query + every}>
      <span>${query}${written}${every}</span>${button('times', '× 10')}${button('over', '÷ 10')}
    </div>`;
  }
}
