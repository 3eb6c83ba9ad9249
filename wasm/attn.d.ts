// What the module exports: one declaration for each binding in bind_*.cpp, held true by tests/wasm/api.test.ts.
// Matrices are row-major float32; everything is copied on the way in and on the way out.

/** `data` holds rows · cols numbers, row by row. */
export interface Matrix {
  readonly rows: number;
  readonly cols: number;
  readonly data: Float32Array;
}

/** `visible` holds queries · keys bytes, 1 = may attend. */
export interface Mask {
  readonly queries: number;
  readonly keys: number;
  readonly visible: Uint8Array;
}

/** An error as data: what it is, what it is about, and the sentence for programmers. */
export interface ErrorData {
  readonly code: string;
  readonly arguments: readonly string[];
  readonly message: string;
}

export interface AttentionOptions {
  /** 1/√d_k unless set. */
  readonly scale?: number;
  /** c > 0: scores become c · tanh(score / c). */
  readonly softcap?: number;
  /** softmax(score / temperature); 1 unless set. */
  readonly temperature?: number;
}

export interface Attention {
  /** (n_q, n_k), scaled, before the mask. */
  readonly scores: Matrix;
  /** (n_q, n_k), rows sum to 1, or to 0 where the mask hides every key. */
  readonly weights: Matrix;
  /** (n_q, d_v) = weights · V. */
  readonly context: Matrix;
}
export interface AttentionGradient {
  readonly dQ: Matrix;
  readonly dK: Matrix;
  readonly dV: Matrix;
}

export interface Softmax {
  /** (n, 1), largest visible score of each row. */
  readonly maxima: Matrix;
  readonly exponentials: Matrix;
  /** (n, 1). */
  readonly sums: Matrix;
  readonly weights: Matrix;
}

export type Score =
  | { readonly kind: 'dot' }
  | { readonly kind: 'scaled-dot'; readonly scale?: number }
  | { readonly kind: 'general'; readonly W: Matrix }
  | { readonly kind: 'concat'; readonly W: Matrix; readonly v: Matrix }
  | { readonly kind: 'additive'; readonly W_q: Matrix; readonly W_k: Matrix; readonly v: Matrix };

export interface Scores {
  readonly query_part: Matrix;
  readonly key_part: Matrix;
  /** (n_q · n_k, d_a): row i · n_k + j is the pair (i, j). */
  readonly hidden: Matrix;
  readonly values: Matrix;
}
export interface ScoredAttention {
  readonly scores: Scores;
  readonly weights: Matrix;
  readonly context: Matrix;
}
export interface ScoredAttentionGradient {
  readonly dQ: Matrix;
  readonly dK: Matrix;
  readonly dV: Matrix;
  /** Of the score's own kind. */
  readonly d_score: Score;
}

export interface DotTerms {
  readonly left: Matrix;
  readonly right: Matrix;
  readonly products: Matrix;
  readonly sum: number;
}

export interface Cost {
  readonly macs: number;
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
  readonly causal?: boolean;
  readonly training?: boolean;
  readonly projections?: boolean;
}
export interface AttentionCost {
  readonly pairs: number;
  readonly score_macs: number;
  readonly context_macs: number;
  readonly projection_macs: number;
  readonly macs: number;
  readonly flops: number;
  readonly weight_elements: number;
  readonly head_bytes: number;
  readonly total_bytes: number;
}
export type LayerKind = 'self-attention' | 'recurrent' | 'convolution' | 'dilated-convolution' | 'restricted-attention';

/** Every function throws CoreError through web/src/core.ts. A `null` mask hides nothing. */
export interface Functions {
  scaledDotProductAttention(Q: Matrix, K: Matrix, V: Matrix, mask: Mask | null, options: AttentionOptions): Attention;
  scaledDotProductAttentionBackward(
    Q: Matrix,
    K: Matrix,
    V: Matrix,
    forward: Attention,
    d_context: Matrix,
    options: AttentionOptions,
  ): AttentionGradient;
  attentionScores(score: Score, Q: Matrix, K: Matrix): Scores;
  /** The largest size a score can have, whatever Q and K hold; Infinity for all but additive and concat. */
  scoreBound(score: Score): number;
  attention(score: Score, Q: Matrix, K: Matrix, V: Matrix, mask: Mask | null): ScoredAttention;
  attentionBackward(
    score: Score,
    Q: Matrix,
    K: Matrix,
    V: Matrix,
    forward: ScoredAttention,
    d_context: Matrix,
  ): ScoredAttentionGradient;

  maskedSoftmax(scores: Matrix, mask: Mask | null, temperature: number): Softmax;
  maskedSoftmaxBackward(weights: Matrix, d_weights: Matrix, temperature: number): Matrix;

  causalMask(n: number): Mask;
  paddingMask(queries: number, keys: number, length: number): Mask;
  slidingWindowMask(n: number, window: number): Mask;
  globalTokenMask(n: number, tokens: number): Mask;
  randomMask(n: number, keysPerQuery: number, seed: number): Mask;
  maskAnd(a: Mask, b: Mask): Mask;
  maskOr(a: Mask, b: Mask): Mask;
  visiblePairs(mask: Mask): number;

  productTerms(A: Matrix, B: Matrix, row: number, column: number): DotTerms;
  productTransposedTerms(A: Matrix, B: Matrix, row: number, column: number): DotTerms;

  randomNormal(rows: number, cols: number, seed: number): Matrix;

  bytesPerNumber(type: NumberType): number;
  selfAttentionCost(options: AttentionCostOptions): AttentionCost;
  recurrentCost(n: number, d: number, gates: number): Cost;
  convolutionCost(n: number, d: number, kernel: number): Cost;
  maskedAttentionCost(mask: Mask, d: number, type: NumberType): Cost;
  kvCacheBytes(
    layers: number,
    kvHeads: number,
    headDim: number,
    tokens: number,
    batch: number,
    type: NumberType,
  ): number;
  trainingBytes(parameters: number): number;

  maximumPathLength(kind: LayerKind, n: number, reach: number): number;
  maskPathLength(mask: Mask): number;
  shortestPath(mask: Mask, source: number, target: number): number[];
}

/** What Emscripten's factory resolves to. Use web/src/core.ts, which turns errors into exceptions. */
export interface Module extends Functions {
  /** The error of the last call, or null; asking clears it. */
  takeError(): ErrorData | null;
  /** Bytes of the heap in use, for leak tests. */
  heapInUse(): number;
}
