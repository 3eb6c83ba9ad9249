import { css } from 'lit';

export const permutationStyles = css`
  .order,
  .order ol {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5em 0.75em;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .order li {
    display: flex;
    align-items: center;
    border: 1px solid var(--attn-line);
    border-radius: 8px;
    background: var(--attn-raised);
  }
  .order b {
    min-width: 1.5em;
    cursor: grab;
    touch-action: pan-y;
    user-select: none;
    -webkit-user-select: none;
    font-size: 1.1em;
    text-align: center;
  }
  .reverse {
    border-color: var(--attn-line);
  }
  .flag {
    display: flex;
    align-items: center;
    gap: 0.5em;
    min-height: 2em;
  }
  .flag input {
    width: 1.25em;
    height: 1.25em;
    accent-color: var(--attn-accent);
  }
  .inputs {
    padding-block-end: 0;
    border: 0;
  }
  .told {
    margin: 1em 0 0;
  }
`;
