// What is kept of each query of the tile, as a table.

import { html } from 'lit';

import type { Language } from '../../language.js';
import { formatNumber } from '../../parse-number.js';
import type { Result } from './definition.js';
import { words } from './text.js';

const text = (x: number | undefined) => (x === undefined ? '–' : formatNumber(x, 4));

export const running = ({ known }: Result, language: Language) =>
  html`<div class="scroll" tabindex="0" role="region" aria-label=${words.running[language]}>
    <table class="running">
      <caption>
        ${words.running[language]}
      </caption>
      <thead>
        <tr>
          ${(['query', 'before', 'maximum', 'rescaling', 'sum'] as const).map(
            (name) => html`<th scope="col">${words[name][language]}</th>`,
          )}
        </tr>
      </thead>
      <tbody>
        ${known.map(
          ({ query, before, maximum, rescaling, sum }) =>
            html`<tr>
              <th scope="row">${query}</th>
              <td>${text(before)}</td>
              <td>${text(maximum)}</td>
              <td>${rescaling === undefined ? '–' : `× ${text(rescaling)}`}</td>
              <td>${text(sum)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
