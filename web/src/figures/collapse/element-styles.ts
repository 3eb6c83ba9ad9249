// The reader's guess.

import { css } from 'lit';

export const collapseStyles = css`
  .guess {
    margin-block: 0.25em 0.75em;
  }
  .guess .sliders {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 15em), 1fr));
    gap: 0 1.5em;
    margin-block: 0.5em;
  }
`;
