// The figure's state as a program that counts the same hops, and as a formula.

import type { Result, State } from './definition.js';
import type { Lane } from './kinds.js';

const constants = (state: State, { n, i, j }: Result) =>
  `n, i, j = ${n}, ${i}, ${j}  # positions count from 1
window, globals_ = ${state.window}, ${state.globals}`;

const masks = (ones: string) => `near = abs(query - key) <= window
masks = {
    "RNN": (key <= query) & (query - key <= 1),
    "self-attention": ${ones},
    "window": near,
    "window + global": near | (query < globals_) | (key < globals_),
}
`;

const search = (reached: string, any: string, same: string) => `def hops(mask, source, target):
    """Steps until target has heard of source; None if it never does."""
    reached, steps = ${reached} == target, 0
    while not reached[source]:
        wider = reached | ${any}
        if ${same}:
            return None
        reached, steps = wider, steps + 1
    return steps

for name, mask in masks.items():
    print(name, hops(mask, i - 1, j - 1))
`;

export const numpy = (state: State, result: Result): string => `import numpy as np

${constants(state, result)}

query, key = np.indices((n, n))  # mask[query, key]: the query reads the key in one step
${masks('np.ones((n, n), dtype=bool)')}
${search('np.arange(n)', 'mask[reached].any(axis=0)', '(wider == reached).all()')}`;

export const pytorch = (state: State, result: Result): string => `import torch

${constants(state, result)}

query, key = torch.arange(n)[:, None], torch.arange(n)[None, :]  # mask[query, key]: the query reads the key in one step
${masks('torch.ones(n, n, dtype=torch.bool)')}
${search('torch.arange(n)', 'mask[reached].any(dim=0)', 'torch.equal(wider, reached)')}`;

export function latex({ window }: State, { n, i, j, routes }: Result): string {
  const longest: Readonly<Record<Lane, string>> = {
    rnn: 'n - 1',
    attention: '1',
    window: `\\left\\lceil \\tfrac{n - 1}{${window}} \\right\\rceil`,
    global: '',
  };
  const names: Readonly<Record<Lane, string>> = {
    rnn: 'RNN',
    attention: 'self-attention',
    window: 'window',
    global: 'window + global',
  };
  const lines = routes.map(({ lane, path, longest: most }) => {
    const hops = path.length > 0 ? path.length - 1 : '\\infty';
    const formula = longest[lane] === String(most) ? '' : longest[lane] && ` = ${longest[lane]}`;
    return `\\ell_{\\text{${names[lane]}}}(${i}, ${j}) &= ${hops}, & \\max \\ell_{\\text{${names[lane]}}} &${formula} = ${most}`;
  });
  return `% n = ${n}
\\begin{aligned}
${lines.join(' \\\\\n')}
\\end{aligned}
`;
}
