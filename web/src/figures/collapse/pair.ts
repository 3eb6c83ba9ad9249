// The runs of one figure: for each seed one of either network. Both networks of a seed are trained at the same time, seed
// after seed. A run is kept as long as its config is asked for, and a few finished ones of the fixed network beyond that.

import type { TrainerConfig } from '../../core.js';
import type { RemoteTrainer } from '../../training/protocol.js';
import { recorded } from '../../training/recorded.js';
import { Run, type Plan } from '../../training/run.js';
import { sides, type Result, type Side } from './definition.js';

const keptBefore = 3;
/** Sequences measured at each length, and measurements on the way. */
const [count, often] = [64, 16];

const keyOf = ({ config, steps }: Pick<Plan, 'config' | 'steps'>) => JSON.stringify([config, steps]);

/** What is drawn of a pair: of one that is trained here, or of one that was recorded. */
export type Shown = Pick<Pair, 'runs' | 'before' | 'isOver'>;

/** From three seeds, as far as the `most`th measurement; undefined where these settings were not recorded. */
export function recordedPair(configs: Result['configs'], steps: number, most = Infinity): Shown | undefined {
  const known = (side: Side) => [1, 2, 3].map((seed) => recorded({ config: { ...configs[side][0]!, seed }, steps }));
  const all = { fixed: known('fixed'), attention: known('attention') };
  if (![...all.fixed, ...all.attention].every((run) => run)) return undefined;
  const upTo = (list: readonly (Run | undefined)[]) =>
    list.map((run) => Object.assign(Object.create(run!) as Run, { milestones: run!.milestones.slice(0, most) }));
  return { runs: { fixed: upTo(all.fixed), attention: upTo(all.attention) }, before: [], isOver: true };
}

export class Pair {
  /** What is asked for now. */
  runs: Readonly<Record<Side, readonly Run[]>> = { fixed: [], attention: [] };
  /** Finished ones of fixed networks with another width. */
  before: readonly Run[] = [];
  #wanted = false;
  #seen = true;
  readonly #open: (config: TrainerConfig) => Promise<RemoteTrainer>;
  readonly #changed: () => void;

  constructor(open: (config: TrainerConfig) => Promise<RemoteTrainer>, changed: () => void) {
    this.#open = open;
    this.#changed = changed;
  }

  /** New settings: what fits them stays. */
  plan({ configs, lengths }: Result, steps: number) {
    const known = new Map([...this.#all(), ...this.before].map((run) => [keyOf(run.plan), run]));
    const one = (config: TrainerConfig): Run =>
      known.get(keyOf({ config, steps })) ??
      new Run({ config, steps, lengths, count, often }, this.#open, () => this.#next());
    const runs = { fixed: configs.fixed.map(one), attention: configs.attention.map(one) };
    const kept = new Set([...runs.fixed, ...runs.attention]);
    const dropped = [...known.values()].filter((run) => !kept.has(run));
    const like = configs.fixed[0]!;
    const comparable = ({ phase, plan: { config } }: Run) =>
      phase === 'done' &&
      config.score === 'none' &&
      keyOf({ config: { ...config, hidden: like.hidden! }, steps }) === keyOf({ config: like, steps });
    this.before = dropped.filter(comparable).slice(-keptBefore);
    dropped.forEach((run) => run.end());
    this.runs = runs;
    this.#next();
  }

  get isRunning(): boolean {
    return this.#wanted;
  }
  /** Every run of this plan has come to its end. */
  get isOver(): boolean {
    return this.#all().every(({ phase }) => phase === 'done' || phase === 'diverged');
  }
  get hasBegun(): boolean {
    return this.#all().some(({ steps }) => steps > 0);
  }

  start() {
    this.#wanted = true;
    this.#next();
  }
  pause() {
    this.#wanted = false;
    this.#all().forEach((run) => run.pause());
    this.#changed();
  }
  /** Anew from the first step. */
  restart(result: Result, steps: number) {
    this.#all().forEach((run) => run.end());
    this.runs = { fixed: [], attention: [] };
    this.plan(result, steps);
    this.start();
  }
  /** Off the screen nothing is trained; back on it, what was being trained goes on. */
  see(seen: boolean) {
    if (seen === this.#seen) return;
    this.#seen = seen;
    if (!seen) this.#all().forEach((run) => run.pause());
    this.#next();
  }
  end() {
    [...this.#all(), ...this.before].forEach((run) => run.end());
    this.#wanted = false;
  }

  #all = (): Run[] => [...this.runs.fixed, ...this.runs.attention];

  #next() {
    if (this.#wanted && this.#all().some(({ phase }) => phase === 'lost')) this.#wanted = false;
    const over = ({ phase }: Run) => phase === 'done' || phase === 'diverged' || phase === 'lost';
    // The first seed's networks stay to be questioned; the others have told what they were asked.
    this.#all()
      .filter((run) => over(run) && run.plan.config.seed !== 1)
      .forEach((run) => run.end());
    const seed = this.runs.fixed.findIndex((fixed, k) => !over(fixed) || !over(this.runs.attention[k]!));
    if (seed < 0) this.#wanted = false;
    else if (this.#wanted && this.#seen) sides.forEach((side) => this.runs[side][seed]!.start());
    this.#changed();
  }
}
