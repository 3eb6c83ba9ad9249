// The choices, the call, what goes in and comes out side by side where there is room, and what PyTorch says.

import { css } from 'lit';

export const shapesStyles = css`
  .choices {
    display: flex;
    flex-wrap: wrap;
    gap: 0.35em 0.5em;
    margin-block-end: 0.6em;
  }
  .choices button:not([aria-pressed='true']) {
    border-color: var(--attn-line);
  }
  .cases button {
    font-size: 0.9em;
  }
  .settings {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 17em), 1fr));
    gap: 0.4em 1.75em;
    margin-block: 0.75em;
  }
  .flag {
    display: flex;
    align-items: center;
    gap: 0.5em;
    min-height: 2em;
    cursor: pointer;
  }
  input[type='checkbox'] {
    width: 1.1em;
    height: 1.1em;
    accent-color: var(--attn-accent);
  }
  pre {
    margin: 0.75em 0;
    padding: 0.6em 0.9em;
    border-radius: 8px;
    background: var(--attn-raised);
    overflow-x: auto;
  }
  code {
    font-family: ui-monospace, 'Cascadia Mono', 'DejaVu Sans Mono', Menlo, Consolas, monospace;
  }
  pre code {
    font-size: 0.95em;
  }
  .sides {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 17em), 1fr));
    gap: 0.75em 1.75em;
  }
  .side .title {
    margin: 0;
    padding-block-end: 0.2em;
    border-block-end: 1px solid var(--attn-line);
    font-weight: 600;
  }
  .side .title small {
    color: var(--attn-muted);
    font-weight: 400;
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .said {
    margin-block: 0.9em;
    padding: 0.6em 0.9em;
    border: 1px solid var(--attn-amber);
    border-inline-start-width: 4px;
    border-radius: 6px;
  }
  .said.wrong {
    border-color: var(--attn-fault);
  }
  .said code {
    color: var(--attn-fault);
    overflow-wrap: anywhere;
  }
  .said p {
    margin: 0;
  }
  .said code + p {
    margin-block-start: 0.4em;
  }
  .note {
    margin-block-start: 0.75em;
  }
`;
