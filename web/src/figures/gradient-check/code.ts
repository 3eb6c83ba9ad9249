// The same check as programs: NumPy in float64, where the best step is smaller, and PyTorch's own gradient.

import { matrixList } from '../../code-text.js';
import type { Result, State } from './definition.js';

const matrices = ({ Q, K, V }: State, make: (list: string) => string) =>
  [['Q', Q] as const, ['K', K] as const, ['V', V] as const]
    .map(([name, value]) => `${name} = ${make(matrixList(value))}\n`)
    .join('');

export const numpy = (state: State, { place }: Result): string => `import numpy as np

${matrices(state, (list) => `np.array(${list}, dtype=float)`)}
def y():
    scores = Q @ K.T / np.sqrt(K.shape[1])
    exponentials = np.exp(scores - scores.max(axis=1, keepdims=True))
    return (exponentials / exponentials.sum(axis=1, keepdims=True) @ V)[${place.query}, ${place.component}]

def difference(h):
    x = ${place.input}[${place.row}, ${place.column}]
    ${place.input}[${place.row}, ${place.column}] = x + h
    above = y()
    ${place.input}[${place.row}, ${place.column}] = x - h
    below = y()
    ${place.input}[${place.row}, ${place.column}] = x
    return (above - below) / (2 * h)

for h in (1, 0.1, ${state.h}, 1e-5, 1e-8, 1e-12):
    print(h, difference(h))
`;

export const pytorch = (state: State, { place }: Result): string => `import torch
from torch.nn.functional import scaled_dot_product_attention

${matrices(state, (list) => `torch.tensor(${list}, dtype=torch.float64, requires_grad=True)`)}
scaled_dot_product_attention(Q[None], K[None], V[None])[0, ${place.query}, ${place.component}].backward()
print(${place.input}.grad[${place.row}, ${place.column}])
`;
