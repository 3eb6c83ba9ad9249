// The figure's words.

import type { Language, Text } from '../../language.js';
import type { Mode } from './game.js';

export const words = {
  modes: { zh: '考法', en: 'Kind of exam' },
  settings: { zh: '考卷', en: 'The paper' },
  n: { zh: '数字个数 n', en: 'Digits n' },
  boxes: { zh: '格子数', en: 'Boxes' },
  another: { zh: '换一串', en: 'Another row' },
  again: { zh: '重来', en: 'Start over' },
  next: { zh: '下一个', en: 'Next' },
  close: { zh: '合上书，开始写', en: 'Close the book and write' },
  memory: { zh: '格子（点一下，把眼前的数字记进去）', en: 'Boxes (tap one to keep the digit before you)' },
  kept: { zh: '你记下的', en: 'What you kept' },
  source: { zh: '原文（点一下，翻开一处）', en: 'The source (tap a place to look there)' },
  whole: { zh: '原文', en: 'The source' },
  output: { zh: '你写的', en: 'What you wrote' },
  target: { zh: '应当是', en: 'Should be' },
  digits: { zh: '写一个数字', en: 'Write a digit' },
  empty: { zh: '空', en: 'empty' },
  looks: { zh: '写每个数字时，你看了哪里', en: 'Where you looked for each digit' },
  results: { zh: '你的成绩', en: 'Your results' },
  length: { zh: '数字个数', en: 'Digits' },
} as const satisfies Record<string, Text>;

export const modeNames: Readonly<Record<Mode, Text>> = {
  closed: { zh: '闭卷', en: 'Closed book' },
  open: { zh: '开卷', en: 'Open book' },
};

type Phrase<A extends readonly unknown[]> = Readonly<Record<Language, (...args: A) => string>>;

export const readingText: Phrase<[number, number]> = {
  zh: (k, n) => `读原文：第 ${k} 个，共 ${n} 个。读完要倒着写出来。`,
  en: (k, n) => `Reading: digit ${k} of ${n}. You will have to write them backwards.`,
};

export const writingText: Readonly<Record<Mode, Phrase<[number]>>> = {
  closed: {
    zh: (k) => `书合上了。倒着写，现在写第 ${k} 个。`,
    en: (k) => `The book is closed. Backwards, now digit ${k}.`,
  },
  open: {
    zh: (k) => `书摊着，一次看一处。倒着写，现在写第 ${k} 个。`,
    en: (k) => `The book lies open; look at one place at a time. Backwards, now digit ${k}.`,
  },
};

export const doneText: Phrase<[number, number]> = {
  zh: (right, n) => `写完了：${n} 个里对了 ${right} 个。`,
  en: (right, n) => `Done: ${right} of ${n} are right.`,
};

export const boxText: Phrase<[number]> = { zh: (k) => `格子 ${k}`, en: (k) => `Box ${k}` };
export const placeText: Phrase<[number]> = { zh: (k) => `第 ${k} 处`, en: (k) => `Place ${k}` };
