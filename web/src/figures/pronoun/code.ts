// The same reading as programs.

import { matrixList } from '../../code-text.js';
import type { State } from './definition.js';
import { candidates } from './scenes.js';

const names = JSON.stringify(candidates);

export const numpy = ({ query, keys }: State): string => `import numpy as np

query = np.array(${matrixList(query)}, dtype=float)
keys = np.array(${matrixList(keys)}, dtype=float)
scores = query @ keys.T / np.sqrt(keys.shape[1])
exponentials = np.exp(scores - scores.max())
weights = exponentials / exponentials.sum()
print(dict(zip(${names}, weights[0])))
print(weights @ keys)
`;

export const pytorch = ({ query, keys }: State): string => `import torch

query = torch.tensor(${matrixList(query)}, dtype=torch.float32)
keys = torch.tensor(${matrixList(keys)}, dtype=torch.float32)
weights = torch.softmax(query @ keys.T / keys.shape[1] ** 0.5, dim=-1)
print(dict(zip(${names}, weights[0].tolist())))
print(weights @ keys)
`;
