// What the reader sets before training, the buttons of the training, and what may be done to the weights.

import { html, nothing } from 'lit';

import { number } from '../../codecs.js';
import '../../draw/slider.js';
import type { Slide } from '../../draw/slider.js';
import type { Language } from '../../language.js';
import type { Run } from '../../training/run.js';
import { words as trainingWords } from '../../training/words.js';
import { changes, schema, scores, tasks, type Result, type State } from './definition.js';
import { changeNames, scoreNames, taskNames, words } from './text.js';

export type Edit = (change: Partial<State>, gesture?: string) => void;

export function settings(state: State, language: Language, edit: Edit) {
  const choice = <K extends 'task' | 'score'>(
    key: K,
    options: readonly State[K][],
    name: (one: State[K]) => string,
    also: Partial<State> = {},
  ) => {
    const change = (event: Event) =>
      edit({ ...also, [key]: options[(event.target as HTMLSelectElement).selectedIndex] });
    return html`<label class="choice">
      ${words[key][language]}
      <select @change=${change}>
        ${options.map((one) => html`<option .selected=${one === state[key]}>${name(one)}</option>`)}
      </select>
    </label>`;
  };
  const slider = (key: 'longest' | 'steps', isLog = false) =>
    html`<attn-slider
      data-key=${key}
      .codec=${schema[key]}
      .isLog=${isLog}
      .value=${state[key]}
      .label=${words[key][language]}
      .language=${language}
      @slide=${({ detail }: CustomEvent<Slide>) => edit({ [key]: detail.value }, detail.gesture)}
    ></attn-slider>`;
  return html`<div class="settings" role="group" aria-label=${words.settings[language]}>
    ${choice('task', tasks, (one) => taskNames[one][language], { source: '' })}
    ${choice('score', scores, (one) => scoreNames[one][language])} ${slider('longest')} ${slider('steps', true)}
  </div>`;
}

export function trainingButtons(
  { phase, steps }: Run,
  language: Language,
  act: { readonly start: () => void; readonly pause: () => void; readonly restart: () => void },
) {
  const isOver = phase === 'done' || phase === 'diverged' || phase === 'lost';
  const [name, main] = isOver
    ? [trainingWords.restart, act.restart]
    : phase === 'running'
      ? [trainingWords.pause, act.pause]
      : [steps > 0 ? trainingWords.resume : trainingWords.start, act.start];
  return html`<div class="commands">
    <button class="main" @click=${main}>${name[language]}</button>
    ${steps > 0 && !isOver ? html`<button @click=${act.restart}>${trainingWords.restart[language]}</button>` : nothing}
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
