// The buttons beside a matrix that add and remove a row or a column. They are no tab stops: arrow keys reach them
// past the last row or column, so that Tab crosses a matrix in one step.

import { html } from 'lit';

import type { Language } from '../language.js';
import type { Matrix } from '../matrix.js';
import type { Size } from './matrix-keys.js';
import { words } from './matrix-words.js';

interface Resized {
  readonly value: Matrix;
  readonly maxRows: number;
  readonly maxCols: number;
  readonly language: Language;
  tell(name: string, detail: unknown): boolean;
  focus(): void;
}

export function stepButtons(host: Resized) {
  const { value, language } = host;
  const group = (side: keyof Size, most: number, remove: string, add: string) => {
    const button = (step: 1 | -1, name: string, sign: string) => {
      const to = value[side] + step;
      const off = to < 1 || to > most;
      const size: Size = { rows: value.rows, cols: value.cols, [side]: to };
      return html`<button
        type="button"
        tabindex="-1"
        title=${name}
        aria-label=${name}
        aria-disabled=${off}
        @click=${() => off || host.tell('matrix-resize', size)}
      >
        ${sign}
      </button>`;
    };
    const keydown = (event: KeyboardEvent) => walk(event, side, host);
    return html`<div class="steps ${side}" role="group" aria-label=${name(side, language)} @keydown=${keydown}>
      ${button(-1, remove, '−')}${button(1, add, '+')}
    </div>`;
  };
  return [
    group('cols', host.maxCols, words.removeColumn[language], words.addColumn[language]),
    group('rows', host.maxRows, words.removeRow[language], words.addRow[language]),
  ];
}

const name = (side: keyof Size, language: Language) => words[side][language];

/** Arrows along the group change button, arrows back and Escape return to the grid. */
function walk(event: KeyboardEvent, side: keyof Size, host: Resized) {
  const [back, along] = side === 'rows' ? ['ArrowUp', /^Arrow(Left|Right)$/] : ['ArrowLeft', /^Arrow(Up|Down)$/];
  const button = event.target as HTMLElement;
  if (event.key === back || event.key === 'Escape') host.focus();
  else if (along.test(event.key)) {
    const other = button.previousElementSibling ?? button.nextElementSibling;
    if (other instanceof HTMLElement) other.focus();
  } else return;
  event.preventDefault();
  event.stopPropagation();
}
