// A chart's numbers as a table, made only when it is opened; and its key, where lines are not named at their ends.

import { html, nothing, svg } from 'lit';

import { valueText } from './chart-format.js';
import type { ChartData } from './chart-layout.js';
import { markerPaths } from './chart-marks.js';
import { placesOf, valueAt } from './chart-series.js';

export const chartKey = ({ series, y }: ChartData, place: number | undefined) =>
  html`<ul class="key" aria-hidden="true">
    ${series
      .filter(({ name }) => name)
      .map((one) => {
        const value = valueAt(one, place);
        return html`<li class="hue-${one.hue}">
          <svg width="34" height="12" viewBox="-17 -6 34 12">
            ${one.scatter ? nothing : svg`<path class="line" d="M-17,0H17" stroke-dasharray=${one.dash ?? nothing} />`}
            ${one.fine ? nothing : svg`<path class="marker" d=${markerPaths[one.marker]} />`}
          </svg>
          <span class="own">${one.name}</span> ${value === undefined ? nothing : valueText(value, y.format)}
        </li>`;
      })}
  </ul>`;

export function chartTable({ series, x, y }: ChartData, label: string) {
  const line = (place: number) =>
    html`<tr>
      <th scope="row">${valueText(place, x.format)}</th>
      ${series.map((one) => {
        const value = valueAt(one, place);
        return html`<td>${value === undefined ? '–' : valueText(value, y.format)}</td>`;
      })}
    </tr>`;
  return html`<div class="data" tabindex="0" role="region" aria-label=${label}>
    <table>
      <thead>
        <tr>
          <th scope="col">${x.symbol ?? x.label}</th>
          ${series.map(({ name }) => html`<th scope="col">${name}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${placesOf(series).map(line)}
      </tbody>
    </table>
  </div>`;
}
