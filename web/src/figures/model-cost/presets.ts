// Models whose sizes are published, where, and how many parameters are said of them.

import type { Text } from '../../language.js';
import type { State } from './definition.js';

type Model = Omit<State, 'batch' | 'type' | 'causal' | 'training' | 'kept'>;

export interface Preset {
  readonly name: string;
  readonly model: Model;
  readonly source: Text;
}

const alike = (zh: string, en: string): Text => ({ zh, en });

const transformer = (d: number, heads: number): Model => ({
  layers: 6,
  encoderLayers: 6,
  d,
  heads,
  kvHeads: heads,
  headDim: 64,
  feedForward: 4 * d,
  vocabulary: 37000,
  positions: 0,
  gated: false,
  tied: true,
  biases: true,
  n: 512,
});
const gpt = (layers: number, d: number, heads: number, n: number): Model => ({
  ...transformer(d, heads),
  layers,
  encoderLayers: 0,
  headDim: d / heads,
  vocabulary: 50257,
  positions: n,
  n,
});
const llama = (layers: number, d: number, heads: number, kvHeads: number, feedForward: number): Model => ({
  ...gpt(layers, d, heads, 4096),
  kvHeads,
  feedForward,
  vocabulary: 32000,
  positions: 0,
  gated: true,
  tied: false,
  biases: false,
});

const vaswani = (said: string) => alike(`Vaswani 等，2017，表 3：${said}`, `Vaswani et al. 2017, table 3: ${said}`);
const radford = (said: string, released: string) =>
  alike(
    `Radford 等，2019，表 2：${said}；代码库后来更正为 ${released}`,
    `Radford et al. 2019, table 2: ${said}; the repository corrected it to ${released}`,
  );
const touvron = (said: string) =>
  alike(
    `Touvron 等，2023（Llama 2），表 1：${said}；宽度见随模型发布的配置`,
    `Touvron et al. 2023 (Llama 2), table 1: ${said}; widths as in the released configuration`,
  );

export const presets: readonly Preset[] = [
  { name: 'Transformer base', model: transformer(512, 8), source: vaswani('65M') },
  { name: 'Transformer big', model: transformer(1024, 16), source: vaswani('213M') },
  { name: 'GPT-2 small', model: gpt(12, 768, 12, 1024), source: radford('117M', '124M') },
  { name: 'GPT-2 XL', model: gpt(48, 1600, 25, 1024), source: radford('1542M', '1558M') },
  {
    name: 'GPT-3 175B',
    model: gpt(96, 12288, 96, 2048),
    source: alike(
      'Brown 等，2020，表 2.1：175.0B；带状的层按稠密算',
      'Brown et al. 2020, table 2.1: 175.0B; banded layers counted as dense',
    ),
  },
  { name: 'Llama 2 7B', model: llama(32, 4096, 32, 32, 11008), source: touvron('7B') },
  { name: 'Llama 2 70B', model: llama(80, 8192, 64, 8, 28672), source: touvron('70B') },
  {
    name: 'Mistral 7B',
    model: llama(32, 4096, 32, 8, 14336),
    source: alike('Jiang 等，2023，表 1：7B', 'Jiang et al. 2023, table 1: 7B'),
  },
];

const parts = Object.keys(transformer(1, 1)).filter((key) => key !== 'n') as (keyof Model)[];
/** Whether the model is this one, whatever it is given to read. */
export const isAt = (state: State, { model }: Preset): boolean => parts.every((key) => state[key] === model[key]);
