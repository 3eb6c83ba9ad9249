// The layer and its call as PyTorch has them.

import type { State } from './definition.js';

const python = (flag: boolean) => (flag ? 'True' : 'False');

/** "nn.LSTM(10, 16, batch_first=True)": what differs from the defaults, and batch_first in any case. */
export function made({ layer, expected, size, batchFirst, bidirectional }: State): string {
  if (layer === 'linear') return `nn.Linear(${expected}, ${size})`;
  const order = `batch_first=${python(batchFirst)}`;
  if (layer === 'attention') return `nn.MultiheadAttention(${expected}, ${size}, ${order})`;
  return `nn.LSTM(${expected}, ${size}, ${order}${bidirectional ? ', bidirectional=True' : ''})`;
}

const calls = {
  linear: 'output = layer(x)',
  lstm: 'output, (h_n, c_n) = layer(x)',
  attention: 'attn_output, attn_output_weights = layer(x, x, x)',
} as const;
/** The call, with a second sequence y where keys and values have one. */
export const called = ({ layer, keys }: State): string =>
  layer === 'attention' && keys > 0 ? calls[layer].replace('x, x, x', 'x, y, y') : calls[layer];

export function pytorch(state: State): string {
  const { layer, batch, tokens, width, timeFirst, keys } = state;
  const tensor = (name: string, positions: number) =>
    `${name} = torch.randn(${(timeFirst ? [positions, batch] : [batch, positions]).join(', ')}, ${width})`;
  const results = called(state).split(' = ')[0]!.replace(/[()]/g, '').split(', ');
  return `import torch
from torch import nn

${tensor('x', tokens)}  # ${timeFirst ? '(T, B, d)' : '(B, T, d)'}
${layer === 'attention' && keys > 0 ? `${tensor('y', keys)}\n` : ''}layer = ${made(state)}
${called(state)}
for result in ${results.join(', ')}${results.length === 1 ? ',' : ''}:
    print(tuple(result.shape))
`;
}
