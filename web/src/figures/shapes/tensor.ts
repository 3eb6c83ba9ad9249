// A tensor as its name and its dimensions, each number circled in the colour of its letter.

import { css, html } from 'lit';

import type { TensorShape } from '../../core.js';
import type { Role } from '../../palette.js';

/** Of a letter without the number before it: 4h is made of h. */
const hues: Readonly<Record<string, Role>> = {
  B: 'amber',
  T: 'teal',
  S: 'query',
  d: 'value',
  i: 'value',
  E: 'value',
  o: 'weight',
  h: 'weight',
  D: 'muted',
};
const hueOf = (letter: string): Role => hues[letter.replace(/^\d+/, '')] ?? 'ink';

/** Dimensions with a letter of `wrong` do not fit. */
export const tensor = ({ name, dimensions }: TensorShape, wrong: readonly string[] = []) =>
  html`<li class="tensor">
    <code>${name}</code>
    <span class="shape">
      <span aria-hidden="true">(</span>${dimensions.map(
        ({ letter, size }) =>
          html`<span class="dimension hue-${hueOf(letter)}" ?data-wrong=${wrong.includes(letter)}>
            <small>${letter}</small> <b>${size}</b>
          </span>`,
      )}<span aria-hidden="true">)</span>
    </span>
  </li>`;

export const tensorStyles = css`
  .tensor {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 0.2em 0.6em;
    margin-block: 0.45em;
  }
  .tensor code {
    padding-block-end: 0.25em;
    font-size: 0.95em;
    overflow-wrap: anywhere;
  }
  .shape {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 0.3em;
    font-variant-numeric: tabular-nums;
  }
  .shape > [aria-hidden] {
    padding-block-end: 0.15em;
    color: var(--attn-muted);
  }
  .dimension {
    display: inline-flex;
    flex-direction: column;
    align-items: center;
    line-height: 1.2;
  }
  .dimension small {
    color: var(--hue);
    font-family: KaTeX_Math, 'STIX Two Math', 'Times New Roman', serif;
    font-style: italic;
  }
  .dimension b {
    min-width: 2.2em;
    padding: 0.2em 0.55em;
    border: 2px solid var(--hue);
    border-radius: 1.2em;
    background: color-mix(in srgb, var(--hue) 10%, transparent);
    font-weight: 600;
    text-align: center;
  }
  .dimension[data-wrong] b {
    border-style: dashed;
    border-color: var(--attn-fault);
    background: color-mix(in srgb, var(--attn-fault) 12%, transparent);
  }
  .hue-teal {
    --hue: var(--attn-teal);
  }
  .hue-amber {
    --hue: var(--attn-amber);
  }
  .hue-muted {
    --hue: var(--attn-muted);
  }
`;
