import { css } from 'lit';

export const pythonStyles = css`
  .label {
    margin: 0 0 0.4em;
    font-weight: 600;
  }
  .program :is(textarea, .code) {
    font-family: ui-monospace, 'Cascadia Code', Menlo, Consolas, 'Noto Sans Mono CJK SC', monospace;
    font-size: 0.9em;
    border: 1px solid color-mix(in srgb, var(--attn-muted) 80%, transparent);
    border-radius: 6px;
  }
  .program .code {
    overflow: hidden;
  }
  .program .code:focus-within {
    border-color: var(--attn-accent);
  }
  .program .cm-scroller {
    overflow-x: auto;
  }
  textarea {
    display: block;
    width: 100%;
    padding: 0.5em 0.75em;
    line-height: 1.5;
    white-space: pre;
    overflow-wrap: normal;
    overflow-x: auto;
    resize: vertical;
    tab-size: 4;
  }
  #leave {
    margin-block-start: 0.25em;
  }
  .commands {
    align-items: center;
  }
  .score,
  .problem,
  .stale {
    margin: 0.75em 0;
  }
  .score {
    font-weight: 600;
  }
  .problem {
    padding: 0.5em 0.75em;
    border: 1px solid var(--attn-fault);
    border-inline-start-width: 4px;
    border-radius: 4px;
  }
  .problem code {
    display: block;
    margin-block: 0.3em;
    color: var(--attn-fault);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  code,
  pre {
    font-family: ui-monospace, 'Cascadia Code', Menlo, Consolas, 'Noto Sans Mono CJK SC', monospace;
    font-size: 0.9em;
  }
  pre {
    max-height: 15em;
    overflow: auto;
    margin: 0.3em 0 0.75em;
    padding: 0.5em 0.75em;
    border-radius: 6px;
    background: var(--attn-raised);
  }
  .properties {
    margin: 0.75em 0 0;
    padding: 0;
    list-style: none;
  }
  .properties li {
    display: grid;
    grid-template-columns: 1.5em 1fr;
    gap: 0.4em;
    padding-block: 0.35em;
    border-block-start: 1px solid var(--attn-line);
  }
  .properties li > div {
    min-width: 0;
  }
  .mark {
    font-weight: 700;
    text-align: center;
  }
  [data-verdict='right'] .mark {
    color: var(--attn-value);
  }
  [data-verdict='wrong'] .mark {
    color: var(--attn-fault);
  }
  [data-verdict='told'] .mark {
    color: var(--attn-muted);
    font-family: KaTeX_Math, 'Times New Roman', serif;
    font-style: italic;
  }
  [data-verdict='notRun'] {
    color: var(--attn-muted);
  }
  .property,
  .said {
    margin: 0;
    overflow-wrap: anywhere;
  }
  .said {
    color: var(--attn-muted);
    font-variant-numeric: tabular-nums;
  }
  [data-verdict='wrong'] .said {
    color: var(--attn-ink);
  }
  summary {
    width: fit-content;
    padding: 0.2em 0;
    color: var(--attn-accent);
    cursor: pointer;
  }
  summary small {
    color: var(--attn-muted);
    font-size: 0.9em;
  }
  .counter {
    margin-block: 0.5em 0.75em;
  }
  .counter .row {
    gap: 0.75em 1.75em;
  }
  .group {
    min-width: 0;
    max-width: 100%;
  }
  .group > .name {
    margin: 0.3em 0 0.2em;
    color: var(--attn-muted);
    font-size: 0.9em;
  }
`;
