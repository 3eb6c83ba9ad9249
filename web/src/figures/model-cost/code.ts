// The figure's state as a program that gives the same counts.

import type { State } from './definition.js';

const python = (flag: boolean) => (flag ? 'True' : 'False');

/** NumPy has no bfloat16; it is as wide as float16. */
const width = (type: State['type']) => `np.dtype(np.${type === 'bfloat16' ? 'float16' : type}).itemsize`;

const keptEach = {
  everything: '34 + 5 * heads * n / d',
  'without-pairs': '34',
  'layer-inputs': '2',
} as const;

export const numpy = (state: State): string => `import numpy as np

layers, encoder_layers, d, heads, kv_heads = ${state.layers}, ${state.encoderLayers}, ${state.d}, ${state.heads}, ${state.kvHeads}
head_dim, feed_forward, vocabulary, positions = ${state.headDim}, ${state.feedForward}, ${state.vocabulary}, ${state.positions}
gated, tied, biases, causal = ${[state.gated, state.tied, state.biases, state.causal].map(python).join(', ')}
n, batch, bytes_each = ${state.n}, ${state.batch}, ${width(state.type)}

has_encoder = encoder_layers > 0
decoder_blocks = layers * (1 + has_encoder)  # of attention
blocks, stacked = decoder_blocks + encoder_layers, layers + encoder_layers
queries, keys = heads * head_dim, kv_heads * head_dim
projections = 2 * d * (queries + keys)
matrices = 3 if gated else 2

attention = blocks * (projections + biases * (queries + 2 * keys + d))
feed_forwards = stacked * (matrices * d * feed_forward + biases * ((matrices - 1) * feed_forward + d))
embedding = (1 if tied else 2) * vocabulary * d + positions * d
norms = (blocks + stacked + 1 + has_encoder) * d * (1 + biases)
parameters = attention + feed_forwards + embedding + norms

cache_bytes = 2 * decoder_blocks * keys * n * batch * bytes_each
training_bytes = 16 * parameters
activation_bytes = n * batch * d * stacked * (${keptEach[state.kept]})  # Korthikanti et al. 2022, an estimate

half = n * (n + 1) / 2 if causal else n * n
pairs = layers * half + (blocks - layers) * n * n
macs = n * batch * (blocks * projections + stacked * matrices * d * feed_forward + vocabulary * d) + 2 * queries * pairs * batch
step_flops = ${state.kept === 'layer-inputs' ? 4 : 3} * 2 * macs
print(f"{parameters:,} parameters, {parameters * bytes_each:,} B of weights, {cache_bytes:,} B of KV cache")
print(f"{training_bytes:,} B to train, {activation_bytes:,.0f} B of activations, {2 * macs:.3g} FLOP forward, {step_flops:.3g} a step")
`;
