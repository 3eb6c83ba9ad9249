// The scrubber, the map of tiles beside what is known of its queries, and the traffic below.

import { css } from 'lit';

export const flashStyles = css`
  .settings {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 21em), 1fr));
    align-items: center;
    gap: 0.5em 1.75em;
  }
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
  .scrubber {
    display: flex;
    align-items: end;
    gap: 0.5em;
    max-width: 34em;
    margin-block-start: 1em;
  }
  .scrubber attn-slider {
    flex: 1;
    min-width: 0;
  }
  .scrubber button {
    border-color: var(--attn-line);
  }
  .told {
    margin: 0.75em 0;
  }
  .title {
    margin: 0 0 0.35em;
    color: var(--attn-muted);
    font-size: 0.9em;
  }
  .stage {
    display: grid;
    grid-template-columns: minmax(0, 19em) minmax(0, 1fr);
    gap: 1.25em 2.5em;
    align-items: start;
  }
  .ledger {
    display: grid;
    gap: 1.25em;
  }
  .scroll {
    overflow-x: auto;
  }
  .running {
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  .running caption {
    padding-block-end: 0.35em;
    color: var(--attn-muted);
    font-size: 0.9em;
    text-align: start;
  }
  .running th,
  .running td {
    padding: 0.2em 1.25em 0.2em 0;
    border-block-start: 1px solid var(--attn-line);
    font-weight: 400;
    text-align: end;
    white-space: nowrap;
  }
  .running thead th + th {
    white-space: normal;
  }
  .running thead th {
    border: 0;
    color: var(--attn-muted);
    font-size: 0.85em;
  }
  .traffic {
    margin-block-start: 1.5em;
    padding-block-start: 1.25em;
    border-block-start: 1px solid var(--attn-line);
  }
  .traffic .settings {
    margin-block-end: 0.75em;
  }
  @container figure (max-width: 40em) {
    .stage {
      grid-template-columns: minmax(0, 1fr);
    }
    .running th,
    .running td {
      padding-inline-end: 0.6em;
    }
    .running :is(th, td):last-child {
      padding-inline-end: 0;
    }
  }
`;
