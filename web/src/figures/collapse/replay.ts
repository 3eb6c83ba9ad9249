// What was recorded of the two networks: its label and a slider over its measurements, and the same for paper and for where
// no core runs.

import { html } from 'lit';

import { number } from '../../codecs.js';
import '../../draw/slider.js';
import type { Slide } from '../../draw/slider.js';
import type { Language } from '../../language.js';
import { recordedNote, recordedOf } from '../../training/recorded.js';
import { snapshotText } from '../../training/words.js';
import type { Result } from './definition.js';
import { outcome } from './progress.js';
import type { Shown } from './pair.js';

/** `upTo` undefined: to the end. */
export function replay(all: Shown, upTo: number | undefined, language: Language, choose: (upTo: number) => void) {
  const { milestones } = all.runs.fixed[0]!;
  const shown = upTo ?? milestones.length;
  return html`${recordedNote(all.runs.fixed, language)}
    <attn-slider
      .codec=${number({ initial: 1, min: 1, max: milestones.length, integer: true })}
      .value=${shown}
      .label=${snapshotText[language](milestones[shown - 1]!.step)}
      .language=${language}
      @slide=${({ detail }: CustomEvent<Slide>) => choose(detail.value)}
    ></attn-slider>`;
}

type Picture = (pair: Shown, result: Pick<Result, 'lengths' | 'longest'>) => unknown;

/** Nothing of it asks the core. */
export function stillPicture(h: number, language: Language, picture: Picture) {
  const [fixed, attention] = [recordedOf('reverse', 'none'), recordedOf('reverse', 'additive')];
  const all: Shown = { runs: { fixed, attention }, before: [], isOver: true };
  const { lengths, config } = fixed[0]!.plan;
  const result = { lengths, longest: config.highest! };
  return html`${recordedNote(fixed, language)} ${picture(all, result)}
    <p class="note">${outcome(all, result, h, language)}</p>`;
}
