// Choices, the heads side by side, what is made of them, and the numbers below.

import { css } from 'lit';

export const headsStyles = css`
  .settings {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 17em), 1fr));
    gap: 0.5em 1.75em;
    margin-block-end: 0.75em;
  }
  .choices,
  .flag {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.3em;
    min-height: 2em;
  }
  .choices span {
    margin-inline-end: 0.4em;
  }
  .choices button {
    justify-content: center;
    min-width: 2.4em;
    border-color: var(--attn-line);
  }
  .choices button[aria-pressed='true'] {
    border-color: currentColor;
  }
  .flag {
    gap: 0.5em;
    cursor: pointer;
  }
  input[type='checkbox'] {
    width: 1.1em;
    height: 1.1em;
    accent-color: var(--attn-accent);
  }
  .heads {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(9.5em, 1fr));
    gap: 0.75em;
    margin-block: 0.75em 1.25em;
  }
  .head {
    min-width: 0;
    padding: 0.5em 0.6em;
    border: 1.5px solid var(--attn-line);
    border-radius: 8px;
  }
  .head[data-marked] {
    border-color: var(--attn-weight);
  }
  @media (forced-colors: active) {
    .head[data-marked] {
      outline: 2px solid Highlight;
    }
  }
  .head[data-muted] {
    border-style: dashed;
  }
  .head[data-muted] attn-matrix {
    filter: grayscale(1);
  }
  .head button {
    border-color: var(--attn-line);
    margin-block-start: 0.25em;
  }
  .head button[aria-pressed='true'] {
    border-color: currentColor;
    text-decoration: line-through;
  }
  .title {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.5em;
    margin: 0 0 0.25em;
    color: var(--attn-muted);
    font-size: 0.9em;
  }
  .title b {
    color: var(--attn-ink);
  }
  .mixing {
    display: flex;
    flex-wrap: wrap;
    gap: 1.25em 2em;
    align-items: start;
  }
  .part {
    flex: 0 1 auto;
    min-width: min(100%, 14em);
    max-width: 100%;
  }
  attn-matrix[hue='plain'] {
    --hue: var(--attn-muted);
  }
  dl {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5em 2.5em;
    margin: 1.25em 0 0.5em;
  }
  dt {
    color: var(--attn-muted);
    font-size: 0.9em;
  }
  dd {
    margin: 0;
    font-size: 1.1em;
    font-variant-numeric: tabular-nums;
  }
`;
