// <attn-matrix>: the grid in which every figure shows a matrix and lets it be edited.
// It is told its value and never changes it: edits go out as events and come back as a new value.
//   matrix-edit {matrix}                 one step of undo; preventDefault refuses it. A paste may change the shape.
//   matrix-resize {rows, cols}           from the buttons that add and remove a row or a column
//   cell-select {row, column} | null     hover, focus or tap
//   cell-toggle {row, column}            with `toggles`, whose cells are buttons

import { LitElement, html, nothing, type PropertyValues } from 'lit';

import type { Language } from '../language.js';
import type { Mask, Matrix } from '../matrix.js';
import type { Hue } from './matrix-colour.js';
import { MatrixEditor } from './matrix-editor.js';
import { Hands, type Host } from './matrix-hands.js';
import type { Cell, Size } from './matrix-keys.js';
import { stepButtons } from './matrix-steps.js';
import { matrixStyles } from './matrix-styles.js';
import { table, type Mark, type MatrixView } from './matrix-table.js';
import { problemText, words } from './matrix-words.js';

export type { Cell, Hue, Mark };

const property = { attribute: false } as const;
const flag = { type: Boolean } as const;

export class AttnMatrix extends LitElement implements MatrixView, Host {
  static override styles = matrixStyles;
  static override properties = {
    value: property,
    label: {},
    symbol: {},
    hue: { reflect: true },
    editable: flag,
    resizable: flag,
    toggles: flag,
    mask: property,
    rowLabels: property,
    columnLabels: property,
    rowSums: property,
    digits: { type: Number },
    highlight: property,
    selected: property,
    maxRows: { type: Number },
    maxCols: { type: Number },
    language: {},
  };

  declare value: Matrix;
  declare label: string;
  declare symbol: string;
  declare hue: Hue;
  declare editable: boolean;
  declare resizable: boolean;
  declare toggles: boolean;
  declare mask: Mask | undefined;
  declare rowLabels: readonly string[];
  declare columnLabels: readonly string[];
  declare rowSums: readonly number[];
  declare digits: number;
  declare highlight: readonly Mark[];
  declare selected: Cell | undefined;
  declare maxRows: number;
  declare maxCols: number;
  declare language: Language;

  readonly editor = new MatrixEditor((matrix) => this.tell('matrix-edit', { matrix }));
  #hands = new Hands(this);

  constructor() {
    super();
    this.label = this.symbol = '';
    this.hue = 'plain';
    this.editable = this.resizable = this.toggles = false;
    this.rowLabels = this.columnLabels = [];
    this.rowSums = [];
    this.highlight = [];
    this.digits = 3;
    this.maxRows = this.maxCols = 16;
    this.language = 'zh';
  }

  get canEdit() {
    return this.editable && !this.toggles;
  }
  /** How far a paste may grow the matrix. */
  get limit(): Size {
    return this.resizable
      ? { rows: this.maxRows, cols: this.maxCols }
      : { rows: this.value.rows, cols: this.value.cols };
  }

  tell(name: string, detail: unknown) {
    return this.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, cancelable: true, detail }));
  }
  refresh() {
    this.requestUpdate();
    this.performUpdate();
  }
  settle() {
    this.refresh();
    this.focus();
  }
  #part<T extends HTMLElement>(selector: string) {
    return this.renderRoot.querySelector<T>(selector);
  }
  #field = () => this.#part<HTMLInputElement>('.field');

  /** The grid's one tab stop, or the text field while a cell is being edited. */
  override focus(options?: FocusOptions) {
    const field = this.#field();
    if (!field) return this.#part('[role=grid] [tabindex="0"]')?.focus(options);
    if (this.renderRoot instanceof ShadowRoot && this.renderRoot.activeElement === field) return;
    field.focus(options);
    if (this.editor.draft?.selectAll) field.select();
    else field.setSelectionRange(field.value.length, field.value.length);
  }
  fieldText() {
    return this.#field()?.value ?? '';
  }
  toButtons(side: keyof Size) {
    const button = this.#part(`.steps.${side} button:last-child`);
    button?.focus();
    return button !== null;
  }
  cellOf(event: Event): Cell | undefined {
    const place = (event.target as Element).closest<HTMLElement>('[data-k]');
    if (!place) return undefined;
    const k = Number(place.dataset['k']);
    return { row: Math.floor(k / this.value.cols), column: k % this.value.cols };
  }

  protected override willUpdate(changed: PropertyValues<this>) {
    if (this.value && changed.has('value')) this.editor.told(this.value);
  }

  override render() {
    if (!this.value) return nothing;
    const { rows, cols } = this.value;
    const hands = this.#hands;
    return html`<div class="matrix">
      <p class="head" aria-hidden="true">
        <span class="symbol">${this.symbol}</span><span class="shape">(${rows}, ${cols})</span>
      </p>
      <div
        class="frame"
        @keydown=${hands.keydown}
        @input=${hands.input}
        @pointerdown=${hands.pointerdown}
        @pointerover=${hands.pointerover}
        @pointerleave=${hands.pointerleave}
        @click=${this.#click}
        @focusin=${hands.focusin}
        @focusout=${(event: FocusEvent & { relatedTarget: Node | null }) => hands.focusout(event, this.renderRoot)}
        @copy=${hands.copy}
        @paste=${hands.paste}
      >
        <div class="scroll" tabindex="-1">${table(this)}</div>
        <p class="bubble" id="bubble" role="alert">${this.#message}</p>
      </div>
      ${this.resizable ? stepButtons(this) : nothing}
      <p class="unseen" id="help">${this.#help}</p>
    </div>`;
  }

  get #message() {
    const { draft, notice, active } = this.editor;
    const problem = draft?.problem ?? notice ?? (draft ? undefined : this.editor.pendingAt(active)?.problem);
    return problem ? problemText(problem, this.language) : '';
  }
  get #help() {
    const { language } = this;
    const resize = this.resizable ? words.resizeHelp[language] : '';
    if (this.toggles) return words.toggleHelp[language];
    return this.editable ? words.editHelp[language] + resize : words.readHelp[language];
  }

  #click = (event: MouseEvent) => {
    this.#hands.click(event);
    const cell = (event.target as Element).closest('td button') && this.cellOf(event);
    if (cell) this.tell('cell-toggle', cell);
  };

  /** The message stands below its cell, inside the frame's width. */
  protected override updated() {
    const bubble = this.#part('.bubble');
    const cell = this.#part('td:has(.field), [role=grid] [tabindex="0"]');
    if (!bubble?.textContent || !cell) return;
    const frame = bubble.offsetParent?.getBoundingClientRect();
    const { left, bottom } = cell.getBoundingClientRect();
    if (!frame) return;
    bubble.style.top = `${bottom - frame.top + 4}px`;
    bubble.style.left = `${Math.max(0, left - frame.left)}px`;
  }
}

if (!customElements.get('attn-matrix')) customElements.define('attn-matrix', AttnMatrix);

declare global {
  interface HTMLElementTagNameMap {
    'attn-matrix': AttnMatrix;
  }
}
