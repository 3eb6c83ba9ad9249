// Both rows of weights and their outputs as a program.

import { matrixList } from '../../code-text.js';
import type { Result, State } from './definition.js';

export const numpy = ({ V }: State, { given, moved }: Result): string => `import numpy as np

V = np.array(${matrixList(V)})
given = np.array(${matrixList(given)})
other = np.array(${matrixList(moved.weights)})
constraints = np.vstack([np.ones(len(V)), V.T])
print("directions:", len(V) - np.linalg.matrix_rank(constraints))
print("outputs:", given @ V, other @ V)
print("total variation:", np.abs(given - other).sum() / 2)
`;
