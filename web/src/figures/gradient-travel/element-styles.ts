// The cases in a row, and the table of numbers.

import { css } from 'lit';

export const travelStyles = css`
  .commands {
    margin-block-start: 0;
  }
  .title {
    margin: 1em 0 0.25em;
    font-weight: 600;
  }
  table {
    width: 100%;
    max-width: 40em;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  caption {
    padding-block-end: 0.3em;
    color: var(--attn-muted);
    font-size: 0.9em;
    text-align: start;
  }
  th,
  td {
    padding: 0.25em 0.75em 0.25em 0;
    border-block-start: 1px solid var(--attn-line);
    font-weight: 400;
    text-align: start;
    vertical-align: baseline;
  }
  thead th {
    border: 0;
    color: var(--attn-muted);
    font-size: 0.9em;
  }
  tbody th {
    color: var(--hue);
    font-weight: 600;
  }
  td b {
    font-weight: 600;
  }
  td small {
    color: var(--attn-muted);
    white-space: nowrap;
  }
  .told {
    margin: 0.75em 0;
  }
  @container figure (max-width: 36em) {
    td small {
      display: block;
      white-space: normal;
    }
  }
`;
