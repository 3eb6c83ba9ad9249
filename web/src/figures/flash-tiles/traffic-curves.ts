// What one head moves between slow and fast memory, against the length.

import type { AttentionTraffic, Core } from '../../core.js';
import type { Point } from '../../draw/chart-series.js';

/** Of one head. */
export const width = 64;
const lengths = Array.from({ length: 10 }, (_, k) => 2 ** (k + 7));
/** float16. */
const bytes = 2;

export interface Curves {
  readonly plain: readonly Point[];
  readonly flash: readonly Point[];
}

/** `memory` in KiB. */
export function trafficCurves(
  core: Core,
  length: number,
  memory: number,
): { traffic: AttentionTraffic; curves: Curves } {
  const at = (n: number) => core.attentionTraffic!(n, width, (1024 * memory) / bytes);
  const places = [...new Set([...lengths, length])].sort((a, b) => a - b);
  const all = places.map((n) => [n, at(n)] as const);
  return {
    traffic: at(length),
    curves: {
      plain: all.map(([n, { plain }]) => [n, plain * bytes]),
      flash: all.map(([n, { flash }]) => [n, flash * bytes]),
    },
  };
}
