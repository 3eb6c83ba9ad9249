// The keyboard of a matrix: what a key press means, in the grid and in a cell being edited. Pure.

export interface Cell {
  readonly row: number;
  readonly column: number;
}
export interface Size {
  readonly rows: number;
  readonly cols: number;
}
/** The part of a KeyboardEvent that decides. */
export type Press = Pick<KeyboardEvent, 'key' | 'keyCode' | 'isComposing'> &
  Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

export type GridAction =
  | { readonly kind: 'move'; readonly to: Cell; readonly extend: boolean }
  /** Past the last row or column lie the buttons that add and remove one. */
  | { readonly kind: 'edge'; readonly side: 'rows' | 'cols' }
  /** Without `text` the cell keeps its own; typing replaces it. */
  | { readonly kind: 'edit'; readonly text?: string }
  | { readonly kind: 'zero' }
  | { readonly kind: 'all' }
  | { readonly kind: 'forget' };

export type EditorAction =
  | { readonly kind: 'cancel' }
  /** `to` is missing where Tab leaves the grid: the browser then moves on by itself. */
  | { readonly kind: 'commit'; readonly to?: Cell; readonly stayIfWrong: boolean };

export const sameCell = (a: Cell, b: Cell): boolean => a.row === b.row && a.column === b.column;

/** Keys that belong to an input method, such as the Enter that takes a candidate: never ours. */
const belongsToInputMethod = ({ isComposing, keyCode }: Press) => isComposing || keyCode === 229;

const page = 8;

export function gridAction(press: Press, at: Cell, size: Size, editable: boolean): GridAction | undefined {
  if (belongsToInputMethod(press) || press.altKey) return undefined;
  const command = press.ctrlKey || press.metaKey;
  const { key, shiftKey: extend } = press;
  const last: Cell = { row: size.rows - 1, column: size.cols - 1 };
  const move = (row: number, column: number): GridAction => ({
    kind: 'move',
    to: { row: Math.max(0, Math.min(last.row, row)), column: Math.max(0, Math.min(last.column, column)) },
    extend,
  });
  const { row, column } = at;
  switch (key) {
    case 'ArrowUp':
      return move(command ? 0 : row - 1, column);
    case 'ArrowDown':
      return row === last.row && !extend ? { kind: 'edge', side: 'rows' } : move(command ? last.row : row + 1, column);
    case 'ArrowLeft':
      return move(row, command ? 0 : column - 1);
    case 'ArrowRight':
      return column === last.column && !extend
        ? { kind: 'edge', side: 'cols' }
        : move(row, command ? last.column : column + 1);
    case 'Home':
      return move(command ? 0 : row, 0);
    case 'End':
      return move(command ? last.row : row, last.column);
    case 'PageUp':
      return move(row - page, column);
    case 'PageDown':
      return move(row + page, column);
    case 'Escape':
      return { kind: 'forget' };
  }
  if (command) return key === 'a' || key === 'A' ? { kind: 'all' } : undefined;
  if (!editable) return undefined;
  if (key === 'Enter' || key === 'F2' || key === ' ') return { kind: 'edit' };
  if (key === 'Delete') return { kind: 'zero' };
  if (key === 'Backspace') return { kind: 'edit', text: '' };
  return [...key].length === 1 ? { kind: 'edit', text: key } : undefined;
}

export function editorAction(press: Press, at: Cell, { rows, cols }: Size): EditorAction | undefined {
  if (belongsToInputMethod(press) || press.ctrlKey || press.metaKey || press.altKey) return undefined;
  const { row, column } = at;
  const vertical = (to: number): EditorAction => ({
    kind: 'commit',
    to: { row: Math.max(0, Math.min(rows - 1, to)), column },
    stayIfWrong: true,
  });
  switch (press.key) {
    case 'Escape':
      return { kind: 'cancel' };
    case 'Enter':
      return vertical(press.shiftKey ? row - 1 : row + 1);
    case 'ArrowDown':
      return vertical(row + 1);
    case 'ArrowUp':
      return vertical(row - 1);
    case 'Tab': {
      const next = row * cols + column + (press.shiftKey ? -1 : 1);
      if (next < 0 || next >= rows * cols) return { kind: 'commit', stayIfWrong: false };
      return { kind: 'commit', to: { row: Math.floor(next / cols), column: next % cols }, stayIfWrong: false };
    }
  }
  return undefined;
}
