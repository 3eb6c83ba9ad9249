// What the heads cost, and what is lost without those that are muted.

import { html } from 'lit';

import { bytesText, groupedText } from '../../draw/chart-format.js';
import type { Language } from '../../language.js';
import { mutedHeads } from './choices.js';
import type { Result, State } from './definition.js';
import { changeText, ofAllText, words } from './text.js';

export function facts(state: State, { cost, fullCost, heard, size }: Result, language: Language) {
  const told = (key: 'attention_parameters' | 'cache_bytes', text: (x: number) => string) =>
    text(cost[key]) + ofAllText[language](cost[key], fullCost[key]);
  const all = [
    [words.parameters, told('attention_parameters', groupedText)],
    [words.cache, told('cache_bytes', bytesText)],
    ...(mutedHeads(state).length > 0 ? [[words.change, changeText[language](heard.change, size)] as const] : []),
  ] as const;
  return html`<dl>
    ${all.map(
      ([name, value]) =>
        html`<div>
          <dt>${name[language]}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`;
}
