import { css } from 'lit';

export const raceStyles = css`
  .title {
    margin: 0 0 0.25em;
    color: var(--attn-muted);
    font-size: 0.9em;
  }
  .told {
    margin: 0.75em 0;
    font-weight: 600;
  }
  .charts {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1.5em;
    margin-block-start: 1em;
  }
`;
