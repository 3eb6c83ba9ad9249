// What all figures share: colours, the reset that keeps a host page's CSS out, controls, and layout helpers.
//   .row      things side by side that wrap        .note    muted small print        .fault  what went wrong
//   .term     a letter of a formula (italic serif) .hue-query .hue-key .hue-value .hue-weight: colour by role
// Only inherited properties can come in from outside: `.figure` starts them afresh.

import { css, unsafeCSS } from 'lit';

import { figurePalette } from './palette.js';

/** Buttons and fields; for elements with a shadow tree of their own too. */
export const controlStyles = css`
  button,
  input,
  textarea {
    font: inherit;
    color: inherit;
    margin: 0;
    box-sizing: border-box;
  }
  button {
    display: inline-flex;
    align-items: center;
    gap: 0.35em;
    min-height: 2em;
    min-width: 24px;
    padding: 0.2em 0.65em;
    border: 1px solid transparent;
    border-radius: 6px;
    background: transparent;
    color: var(--attn-muted);
    cursor: pointer;
  }
  button:hover:not(:disabled) {
    background: color-mix(in srgb, var(--attn-ink) 7%, transparent);
    color: var(--attn-ink);
  }
  button:disabled {
    opacity: 0.45;
    cursor: default;
  }
  button[aria-pressed='true'] {
    border-color: currentColor;
    color: var(--attn-accent);
  }
  input[type='text'],
  textarea {
    min-height: 2em;
    padding: 0.15em 0.5em;
    border: 1px solid color-mix(in srgb, var(--attn-muted) 80%, transparent);
    border-radius: 6px;
    background: var(--attn-paper);
    color: var(--attn-ink);
    font-variant-numeric: tabular-nums;
  }
  input[aria-invalid='true'] {
    border-color: var(--attn-fault);
  }
  :focus-visible {
    outline: 2px solid var(--attn-accent);
    outline-offset: 1px;
  }
  .fault {
    margin: 0;
    color: var(--attn-fault);
    font-size: 0.9em;
  }
  .spoken {
    position: absolute;
    width: 1px;
    height: 1px;
    margin: -1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .term {
    font-family: KaTeX_Math, 'STIX Two Math', 'Cambria Math', 'Times New Roman', serif;
    font-style: italic;
    font-size: 1.15em;
  }
  .hue-query {
    --hue: var(--attn-query);
  }
  .hue-key {
    --hue: var(--attn-key);
  }
  .hue-value {
    --hue: var(--attn-value);
  }
  .hue-weight {
    --hue: var(--attn-weight);
  }
  @media (forced-colors: active) {
    button {
      border-color: ButtonBorder;
    }
    button[aria-pressed='true'] {
      outline: 2px solid Highlight;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    * {
      transition: none !important;
      animation: none !important;
    }
  }
`;

export const figureStyles = [
  unsafeCSS(figurePalette),
  controlStyles,
  css`
    :host {
      display: block;
    }
    :host([hidden]) {
      display: none;
    }
    .figure {
      all: initial;
      color-scheme: inherit;
      display: block;
      position: relative;
      box-sizing: border-box;
      container: figure / inline-size;
      padding: 1.25em clamp(0.75em, 3%, 1.5em) 0.75em;
      border: 1px solid var(--attn-line);
      border-radius: 10px;
      background: var(--attn-paper);
      color: var(--attn-ink);
      font-family:
        system-ui,
        -apple-system,
        'Segoe UI',
        'Noto Sans',
        'PingFang SC',
        'Microsoft YaHei',
        'Noto Sans CJK SC',
        sans-serif;
      line-height: 1.5;
      text-align: start;
      overflow-wrap: break-word;
    }
    .figure * {
      box-sizing: border-box;
    }
    .row {
      display: flex;
      flex-wrap: wrap;
      align-items: start;
      gap: 1em 1.5em;
    }
    .note,
    .waiting {
      margin: 0;
      color: var(--attn-muted);
      font-size: 0.9em;
    }
    .figure > .fault {
      margin-block-end: 1em;
      padding: 0.5em 0.75em;
      border: 1px solid currentColor;
      border-inline-start-width: 4px;
      border-radius: 4px;
    }
    @media print {
      attn-toolbar {
        display: none;
      }
    }
    .figure > .fault::before {
      content: '⚠\\FE0E';
      margin-inline-end: 0.4em;
    }
  `,
];
