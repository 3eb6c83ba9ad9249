// The four places in a row.

import { css } from 'lit';

export const sourcesStyles = css`
  .commands {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4em 0.5em;
  }
  .commands button:not([aria-pressed='true']) {
    border-color: var(--attn-line);
  }
`;
