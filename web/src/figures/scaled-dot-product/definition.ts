// softmax(Q Kᵀ / √d_k) V (Vaswani et al. 2017, eq. 1), every step of it. Opened on the chapter's example 1.
// Q is (n_q, d_k), K is (n_k, d_k), V is (n_k, d_v); the mask, where there is one, is (n_q, n_k), 1 = may attend.

import { boolean, mask, matrix, number } from '../../codecs.js';
import type { Attention, Core, Mask, Matrix, Softmax } from '../../core.js';
import { filled, rowsOf } from '../../matrix.js';
import { formatNumber } from '../../parse-number.js';
import { InputError } from '../../schema.js';
import type { Definition } from '../definition.js';
import { latex, numpy, pytorch } from './code.js';

/** What this figure shows at once, rows and columns alike; the reader is told. */
export const limit = 64;
const limits = { maxRows: limit, maxCols: limit };

export interface State {
  readonly Q: Matrix;
  readonly K: Matrix;
  readonly V: Matrix;
  /** null hides nothing. */
  readonly mask: Mask | null;
  /** Whether scores are divided by √d_k. */
  readonly scale: boolean;
  readonly temperature: number;
}

export interface Result {
  /** Q Kᵀ */
  readonly products: Matrix;
  readonly attention: Attention;
  readonly softmax: Softmax;
  /** (n_q, 1): what each row of the weights adds up to. */
  readonly sums: Matrix;
}

export const temperature = number({ initial: 1, min: 0.1, max: 10 });

export const definition: Definition<State, Result> = {
  tag: 'attn-scaled-dot-product',
  title: { zh: '缩放点积注意力，一步一步', en: 'Scaled dot-product attention, step by step' },
  schema: {
    Q: matrix('1 0', limits),
    K: matrix('1 0; 0 1; 1 1', limits),
    V: matrix('10 0; 0 20; 5 5', limits),
    mask: mask(limits),
    scale: boolean(true),
    temperature,
  },
  compute(core: Core, state: State): Result {
    const { Q, K, V, mask, scale, temperature } = state;
    [Q, K, V].forEach(requireLimits);
    const options = { temperature, ...(scale ? {} : { scale: 1 }) };
    const attention = core.scaledDotProductAttention(Q, K, V, mask, options);
    return {
      products: core.attentionScores({ kind: 'dot' }, Q, K).values,
      attention,
      softmax: core.maskedSoftmax(attention.scores, mask, temperature),
      sums: core.scaledDotProductAttention(Q, K, filled(K.rows, 1, 1), mask, options).context,
    };
  },
  summary(_, { attention: { weights, context } }, language) {
    const numbers = (m: Matrix) => (rowsOf(m)[0] ?? []).slice(0, 8).map((x) => formatNumber(x));
    return language === 'zh'
      ? `第 1 行的权重：${numbers(weights).join('、')}；上下文：${numbers(context).join('、')}。`
      : `Row 1: weights ${numbers(weights).join(', ')}; context ${numbers(context).join(', ')}.`;
  },
  code: { numpy, pytorch, latex },
};

function requireLimits({ rows, cols }: Matrix) {
  if (rows > limit) throw new InputError('too-many-rows', rows, limit);
  if (cols > limit) throw new InputError('too-many-columns', cols, limit);
}
