// How a chart looks. Colours come from the figure's palette; names are in ink beside their line.

import { css, unsafeCSS } from 'lit';

import { palette } from '../palette.js';

const hues = Object.keys(palette).map((role) => `.hue-${role}{--hue:var(--attn-${role})}`);

export const chartStyles = [
  unsafeCSS(hues.join('\n')),
  css`
    :host {
      display: block;
      min-width: 0;
      color: var(--attn-ink);
    }
    .chart {
      margin: 0;
    }
    .picture {
      min-height: 240px;
    }
    .picture svg {
      display: block;
      max-width: 100%;
      height: auto;
      overflow: visible;
      font-family: inherit;
      font-size: 12px;
      font-variant-numeric: tabular-nums;
    }
    .picture[data-choosable] svg {
      cursor: pointer;
    }
    .picture[data-drawable] {
      cursor: crosshair;
      touch-action: none;
    }
    text {
      fill: var(--attn-ink);
    }
    .axis,
    .axis text {
      font: inherit;
    }
    .axis text,
    .title {
      fill: var(--attn-muted);
    }
    .axis .domain {
      stroke: none;
    }
    .axis line {
      stroke: var(--attn-line);
    }
    .axis.x line {
      stroke: var(--attn-muted);
    }
    .band {
      fill: var(--hue);
      opacity: 0.14;
    }
    .line,
    .leader {
      fill: none;
      stroke: var(--hue);
      stroke-width: 2;
      stroke-linejoin: round;
    }
    .fine {
      stroke-width: 1;
    }
    .fine[stroke-dasharray] {
      opacity: 0.5;
    }
    .leader {
      stroke-width: 1;
      opacity: 0.55;
    }
    .marker {
      fill: var(--hue);
      stroke: var(--attn-paper);
      stroke-width: 1;
    }
    .own {
      font-weight: 600;
    }
    text .own {
      fill: var(--hue);
    }
    .rule line {
      stroke: var(--attn-muted);
      stroke-dasharray: 5 4;
    }
    .rule rect {
      fill: var(--attn-ink);
      opacity: 0.04;
    }
    .rule text {
      fill: var(--attn-muted);
    }
    .place line {
      stroke: var(--attn-ink);
      stroke-width: 1;
      stroke-dasharray: 2 3;
    }
    .place text {
      font-weight: 600;
    }
    .place circle {
      fill: var(--attn-paper);
      stroke: var(--hue);
      stroke-width: 2.5;
    }
    .key {
      display: flex;
      flex-wrap: wrap;
      gap: 0.25em 1.25em;
      margin: 0.25em 0 0;
      padding: 0;
      list-style: none;
      font-size: 0.9em;
      font-variant-numeric: tabular-nums;
    }
    .key li {
      display: flex;
      align-items: center;
      gap: 0.4em;
    }
    .key .own {
      color: var(--hue);
    }
    details {
      margin-block-start: 0.25em;
      font-size: 0.9em;
    }
    summary {
      display: list-item;
      width: fit-content;
      min-height: 24px;
      padding-inline-end: 0.5em;
      color: var(--attn-muted);
      cursor: pointer;
    }
    .data {
      max-width: 100%;
      max-height: 20em;
      margin-block-start: 0.25em;
      overflow: auto;
      border: 1px solid var(--attn-line);
      border-radius: 6px;
    }
    table {
      border-collapse: collapse;
      font-variant-numeric: tabular-nums;
    }
    th,
    td {
      padding: 0.2em 0.75em;
      text-align: end;
      font-weight: 400;
      white-space: nowrap;
      border-block-end: 1px solid var(--attn-line);
    }
    thead th {
      position: sticky;
      inset-block-start: 0;
      background: var(--attn-paper);
      color: var(--attn-muted);
    }
    @media (forced-colors: active) {
      .series,
      .name,
      .key li,
      .place circle {
        --hue: CanvasText;
      }
      .marker,
      .place circle {
        stroke: Canvas;
      }
      .place circle {
        fill: CanvasText;
      }
    }
  `,
];
