// All four scores as a program that gives the same numbers, and as formulas with their numbers.

import { matrixList, pmatrix, texNumbers } from '../../code-text.js';
import { CoreError, type Matrix } from '../../core.js';
import type { Result, State } from './definition.js';
import { kinds, type Kind } from './kinds.js';

const inputs = ({ s, h, W_s, W_h, v, W }: State, made: (list: string) => string): string =>
  Object.entries({ s, h, W_s, W_h, v, W })
    .map(([name, m]) => `${name} = ${made(matrixList(m))}`)
    .join('\n');

/** A score that these sizes do not allow is left out. */
const line = ({ scored }: Result, kind: Kind, score: string): string =>
  scored[kind] instanceof CoreError ? `    # "${kind}" does not fit these sizes` : `    "${kind}": ${score},`;

export const numpy = (state: State, result: Result): string => `import numpy as np

${inputs(state, (list) => `np.array(${list}, dtype=float)`)}

left = np.repeat(s[:, None], len(h), axis=1)
right = np.repeat(h[None], len(s), axis=0)
scores = {
${line(result, 'additive', 'np.tanh((s @ W_s.T)[:, None] + h @ W_h.T) @ v[0]')}
${line(result, 'dot', 's @ h.T')}
${line(result, 'general', 's @ W @ h.T')}
${line(result, 'concat', 'np.tanh(np.concatenate([left, right], axis=2) @ np.concatenate([W_s, W_h], axis=1).T) @ v[0]')}
}
for name, e in scores.items():
    exponentials = np.exp(e - e.max(axis=1, keepdims=True))
    weights = exponentials / exponentials.sum(axis=1, keepdims=True)
    print(name, e, weights, weights @ h, sep="\\n")
`;

export const pytorch = (state: State, result: Result): string => `import torch

${inputs(state, (list) => `torch.tensor(${list}, dtype=torch.float32)`)}

left = s[:, None].expand(-1, len(h), -1)
right = h[None].expand(len(s), -1, -1)
scores = {
${line(result, 'additive', 'torch.tanh((s @ W_s.T)[:, None] + h @ W_h.T) @ v[0]')}
${line(result, 'dot', 's @ h.T')}
${line(result, 'general', 's @ W @ h.T')}
${line(result, 'concat', 'torch.tanh(torch.cat([left, right], dim=2) @ torch.cat([W_s, W_h], dim=1).T) @ v[0]')}
}
for name, e in scores.items():
    weights = torch.softmax(e, dim=-1)
    print(name, e, weights, weights @ h, sep="\\n")
`;

/** Rows are queries and keys, as everywhere here, so vectors multiply from the left. */
const formulas = {
  additive: 'v^\\top \\tanh(W_s s + W_h h_i)',
  dot: 's^\\top h_i',
  general: 's^\\top W h_i',
  concat: 'v^\\top \\tanh([W_s\\; W_h] [s; h_i])',
} as const satisfies Record<Kind, string>;

export function latex({ s, h, W_s, W_h, v, W }: State, { scored }: Result): string {
  const set = (m: Matrix) => pmatrix(texNumbers(m));
  const given = `s = ${set(s)},\\; h = ${set(h)},\\; W_s = ${set(W_s)},\\; W_h = ${set(W_h)},\\; v^\\top = ${set(v)},\\; W = ${set(W)}`;
  const lines = kinds.flatMap((kind) => {
    const one = scored[kind];
    if (one instanceof CoreError) return [];
    const softmax = `\\alpha = \\mathrm{softmax}(e) = ${set(one.weights)}`;
    return [`e_i &= ${formulas[kind]}: & e &= ${set(one.scores.values)}, & ${softmax}, & c &= ${set(one.context)}`];
  });
  return `\\begin{gathered}
${given} \\\\
\\begin{alignedat}{4}
${lines.join(' \\\\\n')}
\\end{alignedat}
\\end{gathered}
`;
}
