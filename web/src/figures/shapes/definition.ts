// The shapes that go into a layer of torch.nn and come out of it, dimension by dimension, and what PyTorch 2 says where
// they do not fit (core: layer_shapes.h).

import { boolean, choice, number } from '../../codecs.js';
import type { Core, LayerName, LayerShapes } from '../../core.js';
import type { Definition } from '../definition.js';
import { pytorch } from './code.js';
import { summaries } from './text.js';

export const layers = ['linear', 'lstm', 'attention'] as const satisfies readonly LayerName[];

export interface State {
  readonly layer: LayerName;
  /** B, T and d. */
  readonly batch: number;
  readonly tokens: number;
  readonly width: number;
  /** The input is (T, B, d). */
  readonly timeFirst: boolean;
  /** S, of attention; 0: the query's own tokens. */
  readonly keys: number;
  /** in_features, input_size or embed_dim. */
  readonly expected: number;
  /** out_features, hidden_size or num_heads. */
  readonly size: number;
  readonly batchFirst: boolean;
  readonly bidirectional: boolean;
}

const whole = (initial: number, min = 1) => number({ initial, min, max: 4096, integer: true });
export const schema = {
  layer: choice('linear', layers),
  batch: whole(4),
  tokens: whole(5),
  width: whole(16),
  timeFirst: boolean(false),
  keys: whole(0, 0),
  expected: whole(16),
  size: whole(64),
  batchFirst: boolean(true),
  bidirectional: boolean(false),
} as const;

export const definition: Definition<State, LayerShapes> = {
  tag: 'attn-shapes',
  title: { zh: '先圈形状：谁进去，谁出来', en: 'Circle the shapes: what goes in, what comes out' },
  schema,
  compute: (core: Core, state: State) =>
    core.layerShapes!({
      ...state,
      time_first: state.timeFirst,
      batch_first: state.batchFirst,
    }),
  summary: (_, shapes, language) => summaries[language](shapes),
  code: { pytorch },
};
