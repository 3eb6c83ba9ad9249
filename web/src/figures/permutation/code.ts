// The same comparison as programs.

import { matrixList } from '../../code-text.js';
import { filled } from '../../matrix.js';
import type { Result, State } from './definition.js';
import { placesOf } from './places.js';

/** What is added to X. */
const added = (state: State) => (state.positions ? placesOf(state) : filled(state.X.rows, state.X.cols, 0));

export const numpy = (state: State, { order }: Result): string => `import numpy as np

X = np.array(${matrixList(state.X)}, dtype=float)
P = np.array(${matrixList(added(state))}, dtype=float)
order = [${order.join(', ')}]

def output(X):
    X = X + P
    scores = X @ X.T / np.sqrt(X.shape[1])
    exponentials = np.exp(scores - scores.max(axis=1, keepdims=True))
    return exponentials / exponentials.sum(axis=1, keepdims=True) @ X

print("largest difference:", np.abs(output(X[order]) - output(X)[order]).max())
`;

export const pytorch = (state: State, { order }: Result): string => `import torch
from torch.nn.functional import scaled_dot_product_attention

X = torch.tensor(${matrixList(state.X)}, dtype=torch.float32)
P = torch.tensor(${matrixList(added(state))}, dtype=torch.float32)
order = [${order.join(', ')}]

def output(X):
    X = X + P
    return scaled_dot_product_attention(X[None], X[None], X[None])[0]

print("largest difference:", (output(X[order]) - output(X)[order]).abs().max().item())
`;
