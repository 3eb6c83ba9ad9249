// Every error code as a sentence in both languages: what the core refuses and what cannot be read from the reader.
// The arguments are listed in core/include/attn/error.h and where InputError is thrown.

import type { CoreError } from './core.js';
import type { Language } from './language.js';
import type { InputError } from './schema.js';

type Sentence = (...args: readonly string[]) => string;
type Sentences = Readonly<Record<Language, Sentence>>;

/** code -> sentence. Argument 0 of the core's codes is the function's name, which a reader does not need. */
export const messages: Readonly<Record<string, Sentences>> = {
  'columns-differ': {
    zh: (_, a, sizeA, b, sizeB) => `${a} ${sizeA} 与 ${b} ${sizeB} 的列数必须相同。`,
    en: (_, a, sizeA, b, sizeB) => `${a} ${sizeA} and ${b} ${sizeB} need the same number of columns.`,
  },
  'rows-differ': {
    zh: (_, a, sizeA, b, sizeB) => `${a} ${sizeA} 与 ${b} ${sizeB} 的行数必须相同。`,
    en: (_, a, sizeA, b, sizeB) => `${a} ${sizeA} and ${b} ${sizeB} need the same number of rows.`,
  },
  'shape-expected': {
    zh: (_, name, size, expected) => `${name} 的形状是 ${size}，这里需要 ${expected}。`,
    en: (_, name, size, expected) => `${name} has shape ${size}; it must be ${expected}.`,
  },
  'mask-sizes-differ': {
    zh: (...sizes) => `两个掩码的大小不同：${sizes.slice(-2).join(' 与 ')}。`,
    en: (...sizes) => `The two masks differ in size: ${sizes.slice(-2).join(' and ')}.`,
  },
  'too-large': {
    zh: (_, rows, cols) => `${rows} × ${cols} 的矩阵太大，内存放不下。`,
    en: (_, rows, cols) => `A ${rows} × ${cols} matrix is too large for memory.`,
  },
  'no-keys': {
    zh: () => '一个键也没有，查询无从注意。',
    en: () => 'There are no keys to attend to.',
  },
  'not-positive': {
    zh: (_, name, value) => `${name} 必须大于 0，现在是 ${value}。`,
    en: (_, name, value) => `${name} must be greater than 0; it is ${value}.`,
  },
  'not-in-range': {
    zh: (_, name, value, lowest, highest) => `${name} 必须在 ${lowest} 到 ${highest} 之间，现在是 ${value}。`,
    en: (_, name, value, lowest, highest) => `${name} must be from ${lowest} to ${highest}; it is ${value}.`,
  },
  'not-a-multiple': {
    zh: (_, name, value, of, divisor) => `${name}（${value}）必须是 ${of}（${divisor}）的整数倍。`,
    en: (_, name, value, of, divisor) => `${name} (${value}) must be a multiple of ${of} (${divisor}).`,
  },
  'wrong-type': {
    zh: (_, what, expected) => `${what} 的类型不对，这里需要 ${expected}。`,
    en: (_, what, expected) => `${what} has the wrong type; it must be ${expected}.`,
  },
  'wrong-length': {
    zh: (_, what, length, shape) => `${what} 有 ${length} 个数，与形状 ${shape} 不符。`,
    en: (_, what, length, shape) => `${what} holds ${length} numbers, which is not ${shape}.`,
  },
  'unknown-choice': {
    zh: (_, what, given, all) => `${what} 不能是“${given}”，可以是：${all}。`,
    en: (_, what, given, all) => `${what} cannot be “${given}”; it is one of: ${all}.`,
  },
  arguments: {
    zh: (name, given, wanted) => `${name} 需要 ${wanted} 个参数，给了 ${given} 个。`,
    en: (name, given, wanted) => `${name} takes ${wanted} arguments, not ${given}.`,
  },
  'out-of-memory': {
    zh: () => '内存不够了。撤销上一步，或把矩阵改小。',
    en: () => 'Out of memory. Undo the last step, or make the matrices smaller.',
  },
  internal: {
    zh: () => '计算出了意外的错误。撤销上一步可以继续。',
    en: () => 'The computation failed unexpectedly. Undo the last step to go on.',
  },
  'core-missing': {
    zh: () => '计算核心没能加载，图暂时不能动。刷新页面再试一次。',
    en: () => 'The computing core could not be loaded, so this figure cannot move. Reload the page to try again.',
  },
  'unknown-word': {
    zh: (_, word, position) => `第 ${position} 处的“${word}”不在这道题的词表里。`,
    en: (_, word, position) => `“${word}” at place ${position} is not among the words of this task.`,
  },
  'empty-input': {
    zh: () => '原文是空的，先写点什么。',
    en: () => 'The source is empty: write something first.',
  },
  'too-long': {
    zh: (_, tokens, limit) => `原文有 ${tokens} 个词元，最多 ${limit} 个。`,
    en: (_, tokens, limit) => `The source has ${tokens} tokens; at most ${limit} will do.`,
  },
  'no-answer': {
    zh: () => '这句原文没有标准答案，画不出对齐。',
    en: () => 'This source has no right answer, so there is no alignment to draw.',
  },

  'text-too-long': {
    zh: (length, most) => `文字太长：${length} 个字符，最多 ${most} 个。`,
    en: (length, most) => `The text is too long: ${length} characters, at most ${most}.`,
  },
  empty: {
    zh: () => '这里需要一个数。',
    en: () => 'A number is needed here.',
  },
  'not-a-number': {
    zh: (text) => `“${text}”不是一个数。`,
    en: (text) => `“${text}” is not a number.`,
  },
  'not-finite': {
    zh: (text) => `“${text}”不是有限的数，这里不能用。`,
    en: (text) => `“${text}” is not a finite number.`,
  },
  'ambiguous-number': {
    zh: (text, whole, decimal) => `“${text}”有两种读法：${whole} 或 ${decimal}。请写成其中一种。`,
    en: (text, whole, decimal) => `“${text}” can be read as ${whole} or as ${decimal}. Write one of them.`,
  },
  'number-out-of-range': {
    zh: (text, min, max) => `${text} 超出范围：这里要 ${min} 到 ${max} 之间的数。`,
    en: (text, min, max) => `${text} is out of range: it must be from ${min} to ${max}.`,
  },
  'not-whole': {
    zh: (text) => `${text} 不是整数，这里只能用整数。`,
    en: (text) => `${text} is not a whole number.`,
  },
  'not-one-of': {
    zh: (text, options) => `不认识“${text}”，可以写：${options}。`,
    en: (text, options) => `“${text}” is not one of: ${options}.`,
  },
  ragged: {
    zh: (row, got, expected) => `第 ${row} 行有 ${got} 个数，前面的行有 ${expected} 个：每行要一样长。`,
    en: (row, got, expected) =>
      `Row ${row} has ${got} numbers, the rows before it ${expected}: all must be equally long.`,
  },
  'too-many-rows': {
    zh: (rows, limit) => `这里最多 ${limit} 行，给了 ${rows} 行。`,
    en: (rows, limit) => `At most ${limit} rows fit here; there are ${rows}.`,
  },
  'too-many-columns': {
    zh: (cols, limit) => `这里最多 ${limit} 列，给了 ${cols} 列。`,
    en: (cols, limit) => `At most ${limit} columns fit here; there are ${cols}.`,
  },
};

/** The sentence for a reader, after the field it is about if it is known. */
export function messageOf(error: CoreError | InputError, language: Language): string {
  const sentence = messages[error.code]?.[language](...error.args) ?? error.message;
  const field = 'field' in error ? error.field : undefined;
  return field === undefined ? sentence : language === 'zh' ? `${field}：${sentence}` : `${field}: ${sentence}`;
}
