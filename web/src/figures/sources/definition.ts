// Q = X W_q, K = Y W_k, V = Y W_v, then softmax(Q Kᵀ / √d_k) V (Vaswani et al. 2017, section 3.2.3). Self-attention has
// Y = X. X is (n_x, d), Y is (n_y, d), W_q and W_k are (d, d_k), W_v is (d, d_v).

import { choice, matrix } from '../../codecs.js';
import type { Attention, Core, Mask, Matrix, Softmax } from '../../core.js';
import { filled, transposed } from '../../matrix.js';
import { InputError } from '../../schema.js';
import type { Definition } from '../definition.js';
import { numpy, pytorch } from './code.js';
import { isCross, kinds, type Kind } from './kinds.js';
import { summaries } from './text.js';

/** Rows and columns at most; the reader is told. */
export const limit = 12;
const limits = { maxRows: limit, maxCols: limit };

export interface State {
  readonly kind: Kind;
  readonly X: Matrix;
  /** Of cross-attention. */
  readonly Y: Matrix;
  readonly W_q: Matrix;
  readonly W_k: Matrix;
  readonly W_v: Matrix;
}

export interface Result {
  readonly Q: Matrix;
  readonly K: Matrix;
  readonly V: Matrix;
  /** Of the decoder's own: causal. */
  readonly mask: Mask | null;
  readonly attention: Attention;
  readonly softmax: Softmax;
  /** (n_x, 1): what each row of the weights adds up to. */
  readonly sums: Matrix;
}

/** Where keys and values come from. */
export const sourceOf = ({ kind, X, Y }: State): Matrix => (isCross(kind) ? Y : X);

export const definition: Definition<State, Result> = {
  tag: 'attn-sources',
  title: { zh: 'Q、K、V 从哪里来', en: 'Where Q, K and V come from' },
  schema: {
    kind: choice('encoder', kinds),
    X: matrix('2 0 1; 0 2 1; 1 1 0', limits),
    Y: matrix('2 0 0; 0 2 0; 0 0 2; 1 1 1', limits),
    W_q: matrix('1 0; 0 1; 0 0', limits),
    W_k: matrix('1 0; 0 1; 0 0', limits),
    W_v: matrix('1 0; 0 1; 3 3', limits),
  },
  compute(core: Core, state: State): Result {
    const { kind, X, W_q, W_k, W_v } = state;
    const source = sourceOf(state);
    requireRows('W_q', W_q, X);
    requireRows('W_k', W_k, source);
    requireRows('W_v', W_v, source);
    const product = (A: Matrix, B: Matrix) => core.attentionScores({ kind: 'dot' }, A, transposed(B)).values;
    const [Q, K, V] = [product(X, W_q), product(source, W_k), product(source, W_v)];
    const mask = kind === 'decoder' ? core.causalMask(X.rows) : null;
    const attention = core.scaledDotProductAttention(Q, K, V, mask, {});
    return {
      Q,
      K,
      V,
      mask,
      attention,
      softmax: core.maskedSoftmax(attention.scores, mask, 1),
      sums: core.scaledDotProductAttention(Q, K, filled(K.rows, 1, 1), mask, {}).context,
    };
  },
  summary: ({ kind }, { attention: { weights } }, language) => summaries[language](kind, weights.rows, weights.cols),
  code: { numpy, pytorch },
};

function requireRows(name: string, W: Matrix, { cols }: Matrix) {
  const shape = (rows: number) => `(${rows}, ${W.cols})`;
  if (W.rows !== cols) throw new InputError('shape-expected', '', name, shape(W.rows), shape(cols));
}
