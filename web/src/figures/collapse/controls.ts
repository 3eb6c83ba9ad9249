// What the reader sets before training, and the buttons that start, pause and repeat it.

import { html, nothing } from 'lit';

import { sliders } from '../../draw/sliders.js';
import type { Language } from '../../language.js';
import { initialState } from '../../schema.js';
import { chooser, trainingButtons } from '../../training/controls.js';
import { words as commandWords } from '../../training/words.js';
import { cells, schema, tasks, type Result, type State } from './definition.js';
import type { Pair } from './pair.js';
import { cellNames, taskNames, words } from './text.js';

export type Edit = (change: Partial<State>, gesture?: string) => void;

export function settings(state: State, language: Language, edit: Edit) {
  const slider = sliders<'h' | 'longest' | 'steps'>(state, schema, words, language, edit);
  return html`<div class="settings" role="group" aria-label=${words.settings[language]}>
    ${chooser(
      words.task[language],
      tasks,
      state.task,
      (one) => taskNames[one][language],
      (task) => edit({ task }),
    )}
    ${chooser(
      words.cell[language],
      cells,
      state.cell,
      (one) => cellNames[one],
      (cell) => edit({ cell }),
    )}
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
  const most = schema.seeds.max;
  const instead = (act: () => void) => () => {
    if (recorded) edit({ recorded: false });
    act();
  };
  const act = {
    start: instead(() => pair.start()),
    pause: () => pair.pause(),
    restart: instead(() => pair.restart(result, steps)),
  };
  const further = html`<button @click=${() => more(most)}>${words.moreSeeds[language]}</button>`;
  const look = html`<button @click=${() => edit({ ...initialState(schema), guess, recorded: true })}>
    ${commandWords.recorded[language]}
  </button>`;
  return trainingButtons(pair, language, act, [
    pair.isOver && seeds < most ? further : nothing,
    recorded || pair.isRunning ? nothing : look,
  ]);
}
