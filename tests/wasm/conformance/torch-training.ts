// PyTorch's losses, layer normalisation, optimisers and gradient clipping.

import type { Matrix, Optimiser, OptimiserState, Tensor } from '../../../web/src/core.ts';
import { full } from '../modules.ts';
import { check, matrixCount, matrixOf, numbers, type Case } from './case.ts';
import { below, rows } from './matrices.ts';

function checkCrossEntropy(c: Case) {
  const { ignore_index, label_smoothing } = c.attributes;
  const targets = numbers(c.inputs['target']!);
  const options = { ignore_index, label_smoothing };
  const forward = full.crossEntropy(matrixOf(c.inputs['logits']!), targets, options);
  check(c, 'loss', Float32Array.of(forward.loss));
  check(c, 'd_logits', full.crossEntropyBackward(forward, targets, options));
}

/** All matrices of a tensor, one under another. */
const stacked = (x: Tensor): Matrix => below(...Array.from({ length: matrixCount(x) }, (_, i) => matrixOf(x, i)));

function checkLayerNorm(c: Case) {
  const { x, G, weight, bias } = c.inputs;
  const layer = { gain: matrixOf(weight!), bias: matrixOf(bias!), epsilon: c.attributes['eps'] };
  const forward = full.layerNorm(layer, stacked(x!));
  const d = full.layerNormBackward(layer, forward, stacked(G!));
  check(c, 'output', forward.output.data);
  check(c, 'd_x', d.dX.data);
  check(c, 'd_weight', d.d_layer.gain);
  check(c, 'd_bias', d.d_layer.bias);
}

export const checkLossOrNorm = (c: Case): void => (c.op === 'F.layer_norm' ? checkLayerNorm(c) : checkCrossEntropy(c));

function optimiserOf({ op, attributes }: Case): Optimiser {
  const { lr: learning_rate, weight_decay = 0, momentum = 0, eps: epsilon, betas, amsgrad = false } = attributes;
  if (op === 'optim.SGD') return { kind: 'sgd', learning_rate, momentum, weight_decay };
  const kind = op === 'optim.AdamW' ? 'adamw' : 'adam';
  return { kind, learning_rate, beta1: betas[0], beta2: betas[1], epsilon, weight_decay, amsgrad };
}

export function checkOptimiser(c: Case): void {
  const optimiser = optimiserOf(c);
  const { w0, b0, grads_w, grads_b } = c.inputs;
  let values = [matrixOf(w0!), matrixOf(b0!)];
  let state: OptimiserState | null = null;
  const [all_b, norms]: [Matrix[], number[]] = [[], []];
  for (let step = 0; step < matrixCount(grads_w!); ++step) {
    const given = [matrixOf(grads_w!, step), rows(matrixOf(grads_b!), step, 1)];
    const limit = c.attributes['clip_grad_norm'];
    const { gradients, norm } = limit
      ? full.clipGradientNorm(given, limit)
      : { gradients: given, norm: full.gradientNorm(given) };
    ({ values, state } = full.optimiserStep(optimiser, state, values, gradients));
    norms.push(norm);
    all_b.push(values[1]!);
    check(c, 'clipped_gw', gradients[0]!, step);
    check(c, 'w', values[0]!, step);
    if (!c.outputs['exp_avg_w']) continue;
    check(c, 'exp_avg_w', state.first[0]!, step);
    check(c, 'exp_avg_sq_w', state.second[0]!, step);
  }
  check(c, 'b', below(...all_b));
  check(c, 'total_norm', Float32Array.from(norms));
}
