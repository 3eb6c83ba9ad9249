// How a matrix looks: brackets, tints in its role's hue, one ring for the cursor; nothing said by colour alone.

import { css, unsafeCSS } from 'lit';

import { tintSteps } from './matrix-colour.js';

const steps = Array.from({ length: tintSteps }, (_, k) => k + 1);
const tints = steps
  .map(
    (k) => `td[data-tint='${k}']{--strength:${(k * 34) / tintSteps}%}
td[data-tint='-${k}']{--strength:${(k * 26) / tintSteps}%;--tint:var(--attn-ink)}`,
  )
  .join('\n');

export const matrixStyles = [
  css`
    :host {
      display: inline-block;
      max-width: 100%;
      vertical-align: top;
      --hue: var(--attn-ink);
      --cell-height: 2.125rem;
      --target: 1.5rem;
    }
    :host([hidden]) {
      display: none;
    }
    :host([hue='query']) {
      --hue: var(--attn-query);
    }
    :host([hue='key']) {
      --hue: var(--attn-key);
    }
    :host([hue='value']) {
      --hue: var(--attn-value);
    }
    :host([hue='weight']) {
      --hue: var(--attn-weight);
    }
    .matrix {
      position: relative;
      display: inline-grid;
      grid-template-columns: minmax(0, auto) auto;
      max-width: 100%;
      color: var(--attn-ink);
      font-size: 0.9375rem;
      line-height: 1.3;
      letter-spacing: normal;
      word-spacing: normal;
      text-transform: none;
      text-indent: 0;
      text-align: start;
      white-space: normal;
    }
    .head {
      grid-column: 1 / -1;
      margin: 0 0 0.375rem;
      padding-inline: 0.5rem;
    }
    .symbol {
      color: var(--hue);
      font-weight: 650;
      font-family: 'KaTeX_Main', 'Latin Modern Math', 'Times New Roman', serif;
      font-size: 1.125em;
    }
    .shape {
      margin-inline-start: 0.375em;
      color: var(--attn-muted);
      font-size: 0.8125em;
      font-variant-numeric: tabular-nums;
    }
    .frame {
      position: relative;
      min-width: 0;
    }
    .scroll {
      overflow-x: auto;
      overscroll-behavior-x: contain;
      padding: 5px 9px;
      outline: none;
    }
    table {
      border-collapse: separate;
      border-spacing: 0;
    }
    th {
      padding: 0.125rem 0.375rem;
      color: var(--attn-muted);
      font-weight: 400;
      font-size: 0.8125em;
      text-align: center;
      white-space: nowrap;
    }
    th[scope='row'] {
      padding-inline-end: 0.75rem;
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
    td[data-k] {
      --tint: var(--hue);
      border-inline-start: 1px solid var(--attn-line);
      border-block-start: 1px solid var(--attn-line);
      background: color-mix(in srgb, var(--tint) var(--strength, 0%), transparent);
      cursor: default;
      outline: none;
      user-select: none;
      -webkit-user-select: none;
      touch-action: manipulation;
      scroll-margin-inline: 1rem;
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
    td button {
      box-sizing: border-box;
      width: 100%;
      height: 100%;
      min-width: var(--target);
      margin: 0;
      border: 0;
      background: none;
      color: inherit;
      font: inherit;
      letter-spacing: inherit;
      font-variant-numeric: inherit;
      line-height: 1;
      text-align: end;
      cursor: pointer;
      outline: none;
      touch-action: manipulation;
    }
    td.sum {
      padding-inline: 1.25rem 0.25rem;
      color: var(--attn-muted);
      font-size: 0.8125em;
    }

    /* Brackets: one stroke beside each row, with a foot at the first and the last. */
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
      inset-inline-end: -6px;
      border-inline-end-width: 1.5px;
    }
    tbody tr:first-child td:is(.first, .last)::before,
    tbody tr:first-child td:is(.first, .last)::after {
      inset-block-start: -3px;
      border-block-start-width: 1.5px;
    }
    tbody tr:last-child td:is(.first, .last)::before,
    tbody tr:last-child td:is(.first, .last)::after {
      inset-block-end: -3px;
      border-block-end-width: 1.5px;
    }

    td.hidden {
      color: var(--attn-muted);
      background: repeating-linear-gradient(
        -45deg,
        transparent 0 4px,
        color-mix(in srgb, var(--attn-muted) 45%, transparent) 4px 5px
      );
    }
    td.odd {
      font-style: italic;
      box-shadow: inset 0 0 0 1px var(--attn-muted);
    }
    td.lit {
      box-shadow: inset 0 0 0 1.5px color-mix(in srgb, var(--hue) 70%, transparent);
    }
    td.ranged {
      box-shadow: inset 0 0 0 99px color-mix(in srgb, var(--attn-accent) 18%, transparent);
    }
    td.chosen,
    td[data-k]:hover {
      box-shadow: inset 0 0 0 2px var(--hue);
    }
    td[data-k]:focus-visible,
    td:has(button:focus-visible),
    td:has(.field) {
      z-index: 2;
      box-shadow:
        inset 0 0 0 2px var(--attn-accent),
        0 0 0 2px color-mix(in srgb, var(--attn-accent) 30%, transparent);
    }
    td.wrong,
    td:has(.field[aria-invalid]) {
      box-shadow: inset 0 0 0 2px var(--attn-fault);
    }
    td.wrong .number {
      color: var(--attn-fault);
      text-decoration: underline wavy 1px;
      max-width: 6em;
      overflow: hidden;
      text-overflow: ellipsis;
    }
    td.wrong::marker {
      content: '';
    }
    td.wrong .number::before {
      content: '⚠\\FE0E ';
    }

    .field {
      position: absolute;
      inset: 0;
      z-index: 3;
      box-sizing: border-box;
      width: max(100%, 5.5em);
      height: 100%;
      margin: 0;
      padding: 0 calc(0.625em - 2px);
      border: 2px solid var(--attn-accent);
      border-radius: 0;
      outline: none;
      background: var(--attn-paper);
      color: var(--attn-ink);
      font: inherit;
      letter-spacing: inherit;
      font-variant-numeric: inherit;
      text-align: end;
      user-select: text;
      -webkit-user-select: text;
      appearance: none;
    }
    td.last:not(.first) .field {
      inset-inline-start: auto;
    }
    .field[aria-invalid] {
      border-color: var(--attn-fault);
    }

    .bubble {
      position: absolute;
      z-index: 10;
      box-sizing: border-box;
      width: max-content;
      max-width: min(20rem, 84vw);
      padding: 0.375rem 0.625rem;
      border: 1px solid var(--attn-fault);
      border-inline-start-width: 4px;
      border-radius: 4px;
      background: var(--attn-paper);
      color: var(--attn-fault);
      font-size: 0.8125rem;
      box-shadow: 0 2px 10px rgb(0 0 0 / 18%);
    }
    .bubble:empty {
      display: none;
    }
    .bubble:not(:empty)::before {
      content: '⚠\\FE0E ';
    }
    .steps {
      display: flex;
      gap: 2px;
      align-self: center;
      justify-content: center;
    }
    .steps.cols {
      flex-direction: column;
    }
    .steps button {
      box-sizing: border-box;
      width: var(--target);
      height: var(--target);
      margin: 0;
      padding: 0;
      border: 1px solid transparent;
      border-radius: 4px;
      background: none;
      color: var(--attn-muted);
      font: inherit;
      line-height: 1;
      cursor: pointer;
      touch-action: manipulation;
    }
    .steps button:hover,
    .steps button:focus-visible {
      border-color: var(--hue);
      color: var(--hue);
      outline: none;
    }
    .steps button:focus-visible {
      outline: 2px solid var(--attn-accent);
      outline-offset: 1px;
    }
    .steps button[aria-disabled='true'] {
      opacity: 0.4;
      cursor: default;
    }
    .unseen {
      position: absolute;
      width: 1px;
      height: 1px;
      margin: 0;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
    @media (pointer: coarse) {
      :host {
        --cell-height: 2.75rem;
        --target: 2.75rem;
      }
      .field {
        font-size: max(1em, 16px);
      }
    }
    @media (prefers-reduced-motion: reduce) {
      td[data-k] {
        transition: none;
      }
    }
    @media print {
      .steps,
      .bubble {
        display: none;
      }
      td[data-k] {
        print-color-adjust: exact;
        -webkit-print-color-adjust: exact;
      }
    }
  `,
  unsafeCSS(tints),
];
