// A large matrix: a canvas, and of its cells only the active one as an element, so that a grid of any size has one
// tab stop and a handful of nodes. Below it, the value under the pointer or cursor, and all values as a table on demand.

import { html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';

import { at } from '../matrix.js';
import type { Cell } from './matrix-keys.js';
import { cellText, decimalsOf, spokenText } from './matrix-numbers.js';
import { cellName, hides, placeName, textField, type MatrixView } from './matrix-table.js';
import { words } from './matrix-words.js';

/** Beyond this many rows or columns numbers no longer fit in cells. */
const tableLimit = 16;
export const needsPicture = ({ value: { rows, cols }, pictured }: Pick<MatrixView, 'value' | 'pictured'>) =>
  pictured || rows > tableLimit || cols > tableLimit;

/** As many rows and columns as the table on demand shows. */
const tabled = 64;

export function picture(view: MatrixView): TemplateResult {
  const { value, editor } = view;
  const { row, column } = editor.active;
  const editing = editor.draft !== undefined;
  const hidden = hides(view, row, column);
  const pending = editor.pendingAt(editor.active);
  const name = cellName(view, row, column, pending?.text ?? spokenText(at(value, row, column)));
  const content = view.toggles
    ? html`<button type="button" tabindex="0" aria-pressed=${hidden} aria-label=${name}></button>`
    : editing
      ? textField(view)
      : nothing;
  return html`<div
    class="picture"
    role="grid"
    aria-label=${view.label}
    aria-describedby="help"
    aria-readonly=${!view.editable}
    aria-multiselectable="true"
    aria-rowcount=${value.rows}
    aria-colcount=${value.cols}
  >
    <canvas aria-hidden="true"></canvas>
    <i class="spot"></i>
    ${keyed(
      row * value.cols + column,
      html`<div role="row" aria-rowindex=${row + 1}>
        <div
          role="gridcell"
          class="here ${pending ? 'wrong' : ''}"
          data-k=${row * value.cols + column}
          aria-colindex=${column + 1}
          aria-selected="true"
          aria-invalid=${pending ? 'true' : nothing}
          aria-label=${editing || view.toggles ? nothing : name}
          tabindex=${view.toggles || editing ? nothing : 0}
        >
          ${content}
        </div>
      </div>`,
    )}
  </div>`;
}

/** "row i, column j = value" for the cell under the pointer, chosen by the figure, or under the cursor. */
export function readout(view: MatrixView, hovered: Cell | undefined): TemplateResult {
  const { row, column } = hovered ?? view.selected ?? view.editor.active;
  const value = hides(view, row, column) ? words.hidden[view.language] : spokenText(at(view.value, row, column));
  return html`<p class="readout" aria-hidden="true">${placeName(view, row, column)} = <b>${value}</b></p>`;
}

/** Made only when it is opened. */
export function dataTable(view: MatrixView, open: boolean, toggled: (event: Event) => void): TemplateResult {
  const { value, digits, language } = view;
  const decimals = open ? decimalsOf(value, digits, view.mask) : 0;
  const [rows, cols] = [Math.min(tabled, value.rows), Math.min(tabled, value.cols)];
  const name = (labels: readonly string[], k: number) => labels[k] || k + 1;
  const line = (i: number) =>
    html`<tr>
      <th scope="row">${name(view.rowLabels, i)}</th>
      ${Array.from({ length: cols }, (_, j) => html`<td>${hides(view, i, j) ? '–' : cellText(at(value, i, j), decimals)}</td>`)}
    </tr>`;
  const content = () =>
    html`<div class="data" tabindex="0" role="region" aria-label=${view.label}>
      <table>
        <thead>
          <tr>
            <td></td>
            ${Array.from({ length: cols }, (_, j) => html`<th scope="col">${name(view.columnLabels, j)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${Array.from({ length: rows }, (_, i) => line(i))}
        </tbody>
      </table>
    </div>`;
  const cut = rows < value.rows || cols < value.cols ? ` (${rows} × ${cols})` : '';
  return html`<details @toggle=${toggled}>
    <summary tabindex="-1">${words.asTable[language]}${cut}</summary>
    ${open ? content() : nothing}
  </details>`;
}
