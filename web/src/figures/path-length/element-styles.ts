// How lanes look: all of one width, one below the other, so that a position is a column.

import { css } from 'lit';

export const laneStyles = css`
  .hue-ink {
    --hue: var(--attn-ink);
  }
  .hue-teal {
    --hue: var(--attn-teal);
  }
  .hue-amber {
    --hue: var(--attn-amber);
  }
  .from {
    --end: var(--attn-key);
  }
  .to {
    --end: var(--attn-query);
  }
  .settings {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 18em), 1fr));
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
  .lanes svg.guides {
    position: absolute;
    inset: 34px 0 0;
    height: calc(100% - 34px);
    pointer-events: none;
  }
  .guide {
    stroke: var(--end, var(--attn-muted));
    stroke-width: 1;
    opacity: 0.55;
    vector-effect: non-scaling-stroke;
  }
  .guide.hovered {
    stroke-dasharray: 2 3;
  }
  .strip text {
    fill: var(--attn-muted);
    font-size: 11px;
    font-variant-numeric: tabular-nums;
  }
  .strip .number:is(.from, .to) {
    fill: var(--end);
    font-weight: 700;
  }
  .strip .hovered {
    fill: var(--attn-ink);
  }
  .handle rect {
    fill: var(--end);
  }
  .handle path {
    stroke: var(--end);
  }
  .strip .handle text {
    fill: var(--attn-paper);
    font-family: KaTeX_Math, 'STIX Two Math', 'Cambria Math', 'Times New Roman', serif;
    font-style: italic;
    font-size: 15px;
  }
  .handle {
    cursor: ew-resize;
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
  .reads {
    fill: color-mix(in srgb, var(--hue) 12%, transparent);
  }
  .ticks {
    stroke: var(--attn-muted);
    stroke-width: 0.5;
    opacity: 0.7;
  }
  .dot {
    fill: var(--attn-paper);
    stroke: color-mix(in srgb, var(--attn-muted) 70%, var(--attn-paper));
    stroke-width: 1.25;
  }
  .dot.on {
    fill: var(--hue);
    stroke: var(--hue);
  }
  .dot.from,
  .dot.to {
    fill: var(--end);
    stroke: var(--end);
  }
  .hops {
    fill: none;
    stroke: var(--hue);
    stroke-linecap: round;
  }
  .hops.back {
    stroke-dasharray: 3 3;
    opacity: 0.6;
  }
  .arrow {
    fill: var(--hue);
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
  @media (forced-colors: active) {
    .lanes {
      --hue: CanvasText;
      --end: Highlight;
    }
  }
`;
