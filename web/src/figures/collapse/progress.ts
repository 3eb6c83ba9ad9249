// Where both networks' training stands, and what came of it in a sentence.

import { html } from 'lit';

import { percentText } from '../../draw/chart-format.js';
import type { Language } from '../../language.js';
import { progressLine } from '../../training/progress-line.js';
import { phaseNames, words } from '../../training/words.js';
import { looks, meanOf } from './curves.js';
import { sides, type Result, type Side } from './definition.js';
import type { Shown } from './pair.js';
import { seedText, sideNames, verdict } from './text.js';

export const progress = ({ runs }: Shown, language: Language) =>
  html`<ul class="runs">
    ${sides.map((side) => progressLine(sideNames[side][language], looks[side].hue, runs[side], language))}
  </ul>`;

/** Measured, once all is over. */
export function outcome(
  { runs, isOver }: Shown,
  { longest, lengths }: Pick<Result, 'lengths' | 'longest'>,
  h: number,
  language: Language,
) {
  const at = (side: Side, length: number) => {
    const share = meanOf(runs[side]).find(([x]) => x === length)?.[1];
    return share === undefined ? undefined : percentText(share);
  };
  const [fixed, attention] = [at('fixed', longest), at('attention', longest)];
  if (!isOver || fixed === undefined || attention === undefined) return words.waits[language];
  const beyondLength = lengths.at(-1)!;
  const beyond = beyondLength > longest ? at('attention', beyondLength) : undefined;
  return (
    verdict[language]({ longest, h, fixed, attention, beyond, beyondLength }) + seedText[language](runs.fixed.length)
  );
}

/** What a screen reader hears when something begins or ends. */
export const spoken = ({ runs }: Shown, language: Language): string =>
  sides
    .map(
      (side) =>
        `${sideNames[side][language]}: ${runs[side].map(({ phase }) => phaseNames[phase][language]).join(', ')}`,
    )
    .join(' · ');
