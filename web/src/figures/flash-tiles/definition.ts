// Flash attention tile by tile (Dao et al. 2022), in the order of its second version (Dao 2023): a block of queries
// after the other, each with all its keys. What is known of the queries after each tile, how far the result is from the
// plain one, and what is moved between slow and fast memory (Dao et al. 2022, algorithms 0 and 1, theorem 2).

import { boolean, whole } from '../../codecs.js';
import type { AttentionTraffic, Core, Matrix, TileStep } from '../../core.js';
import { latest } from '../../remember.js';
import type { Definition } from '../definition.js';
import { numpy } from './code.js';
import { sentence } from './text.js';
import { trafficCurves, type Curves } from './traffic-curves.js';

export const longest = 16;

export interface State {
  readonly n: number;
  /** Width of queries, keys and values. */
  readonly d: number;
  /** Rows of one tile. */
  readonly queries: number;
  /** Columns of one tile. */
  readonly keys: number;
  readonly causal: boolean;
  readonly seed: number;
  /** The tile looked at, from 1; beyond the last it is the last. */
  readonly step: number;
  /** Of the sentence whose traffic is counted. */
  readonly length: number;
  /** Fast memory, in KiB of float16. */
  readonly memory: number;
}

/** What is known of one query before and after the tile. */
export interface Known {
  /** From 1. */
  readonly query: number;
  /** Undefined before the query's first score. */
  readonly before: number | undefined;
  readonly maximum: number;
  /** What sum and context so far were multiplied by. */
  readonly rescaling: number | undefined;
  readonly sum: number;
}
export interface Result {
  readonly inputs: readonly Matrix[];
  readonly steps: readonly TileStep[];
  /** Index of the tile looked at. */
  readonly now: number;
  readonly known: readonly Known[];
  readonly weights: Matrix;
  /** The plain result, for the tile's queries. */
  readonly wanted: Matrix;
  /** The largest difference of the whole results. */
  readonly apart: number;
  readonly skipped: number;
  readonly traffic: AttentionTraffic;
  readonly curves: Curves;
}

export const schema = {
  n: whole(8, 1, longest),
  d: whole(4, 1, 8),
  queries: whole(4, 1, longest),
  keys: whole(2, 1, longest),
  causal: boolean(true),
  seed: whole(1, 1, 999),
  step: whole(6, 1, longest ** 2),
  length: whole(4096, 128, 65536),
  memory: whole(96, 1, 1024),
} as const;

const attended = latest(
  (core: Core, n: number, d: number, seed: number, causal: boolean, queries: number, keys: number) => {
    const inputs = [0, 1, 2].map((k) => core.randomNormal(n, d, 3 * seed + k)) as [Matrix, Matrix, Matrix];
    const band = causal ? { right: 0 } : {};
    const plain = core.scaledDotProductAttention(...inputs, causal ? core.causalMask(n) : null, {});
    const steps = core.flashAttentionTrace!(...inputs, band, { queries, keys }, {});
    const { context } = core.flashAttention!(...inputs, band, { queries, keys }, {});
    return { inputs, steps, plain, apart: core.compare!(context, plain.context).largest };
  },
);

const curvesOf = latest(trafficCurves);

function knownAfter(core: Core, tile: TileStep, before: TileStep | undefined): Known[] {
  return Array.from(tile.maxima.data, (maximum, row) => {
    const former = before?.maxima.data[row];
    const seen = former !== undefined && former !== -Infinity;
    return {
      query: tile.first_query + row + 1,
      before: seen ? former : undefined,
      maximum,
      rescaling: seen && tile.computed ? core.rescaling!(former, maximum) : undefined,
      sum: tile.sums.data[row]!,
    };
  });
}

export const definition: Definition<State, Result> = {
  tag: 'attn-flash-tiles',
  title: { zh: 'FlashAttention：一块一块地算', en: 'FlashAttention, tile by tile' },
  schema,
  compute(core: Core, { n, d, seed, causal, queries, keys, step, length, memory }: State): Result {
    const { inputs, steps, plain, apart } = attended(core, n, d, seed, causal, queries, keys);
    const now = Math.min(step, steps.length) - 1;
    const tile = steps[now]!;
    const [from, to] = [tile.first_query * d, (tile.first_query + tile.queries) * d];
    return {
      inputs,
      steps,
      now,
      known: knownAfter(core, tile, tile.first_key > 0 ? steps[now - 1] : undefined),
      weights: plain.weights,
      wanted: { rows: tile.queries, cols: d, data: plain.context.data.slice(from, to) },
      apart,
      skipped: steps.filter(({ computed }) => !computed).length,
      ...curvesOf(core, length, memory),
    };
  },
  summary: (_, result, language) => sentence(result, language),
  code: { numpy },
};
