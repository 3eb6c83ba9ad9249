// <attn-heads n d heads kv-heads causal seed muted>: what every head looks at, how their contexts are joined and mixed, and
// what the output loses without some of them. Draws what definition.ts computes.

import { html, nothing, type TemplateResult } from 'lit';

import type { Matrix } from '../../core.js';
import '../../draw/matrix.js';
import type { Hue, Mark } from '../../draw/matrix.js';
import { sliders } from '../../draw/sliders.js';
import { Figure, type Shown } from '../../figure.js';
import { learningCore } from '../../load-core.js';
import { transposed } from '../../matrix.js';
import { choicesOf, chosen, keyHead, mutedHeads, range } from './choices.js';
import { definition, schema, type Result, type State } from './definition.js';
import { headsStyles } from './element-styles.js';
import { facts } from './facts.js';
import { columnText, headName, kindText, readsText, words } from './text.js';

const symbols = { W_o: html`W<sub>o</sub>`, output: html`C W<sub>o</sub>` } as const;

export class Heads extends Figure<State, Result> {
  static override readonly definition = definition;
  static override styles = [...Figure.styles, headsStyles];
  static override properties = { head: { state: true } };
  /** The head pointed at, from 0. */
  declare private head: number | undefined;

  protected override fetchCore() {
    return learningCore();
  }

  protected override draw(state: State, { state: drawn, result }: Shown<State, Result>) {
    const { language } = this;
    const slider = sliders<'n' | 'seed'>(state, schema, words, language, (change, gesture) =>
      this.edit(change, gesture),
    );
    return html`<div class="settings" role="group" aria-label=${words.settings[language]}>
        ${(['d', 'heads', 'kvHeads'] as const).map((name) => this.#choices(name, state))} ${slider('n')}
        ${slider('seed')}
        <label class="flag">
          <input
            type="checkbox"
            .checked=${state.causal}
            @change=${(event: Event) => this.edit({ causal: (event.target as HTMLInputElement).checked })}
          />${words.causal[language]}</label
        >
      </div>
      <p class="note">${kindText(drawn, language)}</p>
      <div class="heads" role="group" aria-label=${words.each[language]}>
        ${range(drawn.heads).map((h) => this.#card(h, drawn, result))}
      </div>
      <div class="mixing">${this.#mixing(drawn, result)}</div>
      ${facts(drawn, result, language)}
      <p class="note">${words.random[language]}</p>`;
  }

  #choices(name: 'd' | 'heads' | 'kvHeads', state: State) {
    const label = words[name][this.language];
    return html`<div class="choices" role="group" aria-label=${label} data-key=${name}>
      <span>${label}</span>
      ${choicesOf(state)[name].map(
        (value) =>
          html`<button
            aria-pressed=${state[name] === value}
            @click=${() => this.edit(chosen(this.state!, { [name]: value }))}
          >
            ${value}
          </button>`,
      )}
    </div>`;
  }

  #card(h: number, state: State, { forward }: Result) {
    const { language } = this;
    const isMuted = mutedHeads(state).includes(h);
    return html`<div
      class="head"
      data-head=${h}
      ?data-muted=${isMuted}
      ?data-marked=${this.head === h}
      @pointerenter=${() => (this.head = h)}
      @focusin=${() => (this.head = h)}
    >
      <p class="title">
        <b>${headName[language](h)}</b>
        ${state.kvHeads < state.heads ? html`<span>${readsText[language](keyHead(h, state))}</span>` : nothing}
      </p>
      ${this.#picture(headName[language](h), 'A', forward.heads[h]!.weights, 'weight')}
      <button aria-pressed=${isMuted} @click=${() => this.edit({ muted: this.state!.muted ^ (1 << h) })}>
        ${words.mute[language]}<span class="spoken">${headName[language](h)}</span>
      </button>
    </div>`;
  }

  #mixing(state: State, { model, heard }: Result) {
    const { language, head } = this;
    const width = state.d / state.heads;
    const own = head === undefined || head >= state.heads ? [] : range(width).map((k) => head * width + k);
    const components = range(state.d).map((k) => columnText[language](Math.floor(k / width), k % width));
    const part = (name: 'concat' | 'W_o' | 'output', picture: unknown) =>
      html`<div class="part" data-part=${name}>
        <p class="title">${words[name][language]}</p>
        ${picture}
      </div>`;
    const [columns, rows] = [own.map((column) => ({ column })), own.map((row) => ({ row }))];
    return html`${part('concat', this.#picture(words.concat[language], 'C', heard.concat, 'value', columns, [], components))}
    ${part('W_o', this.#picture(words.W_o[language], symbols.W_o, transposed(model.W_o), 'plain', rows, components))}
    ${part('output', this.#picture(words.output[language], symbols.output, heard.output, 'value'))}`;
  }

  #picture(
    label: string,
    symbol: string | TemplateResult,
    value: Matrix,
    hue: Hue,
    highlight: readonly Mark[] = [],
    rowLabels: readonly string[] = [],
    columnLabels: readonly string[] = [],
  ) {
    return html`<attn-matrix
      .value=${value}
      .label=${label}
      .symbol=${symbol}
      .hue=${hue}
      .pictured=${true}
      .highlight=${highlight}
      .rowLabels=${rowLabels}
      .columnLabels=${columnLabels}
      .language=${this.language}
    ></attn-matrix>`;
  }
}
