// <attn-closed-book mode n boxes seed>: the reader reads a row of digits and writes it backwards, with the book closed or
// open. The paper is what definition.ts samples; the game itself is no part of the state.

import { html, nothing } from 'lit';

import { matrix } from '../../matrix.js';
import '../../draw/matrix.js';
import { sliders } from '../../draw/sliders.js';
import { Figure, type Shown } from '../../figure.js';
import { latest } from '../../remember.js';
import { cards, marks } from './cards.js';
import { definition, schema, type Result, type State } from './definition.js';
import { closedBookStyles } from './element-styles.js';
import { begin, keep, look, modes, next, phaseOf, right, write, type Game, type Mode } from './game.js';
import { boxText, doneText, modeNames, placeText, readingText, words, writingText } from './text.js';

const digits = Array.from('0123456789');
const picture = latest((looks: readonly number[], n: number) =>
  matrix(looks.slice(0, n).map((place) => Array.from({ length: n }, (_, j) => (j === place ? 1 : 0)))),
);

export class ClosedBook extends Figure<State, Result> {
  static override readonly definition = definition;
  static override styles = [...Figure.styles, closedBookStyles];
  static override properties = { game: { state: true } };
  declare private game: Game | undefined;
  #paper: { readonly result: Result; readonly mode: Mode; readonly boxes: number } | undefined;
  /** Digits right, by length and kind of exam. */
  #results = new Map<number, Partial<Record<Mode, number>>>();

  constructor() {
    super();
    this.addEventListener('keydown', (event) => {
      const isDigit = /^\d$/.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (isDigit && !(event.composedPath()[0] instanceof HTMLInputElement)) this.#write(event.key);
    });
  }

  #begin({ mode, boxes }: State, { pair }: Result) {
    this.game = begin(mode, pair.source, pair.target, boxes);
  }

  /** A move; the keyboard follows where the buttons of the last phase are gone. */
  #play(moved: Game) {
    const before = this.game;
    this.game = moved;
    this.say(this.#told(moved));
    if (before && phaseOf(before) !== phaseOf(moved)) void this.#follow();
  }
  async #follow() {
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>('.board button, .again')?.focus({ preventScroll: true });
  }

  #write(digit: string) {
    if (!this.game || phaseOf(this.game) !== 'writing') return;
    const moved = write(this.game, digit);
    const n = moved.target.length;
    if (phaseOf(moved) === 'done') this.#results.set(n, { ...this.#results.get(n), [moved.mode]: right(moved) });
    this.#play(moved);
  }

  #told(game: Game): string {
    const { language } = this;
    const [n, written] = [game.source.length, game.output.length];
    return {
      reading: () => readingText[language](game.reading + 1, n),
      writing: () => writingText[game.mode][language](written + 1),
      done: () => doneText[language](right(game), n),
    }[phaseOf(game)]();
  }

  protected override draw(state: State, { state: drawn, result }: Shown<State, Result>) {
    const { language } = this;
    const { mode, boxes } = drawn;
    const paper = this.#paper;
    if (paper?.result.pair !== result.pair || paper.mode !== mode || paper.boxes !== boxes) {
      this.#paper = { result, mode, boxes };
      this.#begin(drawn, result);
    }
    const slider = sliders<'n' | 'boxes'>(state, schema, words, language, (change, gesture) =>
      this.edit(change, gesture),
    );
    return html`<div class="modes" role="group" aria-label=${words.modes[language]}>
        ${modes.map(
          (one) =>
            html`<button aria-pressed=${one === state.mode} @click=${() => this.edit({ mode: one })}>
              ${modeNames[one][language]}
            </button>`,
        )}
        <button class="another" @click=${() => this.edit({ seed: (state.seed % schema.seed.max) + 1 })}>
          ${words.another[language]}
        </button>
        <button class="again" @click=${() => this.#begin(drawn, result)}>${words.again[language]}</button>
      </div>
      <div class="board">${this.#board(this.game!)}</div>
      <div class="settings" role="group" aria-label=${words.settings[language]}>
        ${slider('n')} ${state.mode === 'closed' ? slider('boxes') : nothing}
      </div>
      ${this.#table()}`;
  }

  #board(game: Game) {
    const { language } = this;
    const phase = phaseOf(game);
    return html`<p class="told">${this.#told(game)}</p>
      ${phase === 'reading' ? this.#page(game) : nothing}
      ${game.mode === 'closed' ? this.#boxes(game, phase === 'reading') : this.#source(game, phase === 'writing')}
      ${
        phase === 'reading'
          ? nothing
          : marks(words.output[language], game, phase === 'done' ? words.target[language] : undefined)
      }
      ${
        phase === 'writing'
          ? html`<div class="digits" role="group" aria-label=${words.digits[language]}>
              ${digits.map((digit) => html`<button @click=${() => this.#write(digit)}>${digit}</button>`)}
            </div>`
          : nothing
      }
      ${phase === 'done' && game.mode === 'open' ? this.#looks(game) : nothing}`;
  }

  /** The word that is before the reader's eyes, and no other. */
  #page(game: Game) {
    const isLast = game.reading === game.source.length - 1;
    return html`<div class="page">
      <span class="now">${game.source[game.reading]}</span>
      <button class="next" @click=${() => this.#play(next(this.game!))}>
        ${(isLast ? words.close : words.next)[this.language]}
      </button>
    </div>`;
  }

  #boxes(game: Game, isReading: boolean) {
    const { language } = this;
    const tap = isReading ? (box: number) => this.#play(keep(this.game!, box)) : undefined;
    const box = (text: string | undefined, k: number) => ({
      text: text ?? '',
      name: `${boxText[language](k + 1)}: ${text ?? words.empty[language]}`,
    });
    return cards(isReading ? words.memory[language] : words.kept[language], 'value', game.boxes.map(box), tap);
  }

  #source(game: Game, isWriting: boolean) {
    const { language } = this;
    const looked = game.looks.at(-1);
    const place = (digit: string, k: number) => ({
      text: !isWriting || k === looked ? digit : '',
      name: placeText[language](k + 1) + (k === looked ? `: ${digit}` : ''),
      marked: isWriting && k === looked,
    });
    const tap = isWriting ? (k: number) => this.#play(look(this.game!, k)) : undefined;
    return cards(isWriting ? words.source[language] : words.whole[language], 'key', game.source.map(place), tap);
  }

  #looks(game: Game) {
    const { language } = this;
    const label = words.looks[language];
    return html`<div class="looks hue-weight">
      <p class="name">${label}</p>
      <attn-matrix
        .value=${picture(game.looks, game.source.length)}
        .label=${label}
        .hue=${'weight'}
        .language=${language}
        .rowLabels=${game.output}
        .columnLabels=${game.source}
      ></attn-matrix>
    </div>`;
  }

  #table() {
    const { language } = this;
    if (this.#results.size === 0) return nothing;
    const lengths = [...this.#results.keys()].sort((a, b) => a - b);
    const cell = (n: number, mode: Mode) => {
      const count = this.#results.get(n)?.[mode];
      return html`<td>${count === undefined ? '–' : `${count} / ${n}`}</td>`;
    };
    return html`<table class="results">
      <caption>
        ${words.results[language]}
      </caption>
      <thead>
        <tr>
          <th scope="col">${words.length[language]}</th>
          ${modes.map((mode) => html`<th scope="col">${modeNames[mode][language]}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${lengths.map(
          (n) =>
            html`<tr>
              <th scope="row">${n}</th>
              ${modes.map((mode) => cell(n, mode))}
            </tr>`,
        )}
      </tbody>
    </table>`;
  }
}
