// What the reader sets before training, and the buttons that start, pause and repeat it.

import { html, nothing } from 'lit';

import '../../draw/slider.js';
import type { Slide } from '../../draw/slider.js';
import type { Language } from '../../language.js';
import { initialState } from '../../schema.js';
import { words as commandWords } from '../../training/words.js';
import { cells, schema, tasks, type Result, type State } from './definition.js';
import type { Pair } from './pair.js';
import { cellNames, taskNames, words } from './text.js';

export type Edit = (change: Partial<State>, gesture?: string) => void;

export function settings(state: State, language: Language, edit: Edit) {
  const choice = <K extends 'task' | 'cell'>(key: K, options: readonly State[K][], name: (one: State[K]) => string) => {
    const change = (event: Event) => edit({ [key]: options[(event.target as HTMLSelectElement).selectedIndex] });
    return html`<label class="choice">
      ${words[key][language]}
      <select @change=${change}>
        ${options.map((one) => html`<option .selected=${one === state[key]}>${name(one)}</option>`)}
      </select>
    </label>`;
  };
  const slider = (key: 'h' | 'longest' | 'steps', isLog = false) =>
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
    ${choice('task', tasks, (one) => taskNames[one][language])} ${choice('cell', cells, (one) => cellNames[one])}
    ${slider('h', true)} ${slider('longest')} ${slider('steps', true)}
  </div>`;
}

/** `more` asks for further seeds. */
export function commands(
  pair: Pair,
  { steps, seeds, guess, recorded }: State,
  result: Result,
  language: Language,
  more: (seeds: number) => void,
  edit: Edit,
) {
  const again = () => pair.restart(result, steps);
  const instead = (act: () => void) => () => {
    if (recorded) edit({ recorded: false });
    act();
  };
  const [name, act] = pair.isOver
    ? [commandWords.restart, again]
    : pair.isRunning
      ? [commandWords.pause, () => pair.pause()]
      : [pair.hasBegun ? commandWords.resume : commandWords.start, () => pair.start()];
  const most = schema.seeds.max;
  return html`<div class="commands">
    <button class="main" @click=${instead(act)}>${name[language]}</button>
    ${pair.hasBegun && !pair.isOver ? html`<button @click=${again}>${commandWords.restart[language]}</button>` : nothing}
    ${pair.isOver && seeds < most ? html`<button @click=${() => more(most)}>${words.moreSeeds[language]}</button>` : nothing}
    ${
      recorded || pair.isRunning
        ? nothing
        : html`<button @click=${() => edit({ ...initialState(schema), guess, recorded: true })}>
            ${commandWords.recorded[language]}
          </button>`
    }
  </div>`;
}
