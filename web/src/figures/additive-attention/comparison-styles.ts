// How the four scores are laid out: a grid with aligned columns, or one block a score on a phone.

import { css } from 'lit';

export const comparisonStyles = css`
  .heading {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0.25em 1.5em;
    margin: 2em 0 0;
    padding-block-start: 1.25em;
    border-block-start: 1px solid var(--attn-line);
  }
  .heading p {
    margin: 0;
  }
  .quick {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25em 0.5em;
    color: var(--attn-muted);
    font-size: 0.9em;
  }
  .quick b {
    color: var(--attn-query);
    font-variant-numeric: tabular-nums;
  }
  .quick button {
    border-color: color-mix(in srgb, var(--attn-muted) 60%, transparent);
  }
  .compared {
    display: grid;
    grid-template-columns: minmax(7em, auto) repeat(3, minmax(0, auto));
    font-size: 0.9em;
  }
  .heads,
  .score {
    display: contents;
  }
  .heads > * {
    padding: 0.75em 0.5em 0.25em calc(0.5em + 9px);
    color: var(--attn-muted);
  }
  .score > * {
    max-width: 100%;
    margin: 0;
    padding: 0.75em 0.5em;
    border-block-end: 1px solid var(--attn-line);
    border-radius: 0;
  }
  .score:last-child > * {
    border-block-end: 0;
  }
  .score > .which {
    padding-inline-start: 0;
  }
  .which p {
    margin: 0;
  }
  .kind {
    font-weight: 600;
  }
  .line {
    font-family: KaTeX_Main, 'STIX Two Text', 'Times New Roman', serif;
    font-size: 1.15em;
    white-space: nowrap;
  }
  .line i {
    color: var(--hue, inherit);
  }
  .line :is(sub, sup) {
    font-size: 0.65em;
    line-height: 0;
  }
  .which .part {
    margin: 0.25em 0 0 -9px;
    padding: 0;
  }
  .score > .part[data-marked] {
    background: none;
  }
  .compared .name {
    display: none;
  }
  .compared .control {
    min-height: 0;
    padding-inline-start: 9px;
  }
  .score > .refused {
    grid-column: 2 / -1;
    padding-inline-start: calc(0.5em + 9px);
  }
  @container figure (max-width: 44em) {
    .compared {
      display: block;
      font-size: 1em;
    }
    .heads {
      display: none;
    }
    .score {
      display: flex;
      flex-wrap: wrap;
      gap: 0.75em 1.25em;
      padding: 1em 0;
      border-block-end: 1px solid var(--attn-line);
    }
    .score:last-child {
      border-block-end: 0;
    }
    .score > * {
      padding: 0;
      border: 0;
    }
    .score > .part {
      margin-inline-start: -9px;
    }
    .score > .which {
      flex: 1 0 100%;
    }
  }
`;
