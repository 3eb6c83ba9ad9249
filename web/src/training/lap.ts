// One lap of a race: how long a form of attention, or an LSTM, takes for a random sequence.

import type { Cell, Contender, Core, Matrix } from '../core.js';

export interface Lap {
  readonly contender: Contender;
  readonly n: number;
  readonly d: number;
  /** On each side, of a windowed one. */
  readonly window: number;
  /** Milliseconds for which a short call is made again and again, since clocks are coarse. */
  readonly slice: number;
}

/** Whoever takes laps, in a worker or on the page. */
export interface Racer {
  readonly where: 'worker' | 'page';
  /** Milliseconds of one call. */
  lap(one: Lap): Promise<number>;
  end(): void;
}

const batches = 3;

/**
 * The quickest of a few batches: whatever else the machine does only adds to the time. A batch shorter than the slice is
 * not told from the clock's own step, and made longer; the very first call, slow and alone, may have hidden that.
 */
export function lap(core: Core, one: Lap): number {
  const call = prepared(core, one);
  let [count, best] = [1, Infinity];
  for (let batch = 0; batch < batches;) {
    const start = performance.now();
    for (let k = 0; k < count; k += 1) call();
    const took = performance.now() - start;
    if (took < one.slice) {
      count = Math.ceil(count * Math.max(2, Math.min(100, (1.2 * one.slice) / Math.max(took, 0.05))));
      continue;
    }
    best = Math.min(best, took / count);
    batch = took < 10 * one.slice ? batch + 1 : batches;
  }
  return best;
}

function prepared(core: Core, { contender, n, d, window }: Lap): () => unknown {
  const [Q, K, V] = [1, 2, 3].map((seed) => core.randomNormal(n, d, seed)) as [Matrix, Matrix, Matrix];
  if (contender === 'plain') return () => core.plainContext!(Q, K, V);
  if (contender === 'flash') return () => core.flashAttention!(Q, K, V, {}, {}, {});
  if (contender === 'windowed') return () => core.flashAttention!(Q, K, V, { left: window, right: window }, {}, {});
  if (contender === 'linear') return () => core.linearAttention!(Q, K, V, {});
  const cell = lstmOf(core, d);
  const start: Matrix = { rows: 1, cols: 2 * d, data: new Float32Array(2 * d) };
  return () => core.runSequence!(cell, Q, start, [n], 'forward');
}

function lstmOf(core: Core, d: number): Cell {
  const small = (seed: number): Matrix => {
    const m = core.randomNormal(4 * d, d, seed);
    return { ...m, data: m.data.map((x) => x / Math.sqrt(d)) };
  };
  return { kind: 'lstm', W_x: small(4), W_h: small(5), b: { rows: 1, cols: 4 * d, data: new Float32Array(4 * d) } };
}
