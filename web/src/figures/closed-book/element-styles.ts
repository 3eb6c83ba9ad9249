import { css } from 'lit';

export const closedBookStyles = css`
  .modes {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25em 0.5em;
  }
  .told {
    margin: 1em 0 0.75em;
  }
  .page {
    display: flex;
    align-items: center;
    gap: 1.25em;
    margin-block-end: 1em;
  }
  .now {
    min-width: 2em;
    padding: 0.15em 0.4em;
    border: 1px solid var(--attn-line);
    border-radius: 8px;
    background: var(--attn-raised);
    color: var(--attn-key);
    font-size: 2.5em;
    line-height: 1.3;
    text-align: center;
  }
  .next {
    border-color: var(--attn-line);
    color: var(--attn-ink);
  }
  .name {
    margin: 0 0 0.35em;
    color: var(--attn-muted);
    font-size: 0.9em;
  }
  .line,
  .digits {
    display: flex;
    flex-wrap: wrap;
    gap: 0.35em;
    margin: 0 0 1em;
  }
  .card {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    width: 2.5em;
    height: 2.75em;
    padding: 0;
    border: 1px solid color-mix(in srgb, var(--hue) 55%, transparent);
    border-radius: 6px;
    background: color-mix(in srgb, var(--hue) 6%, transparent);
    color: var(--hue);
    font-variant-numeric: tabular-nums;
  }
  .card[data-marked] {
    background: color-mix(in srgb, var(--hue) 22%, transparent);
    font-weight: 600;
  }
  .digits button {
    justify-content: center;
    width: 2.75em;
    height: 2.75em;
    border-color: var(--attn-line);
    color: var(--attn-ink);
  }
  .scroll {
    overflow-x: auto;
    margin-block-end: 1em;
  }
  table {
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  caption {
    padding-block-end: 0.3em;
    color: var(--attn-muted);
    font-size: 0.9em;
    text-align: start;
  }
  .another {
    margin-inline-start: auto;
  }
  th,
  td {
    padding: 0.2em 0.55em;
    font-weight: 400;
    text-align: center;
    vertical-align: top;
  }
  th {
    padding-inline-start: 0;
    color: var(--attn-muted);
    font-size: 0.9em;
    text-align: start;
    white-space: nowrap;
  }
  .results {
    margin-block: 0.75em 0.5em;
  }
  .results :is(th, td) {
    padding-inline: 0 1.5em;
    text-align: start;
  }
  td small {
    display: block;
    min-height: 1.3em;
    font-size: 0.75em;
  }
  .settings {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 15em), 1fr));
    gap: 0.75em 1.5em;
    margin-block: 0.5em;
  }
  .looks {
    margin-block-end: 1em;
  }
`;
