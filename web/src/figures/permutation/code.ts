// The same comparison as programs.

import { matrixList } from '../../code-text.js';
import type { Result, State } from './definition.js';

export const numpy = ({ X, positions }: State, { order }: Result): string => `import numpy as np

X = np.array(${matrixList(X)}, dtype=float)
order = [${order.join(', ')}]

def output(X):
    n, d = X.shape
${
  positions
    ? `    angles = np.arange(n)[:, None] / 10000 ** (2 * (np.arange(d) // 2) / d)
    X = X + np.where(np.arange(d) % 2 == 0, np.sin(angles), np.cos(angles))
`
    : ''
}    scores = X @ X.T / np.sqrt(d)
    exponentials = np.exp(scores - scores.max(axis=1, keepdims=True))
    return exponentials / exponentials.sum(axis=1, keepdims=True) @ X

print("largest difference:", np.abs(output(X[order]) - output(X)[order]).max())
`;

export const pytorch = ({ X, positions }: State, { order }: Result): string => `import torch
from torch.nn.functional import scaled_dot_product_attention

X = torch.tensor(${matrixList(X)}, dtype=torch.float32)
order = [${order.join(', ')}]

def output(X):
    n, d = X.shape
${
  positions
    ? `    angles = torch.arange(n)[:, None] / 10000 ** (2 * (torch.arange(d) // 2) / d)
    X = X + torch.where(torch.arange(d) % 2 == 0, angles.sin(), angles.cos())
`
    : ''
}    return scaled_dot_product_attention(X[None], X[None], X[None])[0]

print("largest difference:", (output(X[order]) - output(X)[order]).abs().max().item())
`;
