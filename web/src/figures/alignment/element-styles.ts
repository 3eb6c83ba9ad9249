// Room around the weights.

import { css } from 'lit';

export const alignmentStyles = css`
  attn-matrix,
  .scrubber {
    display: block;
    margin-block: 0.75em;
  }
  .commands > span {
    align-self: center;
    color: var(--attn-muted);
  }
`;
