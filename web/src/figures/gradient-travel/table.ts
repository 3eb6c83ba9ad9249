// The numbers at one step and at the chosen distance, with what they were least and most over the sequences.

import { html } from 'lit';

import { valueText } from '../../draw/chart-format.js';
import type { Series } from '../../draw/chart-series.js';
import type { Language } from '../../language.js';
import { kinds, type Kind, type Result } from './definition.js';
import { atDistance, kindNames, words } from './text.js';

export type Looks = Readonly<Record<Kind, Pick<Series, 'hue' | 'marker' | 'dash'>>>;

/** To two digits: what the next sequence would change tells nothing. */
const short = (x: number) => valueText(Number(x.toPrecision(2)));

export function table({ k, travel }: Result, looks: Looks, language: Language) {
  const places = k === 1 ? [1] : [1, k];
  const cell = (kind: Kind, at: number) => {
    const [median, least, most] = (['median', 'least', 'most'] as const).map((one) =>
      short(travel[kind][one].data[at]!),
    );
    return html`<td><b>${median}</b> <small>${least} – ${most}</small></td>`;
  };
  return html`<table>
    <caption>
      ${words.spread[language]}
    </caption>
    <thead>
      <tr>
        <th scope="col">${words.layer[language]}</th>
        ${places.map((at) => html`<th scope="col">${atDistance[language](at)}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${kinds.map(
        (kind) =>
          html`<tr class="hue-${looks[kind].hue}">
            <th scope="row">${kindNames[kind][language]}</th>
            ${places.map((at) => cell(kind, at))}
          </tr>`,
      )}
    </tbody>
  </table>`;
}
