// Multi-head attention (Vaswani et al. 2017, section 3.2.2) of random tokens through random projections, with fewer key
// heads if wanted (Shazeer 2019; Ainslie et al. 2023): every head's weights, their contexts side by side, W_o, and the
// output with and without some of the heads.

import { boolean, whole } from '../../codecs.js';
import type { Core, Matrix, ModelCost, MultiHead, MultiHeadAttention, MutedHeads } from '../../core.js';
import type { Definition } from '../definition.js';
import { mostHeads, mutedHeads, range } from './choices.js';
import { numpy, pytorch } from './code.js';
import { summaries } from './text.js';

export interface State {
  /** Tokens. */
  readonly n: number;
  /** Their width, d_model. */
  readonly d: number;
  /** A divisor of d. */
  readonly heads: number;
  /** A divisor of heads. */
  readonly kvHeads: number;
  readonly causal: boolean;
  readonly seed: number;
  /** A bit for each head that is left out, the lowest for the first. */
  readonly muted: number;
}

export interface Result {
  readonly model: MultiHeadAttention;
  readonly forward: MultiHead;
  readonly heard: MutedHeads;
  /** The mean of |output| with every head. */
  readonly size: number;
  /** Of these four projections, and what they keep of each token, in float16. */
  readonly cost: ModelCost;
  /** Those of as many key heads as heads. */
  readonly fullCost: ModelCost;
}

export const schema = {
  n: whole(6, 1, 16),
  d: whole(16, 1, 64),
  heads: whole(4, 1, mostHeads),
  kvHeads: whole(4, 1, mostHeads),
  causal: boolean(false),
  seed: whole(1, 1, 999),
  muted: whole(0, 0, 2 ** mostHeads - 1),
} as const;

export const definition: Definition<State, Result> = {
  tag: 'attn-heads',
  title: { zh: '多头注意力：并排看，拼起来，再混合', en: 'Multi-head attention: side by side, joined, mixed' },
  schema,
  compute(core: Core, state: State): Result {
    const { n, d, heads, kvHeads, causal, seed } = state;
    const model = core.randomMultiHead!(d, heads, kvHeads, seed);
    const X: Matrix = core.randomNormal(n, d, seed);
    const forward = core.multiHeadAttention!(model, X, X, X, causal ? core.causalMask(n) : null, []);
    const mute = (muted: readonly number[]) => core.muteHeads!(model.W_o, forward.concat, heads, muted);
    const cost = (kv_heads: number) =>
      core.modelCost!({
        layers: 1,
        d_model: d,
        heads,
        kv_heads,
        head_dim: d / heads,
        feed_forward: 1,
        vocabulary: 1,
        biases: false,
        type: 'float16',
      });
    return {
      model,
      forward,
      heard: mute(mutedHeads(state)),
      size: mute(range(heads)).change,
      cost: cost(kvHeads),
      fullCost: cost(heads),
    };
  },
  summary: (state, result, language) => summaries[language](state, result),
  code: { numpy, pytorch },
};
