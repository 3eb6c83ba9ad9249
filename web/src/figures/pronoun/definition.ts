// What a pronoun points to: the features that its sentence asks for as a query, those of each candidate as a key, and the
// weights that follow. The features are made by hand; a network would learn its own.

import { choice, matrix } from '../../codecs.js';
import type { Attention, Core, Matrix } from '../../core.js';
import { InputError } from '../../schema.js';
import type { Definition } from '../definition.js';
import { numpy, pytorch } from './code.js';
import { candidates, features, scenes, type Scene } from './scenes.js';
import { candidateNames } from './text.js';

export interface State {
  /** How the sentence ends. */
  readonly scene: Scene;
  /** (1, 3), what the pronoun looks for. */
  readonly query: Matrix;
  /** (3, 3), a candidate a row. */
  readonly keys: Matrix;
}

export interface Result {
  /** context: the keys' average, what the pronoun has become. */
  readonly attention: Attention;
  /** The candidate with the largest weight; undefined where two share it. */
  readonly chosen: number | undefined;
}

const [rows, cols] = [candidates.length, features.length];
export const schema = {
  scene: choice<Scene>('tired', ['tired', 'wide', 'far']),
  query: matrix(scenes.tired, { maxRows: 1, maxCols: cols }),
  keys: matrix('3 0 0; 0 3 1; 0 1 3', { maxRows: rows, maxCols: cols }),
} as const;

/** Weights nearer than this point to no one. */
const tie = 1e-4;

export const definition: Definition<State, Result> = {
  tag: 'attn-pronoun',
  title: { zh: '“它”指谁', en: 'Who is “it”?' },
  schema,
  compute(core: Core, { query, keys }: State): Result {
    requireShape('query', query, 1);
    requireShape('keys', keys, rows);
    const attention = core.scaledDotProductAttention(query, keys, keys, null, {});
    const weights = [...attention.weights.data];
    const [most = 0, next = 0] = weights.toSorted((a, b) => b - a);
    return { attention, chosen: most - next > tie ? weights.indexOf(most) : undefined };
  },
  summary(_, { chosen, attention: { weights } }, language) {
    const name = (k: number) => candidateNames[candidates[k]!][language];
    const shares = candidates.map((_, k) => `${name(k)} ${(100 * weights.data[k]!).toFixed(0)}%`);
    const list = shares.join(language === 'zh' ? '，' : ', ');
    if (chosen === undefined) return language === 'zh' ? `它指不定：${list}。` : `It points to none: ${list}.`;
    return language === 'zh' ? `“它”指${name(chosen)}：${list}。` : `“It” is the ${name(chosen)}: ${list}.`;
  },
  code: { numpy, pytorch },
};

function requireShape(name: keyof State, m: Matrix, wanted: number) {
  if (m.rows === wanted && m.cols === cols) return;
  throw new InputError('shape-expected', '', name, `(${m.rows}, ${m.cols})`, `(${wanted}, ${cols})`);
}
