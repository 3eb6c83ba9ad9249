// A small matrix as a real table: numbers in cells, brackets around them, labels and row sums beside.

import { html, nothing, type TemplateResult } from 'lit';

import type { Language } from '../language.js';
import { at, isVisible, type Mask, type Matrix } from '../matrix.js';
import { fullStrength, tint, type Hue } from './matrix-colour.js';
import type { MatrixEditor } from './matrix-editor.js';
import type { Cell } from './matrix-keys.js';
import { cellText, decimalsOf, spokenText } from './matrix-numbers.js';
import { columnName, rowName, words } from './matrix-words.js';

/** A cell, or a whole row or column. */
export type Mark = Partial<Cell>;

export interface MatrixView {
  readonly value: Matrix;
  readonly label: string;
  readonly hue: Hue;
  readonly editable: boolean;
  readonly toggles: boolean;
  readonly picks: boolean;
  readonly pictured: boolean;
  readonly mask: Mask | undefined;
  readonly rowLabels: readonly string[];
  readonly columnLabels: readonly string[];
  readonly rowSums: readonly number[];
  readonly digits: number;
  readonly highlight: readonly Mark[];
  readonly selected: Cell | undefined;
  readonly language: Language;
  readonly editor: MatrixEditor;
}

const covers = (mark: Mark, i: number, j: number) =>
  (mark.row ?? i) === i && (mark.column ?? j) === j && (mark.row !== undefined || mark.column !== undefined);

export const hides = ({ mask }: MatrixView, i: number, j: number) => mask !== undefined && !isVisible(mask, i, j);

/** "row 1, column 2", in the caller's own names where there are any. */
export function placeName({ rowLabels, columnLabels, language }: MatrixView, i: number, j: number): string {
  const [row, column] = [rowLabels[i] || rowName(i, language), columnLabels[j] || columnName(j, language)];
  return language === 'zh' ? `${row}，${column}` : `${row}, ${column}`;
}

/** What a screen reader hears at a cell: where it is and what it shows. */
export function cellName(view: MatrixView, i: number, j: number, shown: string): string {
  const { language, editor } = view;
  const wrong = editor.pendingAt({ row: i, column: j }) ? ` (${words.wrongText[language]})` : '';
  const said = hides(view, i, j) ? words.hidden[language] : shown;
  return `${placeName(view, i, j)}${language === 'zh' ? '：' : ': '}${said}${wrong}`;
}

export const textField = (view: MatrixView) => {
  const { draft, active } = view.editor;
  return html`<input
    class="field"
    type="text"
    inputmode="decimal"
    autocomplete="off"
    autocapitalize="off"
    spellcheck="false"
    enterkeyhint="next"
    aria-label=${placeName(view, active.row, active.column)}
    aria-invalid=${draft?.problem ? 'true' : nothing}
    aria-describedby=${draft?.problem ? 'bubble' : nothing}
    .value=${draft?.text ?? ''}
  />`;
};

export function table(view: MatrixView): TemplateResult {
  const { value, columnLabels, rowLabels, rowSums, language, editor } = view;
  const { rows, cols } = value;
  const [heads, sides, sums] = [columnLabels.length ? 1 : 0, rowLabels.length ? 1 : 0, rowSums.length ? 1 : 0];
  const decimals = decimalsOf(value, view.digits, view.mask);
  const full = fullStrength(value, view.hue, view.mask);
  const { top, left, bottom, right } = editor.range;

  const cell = (i: number, j: number) => {
    const x = at(value, i, j);
    const here = { row: i, column: j };
    const active = editor.active.row === i && editor.active.column === j;
    const pending = editor.pendingAt(here);
    const hidden = hides(view, i, j);
    const odd = !Number.isFinite(x);
    const chosen = view.selected?.row === i && view.selected.column === j;
    const inRange = editor.hasRange && i >= top && i <= bottom && j >= left && j <= right;
    const editing = active && editor.draft !== undefined;
    const marks = [
      editing && 'editing',
      chosen && 'chosen',
      inRange && 'ranged',
      hidden && 'hidden',
      odd && 'odd',
      pending && 'wrong',
      view.highlight.some((mark) => covers(mark, i, j)) && 'lit',
      j === 0 && 'first',
      j === cols - 1 && 'last',
    ];
    const picked = view.picks && x !== 0;
    const shown = pending ? pending.text : hidden ? '–' : view.picks ? (picked ? '●' : '') : cellText(x, decimals);
    const name = cellName(view, i, j, view.picks ? words[picked ? 'picked' : 'notPicked'][language] : shown);
    const exact = spokenText(x);
    const title = hidden || exact === shown ? nothing : exact;
    const content = view.toggles
      ? html`<button
          type="button"
          tabindex=${active ? 0 : -1}
          aria-pressed=${view.picks ? picked : hidden}
          aria-label=${name}
          title=${view.picks ? nothing : title}
        >
          ${shown}
        </button>`
      : html`<span class="number">${shown}</span>${editing ? textField(view) : nothing}`;
    return html`<td
      role="gridcell"
      class=${marks.filter(Boolean).join(' ')}
      data-k=${i * cols + j}
      data-tint=${hidden || odd ? 0 : tint(x, full)}
      aria-colindex=${j + sides + 1}
      aria-selected=${inRange || chosen ? 'true' : nothing}
      aria-invalid=${pending ? 'true' : nothing}
      aria-label=${editing || view.toggles ? nothing : name}
      title=${view.toggles ? nothing : title}
      tabindex=${view.toggles || editing ? nothing : active ? 0 : -1}
    >
      ${content}
    </td>`;
  };

  const line = (i: number) =>
    html`<tr aria-rowindex=${i + heads + 1}>
      ${sides ? html`<th scope="row" aria-colindex="1">${rowLabels[i]}</th>` : nothing}
      ${Array.from({ length: cols }, (_, j) => cell(i, j))}
      ${
        sums
          ? html`<td role="gridcell" class="sum" aria-colindex=${cols + sides + 1} title=${words.rowSum[language]}>
              <span aria-hidden="true">Σ </span>${cellText(rowSums[i] ?? NaN, view.digits)}
            </td>`
          : nothing
      }
    </tr>`;

  return html`<table
    role="grid"
    aria-label=${view.label}
    aria-describedby="help"
    aria-readonly=${!view.editable}
    aria-multiselectable="true"
    aria-rowcount=${rows + heads}
    aria-colcount=${cols + sides + sums}
  >
    ${
      heads
        ? html`<thead>
            <tr aria-rowindex="1">
              ${sides ? html`<td aria-colindex="1"></td>` : nothing}
              ${columnLabels.map((text, j) => html`<th scope="col" aria-colindex=${j + sides + 1}>${text}</th>`)}
            </tr>
          </thead>`
        : nothing
    }
    <tbody>
      ${Array.from({ length: rows }, (_, i) => line(i))}
    </tbody>
  </table>`;
}
