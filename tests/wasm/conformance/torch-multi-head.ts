// PyTorch's nn.MultiheadAttention, in whose boolean masks true = ignore.

import type { Matrix, MultiHead, MultiHeadAttention } from '../../../web/src/core.ts';
import { full } from '../modules.ts';
import { check, maskWhere, matrixCount, matrixOf, type Case } from './case.ts';
import { at, below, beside, columns, filled, rows, sum } from './matrices.ts';

function modelOf({ inputs, attributes }: Case): MultiHeadAttention {
  const of = (name: string) => inputs[name] && matrixOf(inputs[name]);
  const [packed, biases, out] = [of('in_proj_weight'), of('in_proj_bias'), of('out_proj.bias')];
  const weight = (own: string, i: number) => (packed ? rows(packed, (i * packed.rows) / 3, packed.rows / 3) : of(own)!);
  const bias = (i: number) => columns(biases!, (i * biases!.cols) / 3, biases!.cols / 3);
  const [extra_key, extra_value] = [of('bias_k'), of('bias_v')];
  return {
    heads: attributes['num_heads'],
    kv_heads: attributes['num_heads'],
    W_q: weight('q_proj_weight', 0),
    W_k: weight('k_proj_weight', 1),
    W_v: weight('v_proj_weight', 2),
    W_o: of('out_proj.weight')!,
    ...(biases && { b_q: bias(0), b_k: bias(1), b_v: bias(2), b_o: out! }),
    ...(extra_key && { extra_key }),
    ...(extra_value && { extra_value }),
    zero_key: Boolean(attributes['add_zero_attn']),
  };
}

function maskOf({ inputs }: Case, sequence: number, queries: number, keys: number) {
  const { attn_mask: given, key_padding_mask: padding } = inputs;
  const ignored = given?.type === 'bool' && matrixOf(given);
  const padded = padding && matrixOf(padding);
  return maskWhere(
    queries,
    keys,
    (i, j) => !(ignored && at(ignored, i, j) !== 0) && !(padded && at(padded, sequence, j) !== 0),
  );
}

function biasesOf({ inputs, attributes }: Case, sequence: number): Matrix[] {
  const { attn_mask: given } = inputs;
  if (!given || given.type === 'bool') return [];
  if (matrixCount(given) === 1) return [matrixOf(given)];
  const heads = attributes['num_heads'];
  return Array.from({ length: heads }, (_, h) => matrixOf(given, sequence * heads + h));
}

function checkWeights(c: Case, { heads }: MultiHead, sequence: number) {
  const weights = heads.map((head) => head.weights);
  if (c.attributes['average_attn_weights'] === false)
    return weights.forEach((one, h) => check(c, 'attn_weights', one, sequence * heads.length + h));
  const { rows: n, cols } = weights[0]!;
  const total = weights.reduce(sum);
  check(
    c,
    'attn_weights',
    filled(n, cols, (i, j) => at(total, i, j) / heads.length),
    sequence,
  );
}

function checkParameters(c: Case, d: MultiHeadAttention) {
  const { in_proj_weight: packed, in_proj_bias: biased, bias_k: extra } = c.inputs;
  if (packed) check(c, 'd_in_proj_weight', below(d.W_q, d.W_k, d.W_v));
  else for (const name of ['q', 'k', 'v'] as const) check(c, `d_${name}_proj_weight`, d[`W_${name}`]);
  if (biased) {
    check(c, 'd_in_proj_bias', [d.b_q!, d.b_k!, d.b_v!].reduce(beside));
    check(c, 'd_out_proj.bias', d.b_o!);
  }
  if (extra) {
    check(c, 'd_bias_k', d.extra_key!);
    check(c, 'd_bias_v', d.extra_value!);
  }
  check(c, 'd_out_proj.weight', d.W_o);
}

const isMatrix = (x: unknown): x is Matrix => typeof x === 'object';
/** Two gradients of one model, added up matrix by matrix. */
const added = (a: MultiHeadAttention, b: MultiHeadAttention) => {
  const parts = Object.entries(a).map(([name, x]) => [
    name,
    isMatrix(x) ? sum(x, (b as unknown as Record<string, Matrix>)[name]!) : x,
  ]);
  return Object.fromEntries(parts) as MultiHeadAttention;
};

export function checkMultiHead(c: Case): void {
  const model = modelOf(c);
  const { query, key, value, G } = c.inputs;
  let total: MultiHeadAttention | undefined;
  for (let b = 0; b < matrixCount(query!); ++b) {
    const q = matrixOf(query!, b);
    const [k, v] = key ? [matrixOf(key, b), matrixOf(value!, b)] : [q, q];
    const mask = maskOf(c, b, q.rows, k.rows);
    const forward = full.multiHeadAttention(model, q, k, v, mask, biasesOf(c, b));
    if (full.visiblePairs(mask) === 0) {
      // PyTorch's softmax of nothing is NaN; ours is 0, as ONNX's.
      const alone = filled(q.rows, model.W_o.rows, (_, j) => model.b_o!.data[j]!);
      if (forward.output.data.some((x, i) => x !== alone.data[i])) throw new Error('output is not b_o alone');
      continue;
    }
    check(c, 'output', forward.output, b);
    checkWeights(c, forward, b);
    if (!c.outputs['d_query']) continue;
    const d = full.multiHeadAttentionBackward(model, q, k, v, forward, matrixOf(G!, b));
    check(c, 'd_query', key ? d.d_queries : sum(sum(d.d_queries, d.d_keys), d.d_values), b);
    if (key) check(c, 'd_key', d.d_keys, b);
    if (key) check(c, 'd_value', d.d_values, b);
    total = total ? added(total, d.d_model) : d.d_model;
  }
  if (total) checkParameters(c, total);
}
