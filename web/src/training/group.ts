// Runs that are trained at the same time: begun and paused together, and only while they are seen.

import type { TrainerConfig } from '../core.js';
import type { RemoteTrainer } from './protocol.js';
import { over, Run, type Course, type Plan } from './run.js';

const keyOf = ({ config, steps }: Plan) => JSON.stringify([config, steps]);

export class Group implements Course {
  runs: readonly Run[] = [];
  #wanted = false;
  #seen = false;
  readonly #open: (config: TrainerConfig) => Promise<RemoteTrainer>;
  readonly #changed: () => void;

  constructor(open: (config: TrainerConfig) => Promise<RemoteTrainer>, changed: () => void) {
    this.#open = open;
    this.#changed = changed;
  }

  /** Runs of the same config and length stay; new ones have not begun, and wait with the others. */
  plan(plans: readonly Plan[]) {
    const known = new Map(this.runs.map((run) => [keyOf(run.plan), run]));
    const runs = plans.map((plan) => known.get(keyOf(plan)) ?? new Run(plan, this.#open, () => this.#drive()));
    const dropped = this.runs.filter((run) => !runs.includes(run));
    this.runs = runs;
    dropped.forEach((run) => run.end());
    if (dropped.length > 0) this.pause();
  }
  get isRunning(): boolean {
    return this.#wanted;
  }
  get isOver(): boolean {
    return this.runs.length > 0 && this.runs.every(({ phase }) => over.includes(phase));
  }
  get hasBegun(): boolean {
    return this.runs.some(({ steps }) => steps > 0);
  }

  start() {
    this.#wanted = true;
    this.#drive();
  }
  pause() {
    this.#wanted = false;
    this.#drive();
  }
  see(seen: boolean) {
    this.#seen = seen;
    this.#drive();
  }
  end() {
    this.#wanted = false;
    this.runs.forEach((run) => run.end());
    this.runs = [];
  }

  #drive() {
    if (this.isOver) this.#wanted = false;
    this.runs.forEach((run) => {
      const goes = this.#wanted && this.#seen;
      if (goes !== (run.phase === 'running')) goes ? run.start() : run.pause();
    });
    this.#changed();
  }
}
