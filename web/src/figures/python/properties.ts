// The list of properties; before anything has run, the list alone.

import { html, nothing } from 'lit';

import type { Language } from '../../language.js';
import type { PythonParts, Ran } from '../../python/load.js';
import { properties, words } from './text.js';

const names = Object.keys(properties) as (keyof typeof properties)[];
const marks = { notRun: '·', right: '✓', wrong: '✗', told: 'i' } as const;

export function propertyList(judged: Ran['judged'], parts: PythonParts | undefined, language: Language) {
  return html`<ul class="properties" aria-label=${words.list[language]}>
    ${names.map((name) => {
      const verdict = judged?.verdicts.find(({ property }) => property === name);
      const said = !verdict ? 'notRun' : !verdict.holds ? 'wrong' : name === 'hidden-row' ? 'told' : 'right';
      return html`<li data-verdict=${said}>
        <span class="mark" role="img" aria-label=${words[said][language]}>${marks[said]}</span>
        <div>
          <p class="property">${properties[name][language]}</p>
          ${judged && parts ? parts.details(name, judged, language) : nothing}
        </div>
      </li>`;
    })}
  </ul>`;
}
