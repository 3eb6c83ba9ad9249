// Arguments to call every function with.

import { matrix } from '../../web/src/matrix.ts';
import { developerCalls, laterCalls } from './calls-developer.ts';
import type { FullCore } from './modules.ts';

export type Calls = Record<string, readonly unknown[]>;

/** The chapter's first example. */
export const Q = matrix([[1, 0]]);
export const K = matrix([
  [1, 0],
  [0, 1],
  [1, 1],
]);
export const V = matrix([
  [10, 0],
  [0, 20],
  [5, 5],
]);

const eye = matrix([
  [1, 0],
  [0, 1],
]);

/** One good call of every function, by name: its arguments, in order. */
export function goodCalls(core: FullCore): Calls {
  const additive = { kind: 'additive', W_q: eye, W_k: eye, v: matrix([[1, 1]]) } as const;
  const plain = core.scaledDotProductAttention(Q, K, V, null, {});
  const scored = core.attention(additive, Q, K, V, null);
  const d_context = matrix([[1, 1]]);
  const mask = core.causalMask(3);
  return {
    scaledDotProductAttention: [Q, K, V, null, { scale: 1, softcap: 2, temperature: 3 }],
    scaledDotProductAttentionBackward: [Q, K, V, plain, d_context, {}],
    attentionScores: [{ kind: 'general', W: eye }, Q, K],
    scoreBound: [additive],
    attention: [{ kind: 'concat', W: matrix([[1, 0, 0, 1]]), v: matrix([[1]]) }, Q, K, V, null],
    attentionBackward: [additive, Q, K, V, scored, d_context],
    maskedSoftmax: [K, null, 1],
    maskedSoftmaxBackward: [plain.weights, plain.weights, 1],
    causalMask: [3],
    paddingMask: [2, 3, 1],
    slidingWindowMask: [4, 1],
    globalTokenMask: [4, 1],
    randomMask: [4, 2, 7],
    maskAnd: [mask, core.globalTokenMask(3, 1)],
    maskOr: [mask, core.globalTokenMask(3, 1)],
    visiblePairs: [mask],
    productTerms: [Q, eye, 0, 1],
    productTransposedTerms: [Q, K, 0, 2],
    randomNormal: [2, 3, 7],
    bytesPerNumber: ['float16'],
    selfAttentionCost: [{ n: 8, d: 4, heads: 2, layers: 1, batch: 1, type: 'float16', causal: true }],
    recurrentCost: [8, 4, 2],
    convolutionCost: [8, 4, 3],
    maskedAttentionCost: [mask, 4, 'int8'],
    kvCacheBytes: [96, 96, 128, 1, 1, 'float16'],
    trainingBytes: [10],
    describeTask: ['translation'],
    sampleTask: ['dates', 1, 1, 3, 7],
    parseTask: ['numerals-to-digits', '一万二千零三'],
    maximumPathLength: ['recurrent', 512, 0],
    scoreSpread: [4, 2, 3, 1, 7],
    maskPathLength: [core.slidingWindowMask(4, 1)],
    shortestPath: [core.slidingWindowMask(4, 1), 0, 3],
    ...('flashAttention' in core ? laterCalls(core) : {}),
    ...('toFloat16' in core ? developerCalls(core) : {}),
  };
}
