// Settings, buttons, progress and the reader's own text in figures that train. Colours by role: .hue-ink and its like.

import { css, unsafeCSS } from 'lit';

import { palette } from '../palette.js';

export const trainingStyles = [
  unsafeCSS(
    Object.keys(palette)
      .map((role) => `.hue-${role}{--hue:var(--attn-${role})}`)
      .join('\n'),
  ),
  css`
    .settings {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 21em), 1fr));
      align-items: center;
      gap: 0.4em 1.75em;
      margin-block-end: 0.75em;
    }
    .choice {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0.5em;
      min-height: 2em;
    }
    select {
      min-height: 2em;
      max-width: 100%;
      padding: 0.15em 0.5em;
      border: 1px solid color-mix(in srgb, var(--attn-muted) 80%, transparent);
      border-radius: 6px;
      background: var(--attn-paper);
      color: var(--attn-ink);
      font: inherit;
    }
    .commands {
      display: flex;
      flex-wrap: wrap;
      gap: 0.5em;
      margin-block: 0.75em;
    }
    .commands button {
      border-color: var(--attn-line);
    }
    .commands button[aria-pressed='true'] {
      border-color: currentColor;
    }
    .commands .main {
      padding-inline: 1.25em;
      border-color: var(--attn-accent);
      background: var(--attn-accent);
      color: var(--attn-paper);
      font-weight: 600;
    }
    .commands .main:hover:not(:disabled) {
      background: color-mix(in srgb, var(--attn-accent) 88%, var(--attn-ink));
      color: var(--attn-paper);
    }
    .runs {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 19em), 1fr));
      gap: 0.5em 1.75em;
      margin: 0 0 1em;
      padding: 0;
      list-style: none;
      font-variant-numeric: tabular-nums;
    }
    .recorded {
      margin-block: 0 0.75em;
      padding: 0.3em 0.75em;
      border-inline-start: 4px solid var(--attn-amber);
      background: color-mix(in srgb, var(--attn-amber) 10%, transparent);
      font-size: 0.9em;
    }
    /* Has its width on the screen, so that it is there on paper. */
    .paper {
      height: 0;
      overflow: hidden;
      visibility: hidden;
    }
    @media print {
      .paper {
        height: auto;
        visibility: visible;
      }
      .paper + * {
        display: none;
      }
    }
    .runs b {
      color: var(--hue);
    }
    .runs small {
      display: block;
      min-height: 1.5em;
      color: var(--attn-muted);
    }
    progress {
      display: block;
      width: 100%;
      height: 6px;
      margin-block: 0.3em;
      border: 0;
      border-radius: 3px;
      background: color-mix(in srgb, var(--attn-ink) 8%, transparent);
      color: var(--hue);
      accent-color: var(--hue);
      appearance: none;
      overflow: hidden;
    }
    progress::-webkit-progress-bar {
      background: transparent;
    }
    progress::-webkit-progress-value {
      background: var(--hue);
    }
    progress::-moz-progress-bar {
      background: var(--hue);
    }
    form {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0.5em;
      margin-block-start: 1em;
    }
    form label {
      font-weight: 600;
    }
    form input[type='text'] {
      flex: 1 1 12em;
      min-width: 0;
      max-width: 30em;
    }
    form button {
      border-color: var(--attn-line);
    }
    .trial {
      display: grid;
      grid-template-columns: max-content 1fr;
      gap: 0.3em 1em;
      margin-block: 0.75em 0;
    }
    .trial dt {
      color: var(--hue, var(--attn-muted));
      font-weight: 600;
    }
    .trial dd {
      margin: 0;
      overflow-wrap: anywhere;
      font-variant-numeric: tabular-nums;
    }
    .trial del {
      color: var(--attn-fault);
      text-decoration-thickness: 0.09em;
    }
    @container figure (max-width: 30em) {
      .trial {
        grid-template-columns: 1fr;
        gap: 0;
      }
      .trial dd {
        margin-block-end: 0.4em;
      }
    }
  `,
];
