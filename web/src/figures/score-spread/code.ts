// The same measurement as programs; their random numbers are their own.

import type { State } from './definition.js';
import { keys, queries } from './sizes.js';

export const numpy = ({ d, sigma, seed }: State): string => `import numpy as np

rng = np.random.default_rng(${seed})
Q, K = rng.normal(0, ${sigma}, (${queries}, ${d})), rng.normal(0, ${sigma}, (${keys}, ${d}))
for name, scores in ("raw", Q @ K.T), ("scaled", Q @ K.T / np.sqrt(${d})):
    exponentials = np.exp(scores - scores.max(axis=1, keepdims=True))
    weights = exponentials / exponentials.sum(axis=1, keepdims=True)
    entropy = -(weights * np.log(weights, where=weights > 0, out=np.zeros_like(weights))).sum(axis=1).mean()
    print(name, "deviation", scores.std(), "entropy", entropy, "largest", weights.max(axis=1).mean())
`;

export const pytorch = ({ d, sigma, seed }: State): string => `import torch

torch.manual_seed(${seed})
Q, K = ${sigma} * torch.randn(${queries}, ${d}), ${sigma} * torch.randn(${keys}, ${d})
for name, scores in ("raw", Q @ K.T), ("scaled", Q @ K.T / ${d} ** 0.5):
    weights = torch.softmax(scores, dim=-1)
    entropy = torch.special.entr(weights).sum(dim=-1).mean()
    print(name, "deviation", scores.std(correction=0), "entropy", entropy, "largest", weights.amax(dim=-1).mean())
`;
