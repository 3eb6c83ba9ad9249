// <attn-draw-alignment pair drawn shown>: the reader draws which source word each output word should look at, then sees
// what a trained network, or people, make of it. Draws what definition.ts computes.

import { html, nothing } from 'lit';

import '../../draw/matrix.js';
import type { Cell } from '../../draw/matrix.js';
import { Figure, type Shown } from '../../figure.js';
import { matrix, toggled, type Mask, type Matrix } from '../../matrix.js';
import { latest } from '../../remember.js';
import { recordedDrawing, recordedNote } from '../../training/recorded.js';
import { trainingStyles } from '../../training/styles.js';
import { definition, pairs, type Result, type State } from './definition.js';
import { glosses, networkText, ownText, pairNames, words } from './text.js';

const goldMatrix = latest((gold: readonly number[], cols: number) =>
  matrix(gold.map((place) => Array.from({ length: cols }, (_, j) => Number(j === place)))),
);
const marksOf = latest(({ cols, data }: Matrix): Cell[] =>
  [...data].flatMap((x, k) => (x === 0 ? [] : [{ row: Math.floor(k / cols), column: k % cols }])),
);

/** `drawn` may be of another sentence; two taps in one frame both count. */
function toggledAt(drawn: Mask | null, { rows, cols, data }: Matrix, { row, column }: Cell): Mask {
  const fits = drawn?.queries === rows && drawn.keys === cols;
  return toggled(fits ? drawn : { queries: rows, keys: cols, visible: Uint8Array.from(data) }, row, column);
}

export class DrawAlignment extends Figure<State, Result> {
  static override readonly definition = definition;
  static override styles = [...Figure.styles, ...trainingStyles];

  protected override draw(state: State, { state: planned, result }: Shown<State, Result>) {
    const { language } = this;
    return html`<div class="commands" role="group" aria-label=${words.pairs[language]}>
        ${pairs.map(
          (pair) =>
            html`<button
              aria-pressed=${pair === state.pair}
              @click=${() => this.edit({ pair, drawn: null, shown: false })}
            >
              ${pairNames[pair][language]}
            </button>`,
        )}
      </div>
      ${language === 'en' && glosses[planned.pair] ? html`<p class="note">${glosses[planned.pair]}</p>` : nothing}
      ${planned.shown ? this.#answer(result) : this.#grid(result)}
      <div class="commands">
        <button @click=${() => this.edit({ shown: !state.shown })}>
          ${(state.shown ? words.hide : words.show)[language]}
        </button>
        ${state.shown ? nothing : html`<button @click=${() => this.edit({ drawn: null })}>${words.clear[language]}</button>`}
      </div>`;
  }

  #grid({ drawn, source, target }: Result) {
    const { language } = this;
    return html`<p class="note">${words.hint[language]} ${target.includes('</s>') ? words.end[language] : nothing}</p>
      <attn-matrix
        .value=${drawn}
        .label=${words.grid[language]}
        .hue=${'weight'}
        .language=${language}
        .toggles=${true}
        .picks=${true}
        .rowLabels=${target}
        .columnLabels=${source}
        @cell-toggle=${({ detail }: CustomEvent<Cell>) => this.edit({ drawn: toggledAt(this.state!.drawn, drawn, detail) })}
      ></attn-matrix>`;
  }

  #answer({ drawn, source, target, gold, weights, words: count, right, hits }: Result) {
    const { language } = this;
    const label = (weights ? words.network : words.people)[language];
    return html`${weights ? recordedNote([recordedDrawing().run], language) : html`<p class="note">${words.byHand[language]}</p>`}
      <p class="name">${label}</p>
      <attn-matrix
        .value=${weights ?? goldMatrix(gold, source.length)}
        .label=${label}
        .hue=${'weight'}
        .digits=${2}
        .language=${language}
        .rowLabels=${target}
        .columnLabels=${source}
        .highlight=${marksOf(drawn)}
      ></attn-matrix>
      <p>${ownText[language](right, count)}${weights ? networkText[language](hits, count) : nothing}</p>`;
  }
}
