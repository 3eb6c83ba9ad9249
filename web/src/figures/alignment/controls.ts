// What the reader sets before training, and what may be done to the weights.

import { html, nothing } from 'lit';

import { number } from '../../codecs.js';
import '../../draw/slider.js';
import type { Slide } from '../../draw/slider.js';
import { sliders } from '../../draw/sliders.js';
import type { Language } from '../../language.js';
import { chooser } from '../../training/controls.js';
import { changeNames } from '../../training/words.js';
import { changes, schema, scores, tasks, type Result, type State } from './definition.js';
import { scoreNames, taskNames, words } from './text.js';

export type Edit = (change: Partial<State>, gesture?: string) => void;

export function settings(state: State, language: Language, edit: Edit) {
  const slider = sliders<'longest' | 'steps'>(state, schema, words, language, edit);
  return html`<div class="settings" role="group" aria-label=${words.settings[language]}>
    ${chooser(
      words.task[language],
      tasks,
      state.task,
      (one) => taskNames[one][language],
      (task) => edit({ task, source: '' }),
    )}
    ${chooser(
      words.score[language],
      scores,
      state.score,
      (one) => scoreNames[one][language],
      (score) => edit({ score }),
    )}
    ${slider('longest')} ${slider('steps', true)}
  </div>`;
}

/** The source, and what is done to the weights. */
export function changing(state: State, { words: source, example }: Result, language: Language, edit: Edit) {
  const submit = (event: Event) => {
    event.preventDefault();
    edit({ source: (event.currentTarget as HTMLFormElement).querySelector('input')!.value });
  };
  return html`<form @submit=${submit}>
      <label for="source">${words.source[language]}</label>
      <input
        id="source"
        type="text"
        autocomplete="off"
        spellcheck="false"
        placeholder=${example.source.join(' ')}
        .value=${state.source}
      />
      <button type="submit">${words.look[language]}</button>
    </form>
    <div class="commands" role="group" aria-label=${words.change[language]}>
      <span>${words.change[language]}</span>
      ${changes.map(
        (one) =>
          html`<button aria-pressed=${state.change === one} @click=${() => edit({ change: one })}>
            ${changeNames[one][language]}
          </button>`,
      )}
    </div>
    ${
      state.change === 'mute'
        ? html`<attn-slider
            .codec=${number({ initial: 1, min: 1, max: source.length, integer: true })}
            .value=${Math.min(state.muted, source.length)}
            .label=${words.muted[language]}
            .language=${language}
            @slide=${({ detail }: CustomEvent<Slide>) => edit({ muted: detail.value }, detail.gesture)}
          ></attn-slider>`
        : nothing
    }`;
}
