// What a layer costs, and how far information has to go (Vaswani et al. 2017, table 1). n is the length, d the width of
// one head; sizes are whole numbers from 1 to 2⁴⁰, else "not-in-range" or "not-positive".

import type { Mask, Matrix } from './values.js';

export interface Cost {
  /** Multiply-accumulates; two FLOP each. */
  readonly macs: number;
  /** Of what each function says. */
  readonly bytes: number;
}
export type NumberType = 'float32' | 'float16' | 'bfloat16' | 'float64' | 'int8';
export interface AttentionCostOptions {
  readonly n: number;
  readonly d: number;
  readonly heads?: number;
  readonly layers?: number;
  readonly batch?: number;
  readonly type?: NumberType;
  /** Only n (n + 1) / 2 pairs are computed. */
  readonly causal?: boolean;
  /** Scores are kept beside the weights. */
  readonly training?: boolean;
  /** W_q, W_k, W_v and W_o too, with d_model = heads · d. */
  readonly projections?: boolean;
}
export interface AttentionCost {
  /** Visible (query, key) pairs per head. */
  readonly pairs: number;
  /** Q Kᵀ, of all heads, layers and sequences. */
  readonly score_macs: number;
  /** Weights times V. */
  readonly context_macs: number;
  /** 4 n d_model² a layer and sequence, or 0. */
  readonly projection_macs: number;
  readonly macs: number;
  /** 2 macs. */
  readonly flops: number;
  /** n², of one head. */
  readonly weight_elements: number;
  /** Of those; twice as many in training. */
  readonly head_bytes: number;
  /** Of all heads, layers and sequences. */
  readonly total_bytes: number;
}
export type LayerKind = 'self-attention' | 'recurrent' | 'convolution' | 'dilated-convolution' | 'restricted-attention';

/** Of the softmax over the keys, averaged over the queries. */
export interface Spread {
  /** The scores' own standard deviation. */
  readonly deviation: number;
  /** Of the weights, in nats; log(keys) where they are all alike. */
  readonly entropy: number;
  /** Weight. */
  readonly largest: number;
  /** ‖diag(α) - ααᵀ‖: how far weights move when scores do. */
  readonly sensitivity: number;
}
export interface ScoreSpread {
  /** (queries, keys): q·k. */
  readonly scores: Matrix;
  readonly raw: Spread;
  /** Divided by √d. */
  readonly scaled: Spread;
  /** Share of q·k beyond 65504, float16's largest number. */
  readonly beyond_half: number;
}

export interface CostFunctions {
  bytesPerNumber(type: NumberType): number;
  selfAttentionCost(options: AttentionCostOptions): AttentionCost;
  /** 2 gates · n d²: a plain cell has 1 gate, a GRU 3, an LSTM 4. Bytes of the n states in float32. */
  recurrentCost(n: number, d: number, gates: number): Cost;
  /** kernel · n d². Bytes of the n outputs in float32. */
  convolutionCost(n: number, d: number, kernel: number): Cost;
  /** 2 d for each visible pair. Bytes of the visible weights. */
  maskedAttentionCost(mask: Mask, d: number, type: NumberType): Cost;
  /** 2 · layers · kvHeads · headDim · tokens · batch · bytes a number. */
  kvCacheBytes(
    layers: number,
    kvHeads: number,
    headDim: number,
    tokens: number,
    batch: number,
    type: NumberType,
  ): number;
  /** Weights, gradients and Adam's two moments: 16 bytes a parameter. */
  trainingBytes(parameters: number): number;

  /** Of random queries and keys, entries of mean 0 and variance sigma² (Vaswani et al. 2017, section 3.2.1). */
  scoreSpread(d: number, queries: number, keys: number, sigma: number, seed: number): ScoreSpread;

  /**
   * The longest path between any two of n positions: 1 · n - 1 · ⌈(n - 1) / (reach - 1)⌉ · ⌈log n / log reach⌉ ·
   * ⌈(n - 1) / reach⌉, where `reach` is the kernel's width, from 2, or the window on each side, from 1.
   */
  maximumPathLength(kind: LayerKind, n: number, reach: number): number;
  /** The same where the mask says who reads whom in one hop; -1 if some token cannot be reached. */
  maskPathLength(mask: Mask): number;
  /** The tokens on a shortest path, both ends included; empty if there is none. A hop goes from key to query. */
  shortestPath(mask: Mask, source: number, target: number): number[];
}
