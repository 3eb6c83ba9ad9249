// The figure's words: what is judged, and what came of it.

import type { AttentionProperty, TrialKind } from '../../core.js';
import type { Language, Text } from '../../language.js';
import type { PythonFault } from '../../python/protocol.js';

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
  printed: { zh: '程序打印的', en: 'What it printed' },
  stale: {
    zh: '程序已经改过，下面是改之前的结果。',
    en: 'The program has changed since; this is what it gave before.',
  },
  input: { zh: '输入', en: 'Input' },
  came: { zh: '你的程序给出', en: 'Your program gave' },
  should: { zh: '应该是', en: 'It should be' },
  weights: { zh: '权重', en: 'weights' },
  output: { zh: '输出', en: 'output' },
  mask: { zh: '掩码（1 可以看）', en: 'mask (1: may attend)' },
  counter: { zh: '看反例', en: 'The counter-example' },
  notRun: { zh: '尚未检查', en: 'not checked yet' },
  right: { zh: '成立', en: 'holds' },
  wrong: { zh: '不成立', en: 'does not hold' },
  told: { zh: '只说明，不计分', en: 'told, not judged' },
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

export const trialNames: Readonly<Record<TrialKind, Text>> = {
  'one-query': { zh: '例 1：一个查询，三个键', en: 'Example 1: one query, three keys' },
  tokens: { zh: '4 个词元，d = 8', en: '4 tokens, d = 8' },
  plain: { zh: '3 个词元，d = 2', en: '3 tokens, d = 2' },
  shifted: { zh: '3 个词元，每个键加 (1, 2)', en: '3 tokens, (1, 2) added to every key' },
  permuted: { zh: '3 个词元，次序换成 3、1、2', en: '3 tokens, in the order 3, 1, 2' },
  masked: { zh: '3 个词元，因果掩码', en: '3 tokens, with a causal mask' },
  hidden: { zh: '3 个词元，第 2 个查询什么也看不到', en: '3 tokens, query 2 sees nothing' },
  large: { zh: '3 个词元，Q 乘一万', en: '3 tokens, Q times ten thousand' },
};

/** What stopped the run, where it was not the program's own error. */
export const failures = {
  endless: {
    zh: '跑了 5 秒还没有结束，已经停下，多半是循环出不来。你写的还在。',
    en: 'It ran for 5 seconds without coming to an end and was stopped: a loop, most likely, that never ends. What you wrote is still here.',
  },
  lost: {
    zh: 'Python 中途坏了（例如内存用尽）。你写的还在，可以再运行。',
    en: 'Python broke down on the way, as when memory runs out. What you wrote is still here; you can run it again.',
  },
  stopped: { zh: '已停下。', en: 'Stopped.' },
  refused: {
    zh: '这个浏览器或网站不许用 WebAssembly，Python 在这里跑不了。题目照样可以读、可以改；想运行，请换一个浏览器，或把程序拿到自己的 Python 里跑。',
    en: 'This browser or site allows no WebAssembly, so Python cannot run here. The exercise can still be read and edited; to run it, use another browser, or your own Python.',
  },
  'no-worker': {
    zh: '这个浏览器或网站不许用后台线程（worker），Python 在这里跑不了：没有它，出不来的循环会卡死整个页面。',
    en: 'This browser or site allows no workers, so Python cannot run here: without one, an endless loop would freeze the page.',
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

export const scoreText: Readonly<Record<Language, (right: number, all: number) => string>> = {
  zh: (right, all) => (right === all ? `${all} 条性质全部成立。` : `${all} 条性质，成立 ${right} 条。`),
  en: (right, all) =>
    right === all
      ? `All ${all} properties hold.`
      : `${right} of the ${all} properties ${right === 1 ? 'holds' : 'hold'}.`,
};

/** What usually helps. */
const hints: Readonly<Record<string, Text>> = {
  SyntaxError: { zh: '这一行不合语法：看看括号、冒号、引号。', en: 'The line is no Python: look at brackets, colons, quotes.' },
  IndentationError: { zh: '缩进对不齐。', en: 'The indentation does not line up.' },
  NameError: { zh: '这个名字还没有定义，或者拼错了。', en: 'The name is not defined, or misspelt.' },
  ImportError: { zh: '这里只有 numpy 和 Python 自带的少数几个库。', en: 'There are only numpy and a few of Python’s own modules here.' },
  AttributeError: { zh: '这里的 numpy 是一个小的，没有这一样。', en: 'The numpy here is a small one and lacks this.' },
  ValueError: { zh: '形状对不上的居多：打印 .shape 看看。', en: 'Shapes that do not fit, most often: print .shape and see.' },
  RuntimeError: { zh: '函数是不是在调用自己，停不下来？', en: 'Does a function call itself for ever?' },
}; // prettier-ignore

export function faultText({ type, text, line }: PythonFault, language: Language) {
  const zh = language === 'zh';
  if (type === 'NoAttention') {
    const wanted = 'def attention(Q, K, V, mask=None)';
    return { said: zh ? '没有找到函数 attention，程序里要有：' : 'There is no function attention; there must be:', original: wanted, hint: '' }; // prettier-ignore
  }
  if (type === 'NotAPair') {
    return { said: zh ? 'attention 要返回两样：输出和权重。它返回的是：' : 'attention must return two things, output and weights. It returned:', original: text, hint: '' }; // prettier-ignore
  }
  const place = line === 0 ? '' : zh ? `第 ${line} 行，` : `, line ${line}`;
  return {
    said: zh ? `${place}Python 报错：` : `Python raised an error${place}:`,
    original: text === '' ? type : `${type}: ${text}`,
    hint: hints[type]?.[language] ?? '',
  };
}
