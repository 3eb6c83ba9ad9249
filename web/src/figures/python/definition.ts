// The reader's own attention in Python, judged by the core's trials (core: grade.h). What Python answers is no part of
// the state: a link carries the program, and runs nothing until the reader does.

import type { AttentionAnswer, AttentionTrial, Core, Verdict } from '../../core.js';
import type { Language } from '../../language.js';
import { isVisible, rowsOf, type Matrix } from '../../matrix.js';
import type { PythonArray, Reply } from '../../python/protocol.js';
import { latest } from '../../remember.js';
import { InputError, type Codec } from '../../schema.js';
import type { Definition } from '../definition.js';
import { starter } from './starter.js';
import { trialNames } from './text.js';

export interface State {
  readonly code: string;
}
export interface Result {
  readonly trials: readonly AttentionTrial[];
}

const most = 4000;

/** Kept letter by letter: spaces at the start of a line mean something. */
const program: Codec<string> = {
  takes: { kind: 'text', most },
  initial: starter,
  parse: (code) => code.replace(/\r\n?/g, '\n'),
  format: (code) => code,
};

export const schema = { code: program } as const;

const trialsOf = latest((core: Core) => core.attentionTrials!());

export const definition: Definition<State, Result> = {
  tag: 'attn-python',
  title: { zh: '动手写：用 Python 写出注意力', en: 'Write it yourself: attention in Python' },
  schema,
  compute(core, { code }) {
    if (code.length > most) throw new InputError('text-too-long', code.length, most);
    return { trials: trialsOf(core) };
  },
  summary: (_, __, language) =>
    language === 'zh' ? '程序改过了，还没有运行。' : 'The program has changed and has not been run.',
  code: {},
};

/** For runner.py; null where a mask hides nothing. */
export const trialsText = (trials: readonly AttentionTrial[], language: Language): string =>
  JSON.stringify(
    trials.map(({ kind, Q, K, V, mask }) => ({
      name: trialNames[kind][language],
      Q: exactRows(Q),
      K: exactRows(K),
      V: exactRows(V),
      mask: mask.visible.every((one) => one === 1)
        ? null
        : Array.from({ length: mask.queries }, (_, i) =>
            Array.from({ length: mask.keys }, (__, j) => isVisible(mask, i, j)),
          ),
    })),
  );

/** Numbers of one decimal as they are written: 0.3, and not the nearest float32. */
const exactRows = (m: Matrix) => rowsOf(m).map((row) => row.map((x) => Number(x.toPrecision(7))));

const nothing: Matrix = { rows: 0, cols: 0, data: new Float32Array() };
const unusual: Readonly<Record<string, number>> = { nan: NaN, inf: Infinity, '-inf': -Infinity };

/** (0, 0) for what is no matrix. */
export function matrixFrom({ shape, numbers }: PythonArray): Matrix {
  const [rows, cols] = shape;
  if (rows === undefined || cols === undefined || shape.length !== 2) return nothing;
  const data = numbers === '' ? [] : numbers.split(' ').map((text) => unusual[text] ?? Number(text));
  return { rows, cols, data: Float32Array.from(data) };
}

export const answerFrom = (reply: Reply): AttentionAnswer =>
  'fault' in reply
    ? { weights: nothing, output: nothing }
    : { weights: matrixFrom(reply.weights), output: matrixFrom(reply.output) };

export const grade = (core: Core, replies: readonly Reply[]): readonly Verdict[] =>
  core.gradeAttention!(replies.map(answerFrom));
