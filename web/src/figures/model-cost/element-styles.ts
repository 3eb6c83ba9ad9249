// What this bill has beside its tables: the source of a published model, and the structure that is rarely changed.

import { css } from 'lit';

export const modelStyles = css`
  .source {
    min-height: 1.5em;
    margin-block-start: 0.4em;
  }
  .bill + .bill {
    margin-block-start: 1.25em;
  }
  details {
    margin-block-end: 0.75em;
  }
  summary {
    width: fit-content;
    min-height: 24px;
    color: var(--attn-muted);
    cursor: pointer;
  }
  select {
    min-width: 0;
    max-width: 100%;
  }
  .hue-teal {
    --hue: var(--attn-teal);
  }
  .hue-amber {
    --hue: var(--attn-amber);
  }
  .hue-ink {
    --hue: var(--attn-ink);
  }
`;
