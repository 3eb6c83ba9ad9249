// How the figure is laid out: lanes all of one width, one below the other, so that a position is a column.

import { css } from 'lit';

export const laneStyles = css`
  .settings {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, max(18em, 40%)), 1fr));
    gap: 0.5em 1.75em;
    margin-block: 0.5em;
  }
  .settings > [data-key='n'] {
    grid-column: 1 / -1;
  }
  .lanes {
    position: relative;
    margin-block: 1.25em 0.75em;
    touch-action: pan-y;
    cursor: pointer;
    user-select: none;
    -webkit-user-select: none;
  }
  .lanes ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .lanes svg {
    position: relative;
    display: block;
    width: 100%;
    height: auto;
    overflow: visible;
  }
  .lane {
    position: relative;
    padding-block-start: 0.35em;
    border-block-start: 1px solid var(--attn-line);
  }
  .head {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    gap: 0 0.6em;
    margin: 0;
    line-height: 1.35;
  }
  .head > * {
    background: var(--attn-paper);
  }
  .head > small {
    margin-inline-end: auto;
  }
  .head b {
    color: var(--hue);
  }
  .head small {
    color: var(--attn-muted);
    font-size: 0.8667em;
  }
  .head .count {
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  .count b {
    margin-inline-end: 0.35em;
    font-size: 1.15em;
  }
  .chart-head {
    align-items: center;
    margin-block: 1.5em 0.5em;
  }
  .title {
    margin: 0;
    font-weight: 600;
  }
  details {
    margin-block: 0.25em 0.5em;
    font-size: 0.9em;
  }
  summary {
    width: fit-content;
    min-height: 24px;
    color: var(--attn-muted);
    cursor: pointer;
  }
  .positions {
    max-height: 14em;
    margin-block-start: 0.25em;
    overflow: auto;
  }
  dl {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0.25em 1em;
    margin: 0;
  }
  dt {
    color: var(--attn-muted);
  }
  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
  @container figure (max-width: 26em) {
    .head {
      flex-wrap: wrap;
    }
    .head .count {
      margin-inline-start: auto;
    }
    .head > small {
      order: 1;
      flex-basis: 100%;
    }
  }
`;
