// The settings of the next training, and the patients that may be asked for.

import { html } from 'lit';

import { sliders } from '../../draw/sliders.js';
import type { Language } from '../../language.js';
import { chooser } from '../../training/controls.js';
import { optimisers, schema, tasks, type State } from './definition.js';
import { ailments, type Ailment } from './presets.js';
import { ailmentNames, optimiserNames, taskNames, words } from './text.js';

export type Edit = (change: Partial<State>, gesture?: string) => void;

export function settings(state: State, language: Language, edit: Edit) {
  const slider = sliders<'rate' | 'clip' | 'decay' | 'noise' | 'steps' | 'seed'>(state, schema, words, language, edit);
  return html`<div class="settings" role="group" aria-label=${words.settings[language]}>
    ${chooser(
      words.task[language],
      tasks,
      state.task,
      (one) => taskNames[one][language],
      (task) => edit({ task }),
    )}
    ${chooser(
      words.optimiser[language],
      optimisers,
      state.optimiser,
      (one) => optimiserNames[one],
      (optimiser) => edit({ optimiser }),
    )}
    ${slider('rate', true)} ${slider('clip')} ${slider('decay')} ${slider('noise')} ${slider('steps')} ${slider('seed')}
  </div>`;
}

export const patients = (language: Language, admit: (ailment: Ailment) => void) =>
  html`<div class="commands" role="group" aria-label=${words.sick[language]}>
    <span>${words.sick[language]}</span>
    ${(Object.keys(ailments) as Ailment[]).map(
      (one) => html`<button @click=${() => admit(one)}>${ailmentNames[one][language]}</button>`,
    )}
  </div>`;
