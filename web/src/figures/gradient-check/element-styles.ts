import { css } from 'lit';

export const checkStyles = css`
  .inputs {
    margin-block-start: 1em;
  }
  .settings {
    margin-block-start: 1.25em;
    align-items: center;
  }
  .choices {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25em 1.5em;
  }
  .explanation.told {
    position: static;
    min-height: 0;
    margin-block-start: 0.75em;
  }
  .title {
    margin: 1.25em 0 0.25em;
    color: var(--attn-muted);
    font-size: 0.9em;
  }
`;
