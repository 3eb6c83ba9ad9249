// What a run has told, step by step, and what its loss is doing. Pure but for `note`.

import type { TrainingSteps } from '../../core.js';

/** Steps in a mean: what a log of epochs would show. */
export const span = 50;

export type Finding = 'young' | 'diverged' | 'falls' | 'oscillates' | 'stays';

const mean = (list: readonly number[]) => list.reduce((sum, x) => sum + x, 0) / list.length;

export class Recorded {
  /** One for each step; the last may not be finite. */
  readonly losses: number[] = [];
  readonly norms: number[] = [];
  diverged = false;

  /** `steps` all in all, and where its gradient is clipped; 0: nowhere. */
  constructor(
    readonly steps: number,
    readonly clip: number,
  ) {}

  note({ losses, gradient_norms, diverged }: TrainingSteps) {
    this.losses.push(...losses);
    this.norms.push(...gradient_norms);
    this.diverged = diverged;
  }

  /** [the last step of each span, the mean loss over it]. */
  get means(): [step: number, loss: number][] {
    const spans = Math.floor(this.losses.length / span);
    return Array.from({ length: spans }, (_, k) => [(k + 1) * span, mean(this.losses.slice(k * span, (k + 1) * span))]);
  }

  /** The last span's losses. */
  get recent(): { readonly mean: number; readonly least: number; readonly most: number } {
    const last = this.losses.slice(-span);
    return { mean: mean(last), least: Math.min(...last), most: Math.max(...last) };
  }

  get finding(): Finding {
    if (this.diverged) return 'diverged';
    if (this.losses.length < 2 * span) return 'young';
    const { mean: now, least, most } = this.recent;
    const start = this.losses[0]!;
    if (most < start / 2) return 'falls';
    return most - least > now ? 'oscillates' : 'stays';
  }
}
