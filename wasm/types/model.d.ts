// What a whole Transformer costs (layers as in Vaswani et al. 2017; activations as Korthikanti et al. 2022 count them),
// and the shapes that a layer of torch.nn takes and gives.

import type { NumberType } from './cost.js';

/** What forward keeps: 34 + 5 h s / d, 34, or 2 bytes for each number of a layer's input. */
export type Activations = 'everything' | 'without-pairs' | 'layer-inputs';

export interface ModelCostOptions {
  /** Of the decoder, or of the only stack. */
  readonly layers: number;
  readonly d_model: number;
  readonly heads: number;
  /** Divides heads. */
  readonly kv_heads: number;
  readonly head_dim: number;
  /** Width within. */
  readonly feed_forward: number;
  readonly vocabulary: number;
  /** 0 unless set; with any, each decoder layer also attends to the encoder. */
  readonly encoder_layers?: number;
  /** Learned vectors of position, 0 unless set. */
  readonly positions?: number;
  /** Three matrices (SwiGLU), else two. */
  readonly gated?: boolean;
  /** One table embeds and predicts, unless set to false. */
  readonly tied?: boolean;
  /** Of linear maps and norms (LayerNorm, else RMSNorm); true unless set. */
  readonly biases?: boolean;
  /** Tokens a sequence, of each stack. */
  readonly n?: number;
  readonly batch?: number;
  readonly type?: NumberType;
  /** True unless set: of a decoder, only the visible half of its pairs is computed. */
  readonly causal?: boolean;
  readonly kept?: Activations;
}
export interface ModelCost {
  readonly attention_parameters: number;
  readonly feed_forward_parameters: number;
  /** Tokens, positions, and the output's own table if it has one. */
  readonly embedding_parameters: number;
  readonly norm_parameters: number;
  readonly parameters: number;
  /** In `type`. */
  readonly weight_bytes: number;
  /** Keys and values of all tokens, in `type`. */
  readonly cache_bytes: number;
  /** 16 a parameter: weights, gradients and Adam's moments. */
  readonly training_bytes: number;
  /** An estimate: for layers like GPT's, in 16 bits. */
  readonly activation_bytes: number;
  /** Forward, of all tokens: linear maps around attention. */
  readonly projection_macs: number;
  /** Scores, and weights times values. */
  readonly pair_macs: number;
  readonly feed_forward_macs: number;
  readonly output_macs: number;
  /** Two a multiply-accumulate. */
  readonly forward_flops: number;
  readonly token_flops: number;
  /** Three times forward; four times with 'layer-inputs'. */
  readonly step_flops: number;
}

export type LayerName = 'linear' | 'lstm' | 'attention';

/** Sizes are whole numbers from 1 to 2²⁰. */
export interface LayerShapesOptions {
  readonly layer: LayerName;
  readonly batch: number;
  readonly tokens: number;
  readonly width: number;
  /** The input is (T, B, d), else (B, T, d). */
  readonly time_first?: boolean;
  /** Of attention: positions of key and value; 0, unless set, for those of the query. */
  readonly keys?: number;
  /** in_features, input_size or embed_dim. */
  readonly expected: number;
  /** out_features, hidden_size or num_heads. */
  readonly size: number;
  readonly batch_first?: boolean;
  readonly bidirectional?: boolean;
}
/**
 * B sequences, T their positions, S those of the keys, d the width of a token; i and o a Linear's widths, h a state, E an
 * embedding, D directions. A product is written as one: "4h".
 */
export interface Dimension {
  readonly letter: string;
  readonly size: number;
}
export interface TensorShape {
  /** As in torch.nn. */
  readonly name: string;
  readonly dimensions: Dimension[];
}
export interface LayerShapes {
  readonly inputs: TensorShape[];
  readonly parameters: TensorShape[];
  /** None where the shapes do not fit. */
  readonly outputs: TensorShape[];
  readonly parameter_count: number;
  /** What PyTorch prints after "RuntimeError: " or "AssertionError: "; empty where they fit. */
  readonly error: string;
  /** That word. */
  readonly error_type: string;
  /** The layer takes batch for time, of which PyTorch says nothing. */
  readonly swapped: boolean;
}

export interface ModelFunctions {
  /** "not-positive", "not-in-range", "not-a-multiple" for sizes. */
  modelCost(options: ModelCostOptions): ModelCost;
  /** What does not fit is no error of this function. */
  layerShapes(options: LayerShapesOptions): LayerShapes;
}
