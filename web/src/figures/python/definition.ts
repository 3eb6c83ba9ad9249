// The reader's own attention in Python, judged by the core's trials (core: grade.h). What Python answers is no part of
// the state: a link carries the program, and runs nothing until the reader does.

import type { AttentionTrial, Core } from '../../core.js';
import { latest } from '../../remember.js';
import { InputError, type Codec } from '../../schema.js';
import type { Definition } from '../definition.js';
import { starter } from './starter.js';

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
