// Presets, settings, the bills side by side where there is room, and the charts below them.

import { css } from 'lit';

export const billStyles = css`
  .presets,
  .flags {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4em 0.5em;
  }
  .presets button {
    border-color: var(--attn-line);
    font-variant-numeric: tabular-nums;
  }
  .presets button[aria-pressed='true'] {
    border-color: currentColor;
  }
  .settings {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 21em), 1fr));
    align-items: center;
    gap: 0.4em 1.75em;
    margin-block: 1em 0.75em;
  }
  .type,
  .flag {
    display: flex;
    align-items: center;
    gap: 0.5em;
    min-height: 2em;
  }
  .flags {
    gap: 0.1em 1.5em;
  }
  .flag {
    cursor: pointer;
  }
  input[type='checkbox'] {
    width: 1.1em;
    height: 1.1em;
    accent-color: var(--attn-accent);
  }
  select {
    min-height: 2em;
    padding: 0.15em 0.5em;
    border: 1px solid color-mix(in srgb, var(--attn-muted) 80%, transparent);
    border-radius: 6px;
    background: var(--attn-paper);
    color: var(--attn-ink);
    font: inherit;
  }
  .bills,
  .charts {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 26em), 1fr));
    gap: 1.25em 2em;
    margin-block-start: 1.25em;
    align-items: start;
  }
  .bill {
    width: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  .bill caption,
  .title {
    margin: 0;
    padding-block-end: 0.4em;
    font-weight: 600;
    text-align: start;
  }
  .bill th,
  .bill td {
    padding: 0.45em 0;
    border-block-start: 1px solid var(--attn-line);
    text-align: start;
    vertical-align: top;
    font-weight: inherit;
  }
  .bill th {
    padding-inline-end: 1em;
    color: var(--hue, inherit);
  }
  .bill .formula {
    padding-inline-end: 1em;
    color: var(--attn-muted);
    font-size: 0.9em;
  }
  .bill .amount {
    text-align: end;
  }
  .amount b {
    font-weight: 600;
    white-space: nowrap;
  }
  .amount b.long {
    white-space: normal;
    overflow-wrap: anywhere;
  }
  .amount small {
    display: block;
    color: var(--attn-muted);
    overflow-wrap: anywhere;
  }
  .bar {
    display: block;
    height: 4px;
    margin-block-start: 0.25em;
    border-radius: 2px;
    background: color-mix(in srgb, var(--attn-ink) 8%, transparent);
  }
  .bar > span {
    display: block;
    height: 100%;
    min-width: 2px;
    border-radius: inherit;
    background: var(--hue);
    forced-color-adjust: none;
  }
  .total th,
  .total td {
    border-block-start-color: var(--attn-muted);
    font-weight: 600;
  }
  .total .formula {
    font-weight: inherit;
  }
  .note {
    margin-block-start: 0.75em;
  }
  @container figure (max-width: 30em) {
    .bill tr {
      display: grid;
      grid-template-columns: 1fr auto;
      border-block-start: 1px solid var(--attn-line);
      padding-block: 0.35em;
    }
    .bill th,
    .bill td {
      border: 0;
      padding-block: 0;
    }
    .bill .formula {
      grid-row: 2;
      grid-column: 1 / -1;
      padding: 0;
    }
  }
`;
