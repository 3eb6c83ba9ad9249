// How the text field over a cell looks, and the message below it.

import { css } from 'lit';

export const fieldStyles = css`
  .field {
    position: absolute;
    inset: 0;
    z-index: 3;
    box-sizing: border-box;
    width: 100%;
    height: 100%;
    margin: 0;
    padding: 0 calc(0.625em - 2px);
    border: 2px solid var(--attn-accent);
    border-radius: 0;
    outline: none;
    background: var(--attn-paper);
    color: var(--attn-ink);
    font: inherit;
    letter-spacing: inherit;
    font-variant-numeric: tabular-nums lining-nums;
    text-align: end;
    appearance: none;
    pointer-events: auto;
    user-select: text;
    -webkit-user-select: text;
  }
  .field[aria-invalid] {
    border-color: var(--attn-fault);
    border-style: dashed;
  }
  .bubble {
    position: absolute;
    z-index: 10;
    box-sizing: border-box;
    width: max-content;
    max-width: min(20em, 90vw);
    margin: 0;
    padding: 0.375em 0.625em;
    border: 1px solid var(--attn-fault);
    border-inline-start-width: 4px;
    border-radius: 4px;
    background: var(--attn-paper);
    color: var(--attn-fault);
    font-size: 0.875em;
    box-shadow: 0 2px 10px rgb(0 0 0 / 18%);
  }
  .bubble:empty {
    display: none;
  }
  .bubble::before {
    content: '⚠\\FE0E ';
  }

  @media (pointer: coarse) {
    /* Below 16 px some phones zoom in on a field. */
    .field {
      font-size: max(1em, 16px);
    }
  }
  @media print {
    .bubble {
      display: none;
    }
  }
`;
