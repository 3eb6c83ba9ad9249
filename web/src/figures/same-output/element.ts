// <attn-same-output v scores moves>: given weights, others that are as far away as the reader likes, and one output.
// Draws what definition.ts computes.

import { html, nothing } from 'lit';

import { number } from '../../codecs.js';
import type { Core, Matrix } from '../../core.js';
import '../../draw/matrix.js';
import type { Hue } from '../../draw/matrix.js';
import { names } from '../../draw/names.js';
import '../../draw/slider.js';
import type { Slide } from '../../draw/slider.js';
import { stepStyles } from '../../draw/step-styles.js';
import { Figure, type Shown } from '../../figure.js';
import { learningCore } from '../../load-core.js';
import { beside, filled, resized } from '../../matrix.js';
import { remembering } from '../../remember.js';
import { definition, farthest, most, type Result, type State } from './definition.js';
import { sameStyles } from './element-styles.js';
import { sentence, weightOf, words } from './text.js';

type Part = 'scores' | 'V' | 'weights' | 'outputs';
interface Looks {
  readonly hue: Hue;
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  readonly resizable?: boolean;
  readonly put?: (m: Matrix) => void;
}

const rangeOf = remembering(8, (min: number, max: number) => number({ initial: min, min, max }));
const stacked = remembering(1, (a: Matrix, b: Matrix): Matrix => ({ ...beside(a, b), rows: 2, cols: a.cols }));
const pair = ['α', 'α′'];
const none: readonly never[] = [];

export class SameOutputs extends Figure<State, Result> {
  static override readonly definition = definition;
  static override styles = [...Figure.styles, stepStyles, sameStyles];

  protected override fetchCore() {
    return learningCore();
  }

  protected override draw(state: State, { state: drawn, result }: Shown<State, Result>, core: Core) {
    const { language } = this;
    const { given, moved } = result;
    const keys = names('k', state.V.rows);
    const isMoved = moved.moves.data.some((move) => move !== 0);
    return html`<div class="inputs" role="group" aria-label=${words.inputs[language]}>
        ${this.#matrix('V', state.V, { hue: 'value', rows: keys, columns: none, resizable: true, put: (V) => this.edit({ V }) })}
        ${this.#matrix('scores', resized(state.scores, 1, state.V.rows), { hue: 'plain', rows: none, columns: keys, put: (scores) => this.edit({ scores }) })}
      </div>
      <div class="inputs results">
        ${this.#matrix('weights', stacked(given, moved.weights), { hue: 'weight', rows: pair, columns: keys })}
        ${this.#matrix('outputs', result.outputs, { hue: 'value', rows: pair, columns: none })}
      </div>
      <p class="told">${sentence(result, language)}</p>
      ${
        moved.keys.length > 0
          ? html`<p class="name">${words.sliders[language]}</p>
              <div class="moves">${moved.keys.map((_, k) => this.#slider(k, result))}</div>
              <div class="commands">
                <button @click=${() => this.edit({ moves: farthest(core, drawn, result) })}>
                  ${words.farthest[language]}
                </button>
                <button ?disabled=${!isMoved} @click=${() => this.edit({ moves: filled(1, 1, 0) })}>
                  ${words.back[language]}
                </button>
              </div>`
          : nothing
      }`;
  }

  /** Of a free key's weight; the others are as they were. */
  #slider(k: number, { given, moved: { keys, moves, least, most: top } }: Result) {
    const { language } = this;
    const key = keys[k]!;
    const start = given.data[key]!;
    const range = rangeOf(Math.max(0, start + least.data[k]!), start + top.data[k]!);
    const move = ({ detail }: CustomEvent<Slide>) => {
      const data = moves.data.slice();
      data[k] = detail.value - start;
      this.edit({ moves: { ...moves, data } }, detail.gesture);
    };
    return html`<attn-slider
      .codec=${range}
      .value=${Math.max(range.min, Math.min(range.max, Number((start + moves.data[k]!).toPrecision(3))))}
      .label=${weightOf[language](names('k', key + 1)[key]!)}
      .language=${language}
      @slide=${move}
    ></attn-slider>`;
  }

  #matrix(part: Part, value: Matrix, { hue, rows, columns, put, resizable = false }: Looks) {
    const { language } = this;
    return html`<div class="part hue-${hue}" data-part=${part}>
      <p class="name">${words[part][language]}</p>
      <attn-matrix
        .value=${value}
        .label=${words[part][language]}
        .hue=${hue}
        .language=${language}
        .digits=${2}
        .rowLabels=${rows}
        .columnLabels=${columns}
        .editable=${put !== undefined}
        .resizable=${resizable}
        .maxRows=${most.rows}
        .maxCols=${most.cols}
        @matrix-edit=${({ detail }: CustomEvent<{ matrix: Matrix }>) => put?.(detail.matrix)}
        @matrix-resize=${({ detail }: CustomEvent<{ rows: number; cols: number }>) =>
          put?.(resized(value, detail.rows, detail.cols))}
      ></attn-matrix>
    </div>`;
  }
}
