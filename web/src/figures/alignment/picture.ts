// The weights at one measurement with the right alignment outlined, a slider over all measurements, and the output.

import { html, nothing } from 'lit';

import { number } from '../../codecs.js';
import type { Aligned, Decoded, Matrix } from '../../core.js';
import { percentText } from '../../draw/chart-format.js';
import '../../draw/slider.js';
import type { Slide } from '../../draw/slider.js';
import type { Language } from '../../language.js';
import { rounded } from '../../training/rounded.js';
import type { Milestone, Run } from '../../training/run.js';
import { snapshotText } from '../../training/words.js';
import type { Change } from './definition.js';
import { hitText, words } from './text.js';

/** `choose` undefined: whatever is latest. */
export function growth(
  { milestones, phase }: Run,
  milestone: Milestone | undefined,
  chosen: number | undefined,
  language: Language,
  choose: (index: number | undefined) => void,
  edited: (event: CustomEvent<{ matrix: Matrix }>) => void,
) {
  const aligned = milestone?.answer as Aligned | undefined;
  if (!milestone || !aligned) return nothing;
  const { source, target, weights, gold, hit_rate } = aligned;
  const last = milestones.length - 1;
  const isLatest = chosen === undefined || chosen === last;
  const marks = gold.flatMap((column, row) => (column >= 0 ? [{ row, column }] : []));
  const [evaluation] = milestone.evaluations;
  const slide = ({ detail }: CustomEvent<Slide>) => choose(detail.value - 1 === last ? undefined : detail.value - 1);
  const told = [
    Number.isFinite(hit_rate) &&
      hitText[language](percentText(hit_rate), evaluation && percentText(evaluation.exact_match)),
    words[marks.length > 0 ? 'gold' : 'noGold'][language],
    phase !== 'running' && phase !== 'recorded' && words.byHand[language],
  ].filter(Boolean);
  return html`${
      last > 0
        ? html`<attn-slider
            class="scrubber"
            .codec=${number({ initial: 1, min: 1, max: last + 1, integer: true })}
            .value=${(chosen ?? last) + 1}
            .label=${snapshotText[language](milestone.step)}
            .language=${language}
            @slide=${slide}
          ></attn-slider>`
        : nothing
    }
    <attn-matrix
      .value=${rounded(weights)}
      .label=${words.weights[language]}
      .symbol=${'α'}
      .hue=${'weight'}
      .digits=${2}
      .language=${language}
      .editable=${isLatest && phase !== 'running' && phase !== 'recorded'}
      .rowLabels=${target}
      .columnLabels=${source}
      .highlight=${marks}
      @matrix-edit=${edited}
    ></attn-matrix>
    <p class="note">${told.join(language === 'zh' ? '' : ' ')}</p>`;
}

/** What the network writes, and the weights by which it does where they are not those above. */
export function output(decoded: Decoded | undefined, change: Change, language: Language) {
  if (!decoded) return nothing;
  const { source, output: written, expected, weights, ended } = decoded;
  const wrong = (token: string, k: number) => expected.length > 0 && expected[k] !== token;
  return html`<dl class="trial">
      ${
        expected.length > 0
          ? html`<dt>${words.wanted[language]}</dt>
              <dd>${expected.join(' ')}</dd>`
          : nothing
      }
      <dt class="hue-weight">${words.written[language]}</dt>
      <dd>
        ${
          written.length > 0
            ? written.map((token, k) => (wrong(token, k) ? html`<del>${token}</del> ` : `${token} `))
            : words.nothing[language]
        }
      </dd>
    </dl>
    ${
      change === 'learned'
        ? nothing
        : html`<attn-matrix
            .value=${rounded(weights)}
            .label=${words.used[language]}
            .symbol=${'α′'}
            .hue=${'weight'}
            .digits=${2}
            .language=${language}
            .rowLabels=${ended ? [...written, '</s>'] : written}
            .columnLabels=${source}
          ></attn-matrix>`
    }`;
}
