// The figure's words, and the sentence in pieces.

import type { Language, Text } from '../../language.js';
import type { Candidate, Feature, Scene } from './scenes.js';

export const words = {
  endings: { zh: '句子怎样收尾', en: 'How the sentence ends' },
  query: { zh: '“它”要找什么（查询）', en: 'What “it” looks for (query)' },
  keys: { zh: '候选各是什么（键，也是值）', en: 'What the candidates are (keys, and values)' },
  scores: { zh: '相似度', en: 'Similarity' },
  weights: { zh: '权重', en: 'Weights' },
  context: { zh: '“它”读到的', en: 'What “it” reads' },
  tie: { zh: '两个候选一样像：指不定是谁。', en: 'Two candidates are equally alike: “it” points to neither.' },
  made: {
    zh: '这些特征是手写的，好让你看懂；真正的网络自己学，学到的特征未必有名字。',
    en: 'These features are written by hand, to be read; a network learns its own, and they need not have names.',
  },
} as const satisfies Record<string, Text>;

export const candidateNames: Readonly<Record<Candidate, Text>> = {
  cat: { zh: '小猫', en: 'cat' },
  road: { zh: '马路', en: 'road' },
  ball: { zh: '球', en: 'ball' },
};

export const featureNames: Readonly<Record<Feature, Text>> = {
  alive: { zh: '活的', en: 'alive' },
  surface: { zh: '有宽窄', en: 'has width' },
  goal: { zh: '要去的', en: 'is a goal' },
};

export const endings: Readonly<Record<Scene, Text>> = {
  tired: { zh: '太累了', en: 'too tired' },
  wide: { zh: '太宽了', en: 'too wide' },
  far: { zh: '太远了', en: 'too far' },
};

/** What stands between the candidates, then before the pronoun, the pronoun, and what follows it. */
export const sentence: Readonly<
  Record<
    Language,
    { readonly pieces: readonly string[]; readonly pronoun: string; readonly after: string; readonly end: string }
  >
> = {
  zh: { pieces: ['', '没有穿过', '去捡', '，因为'], pronoun: '它', after: '', end: '。' },
  en: {
    pieces: ['The ', ' did not cross the ', ' to get the ', ', because '],
    pronoun: 'it',
    after: ' was ',
    end: '.',
  },
};

export const pointsTo: Record<Language, (name: string, share: string) => string> = {
  zh: (name, share) => `“它”指${name}（${share}）。`,
  en: (name, share) => `“it” is the ${name} (${share}).`,
};
