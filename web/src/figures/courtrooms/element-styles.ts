// The bars, the bets and the two courtrooms.

import { css } from 'lit';

export const courtroomStyles = css`
  .bet {
    margin-block: 0.25em 0.75em;
  }
  .bet button {
    margin-block-start: 0.5em;
    border-color: var(--attn-line);
  }
  .bet .settings {
    margin-block: 0.5em 0;
  }
  .bars {
    width: 100%;
    border-collapse: collapse;
    table-layout: fixed;
    font-variant-numeric: tabular-nums;
  }
  caption {
    padding-block-end: 0.4em;
    color: var(--attn-muted);
    font-size: 0.9em;
    text-align: start;
  }
  .bars th,
  .bars td {
    padding: 0.25em 1em 0.25em 0;
    text-align: start;
    vertical-align: top;
    font-weight: 400;
  }
  .bars thead th {
    font-weight: 600;
  }
  .bars tr > :first-child {
    width: 6.5em;
  }
  .bars span {
    font-size: 0.9em;
  }
  .bars svg {
    display: block;
    overflow: visible;
  }
  .track {
    fill: color-mix(in srgb, var(--attn-ink) 8%, transparent);
  }
  .share {
    fill: color-mix(in srgb, var(--hue) 65%, var(--attn-paper));
  }
  circle {
    fill: var(--attn-paper);
    stroke: var(--hue);
    stroke-width: 2;
  }
  line {
    stroke: var(--attn-ink);
  }
  .guess {
    stroke: var(--attn-amber);
    stroke-width: 3;
    stroke-dasharray: 4 3;
  }
  .outcome {
    margin-block: 0.5em 1em;
  }
  .own {
    margin: 1em 0 0.25em;
  }
  .court {
    padding-block-start: 0.75em;
    border-block-start: 1px solid var(--attn-line);
  }
  .court + .court {
    margin-block-start: 1em;
  }
  .court form {
    margin: 0;
  }
  summary {
    width: fit-content;
    min-height: 24px;
    cursor: pointer;
  }
  .weights {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 19em), 1fr));
    gap: 0.75em 1.5em;
    margin-block-start: 0.75em;
  }
  .weights > div {
    min-width: 0;
  }
  @container figure (max-width: 24em) {
    .bars {
      font-size: 0.85em;
    }
    .bars th,
    .bars td {
      padding-inline-end: 0.5em;
    }
    .bars tr > :first-child {
      width: 5em;
    }
  }
  @media (forced-colors: active) {
    .track {
      fill: Canvas;
      stroke: CanvasText;
    }
    .share {
      fill: Highlight;
    }
    .guess,
    line,
    circle {
      stroke: CanvasText;
    }
  }
`;
