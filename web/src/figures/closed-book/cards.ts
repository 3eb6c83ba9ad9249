// Rows of cards: digits that can be tapped, and those that were written.

import { html } from 'lit';

import { isRight, type Game } from './game.js';

export interface Card {
  /** Empty: face down. */
  readonly text: string;
  readonly name: string;
  readonly marked?: boolean;
}

export const cards = (label: string, hue: string, list: readonly Card[], tap?: (k: number) => void) =>
  html`<div class="cards hue-${hue}" role="group" aria-label=${label}>
    <p class="name">${label}</p>
    <p class="line">
      ${list.map(({ text, name, marked }, k) =>
        tap
          ? html`<button class="card" aria-label=${name} ?data-marked=${marked} @click=${() => tap(k)}>${text}</button>`
          : html`<span class="card" role="img" aria-label=${name}>${text}</span>`,
      )}
    </p>
  </div>`;

/** What was written; with `target`, the right row below it and a mark at each digit. */
export function marks(label: string, game: Game, target: string | undefined) {
  const verdict = (k: number) => (target === undefined ? '' : isRight(game, k) ? '✓' : '✗');
  const written = game.target.map((_, k) => html`<td>${game.output[k] ?? '·'}<small>${verdict(k)}</small></td>`);
  const wanted = html`<tr>
    <th scope="row">${target}</th>
    ${game.target.map((word) => html`<td>${word}</td>`)}
  </tr>`;
  return html`<div class="scroll">
    <table class="written">
      <tr>
        <th scope="row">${label}</th>
        ${written}
      </tr>
      ${target === undefined ? '' : wanted}
    </table>
  </div>`;
}
