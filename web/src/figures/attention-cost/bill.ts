// A bill as a table: what, by which formula, how much, and a bar as long as its share of the largest line.

import { html, nothing } from 'lit';

import { groupedText } from '../../draw/chart-format.js';
import type { Line } from './rows.js';

export interface Total {
  readonly name: string;
  readonly amount: number;
  readonly note: string;
}

const percent = (part: number, whole: number) => `${whole > 0 ? (100 * part) / whole : 0}%`;

export function bill(title: string, lines: readonly Line[], total: Total | undefined) {
  const most = Math.max(...lines.map(({ amount }) => amount));
  return html`<table class="bill">
    <caption>
      ${title}
    </caption>
    <tbody>
      ${lines.map((line) => row(line, most))}
      ${
        total
          ? html`<tr class="total">
              <th scope="row">${total.name}</th>
              <td class="formula">${total.note}</td>
              <td class="amount"><b>${groupedText(total.amount)}</b></td>
            </tr>`
          : nothing
      }
    </tbody>
  </table>`;
}

const row = ({ item, name, formula, exact, short, amount, hue }: Line, most: number) =>
  html`<tr class="hue-${hue}" data-item=${item}>
    <th scope="row">${name}</th>
    <td class="formula">${formula}</td>
    <td class="amount">
      <b>${exact}</b>${short === exact ? nothing : html`<small>${short}</small>`}
      <span class="bar" aria-hidden="true"><span .style=${`width: ${percent(amount, most)}`}></span></span>
    </td>
  </tr>`;
