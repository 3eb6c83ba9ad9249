// Arguments for the functions that the page's later figures need, and for those that only developers' module has.

import type { Matrix } from '../../web/src/core.ts';
import { matrix } from '../../web/src/matrix.ts';
import type { FullCore } from './modules.ts';

/** One good call of each, by name: its arguments, in order. Shapes: two queries, three keys, widths 2 and 4. */
export function laterCalls(core: FullCore): Record<string, readonly unknown[]> {
  const x = randomOf(core);
  const [Q, K, V] = [x(2, 2), x(3, 2, 2), x(3, 4, 3)];
  const gru = { kind: 'gru', W_x: x(6, 3), W_h: x(6, 2), b: x(1, 6), b_hn: x(1, 2), reset_before: true } as const;
  const sizes = { layers: 2, d_model: 8, heads: 2, kv_heads: 1, head_dim: 4, feed_forward: 16, vocabulary: 9, n: 3 };
  return {
    flashAttention: [Q, K, V, null, {}, { temperature: 2 }],
    flashAttentionTrace: [Q, K, V, core.paddingMask(2, 3, 2), { queries: 1, keys: 2 }, { softcap: 3 }],
    withScore: [{ max: 1, sum: 2 }, 3],
    joined: [
      { max: 1, sum: 2 },
      { max: 3, sum: 4 },
    ],
    rescaling: [1, 2],
    featureMap: ['relu', Q],
    linearAttention: [Q, K, V, { feature_map: 'relu', causal: true }],
    linearAttentionWeights: [Q, K, {}],
    emptyLinearState: [2, 3],
    linearAttentionWrite: [core.emptyLinearState(2, 4), K, V, 'elu-plus-one'],
    linearAttentionRead: [core.emptyLinearState(2, 4), x(1, 2), 'relu'],
    multiHeadAttention: [modelOf(x), Q, K, V, core.paddingMask(2, 3, 1), []],
    runSequence: [gru, x(6, 3), x(2, 2, 5), [3, 2], 'forward'],
    attentionTrials: [],
    gradeAttention: [core.attentionTrials().map(({ weights }) => weights), core.attentionTrials().map(({ V }) => V)],
    randomMultiHead: [4, 2, 1, 7],
    muteHeads: [x(3, 4), x(2, 4), 2, [1]],
    modelCost: [{ ...sizes, type: 'bfloat16', kept: 'layer-inputs' }],
    layerShapes: [{ layer: 'lstm', batch: 2, tokens: 3, width: 4, expected: 4, size: 5, bidirectional: true }],
    gradientTravel: [{ n: 9, hidden: 3, gain: 2, forget_bias: 3, seed: 7 }],
    ...experimentCalls(x),
  };
}

const modelOf = (x: Random) =>
  ({ heads: 2, kv_heads: 1, W_q: x(4, 2), W_k: x(2, 2), W_v: x(2, 4), W_o: x(3, 4), b_o: x(1, 3) }) as const;

export function developerCalls(core: FullCore): Record<string, readonly unknown[]> {
  const x = randomOf(core);
  const [Q, K, V, d] = [x(2, 2), x(3, 2, 2), x(3, 4, 3), x(2, 4, 4)];
  const [tile, band] = [
    { queries: 1, keys: 2 },
    { left: 1, right: 0 },
  ];
  const heads = core.multiHeadAttention(modelOf(x), Q, K, V, null, [x(2, 3)]);
  const table = core.rotaryTable(2, 2, 0, 10000);
  return {
    flashAttentionBackward: [Q, K, V, core.flashAttention(Q, K, V, band, tile, {}), d, band, tile, {}],
    linearAttentionBackward: [Q, K, V, core.linearAttention(Q, K, V, {}), d, {}],
    multiHeadAttentionBackward: [modelOf(x), Q, K, V, heads, x(2, 3)],
    cachedAttention: [{ keys: K, values: V }, Q, Q, d, {}],
    sinusoidalPositions: [3, 4, 0, 10000],
    rotaryTable: [3, 4, 2, 100],
    rotary: [d, table, 'halves'],
    rotaryBackward: [d, table, 'interleaved'],
    toFloat16: [Q],
    scaledDotProductAttentionFloat16: [Q, K, V, null, {}, true],
    ...operatorCalls(x),
    ...recurrentCalls(core, x),
    ...trainingCalls(core, x),
  };
}

type Random = (rows: number, cols: number, seed?: number) => Matrix;
const randomOf =
  (core: FullCore): Random =>
  (rows, cols, seed = 1) =>
    core.randomNormal(rows, cols, seed);

