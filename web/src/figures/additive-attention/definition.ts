// e = v·tanh(W_s s + W_h h) (Bahdanau et al. 2015, A.1.2), every step of it, and dot, general and concat (Luong et al.
// 2015, eq. 8) on the same data. s is (n_q, d_s); h is (n_k, d_h), keys and values at once; W_s is (d_a, d_s), W_h is
// (d_a, d_h), v is (1, d_a); general's W is (d_s, d_h). Concat has [W_s W_h] and the same v: the additive form.

import { matrix } from '../../codecs.js';
import { CoreError, type Core, type Matrix, type Score, type ScoredAttention } from '../../core.js';
import { beside, filled, rowsOf } from '../../matrix.js';
import { messageOf } from '../../messages.js';
import { formatNumber } from '../../parse-number.js';
import type { Definition } from '../definition.js';
import { latex, numpy, pytorch } from './code.js';
import { kinds, type Kind } from './kinds.js';

/** What this figure shows at once, rows and columns alike; the reader is told. */
export const limit = 16;
const limits = { maxRows: limit, maxCols: limit };

export interface State {
  readonly s: Matrix;
  readonly h: Matrix;
  readonly W_s: Matrix;
  readonly W_h: Matrix;
  readonly v: Matrix;
  /** Of general. */
  readonly W: Matrix;
}

export interface Scored extends ScoredAttention {
  /** (n_q, 1): what each row of the weights adds up to. */
  readonly sums: Matrix;
  /** What the size of a score cannot pass; Infinity where there is no such bound. */
  readonly bound: number;
}

export interface Result {
  readonly additive: Scored;
  /** Each stands for itself: where dot is refused, the others go on. */
  readonly scored: Readonly<Record<Kind, Scored | CoreError>>;
  /** [W_s W_h], (d_a, d_s + d_h) */
  readonly joined: Matrix;
}

export const definition: Definition<State, Result> = {
  tag: 'attn-additive-attention',
  title: {
    zh: '加性注意力，一步一步；再与 dot、general、concat 相比',
    en: 'Additive attention, step by step, and beside it dot, general and concat',
  },
  schema: {
    s: matrix('2 1', limits),
    h: matrix('1 0; 0 1; 1 1', limits),
    W_s: matrix('1 -1; 0 1', limits),
    W_h: matrix('1 0; 0 -1', limits),
    v: matrix('1 2', { maxRows: 1, maxCols: limit }),
    W: matrix('0 1; -1 0', limits),
  },
  compute(core: Core, { s, h, W_s, W_h, v, W }: State): Result {
    const scored = (score: Score): Scored => ({
      ...core.attention(score, s, h, h, null),
      sums: core.attention(score, s, h, filled(h.rows, 1, 1), null).context,
      bound: core.scoreBound(score),
    });
    const additive = named(() => scored({ kind: 'additive', W_q: W_s, W_k: W_h, v }));
    const joined = beside(W_s, W_h);
    return {
      additive,
      joined,
      scored: {
        additive,
        dot: attempt(() => scored({ kind: 'dot' })),
        general: attempt(() => scored({ kind: 'general', W })),
        concat: attempt(() => scored({ kind: 'concat', W: joined, v })),
      },
    };
  },
  summary(_, { additive, scored }, language) {
    const numbers = (m: Matrix) => (rowsOf(m)[0] ?? []).slice(0, 8).map((x) => formatNumber(x));
    const weights = kinds.map((kind) => {
      const one = scored[kind];
      return `${kind} ${one instanceof CoreError ? messageOf(one, language) : numbers(one.weights).join(' ')}`;
    });
    return language === 'zh'
      ? `查询 1 的加性分数：${numbers(additive.scores.values).join('、')}。权重：${weights.join('；')}。`
      : `Query 1: additive scores ${numbers(additive.scores.values).join(', ')}; weights: ${weights.join('; ')}.`;
  },
  code: { numpy, pytorch, latex },
};

/** The core's names of things, and this figure's. */
const names: Readonly<Record<string, string>> = { Q: 's', K: 'h', V: 'h', W_q: 'W_s', W_k: 'W_h' };

/** What the core refuses is told in the figure's own letters. */
function named<R>(run: () => R): R {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof CoreError)) throw error;
    const { code, args, message } = error;
    throw new CoreError({ code, arguments: args.map((word) => names[word] ?? word), message });
  }
}

function attempt(run: () => Scored): Scored | CoreError {
  try {
    return named(run);
  } catch (error) {
    if (error instanceof CoreError) return error;
    throw error;
  }
}
