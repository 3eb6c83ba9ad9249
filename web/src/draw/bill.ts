// A bill as a table: what, by which formula, how much, and a bar as long as its share of the largest line.

import { html, nothing } from 'lit';

import type { Role } from '../palette.js';
import { groupedText } from './chart-format.js';

export interface Line {
  readonly item: string;
  readonly name: string;
  readonly formula: string;
  /** To the last digit. */
  readonly exact: string;
  readonly short: string;
  /** Beside the largest line of its bill it makes the length of the bar. */
  readonly amount: number;
  readonly hue: Role;
}

export interface Total {
  readonly name: string;
  readonly amount: number;
  readonly note: string;
  /** What is written; the amount to its last digit if this is not said. */
  readonly exact?: string;
}

/** Only what no phone has room for is broken. */
const most = 22;
const figure = (text: string) => html`<b class=${text.length > most ? 'long' : ''}>${text}</b>`;
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
              <td class="amount">${figure(total.exact ?? groupedText(total.amount))}</td>
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
      ${figure(exact)}${short === exact ? nothing : html`<small>${short}</small>`}
      <span class="bar" aria-hidden="true"><span .style=${`width: ${percent(amount, most)}`}></span></span>
    </td>
  </tr>`;
