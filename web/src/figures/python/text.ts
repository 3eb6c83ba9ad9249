// The figure's words before anything has run; python/text.ts has the rest.

import type { AttentionProperty } from '../../core.js';
import type { Language, Text } from '../../language.js';

export const words = {
  program: { zh: '你的程序（Python）', en: 'Your program (Python)' },
  leave: {
    zh: 'Tab 缩进；先按 Esc 再按 Tab，就离开编辑器。',
    en: 'Tab indents; Esc, then Tab, leaves the editor.',
  },
  run: { zh: '运行并检查', en: 'Run and check' },
  stop: { zh: '停下', en: 'Stop' },
  fetching: { zh: '正在取 Python…', en: 'Fetching Python…' },
  running: { zh: '正在运行…', en: 'Running…' },
  list: { zh: '要检查的性质', en: 'What is checked' },
  stale: {
    zh: '程序已经改过，下面是改之前的结果。',
    en: 'The program has changed since; this is what it gave before.',
  },
  notRun: { zh: '尚未检查', en: 'not checked yet' },
  right: { zh: '成立', en: 'holds' },
  wrong: { zh: '不成立', en: 'does not hold' },
  told: { zh: '只说明，不计分', en: 'reported, not graded' },
} as const satisfies Record<string, Text>;

export const properties: Readonly<Record<AttentionProperty, Text>> = {
  'one-query': { zh: '只有一个查询时，结果都对', en: 'Right for a single query' },
  shapes: {
    zh: '4 个词元、d = 8：输出 (4, 8)，权重 (4, 4)',
    en: '4 tokens, d = 8: output (4, 8), weights (4, 4)',
  },
  rows: { zh: '权重的每一行加起来是 1', en: 'Every row of the weights sums to 1' },
  reference: { zh: '有多个查询时，每个数都与核心算的相同', en: 'For several queries, the same numbers as the core' },
  shift: { zh: '每个键都加上同一个向量，结果不变', en: 'The same vector added to every key changes nothing' },
  permutation: {
    zh: '词元换次序，结果只是跟着换次序',
    en: 'Tokens in another order: the same rows, in that order',
  },
  mask: { zh: '被遮住的键，权重恰好是 0', en: 'Masked keys have weight exactly 0' },
  large: { zh: '分数过万，也没有 NaN 和无穷', en: 'Scores beyond ten thousand give no NaN and no infinity' },
  'hidden-row': { zh: '一个键也看不到的查询', en: 'A query that sees no key at all' },
};

/** Why nothing runs. */
export const failures = {
  refused: {
    zh: '这个浏览器或网站不许用 WebAssembly，Python 在这里跑不了。题目照样可以读、可以改；想运行，请换一个浏览器，或把程序拿到自己的 Python 里跑。',
    en: 'This browser or site allows no WebAssembly, so Python cannot run here. The exercise can still be read and edited; to run it, use another browser, or your own Python.',
  },
  missing: {
    zh: 'Python 没能取到。检查网络之后，再按一次。',
    en: 'Python could not be fetched. Check the network and press again.',
  },
} as const satisfies Record<string, Text>;

export const sizeText: Readonly<Record<Language, (kilobytes: number) => string>> = {
  zh: (kilobytes) => `首次运行或修改时取一次 Python，约 ${kilobytes} kB`,
  en: (kilobytes) => `Python is fetched once, when you first run or edit: about ${kilobytes} kB`,
};
