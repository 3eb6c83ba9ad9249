// The figure's state as a program that gives the same numbers, and as a formula with its numbers.

import { isVisible, rowsOf, type Mask, type Matrix } from '../../matrix.js';
import { exactText, formatNumber } from '../../parse-number.js';
import type { Result, State } from './definition.js';

const list = (rows: readonly (readonly (number | string)[])[]): string =>
  `[${rows.map((row) => `[${row.map((x) => (typeof x === 'number' ? exactText(x) : x)).join(', ')}]`).join(', ')}]`;

const bits = (mask: Mask): string[][] =>
  Array.from({ length: mask.queries }, (_, i) =>
    Array.from({ length: mask.keys }, (_, j) => (isVisible(mask, i, j) ? 'True' : 'False')),
  );

export const numpy = ({ Q, K, V, mask, scale, temperature }: State): string => `import numpy as np

Q = np.array(${list(rowsOf(Q))}, dtype=float)
K = np.array(${list(rowsOf(K))}, dtype=float)
V = np.array(${list(rowsOf(V))}, dtype=float)
mask = ${mask ? `np.array(${list(bits(mask))})` : 'np.ones((len(Q), len(K)), dtype=bool)'}  # True = may attend
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

Q = torch.tensor(${list(rowsOf(Q))}, dtype=torch.float32)
K = torch.tensor(${list(rowsOf(K))}, dtype=torch.float32)
V = torch.tensor(${list(rowsOf(V))}, dtype=torch.float32)
mask = ${mask ? `torch.tensor(${list(bits(mask))})` : 'torch.ones(len(Q), len(K), dtype=torch.bool)'}  # True = may attend
temperature = ${temperature}

scores = Q @ K.T${scale ? ' / K.shape[1] ** 0.5' : ''}
masked = scores.masked_fill(~mask, float("-inf"))
weights = torch.softmax(masked / temperature, dim=-1)
weights = weights.masked_fill(~mask, 0)  # a row with every key hidden would be NaN
context = weights @ V
print(weights)
print(context)
`;

const pmatrix = (rows: readonly (readonly string[])[]): string =>
  `\\begin{pmatrix} ${rows.map((row) => row.join(' & ')).join(' \\\\ ')} \\end{pmatrix}`;
const numbers = (m: Matrix): string[][] =>
  rowsOf(m).map((row) => row.map((x) => formatNumber(x, 6).replace('−', '-').replace(/e(.*)/, ' \\cdot 10^{$1}')));

export function latex(state: State, { attention: { scores, weights, context } }: Result): string {
  const { Q, K, V, mask, scale, temperature } = state;
  const product = `${pmatrix(numbers(Q))} ${pmatrix(numbers(K))}^\\top`;
  const scaled = scale ? `\\frac{1}{\\sqrt{${K.cols}}} ${product}` : product;
  const masked = numbers(scores).map((row, i) => row.map((x, j) => (!mask || isVisible(mask, i, j) ? x : '-\\infty')));
  const logits = temperature === 1 ? pmatrix(masked) : `\\frac{1}{${temperature}} ${pmatrix(masked)}`;
  return `\\begin{aligned}
S &= ${scaled} = ${pmatrix(numbers(scores))} \\\\
A &= \\mathrm{softmax}\\left( ${logits} \\right) = ${pmatrix(numbers(weights))} \\\\
A V &= A ${pmatrix(numbers(V))} = ${pmatrix(numbers(context))}
\\end{aligned}
`;
}
