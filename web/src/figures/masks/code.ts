// The mask, and attention under it, as programs.

import { maskList } from '../../code-text.js';
import type { Result, State } from './definition.js';

export const numpy = ({ n }: State, { mask }: Result): string => `import numpy as np

mask = np.array(${maskList(mask)})  # True = may attend
print(mask.sum(), "of", ${n} * ${n}, "pairs")

rng = np.random.default_rng(0)
Q, K = rng.normal(size=(2, ${n}, 8))
scores = np.where(mask, Q @ K.T / np.sqrt(8), -np.inf)
largest = scores.max(axis=1, keepdims=True, where=mask, initial=-1e30)
exponentials = np.where(mask, np.exp(scores - largest), 0)
sums = exponentials.sum(axis=1, keepdims=True)
weights = exponentials / np.where(sums > 0, sums, 1)  # a row with every key hidden stays 0
print(weights.round(3))
`;

export const pytorch = ({ n }: State, { mask }: Result): string => `import torch
from torch.nn.functional import scaled_dot_product_attention

mask = torch.tensor(${maskList(mask)})  # True = may attend
print(mask.sum().item(), "of", ${n} * ${n}, "pairs")

torch.manual_seed(0)
Q, K, V = torch.randn(3, 1, 1, ${n}, 8)
print(scaled_dot_product_attention(Q, K, V, attn_mask=mask))  # a row with every key hidden is NaN here
`;
