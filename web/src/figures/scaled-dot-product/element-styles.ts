// What this figure has beside its matrices: the scale's checkbox, the root in the formula, the warning.

import { css } from 'lit';

export const ownStyles = css`
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
`;
