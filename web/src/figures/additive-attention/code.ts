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

const formulas = {
  additive: 'v^\\top \\tanh(W_s s_t + W_h h_i)',
  dot: 's_t^\\top h_i',
  general: 's_t^\\top W h_i',
  concat: 'v^\\top \\tanh([W_s\\; W_h] [s_t; h_i])',
} as const satisfies Record<Kind, string>;

/** Vectors are columns, as in the papers; a matrix has one in each row. */
export function latex({ s, h, W_s, W_h, v, W }: State, { scored }: Result): string {
  const set = (m: Matrix) => pmatrix(texNumbers(m));
  const given = [
    ['(s_t^\\top)', s],
    ['(h_i^\\top)', h],
    ['W_s', W_s],
    ['W_h', W_h],
    ['v^\\top', v],
    ['W', W],
  ] as const;
  const lines = kinds.flatMap((kind) => {
    const one = scored[kind];
    if (one instanceof CoreError) return [];
    const { scores, weights, context } = one;
    return [
      `e_{ti} &= ${formulas[kind]}: & e &= ${set(scores.values)}, & \\alpha &= ${set(weights)}, & c &= ${set(context)}`,
    ];
  });
  return `\\begin{gathered}
${given.map(([name, m]) => `${name} = ${set(m)}`).join(',\\; ')} \\\\
\\alpha = \\mathrm{softmax}(e),\\; c_t = \\textstyle\\sum_i \\alpha_{ti} h_i \\\\
\\begin{alignedat}{4}
${lines.join(' \\\\\n')}
\\end{alignedat}
\\end{gathered}
`;
}
