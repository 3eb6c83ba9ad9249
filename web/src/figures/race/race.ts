// The race itself: lap after lap, short sequences first, while it is wanted and seen. No DOM.

import type { Contender } from '../../core.js';
import type { Point } from '../../draw/chart-series.js';
import type { Racer } from '../../training/lap.js';
import { contenders, type Result, type State } from './definition.js';

export type Phase = 'ready' | 'running' | 'done' | 'lost';
export type Times = Readonly<Record<Contender, readonly Point[]>>;

/** Laps that would take longer are left out, in milliseconds: a page that works itself must not stand still. */
const patience = { worker: 4000, page: 50 } as const;
const slice = { worker: 12, page: 3 } as const;
/** Of the whole race. */
const budget = 15000;

const nothing = (): Record<Contender, Point[]> => ({ plain: [], flash: [], windowed: [], linear: [], lstm: [] });

export class Race {
  phase: Phase = 'ready';
  where: Racer['where'] | undefined;
  /** The lap that is being run. */
  now: { readonly contender: Contender; readonly n: number } | undefined;
  /** Laps left out, since they would take too long. */
  left = 0;
  #times = nothing();
  #plan: { readonly state: State; readonly result: Result } | undefined;
  #laps: { readonly contender: Contender; readonly k: number }[] = [];
  #racer: Promise<Racer> | undefined;
  #wanted = false;
  #seen = false;
  #busy = false;
  #spent = 0;

  constructor(
    private readonly open: () => Promise<Racer>,
    private readonly changed: () => void,
  ) {}

  get times(): Times {
    return this.#times;
  }
  get isWanted(): boolean {
    return this.#wanted;
  }
  get hasBegun(): boolean {
    return contenders.some((one) => this.#times[one].length > 0);
  }

  /** Of another plan nothing is measured yet. */
  plan(state: State, result: Result) {
    if (this.#plan?.result === result) return;
    this.end();
    this.#plan = { state, result };
    this.#laps = result.lengths.flatMap((_, k) => contenders.map((contender) => ({ contender, k })));
  }
  /** All that was measured is forgotten. */
  cancel() {
    const { state, result } = this.#plan!;
    this.#plan = undefined;
    this.plan(state, result);
  }
  start() {
    if (this.phase === 'done' || this.phase === 'lost') this.cancel();
    this.#wanted = true;
    void this.#run();
  }
  pause() {
    this.#wanted = false;
    this.changed();
  }
  see(seen: boolean) {
    this.#seen = seen;
    void this.#run();
  }
  /** At once, whatever lap is being run. */
  end() {
    void this.#racer?.then((racer) => racer.end()).catch(() => undefined);
    this.#racer = this.now = this.where = undefined;
    this.#wanted = this.#busy = false;
    this.#spent = this.left = 0;
    this.#times = nothing();
    this.phase = 'ready';
  }

  async #run() {
    if (this.#busy || !this.#wanted || !this.#seen) return;
    this.#busy = true;
    this.phase = 'running';
    this.changed();
    const racing = (this.#racer ??= this.open());
    try {
      const racer = await racing;
      while (this.#racer === racing && this.#wanted && this.#seen) {
        const next = this.#laps.shift();
        if (!next) return this.#finish(racer);
        await this.#lap(racer, racing, next);
      }
    } catch {
      if (this.#racer === racing) this.#lose();
    }
    if (this.#racer === racing) this.#busy = false;
  }

  async #lap(racer: Racer, racing: Promise<Racer>, { contender, k }: { contender: Contender; k: number }) {
    const { state, result } = this.#plan!;
    const n = result.lengths[k]!;
    this.where = racer.where;
    if (this.#expected(contender, k) > patience[racer.where] || this.#spent > budget) {
      this.left += 1;
      return;
    }
    this.now = { contender, n };
    this.changed();
    const begun = performance.now();
    const time = await racer.lap({ contender, n, d: state.d, window: state.window, slice: slice[racer.where] });
    if (this.#racer !== racing) return;
    this.#spent += performance.now() - begun;
    this.#times[contender].push([n, time]);
  }

  /** By what the last lap took; for ever once a lap was left out. */
  #expected(contender: Contender, k: number): number {
    if (k === 0) return 0;
    const { lengths, costs } = this.#plan!.result;
    const [n, time] = this.#times[contender].at(-1) ?? [0, Infinity];
    return n === lengths[k - 1] ? (time * costs[contender][k]!.macs) / costs[contender][k - 1]!.macs : Infinity;
  }

  #finish(racer: Racer) {
    racer.end();
    this.#racer = this.now = undefined;
    this.#wanted = this.#busy = false;
    this.phase = 'done';
    this.changed();
  }
  #lose() {
    this.#racer = this.now = undefined;
    this.#wanted = this.#busy = false;
    this.phase = 'lost';
    this.changed();
  }
}
