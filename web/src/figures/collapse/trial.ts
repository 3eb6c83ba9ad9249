// One problem put to both networks: what each writes, its mistakes marked.

import { html, nothing, type TemplateResult } from 'lit';

import type { Decoded } from '../../core.js';
import type { Language } from '../../language.js';
import { sides, type Side } from './definition.js';
import { sideNames, words } from './text.js';

export type Trial = Readonly<Partial<Record<Side, Decoded>>>;

/** Right where the same token stands at the same place. */
const tokens = (output: readonly string[], expected: readonly string[]): TemplateResult[] =>
  output.map((token, k) =>
    expected.length === 0 || expected[k] === token
      ? html`<span class="token">${token}</span> `
      : html`<del class="token">${token}</del> `,
  );

const isRight = ({ output, expected }: Decoded) =>
  output.length === expected.length && output.every((token, k) => token === expected[k]);

function line(side: Side, decoded: Decoded | undefined, language: Language) {
  if (!decoded) return nothing;
  const { output, expected } = decoded;
  return html`<dt class="hue-${side === 'fixed' ? 'ink' : 'weight'}">${sideNames[side][language]}</dt>
    <dd>
      ${output.length > 0 ? tokens(output, expected) : words.nothing[language]}
      ${expected.length > 0 ? html`<b aria-hidden="true">${isRight(decoded) ? '✓' : '✕'}</b>` : nothing}
    </dd>`;
}

export function trialPicture(trial: Trial, language: Language) {
  const expected = (trial.fixed ?? trial.attention)?.expected ?? [];
  return html`<dl class="trial">
    ${
      expected.length > 0
        ? html`<dt>${words.right[language]}</dt>
            <dd>${tokens(expected, [])}</dd>`
        : nothing
    }
    ${sides.map((side) => line(side, trial[side], language))}
  </dl>`;
}
