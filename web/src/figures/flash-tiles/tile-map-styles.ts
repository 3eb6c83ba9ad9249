// The table of tiles and its legend.

import { css } from 'lit';

export const tileMapStyles = css`
  .map svg {
    display: block;
    width: 100%;
  }
  .map rect {
    stroke: var(--attn-line);
    stroke-width: 1;
  }
  .map .cell {
    fill: var(--attn-weight);
    stroke: none;
  }
  .map .done > rect:last-child {
    stroke: var(--attn-muted);
  }
  .map .now > rect:last-child {
    stroke: var(--attn-accent);
    stroke-width: 3;
  }
  .map .hatch {
    stroke: var(--attn-muted);
    stroke-width: 1.5;
  }
  .map g {
    cursor: pointer;
  }
  @media (forced-colors: active) {
    .map rect,
    .map .hatch {
      stroke: CanvasText;
    }
    .map .now > rect:last-child {
      stroke: Highlight;
    }
  }
  .legend {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25em 1.25em;
    margin: 0.5em 0 0;
    padding: 0;
    color: var(--attn-muted);
    font-size: 0.85em;
    list-style: none;
  }
  .legend li {
    display: flex;
    align-items: center;
    gap: 0.4em;
  }
  .legend i {
    width: 1em;
    height: 1em;
    border: 1px solid var(--attn-line);
    forced-color-adjust: none;
  }
  .legend .done {
    background: color-mix(in srgb, var(--attn-weight) 40%, transparent);
  }
  .legend .now {
    border: 3px solid var(--attn-accent);
  }
  .legend .skipped {
    background: repeating-linear-gradient(45deg, transparent 0 3px, var(--attn-muted) 3px 4px);
  }
`;
