import { css } from 'lit';

export const masksStyles = css`
  .settings {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 20em), 1fr));
    align-items: center;
    gap: 0.5em 1.75em;
    margin-block: 1em;
  }
  .causal {
    display: flex;
    align-items: center;
    gap: 0.5em;
    min-height: 2em;
  }
  .causal input {
    width: 1.25em;
    height: 1.25em;
  }
  .presets {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25em 0.5em;
  }
  .grids {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 20em), 1fr));
    gap: 1.25em 1.75em;
  }
  dl {
    display: flex;
    flex-wrap: wrap;
    gap: 0.75em 2.5em;
    margin: 1.25em 0 0;
  }
  dt {
    color: var(--attn-muted);
    font-size: 0.9em;
  }
  dd {
    margin: 0;
    font-size: 1.15em;
    font-variant-numeric: tabular-nums;
  }
`;
