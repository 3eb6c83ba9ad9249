// Gradients of flash, linear and multi-head attention; shapes and errors as in the functions themselves.

import type { AttentionGradient, AttentionOptions } from './attention.js';
import type { Band, FlashAttention, Tile } from './flash.js';
import type { LinearAttention, LinearAttentionGradient, LinearOptions } from './linear.js';
import type { MultiHead, MultiHeadAttention, MultiHeadGradient } from './multi-head.js';
import type { Mask, Matrix } from './values.js';

export interface BackwardFunctions {
  /** The weights are computed again, from the maxima and sums of `forward`. */
  flashAttentionBackward(
    Q: Matrix,
    K: Matrix,
    V: Matrix,
    forward: FlashAttention,
    d_context: Matrix,
    mask: Mask | Band | null,
    tile: Tile,
    options: AttentionOptions,
  ): AttentionGradient;
  linearAttentionBackward(
    Q: Matrix,
    K: Matrix,
    V: Matrix,
    forward: LinearAttention,
    d_context: Matrix,
    options: LinearOptions,
  ): LinearAttentionGradient;
  multiHeadAttentionBackward(
    model: MultiHeadAttention,
    queries: Matrix,
    keys: Matrix,
    values: Matrix,
    forward: MultiHead,
    d_output: Matrix,
  ): MultiHeadGradient;
}
