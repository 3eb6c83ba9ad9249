// The figure's state as a program that gives the same numbers, and as a formula with its numbers.

import { maskList, matrixList, pmatrix, texNumbers } from '../../code-text.js';
import { isVisible } from '../../matrix.js';
import type { Result, State } from './definition.js';

export const numpy = ({ Q, K, V, mask, scale, temperature }: State): string => `import numpy as np

Q = np.array(${matrixList(Q)}, dtype=float)
K = np.array(${matrixList(K)}, dtype=float)
V = np.array(${matrixList(V)}, dtype=float)
mask = ${mask ? `np.array(${maskList(mask)})` : 'np.ones((len(Q), len(K)), dtype=bool)'}  # True = may attend
temperature = ${temperature}

scores = Q @ K.T${scale ? ' / np.sqrt(K.shape[1])' : ''}
largest = np.max(scores, axis=1, keepdims=True, where=mask, initial=-np.inf)
exponentials = np.exp((scores - largest) / temperature, where=mask, out=np.zeros_like(scores))
sums = exponentials.sum(axis=1, keepdims=True)
weights = exponentials / np.where(sums > 0, sums, 1)  # a row with every key hidden stays 0
context = weights @ V
print(weights)
print(context)
`;

export const pytorch = ({ Q, K, V, mask, scale, temperature }: State): string => `import torch

Q = torch.tensor(${matrixList(Q)}, dtype=torch.float32)
K = torch.tensor(${matrixList(K)}, dtype=torch.float32)
V = torch.tensor(${matrixList(V)}, dtype=torch.float32)
mask = ${mask ? `torch.tensor(${maskList(mask)})` : 'torch.ones(len(Q), len(K), dtype=torch.bool)'}  # True = may attend
temperature = ${temperature}

scores = Q @ K.T${scale ? ' / K.shape[1] ** 0.5' : ''}
masked = scores.masked_fill(~mask, float("-inf"))
weights = torch.softmax(masked / temperature, dim=-1)
weights = weights.masked_fill(~mask, 0)  # a row with every key hidden would be NaN
context = weights @ V
print(weights)
print(context)
`;

export function latex(state: State, { attention: { scores, weights, context } }: Result): string {
  const { Q, K, V, mask, scale, temperature } = state;
  const product = `${pmatrix(texNumbers(Q))} ${pmatrix(texNumbers(K))}^\\top`;
  const scaled = scale ? `\\frac{1}{\\sqrt{${K.cols}}} ${product}` : product;
  const masked = texNumbers(scores).map((row, i) =>
    row.map((x, j) => (!mask || isVisible(mask, i, j) ? x : '-\\infty')),
  );
  const logits = temperature === 1 ? pmatrix(masked) : `\\frac{1}{${temperature}} ${pmatrix(masked)}`;
  return `\\begin{aligned}
S &= ${scaled} = ${pmatrix(texNumbers(scores))} \\\\
A &= \\mathrm{softmax}\\left( ${logits} \\right) = ${pmatrix(texNumbers(weights))} \\\\
A V &= A ${pmatrix(texNumbers(V))} = ${pmatrix(texNumbers(context))}
\\end{aligned}
`;
}
