// Scaled dot-product attention, softmax, and Bahdanau's and Luong's scores, against PyTorch.

import type { AttentionOptions, Matrix, Score } from '../../../web/src/core.ts';
import { full } from '../modules.ts';
import { check, maskWhere, matrixCount, matrixOf, type Case } from './case.ts';
import { at, below, beside, columns, filled, rows, sum, times, transposed, zeros } from './matrices.ts';

/** Every head of every sequence by itself; dK and dV add up over the query heads that share a key head. */
export function checkScaledDotProduct(c: Case): void {
  const { Q, K, V, G, mask: given } = c.inputs;
  const { scale, softcap, is_causal: causal, gqa_group: group } = c.attributes;
  const boolean = given?.type === 'bool';
  const options: AttentionOptions = {
    ...(typeof scale === 'number' && { scale }),
    ...(typeof softcap === 'number' && { softcap }),
    ...(given && !boolean && { bias: matrixOf(given) }),
  };
  for (let kv = 0; kv < matrixCount(K!); ++kv) {
    const [k, v] = [matrixOf(K!, kv), matrixOf(V!, kv)];
    let [dK, dV] = [zeros(k.rows, k.cols), zeros(v.rows, v.cols)];
    for (let head = kv * group; head < (kv + 1) * group; ++head) {
      const q = matrixOf(Q!, head);
      const seen = boolean ? matrixOf(given, matrixCount(given) === 1 ? 0 : head) : undefined;
      const visible = (i: number, j: number) => !(seen && at(seen, i, j) === 0) && !(causal && j > i);
      const mask = maskWhere(q.rows, k.rows, visible);
      const forward = full.scaledDotProductAttention(q, k, v, mask, options);
      const d = full.scaledDotProductAttentionBackward(q, k, v, forward, matrixOf(G!, head), options);
      const scores = options.bias ? sum(forward.scores, options.bias) : forward.scores;
      check(
        c,
        'scores',
        filled(q.rows, k.rows, (i, j) => (visible(i, j) ? at(scores, i, j) : -Infinity)),
        head,
      );
      check(c, 'weights', forward.weights, head);
      check(c, 'output', forward.context, head);
      check(c, 'dQ', d.dQ, head);
      [dK, dV] = [sum(dK, d.dK), sum(dV, d.dV)];
    }
    check(c, 'dK', dK, kv);
    check(c, 'dV', dV, kv);
  }
}

export function checkSoftmax(c: Case): void {
  const turned = (x: Matrix) => (c.attributes['dim'] === 0 ? transposed(x) : x);
  const [x, G] = ['x', 'G'].map((name) => c.inputs[name] && turned(matrixOf(c.inputs[name]))) as [Matrix, Matrix];
  const { weights } = full.maskedSoftmax(x, null, 1);
  const { values, logsumexp } = full.logSoftmax(x);
  check(c, 'softmax', turned(weights));
  check(c, 'log_softmax', turned(values));
  check(c, 'logsumexp', logsumexp.data);
  if (c.outputs['d_x_softmax']) check(c, 'd_x_softmax', turned(full.maskedSoftmaxBackward(weights, G, 1)));
  if (c.outputs['d_x_log_softmax']) check(c, 'd_x_log_softmax', turned(full.logSoftmaxBackward(values, G)));
}

function scoreOf({ op, inputs }: Case): Score {
  const of = (name: string) => matrixOf(inputs[name]!);
  if (op === 'bahdanau') return { kind: 'additive', W_q: of('Ws'), W_k: of('Wh'), v: of('v') };
  if (op === 'luong_general') return { kind: 'general', W: of('Wa') };
  return op === 'luong_concat' ? { kind: 'concat', W: of('Wa'), v: of('va') } : { kind: 'dot' };
}

/** What each parameter of a score is called in the cases. */
const names = {
  general: { W: 'd_Wa' },
  concat: { W: 'd_Wa', v: 'd_va' },
  additive: { W_q: 'd_Ws', W_k: 'd_Wh', v: 'd_v' },
};

/** One query a sequence, whose keys are its values too; Luong's losses look at h~ = tanh(W_c [c; s]). */
export function checkScores(c: Case): void {
  const score = scoreOf(c);
  const [s, G, h] = [matrixOf(c.inputs['s']!), matrixOf(c.inputs['G']!), c.inputs['h']!];
  const W_c = c.inputs['Wc'] && matrixOf(c.inputs['Wc']);
  const n = h.shape.at(-2)!;
  const found: Record<string, Matrix[]> = { e: [], alpha: [], context: [], attentional: [], d_s: [] };
  const sums: Record<string, Matrix> = {};
  const add = (name: string, x: Matrix) => (sums[name] = sums[name] ? sum(sums[name], x) : x);
  for (let b = 0; b < s.rows; ++b) {
    const [query, keys] = [rows(s, b, 1), matrixOf(h, b)];
    const mask = full.paddingMask(1, n, c.inputs['lengths']?.data[b] ?? n);
    const forward = full.attention(score, query, keys, keys, mask);
    let [d_context, d_s] = [rows(G, b, 1), zeros(1, s.cols)];
    if (W_c) {
      const both = beside(forward.context, query);
      const state = filled(1, G.cols, (_, j) => Math.tanh(times(both, W_c).data[j]!));
      const d_sum = filled(1, G.cols, (_, j) => at(G, b, j) * (1 - state.data[j]! ** 2));
      const d_both = times(d_sum, transposed(W_c));
      add('d_Wc', times(transposed(d_sum), transposed(both)));
      [d_context, d_s] = [columns(d_both, 0, keys.cols), columns(d_both, keys.cols, s.cols)];
      found['attentional']!.push(state);
    }
    const d = full.attentionBackward(score, query, keys, keys, forward, d_context);
    for (const [field, name] of Object.entries((names as Record<string, object>)[d.d_score.kind] ?? {}))
      add(name, (d.d_score as unknown as Record<string, Matrix>)[field]!);
    check(c, 'd_h', sum(d.dK, d.dV), b);
    found['e']!.push(forward.scores.values);
    found['alpha']!.push(forward.weights);
    found['context']!.push(forward.context);
    found['d_s']!.push(sum(d_s, d.dQ));
  }
  for (const [name, list] of Object.entries(found)) if (list.length > 0) check(c, name, below(...list));
  for (const [name, gradient] of Object.entries(sums)) check(c, name, gradient);
}
