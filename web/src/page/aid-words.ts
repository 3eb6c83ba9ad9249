// What the later aids say: the glossary's search, notes, the self-check.

import type { Language } from '../language.js';

const zh = {
  toTerms: '全部术语',
  search: '查一个词',
  found: (count: number) => (count === 0 ? '没有找到' : `找到 ${count} 条`),
  note: '用一句话写下这一节（只存在你自己的浏览器里）',
  selfCheck: '自测',
  selfCheckText: '合上书，把各节的“想一想”再答一遍。哪道答错了，回到那一节再读。',
  standing: (known: number, missed: number, open: number) =>
    `一次答对 ${known} 题，答错过 ${missed} 题，还没答 ${open} 题。`,
  askSome: (count: number) => `问我答错的和没答的（${count} 题）`,
  askAll: (count: number) => `全部再问一遍（${count} 题）`,
  left: (count: number) => (count === 1 ? '最后一题。' : `还有 ${count} 题；答错的，过一会儿再问。`),
  next: '下一题',
  from: '出自：',
  stop: '先到这里',
  roundDone: '这一轮全答对了。',
  download: '下载我的笔记和答案',
  copy: '复制成 Markdown',
  copied: '已复制。',
  notCopied: '浏览器不让复制，请改用下载。',
  file: '注意力-笔记',
};

const en: typeof zh = {
  toTerms: 'All terms',
  search: 'Look up a word',
  found: (count: number) => (count === 0 ? 'nothing found' : `${count} found`),
  note: 'This section in one sentence (kept in your own browser only)',
  selfCheck: 'Self-check',
  selfCheckText:
    'Close the book and answer the questions of all sections once more. Where you fail, read that section again.',
  standing: (known: number, missed: number, open: number) =>
    `Right at once: ${known}; missed: ${missed}; not answered yet: ${open}.`,
  askSome: (count: number) => `Ask me what I missed or left out (${count})`,
  askAll: (count: number) => `Ask me everything again (${count})`,
  left: (count: number) => (count === 1 ? 'The last question.' : `${count} questions left; what you miss comes back.`),
  next: 'Next question',
  from: 'From: ',
  stop: 'Stop here',
  roundDone: 'All answered right.',
  download: 'Download my notes and answers',
  copy: 'Copy as Markdown',
  copied: 'Copied.',
  notCopied: 'The browser does not allow copying; download instead.',
  file: 'attention-notes',
};

export const words: Readonly<Record<Language, typeof zh>> = { zh, en };
