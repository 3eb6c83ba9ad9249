// The figure's words.

import type { Language, Text } from '../../language.js';
import type { PairName } from './definition.js';

export const pairNames: Readonly<Record<PairName, Text>> = {
  toy: { zh: '玩具句子', en: 'Toy sentence' },
  beijing: { zh: '中译英', en: 'Chinese to English' },
  area: { zh: '英译法', en: 'English to French' },
};

export const words = {
  pairs: { zh: '句子', en: 'Sentence' },
  grid: {
    zh: '你想的对齐：行是译文，列是原文',
    en: 'The alignment you expect: rows are the output, columns the source',
  },
  hint: {
    zh: '写每一行的词时，该看原文的哪个词？点那一格。原文里没有对应的词，就空着。',
    en: 'When the word of a row is written, which word of the source should be looked at? Tap that cell. Leave a row empty if there is none.',
  },
  end: { zh: '</s> 表示写完了。', en: '</s> is the end.' },
  show: { zh: '看答案', en: 'Show the answer' },
  hide: { zh: '收起答案，接着画', en: 'Hide it and go on drawing' },
  clear: { zh: '擦掉', en: 'Clear' },
  network: { zh: '网络的权重，描框的是你画的', en: 'The network’s weights; outlined is what you drew' },
  people: { zh: '人对出来的，描框的是你画的', en: 'As people align it; outlined is what you drew' },
  byHand: {
    zh: '这一张是人对的，不是模型算的。',
    en: 'This one was aligned by people, not computed by a model.',
  },
} as const satisfies Record<string, Text>;

/** The Chinese words, for those who read none. */
export const glosses: Partial<Record<PairName, string>> = {
  toy: '今早 this morning, 他们 they, 在 in, 公园 park, 看见 see, 了 (past), 新 new, 的 (of), 猫 cat',
  beijing: '我 I, 昨天 yesterday, 在 in, 北京 Beijing, 见到 met, 她 her',
};

export const ownText: Record<Language, (right: number, words: number) => string> = {
  zh: (right, words) => `有对应词的 ${words} 行里，你画对 ${right} 行。`,
  en: (right, words) => `Of the ${words} rows that have a word to go with, you have ${right} right.`,
};

export const networkText: Record<Language, (hits: number, words: number) => string> = {
  zh: (hits, words) => `网络最大的权重有 ${hits} 行落在语法给出的位置（共 ${words} 行）；没有人教过它。`,
  en: (hits, words) =>
    ` The network’s largest weight is where the grammar has it in ${hits} of ${words} rows; nobody taught it.`,
};
