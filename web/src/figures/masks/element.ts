// <attn-masks n causal padding window globals random seed hand>: a mask, what it costs, how far information has to go
// under it, and the attention that follows. Draws what definition.ts computes.

import { html, nothing } from 'lit';

import type { Matrix } from '../../core.js';
import '../../draw/matrix.js';
import type { Cell, Hue } from '../../draw/matrix.js';
import { sliders } from '../../draw/sliders.js';
import { stepStyles } from '../../draw/step-styles.js';
import { Figure, type Shown } from '../../figure.js';
import { toggled, type Mask } from '../../matrix.js';
import { definition, schema, type Result, type State } from './definition.js';
import { masksStyles } from './element-styles.js';
import { isSet, presets } from './presets.js';
import { blindText, pathText, shareText, words } from './text.js';

type Slider = 'n' | 'padding' | 'window' | 'globals' | 'random' | 'seed';

export class Masks extends Figure<State, Result> {
  static override readonly definition = definition;
  static override styles = [...Figure.styles, stepStyles, masksStyles];

  protected override draw(state: State, { result }: Shown<State, Result>) {
    const { language } = this;
    const { mask, attention, blind } = result;
    const toggle = ({ row, column }: Cell) => this.edit({ hand: toggled(mask, row, column) });
    return html`${this.#presets(state)} ${this.#settings(state)}
      ${state.hand === mask ? html`<p class="note">${words.hand[language]}</p>` : nothing}
      <div class="grids">
        ${this.#matrix('mask', attention.scores, mask, 'plain', toggle)}
        ${this.#matrix('weights', attention.weights, mask, 'weight')}
      </div>
      ${blind.length > 0 ? html`<p class="note" role="note">${blindText[language](blind)}</p>` : nothing}
      ${this.#facts(result)}`;
  }

  /** Whatever is set builds the mask anew. */
  #set(change: Partial<State>, gesture?: string) {
    this.edit({ hand: null, ...change }, gesture);
  }

  #presets(state: State) {
    const { language } = this;
    return html`<div class="presets" role="group" aria-label=${words.presets[language]}>
      ${presets.map(
        (preset) =>
          html`<button
            aria-pressed=${isSet(state, preset)}
            @click=${() => this.#set({ ...preset.settings, padding: Math.min(preset.settings.padding, state.n - 1) })}
          >
            ${preset.name[language]}
          </button>`,
      )}
    </div>`;
  }

  #settings(state: State) {
    const { language } = this;
    const causal = (event: Event) => this.#set({ causal: (event.target as HTMLInputElement).checked });
    const slider = sliders<Slider>(state, schema, words, language, (change, gesture) => this.#set(change, gesture));
    return html`<div class="settings" role="group" aria-label=${words.settings[language]}>
      ${slider('n')} ${slider('window')} ${slider('globals')} ${slider('random')} ${slider('padding')}
      ${state.random > 0 ? slider('seed') : nothing}
      <label class="causal">
        <input type="checkbox" .checked=${state.causal} @change=${causal} />
        ${words.causal[language]}
      </label>
    </div>`;
  }

  #matrix(name: 'mask' | 'weights', value: Matrix, mask: Mask, hue: Hue, toggle?: (cell: Cell) => void) {
    const { language } = this;
    return html`<div class="part hue-${hue}" data-part=${name}>
      <p class="name">${words[name][language]}</p>
      <attn-matrix
        .value=${value}
        .label=${words[name][language]}
        .hue=${hue}
        .language=${language}
        .digits=${2}
        .toggles=${toggle !== undefined}
        .pictured=${true}
        .mask=${mask}
        @cell-toggle=${({ detail }: CustomEvent<Cell>) => toggle?.(detail)}
      ></attn-matrix>
    </div>`;
  }

  #facts({ pairs, all, macs, fullMacs, path }: Result) {
    const { language } = this;
    const facts = [
      [words.pairs, shareText(pairs, all, language)],
      [words.macs, shareText(macs, fullMacs, language)],
      [words.path, pathText[language](path)],
    ] as const;
    return html`<dl>
      ${facts.map(
        ([name, told]) =>
          html`<div>
            <dt>${name[language]}</dt>
            <dd>${told}</dd>
          </div>`,
      )}
    </dl>`;
  }
}
