import { css } from 'lit';

export const sameStyles = css`
  .inputs {
    margin-block-start: 0;
  }
  .results {
    margin-block-start: 1.25em;
    padding-block-end: 0;
    border: 0;
  }
  .told {
    margin: 1em 0;
  }
  .moves {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 19em), 1fr));
    gap: 0.5em 1.75em;
    padding-inline-start: 0.5em;
  }
  .commands {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5em;
    margin-block-start: 0.75em;
  }
  .commands button {
    border-color: var(--attn-line);
  }
`;
