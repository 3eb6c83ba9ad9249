// The explanation of the selected cell as it is drawn: a title, the arithmetic, and what it means.

import { css, html, nothing } from 'lit';

import type { Explanation, Piece } from './explanation.js';

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

/** It stays in sight while cells are pointed at. */
export const explanationStyles = css`
  .explanation {
    min-height: 5.5em;
    margin-block-start: 1.25em;
    padding: 0.75em 1em;
    border: 1px solid var(--attn-line);
    border-radius: 8px;
    background: var(--attn-raised);
  }
  .explanation.told {
    position: sticky;
    inset-block-end: 0.5em;
    z-index: 3;
  }
  .explanation p {
    margin: 0;
  }
  .explanation .title {
    color: var(--attn-muted);
    font-size: 0.9em;
  }
  .explanation .arithmetic {
    font-size: 1.05em;
    font-variant-numeric: tabular-nums;
  }
  .explanation .arithmetic sup {
    font-size: 0.75em;
    line-height: 0;
  }
  .explanation b {
    color: var(--hue, inherit);
    font-weight: inherit;
  }
  .explanation b[class]:not(.hue-plain) {
    font-weight: 600;
  }
  @container figure (max-width: 34em) {
    .explanation {
      min-height: 6.5em;
      padding: 0.5em 0.75em;
    }
  }
`;
