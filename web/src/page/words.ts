// What the page itself says, in both languages: its controls, the verdicts of checks, the invitations of predictions.

import type { Language } from '../language.js';

const zh = {
  skip: '跳到正文',
  course: '课程位置',
  contents: '目录',
  tools: '阅读设置',
  reading: '只读文字',
  theme: '深色',
  otherLanguage: 'English',
  neighbours: '上一节与下一节',
  neighboursEnd: '读完之后',
  previous: '上一节',
  next: '下一节',
  colophon: '本页的图都由同一个 C++ 核心在你的浏览器里现算，不联网，也不记录任何东西。',
  gallery: '每幅图都可以嵌进你自己的网页：看图集。',
  terms: '术语对照',
  right: '对。',
  wrong: '不对。',
  again: '重新作答',
  guessed: '记下了。现在看图：数字怎么说？',
  toFigure: '去看图',
  noted: '记下了。往下读，看是不是这样。',
  scrollable: '可左右滚动',
};

type Words = Readonly<Record<keyof typeof zh, string>>;

const en: Words = {
  skip: 'Skip to the lesson',
  course: 'Place in the course',
  contents: 'Contents',
  tools: 'Reading settings',
  reading: 'Text only',
  theme: 'Dark',
  otherLanguage: '中文',
  neighbours: 'Previous and next',
  neighboursEnd: 'After this lesson',
  previous: 'Previous',
  next: 'Next',
  colophon:
    'Every figure on this page is computed by one C++ core in your browser. Nothing is sent anywhere and nothing is tracked.',
  gallery: 'Each figure can be embedded in a page of your own: see the gallery.',
  terms: 'Glossary',
  right: 'Right.',
  wrong: 'Not quite.',
  again: 'Start over',
  guessed: 'Noted. Now look at the figure: what do the numbers say?',
  toFigure: 'To the figure',
  noted: 'Noted. Read on to see whether it holds.',
  scrollable: 'scrolls sideways',
};

export const words: Readonly<Record<Language, Words>> = { zh, en };
