// What the reader's hands do to a matrix: keys, mouse, touch and clipboard, turned into the editor's moves and events.

import type { Matrix } from '../matrix.js';
import { withCell } from '../matrix.js';
import { InputError } from '../schema.js';
import type { MatrixEditor } from './matrix-editor.js';
import { editorAction, gridAction, sameCell, type Cell, type Size } from './matrix-keys.js';
import { parseBlock, pasted, tableText } from './matrix-paste.js';

/** What the element lets its hands see and do. */
export interface Host {
  readonly value: Matrix;
  readonly canEdit: boolean;
  readonly toggles: boolean;
  readonly limit: Size;
  readonly editor: MatrixEditor;
  /** Draws now, without moving the focus. */
  refresh(): void;
  /** Draws now and puts the focus on the text field or the active cell. */
  settle(): void;
  /** The focus goes to the buttons beside the last row or column; false if there are none. */
  toButtons(side: keyof Size): boolean;
  cellOf(event: Event): Cell | undefined;
  fieldText(): string;
  tell(name: string, detail: unknown): boolean;
  /** Shows what the pointer is on. */
  hover(cell: Cell | undefined): void;
}

export class Hands {
  #told: Cell | null = null;
  #wasActive = false;
  #extending = false;
  #focused = false;
  /** Elements come and go under the focus while we move it ourselves. */
  #settling = false;

  constructor(private readonly host: Host) {}

  readonly keydown = (event: KeyboardEvent) => {
    const { host } = this;
    const { editor, value } = host;
    if (editor.draft) {
      // Nothing typed into a cell may reach the page's shortcuts.
      event.stopPropagation();
      const action = editorAction(event, editor.active, value);
      if (!action) return;
      if (action.kind === 'cancel') editor.forget();
      else {
        const wrong = !editor.commit(value, host.fieldText(), action.stayIfWrong);
        if (action.to && !(wrong && action.stayIfWrong)) editor.go(action.to);
        if (!action.to) return this.#settle();
      }
      event.preventDefault();
      return this.#settle();
    }
    const action = gridAction(event, editor.active, value, host.canEdit);
    if (!action) return;
    if (action.kind === 'forget') {
      if (!editor.forget()) return;
      host.refresh();
    } else if (action.kind === 'move') {
      editor.go(action.to, action.extend);
      this.#settle();
    } else if (action.kind === 'edge') host.toButtons(action.side);
    else if (action.kind === 'edit') this.#begin(action.text);
    else if (action.kind === 'zero') this.#zero();
    else {
      editor.anchor = { row: 0, column: 0 };
      editor.go({ row: value.rows - 1, column: value.cols - 1 }, true);
      this.#settle();
    }
    event.preventDefault();
    event.stopPropagation();
  };

  readonly input = () => {
    if (!this.host.editor.draft?.problem) return;
    this.host.editor.revise(this.host.fieldText());
    this.host.refresh();
  };

  readonly pointerdown = (event: PointerEvent) => {
    const cell = this.host.cellOf(event);
    this.#extending = event.shiftKey;
    this.#wasActive = this.#focused && cell !== undefined && sameCell(cell, this.host.editor.active);
  };

  /** The first click or tap selects, the second edits; in small grids of toggles the first toggles. */
  readonly click = (event: MouseEvent) => {
    const { host } = this;
    const { editor } = host;
    const cell = host.cellOf(event);
    if (!cell || (editor.draft && sameCell(cell, editor.active))) return;
    if (host.canEdit && this.#wasActive && !event.shiftKey) return this.#begin();
    editor.go(cell, event.shiftKey);
    this.#settle();
    this.select(cell);
    if (host.toggles && (this.#wasActive || (event.target as Element).closest('button')))
      host.tell('cell-toggle', cell);
  };

  readonly pointermove = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    const { host } = this;
    const { editor } = host;
    const cell = host.cellOf(event);
    if (cell && event.buttons === 1 && this.#focused && !editor.draft && !sameCell(cell, editor.active)) {
      editor.go(cell, true);
      this.#settle();
    }
    host.hover(cell);
    if (cell) this.select(cell);
  };
  readonly pointerleave = () => {
    this.host.hover(undefined);
    this.select(this.#focused ? this.host.editor.active : null);
  };

  readonly focusin = (event: FocusEvent) => {
    this.#focused = true;
    const { editor } = this.host;
    const cell = this.host.cellOf(event);
    if (!cell) return;
    if (!sameCell(cell, editor.active)) {
      editor.go(cell, this.#extending);
      this.host.refresh();
    }
    this.#extending = false;
    this.select(cell);
  };

  /** Leaving a cell keeps what was typed: as the value, or pending if it is not a number. */
  readonly focusout = (event: FocusEvent) => {
    const { host } = this;
    if (this.#settling) return;
    if ((event.target as Element).matches('.field') && host.editor.draft) {
      host.editor.commit(host.value, host.fieldText(), false);
      host.refresh();
    }
    const frame = event.currentTarget as Element;
    if (event.relatedTarget && frame.contains(event.relatedTarget as Node)) return;
    this.#focused = false;
    this.select(null);
  };

  readonly copy = (event: ClipboardEvent) => {
    const { editor, value } = this.host;
    if (editor.draft) return;
    const all = { top: 0, left: 0, bottom: value.rows - 1, right: value.cols - 1 };
    event.clipboardData?.setData('text/plain', tableText(value, editor.hasRange ? editor.range : all));
    event.preventDefault();
  };

  readonly paste = (event: ClipboardEvent) => {
    const { host } = this;
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (!host.canEdit || (host.editor.draft && !/[\t\n\r]/.test(text.trimEnd()))) return;
    event.preventDefault();
    const { top, left } = host.editor.range;
    const corner = { row: top, column: left };
    host.editor.forget();
    try {
      const matrix = pasted(host.editor.latest(host.value), parseBlock(text), corner, host.limit);
      host.editor.go(corner);
      host.editor.put(matrix);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      host.editor.notice = error;
    }
    this.#settle();
  };

  select(cell: Cell | null) {
    const told = this.#told;
    if (cell === told || (cell && told && sameCell(cell, told))) return;
    this.#told = cell;
    this.host.tell('cell-select', cell);
  }

  #settle() {
    this.#settling = true;
    this.host.settle();
    this.#settling = false;
  }

  #begin(text?: string) {
    this.host.editor.begin(this.host.value, text);
    this.#settle();
  }

  /** A matrix has no empty cells: deleting sets 0, in one edit for a whole selection. */
  #zero() {
    const { editor, value } = this.host;
    const { top, left, bottom, right } = editor.range;
    let next = editor.latest(value);
    for (let i = top; i <= bottom; i += 1) {
      for (let j = left; j <= right; j += 1) next = withCell(next, i, j, 0);
    }
    editor.forget();
    editor.put(next);
    this.host.refresh();
  }
}
