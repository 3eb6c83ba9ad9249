// Both kinds of weights as programs that give the same numbers.

import { matrixList } from '../../code-text.js';
import type { Result, State } from './definition.js';

export const numpy = ({ map, causal }: State, { Q, K }: Result): string => `import numpy as np

Q = np.array(${matrixList(Q)})
K = np.array(${matrixList(K)})
seen = ${causal ? 'np.tri(len(Q), len(K), dtype=bool)' : 'np.ones((len(Q), len(K)), dtype=bool)'}

def phi(x):
    return ${map === 'relu' ? 'np.maximum(x, 0)' : 'np.where(x > 0, x + 1, np.exp(np.minimum(x, 0)))'}

def shares(x):
    sums = np.where(seen, x, 0).sum(axis=1, keepdims=True)
    return np.where(seen, x, 0) / np.where(sums > 0, sums, 1)

scores = Q @ K.T / np.sqrt(Q.shape[1])
softmax = shares(np.exp(scores - scores.max(axis=1, keepdims=True)))
linear = shares(phi(Q) @ phi(K).T)
print("total variation, mean over queries:", np.abs(softmax - linear).sum() / 2 / len(Q))
`;

export const pytorch = ({ map, causal }: State, { Q, K }: Result): string => `import torch

Q = torch.tensor(${matrixList(Q)})
K = torch.tensor(${matrixList(K)})
seen = ${causal ? 'torch.ones(len(Q), len(K)).tril().bool()' : 'torch.ones(len(Q), len(K)).bool()'}
phi = ${map === 'relu' ? 'torch.relu' : 'lambda x: torch.nn.functional.elu(x) + 1'}

softmax = (Q @ K.T / Q.shape[1] ** 0.5).masked_fill(~seen, -torch.inf).softmax(dim=-1)
products = (phi(Q) @ phi(K).T) * seen
linear = products / products.sum(dim=-1, keepdim=True).clamp(min=1e-30)
print("total variation, mean over queries:", (softmax - linear).abs().sum().item() / 2 / len(Q))
`;
