// What a whole Transformer costs, by formula (core: model_cost.h): parameters part by part, bytes while it generates or
// learns, and operations. Opened on the base model of Vaswani et al. 2017.

import { boolean, choice, number } from '../../codecs.js';
import type { Activations, Core, ModelCost, NumberType } from '../../core.js';
import type { Definition } from '../definition.js';
import { numpy } from './code.js';
import { summaries } from './text.js';

export const numberTypes = ['float32', 'float16', 'bfloat16', 'int8'] as const satisfies readonly NumberType[];
export const keptChoices = ['everything', 'without-pairs', 'layer-inputs'] as const satisfies readonly Activations[];

export interface State {
  /** Of the decoder, or of the only stack. */
  readonly layers: number;
  /** 0: there is no encoder. */
  readonly encoderLayers: number;
  /** d_model. */
  readonly d: number;
  readonly heads: number;
  readonly kvHeads: number;
  readonly headDim: number;
  readonly feedForward: number;
  readonly vocabulary: number;
  /** Learned vectors of position. */
  readonly positions: number;
  readonly gated: boolean;
  readonly tied: boolean;
  readonly biases: boolean;
  readonly n: number;
  readonly batch: number;
  readonly type: NumberType;
  readonly causal: boolean;
  readonly training: boolean;
  readonly kept: Activations;
}

export interface Result {
  readonly cost: ModelCost;
  /** Of one number. */
  readonly bytesEach: number;
}

const whole = (initial: number, max: number, min = 1) => number({ initial, min, max, integer: true });
export const schema = {
  layers: whole(6, 512),
  encoderLayers: whole(6, 512, 0),
  d: whole(512, 65536),
  heads: whole(8, 512),
  kvHeads: whole(8, 512),
  headDim: whole(64, 1024),
  feedForward: whole(2048, 2 ** 18),
  vocabulary: whole(37000, 2 ** 20),
  positions: whole(0, 2 ** 20, 0),
  gated: boolean(false),
  tied: boolean(true),
  biases: boolean(true),
  n: whole(512, 2 ** 20),
  batch: whole(1, 65536),
  type: choice('float32', numberTypes),
  causal: boolean(true),
  training: boolean(false),
  kept: choice('everything', keptChoices),
} as const;

export const definition: Definition<State, Result> = {
  tag: 'attn-model-cost',
  title: { zh: '整个模型的账：参数、内存、运算', en: 'The bill for a whole model: parameters, memory, operations' },
  schema,
  compute: (core: Core, state: State): Result => ({
    cost: core.modelCost!({
      ...state,
      encoder_layers: state.encoderLayers,
      d_model: state.d,
      kv_heads: state.kvHeads,
      head_dim: state.headDim,
      feed_forward: state.feedForward,
    }),
    bytesEach: core.bytesPerNumber(state.type),
  }),
  summary: (state, result, language) => summaries[language](state, result),
  code: { numpy },
};
