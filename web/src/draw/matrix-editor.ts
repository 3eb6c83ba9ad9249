// What a reader is doing in a matrix: where the cursor is, what is being typed, what could not be read. No DOM.

import { at, withCell, type Matrix } from '../matrix.js';
import { exactText, parseCell } from '../parse-number.js';
import { InputError } from '../schema.js';
import { sameCell, type Cell, type Size } from './matrix-keys.js';

/** Text that is not yet a number, kept until it is fixed, given up or undone. */
export interface Pending {
  readonly text: string;
  readonly problem: InputError;
}
export interface Draft {
  /** What the text field starts with. */
  readonly text: string;
  readonly selectAll: boolean;
  readonly problem?: InputError;
}
export interface Range {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

const keyOf = ({ row, column }: Cell) => `${row},${column}`;
const sameMatrix = (a: Matrix, b: Matrix) =>
  a === b || (a.rows === b.rows && a.cols === b.cols && a.data.every((x, k) => Object.is(x, b.data[k])));

export class MatrixEditor {
  active: Cell = { row: 0, column: 0 };
  /** The other corner of the selection. */
  anchor: Cell = this.active;
  draft: Draft | undefined;
  /** Said at the active cell: why a paste was refused. */
  notice: InputError | undefined;
  #pending = new Map<string, Pending>();
  /** The last edit sent, until it comes back as the value: quick typing builds on it. */
  #sent: Matrix | undefined;

  constructor(private readonly send: (matrix: Matrix) => boolean) {}

  pendingAt(cell: Cell): Pending | undefined {
    return this.#pending.get(keyOf(cell));
  }
  get pendingCount() {
    return this.#pending.size;
  }
  get range(): Range {
    const { active: a, anchor: b } = this;
    return {
      top: Math.min(a.row, b.row),
      left: Math.min(a.column, b.column),
      bottom: Math.max(a.row, b.row),
      right: Math.max(a.column, b.column),
    };
  }
  get hasRange() {
    return !sameCell(this.active, this.anchor);
  }

  go(cell: Cell, extend = false) {
    this.active = cell;
    if (!extend) this.anchor = cell;
    this.notice = undefined;
  }

  /** The value came from outside: what was pending is undone, unless it is our own edit coming back. */
  told(value: Matrix) {
    const own = this.#sent !== undefined && sameMatrix(this.#sent, value);
    this.#sent = undefined;
    if (!own) this.#pending.clear();
    if (!own) this.notice = undefined;
    this.#fit(value);
  }
  #fit({ rows, cols }: Size) {
    const inside = (cell: Cell): Cell =>
      cell.row < rows && cell.column < cols
        ? cell
        : { row: Math.max(0, Math.min(cell.row, rows - 1)), column: Math.max(0, Math.min(cell.column, cols - 1)) };
    const active = inside(this.active);
    if (active !== this.active) this.draft = undefined;
    this.active = active;
    this.anchor = inside(this.anchor);
  }

  begin(value: Matrix, text?: string) {
    const own = this.pendingAt(this.active);
    this.notice = undefined;
    this.draft = {
      text: text ?? own?.text ?? exactText(at(this.latest(value), this.active.row, this.active.column)),
      selectAll: text === undefined && !own,
      ...(own && text === undefined ? { problem: own.problem } : {}),
    };
  }

  /** Judges text that was wrong before, while it is being repaired. */
  revise(text: string) {
    if (!this.draft?.problem) return;
    const problem = problemOf(text);
    const { problem: _, ...draft } = this.draft;
    this.draft = problem ? { ...draft, problem } : draft;
  }

  /** True if the text was a number. If it was not, it stays: in its field, or pending when the field is left. */
  commit(value: Matrix, text: string, stayIfWrong: boolean): boolean {
    const { active, draft } = this;
    if (!draft) return true;
    const problem = problemOf(text);
    if (problem && stayIfWrong) {
      this.draft = { ...draft, problem };
      return false;
    }
    this.draft = undefined;
    if (problem) {
      this.#pending.set(keyOf(active), { text, problem });
      return false;
    }
    this.#pending.delete(keyOf(active));
    const base = this.latest(value);
    const number = parseCell(text);
    if (!Object.is(number, at(base, active.row, active.column))) {
      this.put(withCell(base, active.row, active.column, number));
    }
    return true;
  }

  /** Escape: first the edit, then what was pending or said at the cell, then the selection. True if there was any. */
  forget(): boolean {
    const had = this.draft !== undefined || this.notice !== undefined || this.hasRange;
    const pending = this.#pending.delete(keyOf(this.active));
    this.draft = undefined;
    this.notice = undefined;
    this.anchor = this.active;
    return had || pending;
  }

  latest(value: Matrix): Matrix {
    return this.#sent ?? value;
  }
  /** Sends an edit; a host that refuses it (preventDefault) leaves nothing behind. */
  put(matrix: Matrix) {
    this.#sent = matrix;
    if (!this.send(matrix)) this.#sent = undefined;
  }
}

function problemOf(text: string): InputError | undefined {
  try {
    parseCell(text);
    return undefined;
  } catch (error) {
    if (error instanceof InputError) return error;
    throw error;
  }
}
