// <attn-gradient-check q k v input row column query component h>: one derivative, from the backward and by a ruler.
// Draws what definition.ts computes.

import { html } from 'lit';

import type { Matrix } from '../../core.js';
import '../../draw/chart.js';
import type { Axis, Series } from '../../draw/chart.js';
import { explanationLine, explanationStyles } from '../../draw/explanation-line.js';
import '../../draw/matrix.js';
import type { Cell, Hue } from '../../draw/matrix.js';
import { sliders } from '../../draw/sliders.js';
import { stepStyles } from '../../draw/step-styles.js';
import { Figure, type Shown } from '../../figure.js';
import type { Language } from '../../language.js';
import { learningCore } from '../../load-core.js';
import { latest } from '../../remember.js';
import { chooser } from '../../training/controls.js';
import { trainingStyles } from '../../training/styles.js';
import { definition, inputs, schema, type Result, type State } from './definition.js';
import { checkStyles } from './element-styles.js';
import { arithmetic, entry, sentence, titleOf, words } from './text.js';

type Part = (typeof inputs)[number] | 'output';
const hues = { Q: 'query', K: 'key', V: 'value', output: 'value' } as const satisfies Record<Part, Hue>;

const axesOf = latest((language: Language): { x: Axis; y: Axis } => ({
  x: { label: words.h[language], symbol: 'h', log: 10, format: 'power' },
  y: { label: words.error[language], log: 10, format: 'power' },
}));
const seriesOf = latest((points: Result['errors'], language: Language): Series[] => [
  { name: words.error[language], hue: 'ink', marker: 'circle', points },
]);
const cellsOf = ({ rows, cols }: Matrix): Cell[] =>
  Array.from({ length: rows * cols }, (_, k) => ({ row: Math.floor(k / cols), column: k % cols }));

export class GradientCheck extends Figure<State, Result> {
  static override readonly definition = definition;
  static override styles = [...Figure.styles, ...trainingStyles, stepStyles, explanationStyles, checkStyles];
  #pointed: (Cell & { readonly part: Part }) | undefined;

  protected override fetchCore() {
    return learningCore();
  }

  protected override draw(state: State, { state: drawn, result }: Shown<State, Result>) {
    const { language } = this;
    const { x, y } = axesOf(language);
    const slider = sliders<'h'>(state, schema, words, language, (change, gesture) => this.edit(change, gesture));
    const choose = ({ detail }: CustomEvent<{ x: number }>) =>
      this.edit({ h: Math.max(1e-7, Math.min(1, Number(detail.x.toPrecision(2)))) });
    return html`<p class="note">${words.inputs[language]}</p>
      <div class="inputs">
        ${inputs.map((part) => this.#matrix(part, state[part], result))}
        ${this.#matrix('output', result.attention.context, result)}
      </div>
      <div class="settings">${this.#choosers(drawn, result)} ${slider('h', true)}</div>
      ${explanationLine({ title: titleOf(result), expression: arithmetic(drawn, result), note: sentence(drawn, result, language) }, '')}
      <p class="title">${words.chart[language]}</p>
      <attn-chart
        .series=${seriesOf(result.errors, language)}
        .x=${x}
        .y=${y}
        .label=${words.chart[language]}
        .mark=${drawn.h}
        .choosable=${true}
        .language=${language}
        @chart-choose=${choose}
      ></attn-chart>
      <p class="note">${words.note[language]}</p>`;
  }

  /** By keyboard, and where there is no pointing. */
  #choosers(state: State, { place, attention }: Result) {
    const { language } = this;
    const all = inputs.flatMap((part) => cellsOf(state[part]).map((cell) => ({ part, ...cell })));
    const outputs = cellsOf(attention.context);
    const xName = (k: string) => entry(all[Number(k)]!.part, all[Number(k)]!.row, all[Number(k)]!.column);
    const yName = (k: string) => entry('o', outputs[Number(k)]!.row, outputs[Number(k)]!.column);
    const xNow = all.findIndex(
      ({ part, row, column }) => part === place.input && row === place.row && column === place.column,
    );
    const yNow = outputs.findIndex(({ row, column }) => row === place.query && column === place.component);
    const keys = (list: readonly unknown[]) => list.map((_, k) => String(k));
    return html`<div class="choices">
      ${chooser(words.y[language], keys(outputs), String(yNow), yName, (k) => this.#choose({ part: 'output', ...outputs[Number(k)]! }))}
      ${chooser(words.x[language], keys(all), String(xNow), xName, (k) => this.#choose(all[Number(k)]!))}
    </div>`;
  }

  /** One matrix may say that it is left after the next has said that it is entered. */
  #point(part: Part, cell: Cell | null) {
    if (cell) this.#pointed = { part, ...cell };
    else if (this.#pointed?.part === part) this.#pointed = undefined;
  }

  #choose({ part, row, column }: Cell & { readonly part: Part }) {
    if (part === 'output') this.edit({ query: row + 1, component: column + 1 });
    else this.edit({ input: part, row: row + 1, column: column + 1 });
  }

  #matrix(part: Part, value: Matrix, { place }: Result) {
    const { language } = this;
    const chosen =
      part === 'output'
        ? { row: place.query, column: place.component }
        : part === place.input
          ? { row: place.row, column: place.column }
          : undefined;
    const label = words[part][language];
    return html`<div class="part hue-${hues[part]}" data-part=${part}>
      <p class="name">${label}</p>
      <attn-matrix
        .value=${value}
        .label=${label}
        .hue=${hues[part]}
        .language=${language}
        .editable=${part !== 'output'}
        .selected=${chosen}
        @matrix-edit=${({ detail }: CustomEvent<{ matrix: Matrix }>) => this.edit({ [part]: detail.matrix })}
        @cell-select=${({ detail }: CustomEvent<Cell | null>) => this.#point(part, detail)}
        @click=${() => this.#pointed?.part === part && this.#choose(this.#pointed)}
      ></attn-matrix>
    </div>`;
  }
}
