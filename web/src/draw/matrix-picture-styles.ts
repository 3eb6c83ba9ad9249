// How a large matrix looks: the canvas between its brackets, the active cell over it, the table on demand.

import { css } from 'lit';

export const pictureStyles = css`
  :host([picture]) {
    width: min(100%, max(10em, var(--natural)));
  }
  :host([picture]) .matrix {
    grid-template-columns: minmax(0, 1fr) auto;
  }
  .picture {
    position: relative;
    width: max-content;
    cursor: crosshair;
    touch-action: manipulation;
  }
  /* The painter reads its inks here; a change of theme shows as a transition. */
  canvas {
    display: block;
    background-color: var(--attn-paper);
    color: var(--positive);
    outline: 0 none var(--attn-muted);
    transition: color 1ms;
    forced-color-adjust: none;
    print-color-adjust: exact;
    -webkit-print-color-adjust: exact;
  }
  .picture::before,
  .picture::after {
    content: '';
    position: absolute;
    inset-block: -3px;
    width: 6px;
    box-sizing: border-box;
    border: 1.5px solid var(--attn-ink);
    pointer-events: none;
  }
  .picture::before {
    inset-inline-start: -6px;
    border-inline-end: 0;
  }
  .picture::after {
    inset-inline-end: -6px;
    border-inline-start: 0;
  }
  .here,
  .spot {
    position: absolute;
    box-sizing: border-box;
    pointer-events: none;
  }
  .spot {
    box-shadow:
      0 0 0 1px var(--attn-paper),
      0 0 0 2.5px var(--hue),
      0 0 0 3.5px var(--attn-paper);
  }
  .spot[hidden] {
    display: none;
  }
  .here {
    outline: none;
  }
  .here button {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    padding: 0;
    border: 0;
    background: none;
    outline: none;
    pointer-events: none;
  }
  .here:is(:focus, :focus-within) {
    z-index: 2;
    box-shadow:
      0 0 0 1px var(--attn-paper),
      0 0 0 3px var(--attn-accent);
  }
  .here.wrong {
    outline: 2px dashed var(--attn-fault);
    outline-offset: 1px;
  }
  .readout {
    grid-column: 1;
    min-height: 1.3em;
    margin: 0.25em 0 0;
    padding-inline: 9px;
    color: var(--attn-muted);
    font-size: 0.8125em;
    font-variant-numeric: tabular-nums;
  }
  .readout b {
    color: var(--attn-ink);
    font-weight: 600;
  }
  details {
    grid-column: 1;
    min-width: 0;
    padding-inline: 9px;
    color: var(--attn-muted);
    font-size: 0.8125em;
  }
  summary {
    width: fit-content;
    min-height: var(--target);
    line-height: var(--target);
    cursor: pointer;
  }
  .data {
    max-height: 16em;
    overflow: auto;
    overscroll-behavior: contain;
    border: 1px solid var(--attn-line);
    color: var(--attn-ink);
  }
  .data :is(td, th) {
    height: auto;
    padding: 0.125em 0.5em;
    text-align: end;
  }
  @media (forced-colors: active) {
    .spot {
      border: 1px dashed Highlight;
    }
    .here:is(:focus, :focus-within) {
      outline: 3px solid Highlight;
    }
  }
  @media print {
    details,
    .readout,
    .spot {
      display: none;
    }
  }
`;
