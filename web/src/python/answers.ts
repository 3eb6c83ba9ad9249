// The trials as runner.py reads them, and its answers as the core judges them.

import type { AnswerPart, AttentionTrial, Core, Verdict } from '../core.js';
import type { Language } from '../language.js';
import { isVisible, rowsOf, type Matrix } from '../matrix.js';
import type { PythonArray, Reply } from './protocol.js';
import { trialNames } from './text.js';

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

export const answerFrom = (reply: Reply): Readonly<Record<AnswerPart, Matrix>> =>
  'fault' in reply
    ? { weights: nothing, output: nothing }
    : { weights: matrixFrom(reply.weights), output: matrixFrom(reply.output) };

export function grade(core: Core, replies: readonly Reply[]): readonly Verdict[] {
  const answers = replies.map(answerFrom);
  return core.gradeAttention!(
    answers.map(({ weights }) => weights),
    answers.map(({ output }) => output),
  );
}
