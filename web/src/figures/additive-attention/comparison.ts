// The four scores below each other, their matrices in aligned columns; on a phone each score is a block of its own.

import { html, type TemplateResult } from 'lit';

import type { Language } from '../../language.js';
import { kinds, type Kind } from './kinds.js';
import { scoreFormulas } from './symbols.js';
import { kindNames, outLabels } from './text.js';

export interface ComparedScore {
  /** The matrix that only this score has, to be edited. */
  readonly parameters: unknown;
  /** Scores, weights and context, or why there are none. */
  readonly outs: readonly TemplateResult[] | string;
}

export function comparison(scores: Readonly<Record<Kind, ComparedScore>>, language: Language) {
  const heads = (['scores', 'weights', 'context'] as const).map((out) => outLabels[out][language]);
  return html`<div class="compared">
    <div class="heads" aria-hidden="true"><span></span>${heads.map((head) => html`<span>${head}</span>`)}</div>
    ${kinds.map((kind) => {
      const { parameters, outs } = scores[kind];
      return html`<div class="score" role="group" aria-label=${kindNames[kind][language]}>
        <div class="which">
          <p class="kind">${kindNames[kind][language]}</p>
          <p class="line">${scoreFormulas[kind]}</p>
          ${parameters}
        </div>
        ${typeof outs === 'string' ? html`<p class="fault refused">${outs}</p>` : outs}
      </div>`;
    })}
  </div>`;
}
