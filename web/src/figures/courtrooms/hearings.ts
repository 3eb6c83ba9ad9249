// What both networks answer to the reader's sentences, with their weights and with changed ones. Asked again when the
// sentence, the change or the network has changed.

import { CoreError, type Core } from '../../core.js';
import { changed } from '../../training/changed.js';
import type { Run } from '../../training/run.js';
import { editOf, taskOf, type Result, type Side, type State } from './definition.js';
import type { Scene } from './scene.js';

export class Hearings {
  scenes: Partial<Record<Side, Scene>> = {};
  /** Why a sentence was refused; the one before it stays. */
  problems: Partial<Record<Side, CoreError | undefined>> = {};
  #asked: Partial<Record<Side, string>> = {};
  readonly #changed: () => void;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** Whether the side can read the sentence; an empty one is an example. */
  accepts(core: Core, side: Side, sentence: string): boolean {
    this.problems[side] = undefined;
    try {
      if (sentence !== '') core.parseTask(taskOf(side, 'many'), sentence);
    } catch (error) {
      if (!(error instanceof CoreError)) throw error;
      this.problems[side] = error;
    }
    this.#changed();
    return !this.problems[side];
  }

  async ask(side: Side, { trainer, latest, plan }: Run, state: State, { words }: Result) {
    const edit = editOf(state);
    const source = words[side].join(' ');
    const key = JSON.stringify([source, edit, latest?.step, plan.config]);
    if (!trainer || !latest || key === this.#asked[side]) return;
    this.#asked[side] = key;
    const decode = () => trainer.decode(source);
    try {
      const before = await changed(trainer, { kind: 'learned' }, decode);
      const after = await changed(trainer, edit, decode);
      if (this.#asked[side] !== key) return;
      this.scenes[side] = { before, after };
      this.#changed();
    } catch {
      // The run tells what became of its trainer.
    }
  }
}
