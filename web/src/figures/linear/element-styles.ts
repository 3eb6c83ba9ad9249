// Both tables of weights beside the curve of their difference, and the memory below.

import { css } from 'lit';

export const linearStyles = css`
  .flag {
    display: flex;
    align-items: center;
    gap: 0.5em;
    min-height: 2em;
  }
  .flag input {
    width: 1.25em;
    height: 1.25em;
    accent-color: var(--attn-accent);
  }
  .grids {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 15em), 1fr));
    gap: 1em 1.75em;
    align-items: start;
  }
  .title {
    margin: 0 0 0.35em;
    color: var(--attn-muted);
    font-size: 0.9em;
  }
  .heading {
    margin: 0 0 0.5em;
    font-weight: 600;
  }
  .told {
    margin: 0.75em 0;
  }
  .memory {
    margin-block-start: 1.25em;
    padding-block-start: 1.25em;
    border-block-start: 1px solid var(--attn-line);
  }
`;
