// The same computation as programs; their random numbers are their own.

import { mutedHeads } from './choices.js';
import type { State } from './definition.js';

const list = (numbers: readonly number[]) => `[${numbers.join(', ')}]`;

export const numpy = (state: State): string => `import numpy as np

n, d, heads, kv_heads = ${state.n}, ${state.d}, ${state.heads}, ${state.kvHeads}
rng = np.random.default_rng(${state.seed})
X = rng.normal(size=(n, d))
W_q, W_o = rng.normal(size=(2, d, d)) / np.sqrt(d)
W_k, W_v = rng.normal(size=(2, d, kv_heads * (d // heads))) / np.sqrt(d)

def split(Y, count):  # (n, count * width) to (count, n, width)
    return Y.reshape(n, count, -1).swapaxes(0, 1)

Q = split(X @ W_q, heads)
K, V = (np.repeat(split(X @ W, kv_heads), heads // kv_heads, axis=0) for W in (W_k, W_v))
scores = Q @ K.swapaxes(1, 2) / np.sqrt(d // heads)
${state.causal ? 'scores[:, np.triu(np.ones((n, n), dtype=bool), 1)] = -np.inf\n' : ''}exponentials = np.exp(scores - scores.max(axis=2, keepdims=True))
weights = exponentials / exponentials.sum(axis=2, keepdims=True)
contexts = weights @ V
output = contexts.swapaxes(0, 1).reshape(n, d) @ W_o
contexts[${list(mutedHeads(state))}] = 0  # muted heads
change = np.abs(contexts.swapaxes(0, 1).reshape(n, d) @ W_o - output).mean()
print(weights.shape, output.shape, change)
`;

export const pytorch = ({ n, d, heads, kvHeads, causal, seed }: State): string => `import torch
from torch import nn
from torch.nn.functional import scaled_dot_product_attention

n, d, heads, kv_heads = ${n}, ${d}, ${heads}, ${kvHeads}
torch.manual_seed(${seed})
X = torch.randn(n, d)
W_q, W_o = nn.Linear(d, d, bias=False), nn.Linear(d, d, bias=False)
W_k, W_v = (nn.Linear(d, kv_heads * (d // heads), bias=False) for _ in range(2))

Q = W_q(X).view(n, heads, -1).transpose(0, 1)
K, V = (W(X).view(n, kv_heads, -1).transpose(0, 1).repeat_interleave(heads // kv_heads, dim=0) for W in (W_k, W_v))
contexts = scaled_dot_product_attention(Q, K, V${causal ? ', is_causal=True' : ''})
output = W_o(contexts.transpose(0, 1).reshape(n, d))
print(contexts.shape, output.shape)
`;
