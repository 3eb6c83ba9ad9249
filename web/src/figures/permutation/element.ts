// <attn-permutation x order positions p>: the same tokens in another order, and what becomes of the output's rows.
// Draws what definition.ts computes.

import { html, nothing } from 'lit';

import type { Matrix } from '../../core.js';
import '../../draw/matrix.js';
import type { Hue } from '../../draw/matrix.js';
import { stepStyles } from '../../draw/step-styles.js';
import { Figure, type Shown } from '../../figure.js';
import { learningCore } from '../../load-core.js';
import { matrix, rowsOf } from '../../matrix.js';
import { definition, exchanged, type Result, type State } from './definition.js';
import { permutationStyles } from './element-styles.js';
import { placesOf } from './places.js';
import { moveText, placeNames, sentence, tokenNames, words } from './text.js';

export class Permutation extends Figure<State, Result> {
  static override readonly definition = definition;
  static override styles = [...Figure.styles, stepStyles, permutationStyles];

  /** Where the word that is being dragged is now. */
  #held: { readonly place: number; readonly gesture: string } | undefined;

  protected override fetchCore() {
    return learningCore();
  }

  protected override draw(state: State, { state: drawn, result }: Shown<State, Result>) {
    const { language } = this;
    const { order, input, output, carried } = result;
    const names = tokenNames(order, language);
    const positions = (event: Event) => this.edit({ positions: (event.target as HTMLInputElement).checked });
    /** The rows are in the order that is shown. */
    const put = (m: Matrix) => {
      const rows = rowsOf(m);
      this.edit({ X: matrix(order.map((_, k) => rows[order.indexOf(k)]!)) });
    };
    return html`<div class="order" role="group" aria-label=${words.order[language]}>
        ${this.#tokens(result)}
        <button
          class="reverse"
          @click=${() =>
            this.edit({
              order: [...order]
                .reverse()
                .map((k) => k + 1)
                .join(' '),
            })}
        >
          ${words.reverse[language]}
        </button>
        <label class="flag"
          ><input type="checkbox" .checked=${state.positions} @change=${positions} />${words.positions[language]}</label
        >
      </div>
      <div class="inputs">
        ${this.#matrix('input', input, 'plain', names, put)}
        ${
          state.positions
            ? this.#matrix('P', placesOf(state), 'plain', placeNames[language](order.length), (P) => this.edit({ P }))
            : nothing
        }
        ${this.#matrix('output', output, 'value', names)} ${this.#matrix('carried', carried, 'value', names)}
      </div>
      <p class="told">${sentence(drawn, result, language)}</p>`;
  }

  #tokens({ order }: Result) {
    const { language } = this;
    const move = (name: string, place: number, right: boolean) =>
      html`<button
        ?disabled=${right ? place === order.length - 1 : place === 0}
        aria-label=${moveText[language](name, right)}
        @click=${() => this.edit({ order: exchanged(order, right ? place : place - 1) })}
      >
        ${right ? '→' : '←'}
      </button>`;
    const word = (name: string, place: number) =>
      html`<b
        @pointerdown=${(event: PointerEvent) => this.#grip(event, place)}
        @pointermove=${(event: PointerEvent) => this.#drag(event, order)}
        >${name}</b
      >`;
    return html`<ol>
      ${tokenNames(order, language).map(
        (name, place) => html`<li>${move(name, place, false)}${word(name, place)}${move(name, place, true)}</li>`,
      )}
    </ol>`;
  }

  #grip(event: PointerEvent, place: number) {
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.#held = { place, gesture: `drag-${event.timeStamp}` };
  }
  /** A held word changes places with the neighbour that the pointer comes over; the elements stay where they are. */
  #drag(event: PointerEvent, order: readonly number[]) {
    const held = this.#held;
    if (!held || event.buttons === 0) return;
    const items = [...this.renderRoot.querySelectorAll('.order li')].map((item) => item.getBoundingClientRect());
    const over = items.findIndex(
      ({ left, right, top, bottom }) =>
        event.clientX > left && event.clientX < right && event.clientY > top - 24 && event.clientY < bottom + 24,
    );
    if (Math.abs(over - held.place) !== 1 || over < 0) return;
    this.edit({ order: exchanged(order, Math.min(over, held.place)) }, held.gesture);
    this.#held = { ...held, place: over };
  }

  #matrix(
    part: 'input' | 'P' | 'output' | 'carried',
    value: Matrix,
    hue: Hue,
    rows: readonly string[],
    put?: (m: Matrix) => void,
  ) {
    const { language } = this;
    return html`<div class="part hue-${hue}" data-part=${part}>
      <p class="name">${words[part][language]}</p>
      <attn-matrix
        .value=${value}
        .label=${words[part][language]}
        .hue=${hue}
        .digits=${4}
        .language=${language}
        .rowLabels=${rows}
        .editable=${put !== undefined}
        @matrix-edit=${({ detail }: CustomEvent<{ matrix: Matrix }>) => put?.(detail.matrix)}
      ></attn-matrix>
    </div>`;
  }
}
