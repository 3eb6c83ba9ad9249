// The pair, the sentence about it, and what came of the verdict.

import { css } from 'lit';

export const bleuStyles = css`
  .choices {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.35em 0.5em;
    margin-block-end: 0.4em;
  }
  .choices span {
    min-width: 4.5em;
    color: var(--attn-muted);
  }
  .choices button:not([aria-pressed='true']) {
    border-color: var(--attn-line);
  }
  blockquote {
    margin: 0.9em 0 0.6em;
    padding-inline-start: 0.75em;
    border-inline-start: 3px solid var(--attn-line);
    font-size: 1.15em;
  }
  .verdict {
    min-height: 3em;
    margin: 0.5em 0 0.75em;
    color: var(--attn-muted);
  }
  .verdict.right,
  .verdict.wrong {
    color: var(--attn-ink);
  }
  .verdict.right::before {
    content: '✓ ';
  }
  .verdict.wrong::before {
    content: '✗ ';
  }
`;
