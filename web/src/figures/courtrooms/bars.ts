// How often each network is right, for each change of its weights: bars with their numbers, in a table.

import { html, nothing, svg } from 'lit';

import { percentText } from '../../draw/chart-format.js';
import type { Language } from '../../language.js';
import type { Run } from '../../training/run.js';
import { changeNames } from '../../training/words.js';
import { sides, type Side, type State } from './definition.js';
import { betText, shareText, sideNames, verdict, words } from './text.js';
import { meanOf, rows, type Outcome, type Row } from './trial.js';

export type Outcomes = Readonly<Partial<Record<Side, Outcome>>>;
type Guesses = Readonly<Record<Side, number | undefined>>;

/** As examined last. */
export const outcomesOf = (runs: Readonly<Record<Side, Run>>): Outcomes =>
  Object.fromEntries(
    sides.flatMap((side) => (runs[side].latest ? [[side, runs[side].latest!.answer as Outcome]] : [])),
  );

const coin = 0.5;
const per = (share: number) => `${100 * share}%`;

function bar(shares: readonly number[], guess: number | undefined, isCoin: boolean) {
  const upright = (share: number, name: string) =>
    svg`<line class=${name} x1=${per(share)} x2=${per(share)} y1="0" y2="22" />`;
  return html`<svg width="100%" height="22" aria-hidden="true">
    ${svg`<rect class="track" width="100%" y="5" height="12" rx="2" />
      <rect class="share" width=${per(meanOf(shares))} y="5" height="12" rx="2" />
      ${isCoin ? upright(coin, 'coin') : nothing}
      ${shares.length > 1 ? shares.map((share) => svg`<circle cx=${per(share)} cy="11" r="3.5" />`) : nothing}
      ${guess === undefined ? nothing : upright(guess / 100, 'guess')}`}
  </svg>`;
}

export function bars(outcomes: Outcomes, guesses: Guesses, language: Language) {
  const cell = (row: Row, side: Side) => {
    const shares = outcomes[side]?.[row];
    if (!shares) return html`<td>–</td>`;
    const guess = row === 'permute' ? guesses[side] : undefined;
    return html`<td>
      ${bar(shares, guess, side === 'classifier')}
      <span>${shareText(shares, meanOf(shares), language)}</span>
    </td>`;
  };
  const legend = [
    words.dots,
    words.coin,
    ...(sides.some((side) => guesses[side] !== undefined) ? [words.guessed] : []),
  ].map((one) => one[language]);
  return html`<table class="bars hue-weight">
      <caption>
        ${words.table[language]}
      </caption>
      <thead>
        <tr>
          <td></td>
          ${sides.map((side) => html`<th scope="col">${sideNames[side][language]}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              <th scope="row">${changeNames[row][language]}</th>
              ${sides.map((side) => cell(row, side))}
            </tr>`,
        )}
      </tbody>
    </table>
    <p class="note">${legend.join(language === 'zh' ? '；' : '; ')}${language === 'zh' ? '。' : '.'}</p>`;
}

/** Once both have been examined. */
export function outcome({ translator, classifier }: Outcomes, guesses: Guesses, language: Language): string {
  if (!translator || !classifier) return words.wait[language];
  const fall = ({ learned, permute }: Outcome) => [percentText(meanOf(learned)), percentText(meanOf(permute))] as const;
  const bets = sides.map((side) => {
    const share = guesses[side];
    return share === undefined ? '' : betText[language](sideNames[side][language], share);
  });
  return verdict[language](fall(translator), fall(classifier)) + bets.join('');
}

export const guessesOf = ({ guessTranslator, guessClassifier }: State) => ({
  translator: guessTranslator,
  classifier: guessClassifier,
});
