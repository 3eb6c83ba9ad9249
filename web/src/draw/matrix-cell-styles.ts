// How the cells of a small matrix look: brackets, tints in the role's hue, rings for cursor and choice.
// Nothing is said by colour alone: hidden is hatched, wrong is dashed and has a sign, negative has its minus.

import { css, unsafeCSS } from 'lit';

import { tintSteps } from './matrix-colour.js';

const steps = Array.from({ length: tintSteps }, (_, k) => k + 1);
const tints = steps.map(
  (k) => `td[data-tint='${k}']{--strength:${(k * 34) / tintSteps}%}
td[data-tint='-${k}']{--strength:${(k * 26) / tintSteps}%;--tint:var(--attn-ink)}`,
);

export const cellStyles = [
  css`
    .symbol sup {
      font-size: 0.65em;
      line-height: 0;
    }
    table {
      border-collapse: separate;
      border-spacing: 0;
    }
    th {
      padding: 0.125em 0.375em;
      color: var(--attn-muted);
      font-weight: 400;
      font-size: 0.8125em;
      text-align: center;
      white-space: nowrap;
    }
    th[scope='row'] {
      padding-inline-end: 0.875em;
      text-align: end;
    }
    td {
      position: relative;
      box-sizing: border-box;
      height: var(--cell-height);
      min-width: 2.75em;
      padding: 0;
      text-align: end;
      font-variant-numeric: tabular-nums lining-nums;
      white-space: nowrap;
    }
    thead td {
      height: auto;
      min-width: 0;
    }
    td[data-k] {
      --tint: var(--positive);
      border-inline-start: 1px solid var(--attn-line);
      border-block-start: 1px solid var(--attn-line);
      background: color-mix(in srgb, var(--tint) var(--strength, 0%), transparent);
      cursor: default;
      outline: none;
      user-select: none;
      -webkit-user-select: none;
      touch-action: manipulation;
      scroll-margin-inline: 1.5em;
      transition: background-color 120ms ease-out;
    }
    td.first {
      border-inline-start-color: transparent;
    }
    tbody tr:first-child td[data-k] {
      border-block-start-color: transparent;
    }
    .number,
    td button {
      display: block;
      padding: 0 0.625em;
      line-height: calc(var(--cell-height) - 1px);
    }
    @media (max-width: 26em) {
      .number,
      td button {
        padding-inline: 0.5em;
      }
    }
    /* Paper cannot scroll: what is wider than it makes the browser print the whole page smaller. */
    @media print {
      .matrix {
        font-size: 0.85em;
      }
      .number,
      td button {
        padding-inline: 0.3em;
      }
    }
    td button {
      box-sizing: border-box;
      width: 100%;
      height: calc(var(--cell-height) - 1px);
      min-width: var(--target);
      margin: 0;
      border: 0;
      border-radius: 0;
      background: none;
      color: inherit;
      font: inherit;
      letter-spacing: inherit;
      font-variant-numeric: inherit;
      text-align: inherit;
      cursor: pointer;
      outline: none;
      touch-action: manipulation;
    }
    td.sum {
      padding-inline: 1.25em 0.25em;
      color: var(--attn-muted);
      font-size: 0.8125em;
    }

    /* Brackets: a stroke beside each row, with a foot at the first and the last. */
    td.first::before,
    td.last::after {
      content: '';
      position: absolute;
      z-index: 1;
      inset-block: -1px 0;
      width: 6px;
      box-sizing: border-box;
      border: 0 solid var(--attn-ink);
      pointer-events: none;
    }
    td.first::before {
      inset-inline-start: -6px;
      border-inline-start-width: 1.5px;
    }
    td.last::after {
      inset-inline-end: -5px;
      border-inline-end-width: 1.5px;
    }
    tbody tr:first-child td.first::before,
    tbody tr:first-child td.last::after {
      inset-block-start: -3px;
      border-block-start-width: 1.5px;
    }
    tbody tr:last-child td.first::before,
    tbody tr:last-child td.last::after {
      inset-block-end: -3px;
      border-block-end-width: 1.5px;
    }

    td.hidden {
      color: var(--attn-muted);
      text-align: center;
      background: repeating-linear-gradient(
        -45deg,
        transparent 0 4px,
        color-mix(in srgb, var(--attn-muted) 45%, transparent) 4px 5px
      );
    }
    td.odd .number {
      font-style: italic;
      text-decoration: underline dotted;
    }
    td.lit {
      box-shadow: inset 0 0 0 1.5px color-mix(in srgb, var(--hue) 65%, transparent);
    }
    td.ranged {
      box-shadow:
        inset 0 0 0 1px var(--attn-accent),
        inset 0 0 0 99px color-mix(in srgb, var(--attn-accent) 18%, transparent);
    }
    td.chosen {
      box-shadow: inset 0 0 0 2px var(--hue);
    }
    @media (hover: hover) {
      td[data-k]:hover {
        box-shadow: inset 0 0 0 2px var(--hue);
      }
    }
    td[data-k]:is(:focus, :focus-within) {
      z-index: 2;
      box-shadow:
        inset 0 0 0 2px var(--attn-accent),
        0 0 0 3px color-mix(in srgb, var(--attn-accent) 25%, transparent);
    }
    td[data-k].editing {
      box-shadow: none;
    }
    td.wrong:not(.editing) {
      border: 2px dashed var(--attn-fault);
    }
    td.wrong .number {
      max-width: 6em;
      overflow: hidden;
      color: var(--attn-fault);
      text-overflow: ellipsis;
    }
    td.wrong .number::before {
      content: '⚠\\FE0E ';
    }
    td .field {
      width: max(100%, 5.5em);
    }
    td.last:not(.first) .field {
      inset-inline-start: auto;
    }

    @media (forced-colors: active) {
      td[data-k] {
        border-color: GrayText;
      }
      td.lit {
        border: 2px dotted Highlight;
      }
      td:is(.chosen, .ranged, :hover) {
        border: 2px dashed Highlight;
      }
      td:is(:focus, :focus-within) {
        outline: 3px solid Highlight;
        outline-offset: -3px;
      }
    }
    @media (prefers-reduced-motion: reduce) {
      td[data-k] {
        transition: none;
      }
    }
    @media print {
      td[data-k] {
        print-color-adjust: exact;
        -webkit-print-color-adjust: exact;
      }
    }
  `,
  unsafeCSS(tints.join('\n')),
];
