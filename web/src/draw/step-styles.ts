// How a figure's matrices are laid out: inputs, then numbered steps, side by side where there is room, one below the other
// on a phone. Each matrix is a .part with its .name and perhaps a .control.

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
  @container figure (max-width: 34em) {
    .formula {
      font-size: 1.1em;
    }
    .inputs,
    .steps {
      column-gap: 1.25em;
    }
  }
`;
