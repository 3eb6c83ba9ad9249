import { css } from 'lit';

export const spreadStyles = css`
  .settings,
  .charts,
  .grids {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 17em), 1fr));
    gap: 1em 1.75em;
    margin-block: 1em;
  }
  .title {
    margin: 0 0 0.25em;
    color: var(--attn-muted);
    font-size: 0.9em;
  }
`;
