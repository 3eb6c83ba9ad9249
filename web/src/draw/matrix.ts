// <attn-matrix>: the grid in which every figure shows a matrix and lets it be edited.
// It is told its value and never changes it: edits go out as events and come back as a new value.
//   matrix-edit {matrix}                 one step of undo; preventDefault refuses it. A paste may change the shape.
//   matrix-resize {rows, cols}           from the buttons that add and remove a row or a column
//   cell-select {row, column} | null     hover, focus or tap
//   cell-toggle {row, column}            with `toggles`, whose cells are buttons

import { LitElement, html, nothing, type PropertyValues } from 'lit';

import type { Language } from '../language.js';
import type { Mask, Matrix } from '../matrix.js';
import { placeBubble } from './matrix-bubble.js';
import { cellStyles } from './matrix-cell-styles.js';
import { Clipboard } from './matrix-clipboard.js';
import type { Hue } from './matrix-colour.js';
import { Edges } from './matrix-edges.js';
import { MatrixEditor } from './matrix-editor.js';
import { fieldStyles } from './matrix-field-styles.js';
import { Hands, type Host } from './matrix-hands.js';
import type { Cell, Size } from './matrix-keys.js';
import { naturalWidth, Painter } from './matrix-paint.js';
import { dataTable, needsPicture, picture, readout } from './matrix-picture.js';
import { pictureStyles } from './matrix-picture-styles.js';
import { stepButtons } from './matrix-steps.js';
import { frameStyles } from './matrix-styles.js';
import { table, type Mark, type MatrixView } from './matrix-table.js';
import { problemText, words } from './matrix-words.js';

export type { Cell, Hue, Mark };

const property = { attribute: false } as const;
const flag = { type: Boolean } as const;

export class AttnMatrix extends LitElement implements MatrixView, Host {
  static override styles = [frameStyles, cellStyles, pictureStyles, fieldStyles];
  static override properties = {
    value: property,
    label: {},
    symbol: {},
    hue: { reflect: true },
    editable: flag,
    resizable: flag,
    toggles: flag,
    picks: flag,
    pictured: flag,
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
  /** With `toggles`: what is not 0 is picked, and shown as a dot. */
  declare picks: boolean;
  /** A picture, not a table, however small it is. */
  declare pictured: boolean;
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
  #painter = new Painter(this);
  #hovered: Cell | undefined;
  #dataOpen = false;
  #hadFocus = false;

  constructor() {
    super();
    this.label = this.symbol = '';
    this.hue = 'plain';
    this.editable = this.resizable = this.toggles = this.picks = this.pictured = false;
    this.rowLabels = this.columnLabels = this.rowSums = this.highlight = [];
    this.digits = 3;
    this.maxRows = this.maxCols = 16;
    this.language = 'zh';
    new Edges(this);
    new Clipboard(this, this.#hands);
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
    const button = this.#part(`.steps.${side} button:last-child`) ?? (side === 'rows' ? this.#part('summary') : null);
    button?.focus();
    return button !== null;
  }
  cellOf(event: Event): Cell | undefined {
    const target = event.target as Element;
    if (target.matches('.field')) return this.editor.active;
    const byKey = event.type === 'click' && (event as MouseEvent).detail === 0;
    if (event instanceof MouseEvent && !byKey && target.closest('.picture')) return this.#painter.cellAt(event);
    const place = target.closest<HTMLElement>('[data-k]');
    if (!place) return undefined;
    const k = Number(place.dataset['k']);
    return { row: Math.floor(k / this.value.cols), column: k % this.value.cols };
  }
  hover(cell: Cell | undefined) {
    if (cell?.row === this.#hovered?.row && cell?.column === this.#hovered?.column) return;
    this.#hovered = cell;
    if (this.#painter.canvas) this.requestUpdate();
  }

  protected override willUpdate(changed: PropertyValues<this>) {
    this.#hadFocus = this.shadowRoot?.activeElement?.closest('[role=grid]') != null;
    if (!this.value || !changed.has('value')) return;
    this.editor.told(this.value);
    this.#hovered = undefined;
    const large = needsPicture(this);
    this.toggleAttribute('picture', large);
    if (large) this.style.setProperty('--natural', `${naturalWidth(this.value.cols)}px`);
  }

  override render() {
    if (!this.value) return nothing;
    const { rows, cols } = this.value;
    const hands = this.#hands;
    const large = needsPicture(this);
    return html`<div class="matrix">
      <p class="head" aria-hidden="true">
        <span class="symbol">${this.symbol}</span><span class="shape">(${rows}, ${cols})</span>
      </p>
      <div
        class="frame"
        @keydown=${hands.keydown}
        @input=${hands.input}
        @pointerdown=${hands.pointerdown}
        @pointermove=${hands.pointermove}
        @pointerleave=${hands.pointerleave}
        @click=${hands.click}
        @focusin=${hands.focusin}
        @focusout=${hands.focusout}
        @transitionend=${this.#transitionend}
      >
        <div class="scroll" tabindex="-1">
          <div class="content">
            ${large ? picture(this) : table(this)}
            <i class="edge start"></i><i class="edge end"></i>
          </div>
        </div>
        <p class="bubble" id="bubble" role="alert">${this.#message}</p>
      </div>
      ${this.resizable ? stepButtons(this) : nothing}
      ${large ? [readout(this, this.#hovered), dataTable(this, this.#dataOpen, this.#toggle)] : nothing}
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
    if (this.toggles) return (this.picks ? words.pickHelp : words.toggleHelp)[language];
    return this.editable ? words.editHelp[language] + resize : words.readHelp[language];
  }

  #toggle = (event: Event) => {
    this.#dataOpen = (event.target as HTMLDetailsElement).open;
    this.requestUpdate();
  };
  #transitionend = (event: Event) => {
    if (event.target instanceof HTMLCanvasElement) this.#painter.recolour();
  };

  protected override updated() {
    if (this.#hadFocus && !this.shadowRoot?.activeElement) this.focus();
    const [here, spot] = [this.#part('.here'), this.#part('.spot')];
    if (here) this.#painter.lay(here, this.editor.active, this.editor.draft !== undefined);
    const shown = this.#hovered ?? this.selected;
    if (spot) this.#painter.lay(spot, shown ?? this.editor.active, false);
    spot?.toggleAttribute('hidden', !shown);
    placeBubble(this.renderRoot);
  }
}

if (!customElements.get('attn-matrix')) customElements.define('attn-matrix', AttnMatrix);

declare global {
  interface HTMLElementTagNameMap {
    'attn-matrix': AttnMatrix;
  }
}
