// Which sequence feeds which of Q, K and V: lanes from left to right, each in the colour of its role.

import { css, html, nothing } from 'lit';

import type { Language } from '../../language.js';
import { isCross, type Kind } from './kinds.js';
import { hues, type Part } from './parts.js';
import { flowText, labels, sequences } from './text.js';

const lanes = [
  ['W_q', 'Q'],
  ['W_k', 'K'],
  ['W_v', 'V'],
] as const satisfies readonly (readonly [Part, Part])[];

export function flow(kind: Kind, shapes: Readonly<Record<'Q' | 'K' | 'V' | 'weights', string>>, language: Language) {
  const cross = isCross(kind);
  const source = (name: 'X' | 'Y') =>
    html`<div class="source ${name}">
      <b class="term">${name}</b>
      <span>${sequences[kind][name]?.[language]}</span>
    </div>`;
  return html`<div class="flow ${cross ? 'cross' : 'self'}" role="img" aria-label=${flowText[language](kind)}>
    ${source('X')} ${cross ? source('Y') : nothing}
    ${lanes.map(
      ([W, part]) =>
        html`<div class="lane ${part} hue-${hues[part]}">
          <span class="arrow"
            ><span class="term">W<sub>${W.slice(2)}</sub></span></span
          >
          <span class="target"
            ><b class="term">${part}</b> ${labels[part][language]} <small>${shapes[part]}</small></span
          >
        </div>`,
    )}
    <div class="out hue-weight">
      <span class="target">${labels.weights[language]} <small>${shapes.weights}</small></span>
    </div>
  </div>`;
}

export const flowStyles = css`
  .flow {
    display: grid;
    grid-template-columns: minmax(6em, 11em) minmax(0, 19em) max-content;
    grid-template-rows: repeat(3, minmax(2.4em, auto));
    gap: 0.4em 0;
    max-width: 44em;
    margin-block: 1.25em 0;
  }
  .source,
  .target {
    padding: 0.3em 0.7em;
    border: 1.5px solid var(--hue, var(--attn-muted));
    border-radius: 8px;
  }
  .source {
    display: flex;
    flex-direction: column;
    justify-content: center;
    grid-column: 1;
    line-height: 1.3;
  }
  .self .X {
    grid-row: 1 / -1;
  }
  .cross .Y {
    grid-row: 2 / -1;
  }
  .lane {
    display: flex;
    align-items: center;
    grid-column: 2;
  }
  .lane.Q {
    grid-row: 1;
  }
  .lane.K {
    grid-row: 2;
  }
  .lane.V {
    grid-row: 3;
  }
  .arrow {
    position: relative;
    flex: 1 0 3.5em;
    border-block-end: 2px solid var(--hue);
    color: var(--hue);
    line-height: 1.15;
    text-align: center;
    translate: 0 -0.55em;
  }
  .arrow::after {
    content: '';
    position: absolute;
    inset-inline-end: 1px;
    bottom: -6px;
    width: 8px;
    height: 10px;
    background: var(--hue);
    clip-path: polygon(0 0, 100% 50%, 0 100%);
    forced-color-adjust: none;
  }
  @media (forced-colors: active) {
    .arrow::after {
      background: CanvasText;
    }
  }
  .lane .target {
    flex: none;
    min-width: 8.5em;
    white-space: nowrap;
  }
  .target .term {
    margin-inline-end: 0.15em;
  }
  .target .term,
  .out .target {
    color: var(--hue);
  }
  .flow small {
    color: var(--attn-muted);
    font-variant-numeric: tabular-nums;
  }
  .out {
    display: flex;
    align-items: center;
    grid-column: 3;
    justify-self: start;
    grid-row: 1 / 3;
    margin-inline-start: 0.6em;
    border: solid var(--attn-muted);
    border-width: 1.5px 1.5px 1.5px 0;
    border-start-end-radius: 8px;
    border-end-end-radius: 8px;
    padding-inline: 1em 0.8em;
  }
  .out .target {
    border: 0;
    padding: 0;
  }
  @container figure (max-width: 40em) {
    .flow {
      grid-template-columns: minmax(5.5em, 1fr) auto;
    }
    .source {
      padding-inline: 0.5em;
    }
    .arrow {
      flex-basis: 2.2em;
    }
    .lane .target {
      min-width: 0;
    }
    .out {
      grid-column: 1 / -1;
      grid-row: auto;
      justify-self: end;
      margin: 0;
      border-width: 0;
      padding: 0.2em 0.7em;
    }
  }
`;
