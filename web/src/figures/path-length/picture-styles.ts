// How the lanes' pictures look: positions, hops, handles and guides. A hue is a lane's, an end's colour is i's or j's.

import { css } from 'lit';

export const pictureStyles = css`
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
  .lanes svg.guides {
    position: absolute;
    inset: 52px 0 0;
    height: calc(100% - 52px);
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
  @media (forced-colors: active) {
    .lanes [class*='hue-'] {
      --hue: CanvasText;
    }
    .lanes :is(.from, .to) {
      --end: Highlight;
    }
    .strip .handle text {
      fill: HighlightText;
    }
    .dot {
      fill: Canvas;
      stroke: CanvasText;
    }
    .reads {
      stroke: GrayText;
    }
  }
`;
