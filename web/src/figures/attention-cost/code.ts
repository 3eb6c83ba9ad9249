// The figure's state as a program that gives the same counts, and as formulas with their numbers.

import type { Result, State } from './definition.js';

const python = (flag: boolean) => (flag ? 'True' : 'False');

const formulas = (bytes: string) => `pairs = n * (n + 1) / 2 if causal else n * n
score_macs = pairs * d * heads * layers * batch
context_macs = score_macs
projection_macs = 4 * n * (heads * d) ** 2 * layers * batch if projections else 0
macs = score_macs + context_macs + projection_macs

bytes_each = ${bytes}
head_bytes = n * n * bytes_each * (2 if training else 1)
total_bytes = head_bytes * heads * layers * batch
cache_bytes = 2 * layers * heads * d * n * batch * bytes_each
print(f"{macs:,.0f} MACs, {2 * macs:,.0f} FLOP")
print(f"{head_bytes:,} B a head, {total_bytes:,} B in all, {cache_bytes:,} B of KV cache")
`;

const constants = ({ n, d, heads, layers, batch, causal, training, projections }: State) =>
  `n, d, heads, layers, batch = ${n}, ${d}, ${heads}, ${layers}, ${batch}
causal, training, projections = ${python(causal)}, ${python(training)}, ${python(projections)}
`;

/** NumPy has no bfloat16; it is as wide as float16. */
export const numpy = (state: State): string => `import numpy as np

${constants(state)}
${formulas(`np.dtype(np.${state.type === 'bfloat16' ? 'float16' : state.type}).itemsize`)}`;

export const pytorch = (state: State): string => `import torch

${constants(state)}
${formulas(`torch.empty(0, dtype=torch.${state.type}).element_size()`)}`;

export function latex(state: State, { attention, cacheBytes }: Result): string {
  const { n, d, heads, layers, batch, causal } = state;
  const pairs = causal ? '\\tfrac{n (n + 1)}{2}' : 'n^2';
  const lines = [
    `\\text{MACs} &= 2 \\cdot ${pairs} d h L B${state.projections ? ' + 4 n (h d)^2 L B' : ''} = ${attention.macs}`,
    `\\text{bytes of one head's weights} &= ${attention.head_bytes}`,
    `\\text{KV cache} &= 2 L h d n B \\cdot \\text{bytes} = ${cacheBytes}`,
  ];
  return `% n = ${n}, d = ${d}, h = ${heads}, L = ${layers}, B = ${batch}, ${state.type}
\\begin{aligned}
${lines.join(' \\\\\n')}
\\end{aligned}
`;
}
