// Both charts side by side where there is room.

import { css } from 'lit';

export const doctorStyles = css`
  .charts {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 22em), 1fr));
    gap: 0.5em 1.5em;
    margin-block: 0.5em;
  }
  .commands > span {
    align-self: center;
    color: var(--attn-muted);
  }
  .finding {
    margin-block: 0.5em;
  }
  details {
    margin-block: 0.5em;
  }
  summary {
    width: fit-content;
    min-height: 24px;
    cursor: pointer;
  }
`;
