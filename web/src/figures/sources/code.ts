// The figure's state as programs that give the same numbers.

import { matrixList } from '../../code-text.js';
import type { State } from './definition.js';
import { isCross } from './kinds.js';

const inputs = (state: State, array: (list: string) => string): string => {
  const named = ['X', 'Y', 'W_q', 'W_k', 'W_v'] as const;
  return named
    .filter((name) => name !== 'Y' || isCross(state.kind))
    .map((name) => `${name} = ${array(matrixList(state[name]))}`)
    .join('\n');
};

const projections = ({ kind }: State): string => {
  const source = isCross(kind) ? 'Y' : 'X';
  return `Q, K, V = X @ W_q, ${source} @ W_k, ${source} @ W_v`;
};

export const numpy = (state: State): string => `import numpy as np

${inputs(state, (list) => `np.array(${list}, dtype=float)`)}

${projections(state)}
scores = Q @ K.T / np.sqrt(K.shape[1])
${state.kind === 'decoder' ? 'scores[np.triu_indices(len(Q), 1)] = -np.inf  # only itself and the left\n' : ''}exponentials = np.exp(scores - scores.max(axis=1, keepdims=True))
weights = exponentials / exponentials.sum(axis=1, keepdims=True)
context = weights @ V
print(weights)
print(context)
`;

export const pytorch = (state: State): string => `import torch
from torch.nn.functional import scaled_dot_product_attention

${inputs(state, (list) => `torch.tensor(${list}, dtype=torch.float32)`)}

${projections(state)}
print(scaled_dot_product_attention(Q, K, V${state.kind === 'decoder' ? ', is_causal=True' : ''}))
`;
