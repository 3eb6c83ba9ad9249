// How the steps are laid out: side by side where there is room, one below the other on a phone.

import { css } from 'lit';

export const stepStyles = css`
  .inputs,
  .steps {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    gap: 1.25em 1.75em;
    margin: 1.5em 0 0;
    padding: 0;
    list-style: none;
  }
  .inputs {
    padding-block-end: 1.5em;
    border-block-end: 1px solid var(--attn-line);
  }
  .steps {
    counter-reset: step;
  }
  .steps > li {
    counter-increment: step;
    max-width: 100%;
  }
  .part {
    max-width: calc(100% + 1em);
    padding: 0.5em;
    margin: -0.5em;
    border-radius: 8px;
    transition: background-color 120ms ease-out;
  }
  .part[data-marked] {
    background: color-mix(in srgb, var(--hue, var(--attn-ink)) 6%, transparent);
  }
  attn-matrix[hue='plain'] {
    --hue: var(--attn-muted);
  }
  .name {
    margin: 0 0 0.25em;
    padding-inline-start: 0.5em;
    color: var(--attn-muted);
    font-size: 0.9em;
  }
  .steps .name::before {
    content: counter(step);
    display: inline-block;
    width: 1.5em;
    margin-inline-end: 0.4em;
    border-radius: 1em;
    background: color-mix(in srgb, var(--attn-ink) 9%, transparent);
    color: var(--attn-ink);
    font-size: 0.9em;
    line-height: 1.5em;
    text-align: center;
  }
  .control {
    display: flex;
    align-items: center;
    gap: 0.5em;
    min-height: 2em;
    margin-block-start: 0.25em;
    padding-inline-start: 0.5em;
    color: var(--attn-muted);
    font-size: 0.9em;
  }
  /* As wide as the matrix above it, and never the reason for its width. */
  attn-slider.control {
    display: block;
    width: 0;
    min-width: max(100%, 14em);
  }
  input[type='checkbox'] {
    width: 1.1em;
    height: 1.1em;
    accent-color: var(--attn-accent);
  }
  label.control {
    cursor: pointer;
  }
  .formula .root {
    display: inline-block;
    margin-inline-start: -0.12em;
    padding-inline-start: 0.1em;
    border-block-start: 1.5px solid currentColor;
    line-height: 1.05;
  }
  .warning {
    margin: 1.25em 0 0;
    padding: 0.5em 0.75em;
    border-inline-start: 3px solid var(--attn-weight);
    background: color-mix(in srgb, var(--attn-weight) 8%, transparent);
  }
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
    .formula {
      font-size: 1.1em;
    }
    .inputs,
    .steps {
      column-gap: 1.25em;
    }
    .explanation {
      min-height: 6.5em;
      padding: 0.5em 0.75em;
    }
  }
`;
