// How a matrix looks around its cells: the name above, the scrolling box, the buttons beside it.

import { css } from 'lit';

export const frameStyles = css`
  :host {
    display: block;
    box-sizing: border-box;
    width: fit-content;
    min-width: 0;
    max-width: 100%;
    --hue: var(--attn-ink);
    /* Of positive values; negative ones are grey. */
    --positive: var(--hue);
    --cell-height: 2.25em;
    --target: max(24px, 1.6em);
  }
  :host([hidden]) {
    display: none;
  }
  :host([hue='plain']) {
    --positive: var(--attn-accent);
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
    display: grid;
    grid-template-columns: minmax(0, auto) auto;
    justify-content: start;
    color: var(--attn-ink);
    font-size: 1em;
    line-height: 1.3;
    letter-spacing: normal;
    word-spacing: normal;
    text-transform: none;
    text-indent: 0;
    text-align: start;
    white-space: normal;
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }
  .head {
    grid-column: 1;
    margin: 0 0 0.25em;
    padding-inline: 9px;
  }
  .symbol {
    color: var(--hue);
    font-family: 'KaTeX_Main', 'Latin Modern Math', 'Times New Roman', serif;
    font-size: 1.125em;
  }
  .shape {
    margin-inline-start: 0.5em;
    color: var(--attn-muted);
    font-size: 0.8125em;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  .frame {
    position: relative;
    grid-column: 1;
    min-width: 0;
  }
  .scroll {
    overflow: auto hidden;
    overscroll-behavior-x: contain;
    padding: 5px 9px;
    outline: none;
  }
  .content {
    position: relative;
    width: max-content;
  }
  .edge {
    position: absolute;
    inset-block: 0;
    width: 1px;
    pointer-events: none;
  }
  .edge.start {
    inset-inline-start: 0;
  }
  .edge.end {
    inset-inline-end: 0;
  }
  .frame::before,
  .frame::after {
    content: '';
    position: absolute;
    inset: 0 auto 0 0;
    z-index: 4;
    width: 1.25em;
    border-left: 2px solid var(--hue);
    background: linear-gradient(to right, color-mix(in srgb, var(--hue) 30%, transparent), transparent);
    opacity: 0;
    pointer-events: none;
    transition: opacity 120ms;
  }
  .frame::after {
    inset: 0 0 0 auto;
    transform: scaleX(-1);
  }
  .frame.more-before::before,
  .frame.more-after::after {
    opacity: 1;
  }

  .steps {
    display: flex;
    gap: 4px;
    align-self: center;
    justify-content: center;
  }
  .steps.cols {
    flex-direction: column;
    margin-inline-start: 2px;
  }
  .steps.rows {
    grid-column: 1;
  }
  /* The disc is small, the target around it as large as a finger. */
  .steps button {
    position: relative;
    box-sizing: border-box;
    width: var(--target);
    height: var(--target);
    margin: 0;
    padding: 0;
    border: 0;
    background: none;
    color: var(--attn-muted);
    font: inherit;
    line-height: 1;
    outline: none;
    cursor: pointer;
    touch-action: manipulation;
  }
  .steps button::before {
    content: '';
    position: absolute;
    inset: calc((var(--target) - max(24px, 1.6em)) / 2);
    border: 1px solid color-mix(in srgb, currentcolor 40%, transparent);
    border-radius: 50%;
  }
  .steps button:is(:hover, :focus-visible):not([aria-disabled='true']) {
    color: var(--hue);
  }
  .steps button:focus-visible::before,
  summary:focus-visible {
    outline: 2px solid var(--attn-accent);
    outline-offset: 1px;
  }
  .steps button[aria-disabled='true'] {
    color: color-mix(in srgb, var(--attn-muted) 55%, transparent);
    cursor: default;
  }
  .steps button[aria-disabled='true']::before {
    border-style: dashed;
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
      --cell-height: 44px;
      --target: 44px;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .frame::before,
    .frame::after {
      transition: none;
    }
  }
  @media print {
    .steps {
      display: none;
    }
    .scroll {
      overflow: visible;
    }
    .frame::before,
    .frame::after {
      display: none;
    }
  }
`;
