// The same tiles as a program that gives the same numbers.

import { matrixList } from '../../code-text.js';
import type { Result, State } from './definition.js';

export const numpy = ({ queries, keys, causal }: State, { inputs: [Q, K, V] }: Result): string => `import numpy as np

Q = np.array(${matrixList(Q!)})
K = np.array(${matrixList(K!)})
V = np.array(${matrixList(V!)})
n, d = Q.shape
context = np.zeros((n, V.shape[1]))
for i in range(0, n, ${queries}):
    q = Q[i : i + ${queries}]
    maxima, sums = np.full((len(q), 1), -np.inf), np.zeros((len(q), 1))
    so_far = np.zeros((len(q), V.shape[1]))
    for j in range(0, n, ${keys}):
        scores = q @ K[j : j + ${keys}].T / np.sqrt(d)
${
  causal
    ? `        if j > i + len(q) - 1:
            continue  # the mask hides the whole tile
        seen = np.arange(j, j + scores.shape[1]) <= np.arange(i, i + len(q))[:, None]
        scores = np.where(seen, scores, -np.inf)
`
    : ''
}        larger = np.maximum(maxima, scores.max(axis=1, keepdims=True))
        known = np.where(np.isinf(larger), 0, larger)  # a row may have seen nothing yet
        rescaling, exponentials = np.exp(maxima - known), np.exp(scores - known)
        sums = sums * rescaling + exponentials.sum(axis=1, keepdims=True)
        so_far = so_far * rescaling + exponentials @ V[j : j + ${keys}]
        maxima = larger
    context[i : i + ${queries}] = so_far / sums
print(context)
`;
