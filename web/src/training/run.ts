// One network in training: asks its trainer for as many steps as fit into a moment, keeps what came of them, and
// measures the accuracy every so often. Whoever wants it paused calls pause(); the trainer then is not asked.

import type { Evaluation, TrainerConfig, TrainingSteps } from '../core.js';
import type { RemoteTrainer } from './protocol.js';

export interface Plan {
  readonly config: TrainerConfig;
  /** All in all. */
  readonly steps: number;
  /** Lengths whose accuracy is measured: `count` new sequences each, `often` times on the way and at the end. */
  readonly lengths: readonly number[];
  readonly count: number;
  readonly often: number;
  /** Asked beside each measurement. */
  readonly question?: (trainer: RemoteTrainer) => Promise<unknown>;
  /** Told of each slice of steps; the next one waits for what it promises. */
  readonly told?: (taken: TrainingSteps) => unknown;
}

/** `recorded`: it was trained elsewhere and long ago; see recorded.ts. */
export type Phase = 'ready' | 'running' | 'paused' | 'done' | 'diverged' | 'lost' | 'recorded';

export const over: readonly Phase[] = ['done', 'diverged', 'lost'];

/** How far a training is, whatever it trains. */
export interface Course {
  readonly isRunning: boolean;
  readonly isOver: boolean;
  readonly hasBegun: boolean;
}

/** A measurement on the way. */
export interface Milestone {
  readonly step: number;
  readonly evaluations: readonly Evaluation[];
  /** What the plan's question was answered. */
  readonly answer: unknown;
}

/** Milliseconds that a slice of steps may take: beside the page, and of the page's own time. */
const slice = { worker: 120, page: 24 } as const;
/** Losses kept; beyond that every second one goes. */
const mostLosses = 400;

export class Run {
  phase: Phase = 'ready';
  steps = 0;
  /** [step, mean loss since the one before]. */
  losses: (readonly [step: number, loss: number])[] = [];
  milestones: Milestone[] = [];
  /** Of training alone, in milliseconds. */
  elapsed = 0;
  where: RemoteTrainer['where'] | undefined;
  /** Why it cannot go on. */
  fault: Error | undefined;
  readonly plan: Plan;
  readonly #open: (config: TrainerConfig) => Promise<RemoteTrainer>;
  readonly #changed: () => void;
  #trainer: RemoteTrainer | undefined;
  #perSlice = 2;
  #ended = false;
  #loop: Promise<void> | undefined;

  constructor(plan: Plan, open: (config: TrainerConfig) => Promise<RemoteTrainer>, changed: () => void) {
    this.plan = plan;
    this.#open = open;
    this.#changed = changed;
  }

  get stepsPerSecond(): number {
    return this.elapsed > 0 ? (1000 * this.steps) / this.elapsed : NaN;
  }
  get secondsLeft(): number {
    return (this.plan.steps - this.steps) / this.stepsPerSecond;
  }
  get course(): Course {
    const { phase, steps } = this;
    return { isRunning: phase === 'running', isOver: over.includes(phase), hasBegun: steps > 0 };
  }
  get latest(): Milestone | undefined {
    return this.milestones.at(-1);
  }
  /** The trainer, between its slices: for questions about the network as it is. */
  get trainer(): RemoteTrainer | undefined {
    return this.#trainer;
  }

  start() {
    if (this.phase !== 'ready' && this.phase !== 'paused') return;
    this.#become('running');
    this.#loop ??= this.#train().finally(() => (this.#loop = undefined));
  }
  pause() {
    if (this.phase === 'running') this.#become('paused');
  }
  /** At once; nothing more is drawn. */
  end() {
    this.#ended = true;
    this.#trainer?.end();
    this.#trainer = undefined;
    if (this.phase === 'running') this.phase = 'paused';
  }

  #become(phase: Phase) {
    this.phase = phase;
    this.#changed();
  }

  async #train() {
    try {
      const trainer = (this.#trainer ??= await this.#open(this.plan.config));
      if (this.#ended) return trainer.end();
      this.where = trainer.where;
      while (this.phase === 'running') await this.#slice(trainer);
    } catch (error) {
      if (this.#ended) return;
      this.fault = error as Error;
      this.#trainer?.end();
      this.#trainer = undefined;
      this.#become('lost');
    }
  }

  async #slice(trainer: RemoteTrainer) {
    const { steps, often, lengths, question, told } = this.plan;
    const next = Math.min(steps, (Math.floor((this.steps * often) / steps) + 1) * Math.ceil(steps / often));
    const count = Math.max(1, Math.min(this.#perSlice, next - this.steps));
    const begun = performance.now();
    const taken = await trainer.step(count);
    const spent = performance.now() - begun;
    this.elapsed += spent;
    this.steps = taken.steps;
    this.#perSlice = Math.max(1, Math.round(Math.min(4 * count, (slice[trainer.where] / spent) * count)));
    this.#keep(taken.losses);
    await told?.(taken);
    if (this.#ended) return;
    if (taken.diverged) return this.#become('diverged');
    if (this.steps >= next && (lengths.length > 0 || question)) await this.#measure(trainer);
    if (this.steps >= steps) this.#become('done');
    else this.#changed();
  }

  async #measure(trainer: RemoteTrainer) {
    const evaluations: Evaluation[] = [];
    for (const length of this.plan.lengths) evaluations.push(await trainer.evaluate(length, this.plan.count));
    const answer = await this.plan.question?.(trainer);
    this.milestones = [...this.milestones, { step: this.steps, evaluations, answer }];
  }

  #keep(losses: readonly number[]) {
    const mean = losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
    this.losses.push([this.steps, mean]);
    if (this.losses.length > mostLosses) this.losses = this.losses.filter((_, k) => k % 2 === 1);
  }
}
