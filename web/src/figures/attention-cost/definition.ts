// What attention costs, by formula (Vaswani et al. 2017, table 1; KV cache and training memory as in the chapter):
// multiply-accumulates and bytes for a length n, heads of width d, layers and sequences, beside an LSTM of equal width.

import { boolean, choice, number } from '../../codecs.js';
import type { AttentionCost, Core, NumberType } from '../../core.js';
import type { Definition } from '../definition.js';
import { latex, numpy, pytorch } from './code.js';
import { curvesOf, type Curves } from './curves.js';
import { totals } from './text.js';

export const numberTypes = [
  'float32',
  'float16',
  'bfloat16',
  'float64',
  'int8',
] as const satisfies readonly NumberType[];

export interface State {
  readonly n: number;
  /** Width of one head. */
  readonly d: number;
  readonly heads: number;
  readonly layers: number;
  /** Sequences at once. */
  readonly batch: number;
  readonly type: NumberType;
  readonly causal: boolean;
  readonly training: boolean;
  readonly projections: boolean;
}

export interface Result {
  readonly attention: AttentionCost;
  /** Of one number. */
  readonly bytesEach: number;
  /** Of all layers and sequences, with as many key heads as heads. */
  readonly cacheBytes: number;
  readonly curves: Curves;
}

const whole = (initial: number, max: number) => number({ initial, min: 1, max, integer: true });
export const schema = {
  n: whole(2048, 2 ** 20),
  d: whole(64, 4096),
  heads: whole(1, 256),
  layers: whole(1, 256),
  batch: whole(1, 4096),
  type: choice('float32', numberTypes),
  causal: boolean(false),
  training: boolean(false),
  projections: boolean(false),
} as const;

export const definition: Definition<State, Result> = {
  tag: 'attn-attention-cost',
  title: { zh: '注意力要花多少：乘加与字节', en: 'What attention costs: operations and bytes' },
  schema,
  compute: (core: Core, state: State): Result => ({
    attention: core.selfAttentionCost(state),
    bytesEach: core.bytesPerNumber(state.type),
    cacheBytes: core.kvCacheBytes(state.layers, state.heads, state.d, state.n, state.batch, state.type),
    curves: curvesOf(core, state),
  }),
  summary: (_, { attention: { macs, total_bytes } }, language) => totals[language](macs, total_bytes),
  code: { numpy, pytorch, latex },
};