function experimentCalls(x: Random) {
  const weights = matrix([[0.25, 0.25, 0.5]]);
  const place = { input: 'K', row: 2, column: 1, query: 1, component: 3 };
  return {
    compare: [x(2, 3), x(2, 3, 2)],
    overtaking: [matrix([[1, 2]]), matrix([[1, 4]]), matrix([[2, 2]])],
    sameOutput: [weights, matrix([[1], [2], [4]]), matrix([[0.1]])],
    derivativeCheck: [x(2, 2), x(3, 2, 2), x(3, 4, 3), place, matrix([[0.1, 0.01]])],
    recall: [{ n: 9, d: 4, sigma: 2, feature_map: 'relu', seed: 7 }],
    attentionTraffic: [64, 8, 256],
    contenderCost: ['windowed', 64, 8, 4],
    plainContext: [x(2, 2), x(3, 2, 2), x(3, 4, 3)],
  };
}

function operatorCalls(x: Random) {
  const tensor = (...shape: number[]) => ({ shape, data: x(1, shape.reduce((a, b) => a * b)).data }); // prettier-ignore
  const heads = { Q: tensor(1, 2, 2, 4), K: tensor(1, 1, 3, 4), V: tensor(1, 1, 3, 2) };
  const tokens = [x(3, 2), x(3, 2, 2), x(3, 4)];
  const gates = { beta: x(3, 1), log_decay: x(3, 2), past: x(2, 4) };
  const mask = { values: { shape: [2, 3], data: Float32Array.of(1, 1, 0, 1, 1, 1) }, is_boolean: true };
  return {
    attentionOperator: [
      { ...heads, mask, nonpad_kv_seqlen: [2] },
      { is_causal: true, qk_matmul_output_mode: 'weights' },
    ],
    linearRecurrence: [...tokens, gates],
    linearRecurrenceBackward: [...tokens, x(3, 4), x(2, 4), gates],
  };
}

function recurrentCalls(core: FullCore, x: Random) {
  const rnn = { kind: 'rnn', W_x: x(2, 3), W_h: x(2, 2), b: x(1, 2) } as const;
  const gru = { kind: 'gru', W_x: x(6, 3), W_h: x(6, 2), b: x(1, 6), b_hn: x(1, 2), reset_before: true } as const;
  const lstm = { kind: 'lstm', W_x: x(8, 3), W_h: x(8, 2), b: x(1, 8), peepholes: x(3, 2) } as const;
  const [input, h, c] = [x(2, 3), x(2, 2, 2), x(2, 2, 3)];
  const [X, first, last, both] = [x(6, 3), x(2, 2, 4), x(2, 4, 5), { forward: rnn, reverse: lstm }];
  const run = core.runSequence(gru, X, first, [3, 1], 'reverse');
  const two = core.runBidirectional(both, X, first, last, [3, 0]);
  return {
    rnnStep: [rnn, input, h],
    rnnStepBackward: [rnn, input, h, core.rnnStep(rnn, input, h), c],
    gruStep: [gru, input, h],
    gruStepBackward: [gru, input, h, core.gruStep(gru, input, h), c],
    lstmStep: [lstm, input, h, c],
    lstmStepBackward: [lstm, input, h, c, core.lstmStep(lstm, input, h, c), h, c],
    runSequenceBackward: [gru, X, [3, 1], run, x(6, 2), first, 'reverse'],
    runBidirectional: [both, X, first, last, [3, 0]],
    runBidirectionalBackward: [both, X, [3, 0], two, x(6, 4), first, last],
  };
}

function trainingCalls(core: FullCore, x: Random) {
  const layer = { W: x(4, 2), b: x(1, 4) };
  const norm = { gain: x(1, 3), bias: x(1, 3, 2) };
  const [values, gradients] = [
    [x(2, 3), matrix([[1]])],
    [x(2, 3, 2), matrix([[2]])],
  ];
  const adam = { kind: 'adam', amsgrad: true } as const;
  const { state } = core.optimiserStep(adam, null, values, gradients);
  const loss = core.crossEntropy(x(3, 4), [0, 3, -100], {});
  return {
    embedding: [x(4, 2), [3, 0, 3]],
    embeddingBackward: [4, Int32Array.of(3, 0, 3), x(3, 2)],
    dense: [layer, x(3, 2)],
    denseBackward: [layer, x(3, 2), x(3, 4)],
    layerNorm: [norm, x(2, 3)],
    layerNormBackward: [norm, core.layerNorm(norm, x(2, 3)), x(2, 3, 2)],
    logSoftmax: [x(2, 3)],
    logSoftmaxBackward: [core.logSoftmax(x(2, 3)).values, x(2, 3, 2)],
    crossEntropy: [x(2, 4), [1, 2], { label_smoothing: 0.1 }],
    crossEntropyBackward: [loss, [0, 3, -100], {}],
    gradientNorm: [gradients],
    clipGradientNorm: [gradients, 0.5],
    optimiserStep: [adam, state, values, gradients],
  };
}
