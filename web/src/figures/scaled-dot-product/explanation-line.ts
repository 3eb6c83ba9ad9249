// The explanation of the selected cell as it is drawn: a title, the arithmetic, and what it means.

import { html, nothing } from 'lit';

import type { Explanation, Piece } from './explain.js';

export const explanationLine = (explanation: Explanation | undefined, hint: string) =>
  html`<div class="explanation ${explanation ? 'told' : ''}">
    ${
      explanation
        ? html`<p class="title">${explanation.title}</p>
            <p class="arithmetic">${explanation.expression.map(drawn)}</p>
            ${explanation.note ? html`<p class="note">${explanation.note}</p>` : nothing}`
        : html`<p class="note">${hint}</p>`
    }
  </div>`;

function drawn(piece: Piece) {
  if (typeof piece === 'string') return piece;
  if ('exponent' in piece) return html`<span class="spoken">^</span><sup>${piece.exponent}</sup>`;
  return html`<b class="hue-${piece.hue}">${piece.text}</b>`;
}
