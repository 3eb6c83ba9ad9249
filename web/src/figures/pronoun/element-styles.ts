// The sentence, with a bar below each candidate.

import { css } from 'lit';

export const pronounStyles = css`
  .endings {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25em 0.5em;
  }
  .sentence {
    margin: 1em 0 0.5em;
    font-size: 1.25em;
    line-height: 3;
  }
  .candidate {
    position: relative;
    display: inline-block;
    padding-inline: 0.12em;
    border-radius: 4px;
    line-height: 1.5;
    color: var(--attn-key);
  }
  .candidate[data-chosen] {
    background: color-mix(in srgb, var(--attn-weight) 14%, transparent);
    font-weight: 600;
  }
  .candidate svg {
    position: absolute;
    inset: 100% 0 auto;
    width: 100%;
    height: 4px;
    margin-block-start: 2px;
    border-radius: 2px;
    background: color-mix(in srgb, var(--attn-ink) 8%, transparent);
  }
  rect {
    fill: var(--attn-weight);
    forced-color-adjust: none;
  }
  .share {
    position: absolute;
    inset: calc(100% + 6px) -1em auto;
    color: var(--attn-weight);
    font-size: 0.6em;
    font-weight: 400;
    line-height: 1.4;
    text-align: center;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  .pronoun {
    color: var(--attn-query);
  }
  .verdict {
    margin: 0;
    font-weight: 600;
  }
  .inputs.last {
    border: none;
    padding-block-end: 0;
  }
  .note {
    margin-block-start: 1em;
  }
`;
