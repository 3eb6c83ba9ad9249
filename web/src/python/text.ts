// What is said once a program has run.

import type { TrialKind } from '../core.js';
import type { Language, Text } from '../language.js';
import type { PythonFault } from './protocol.js';

export const words = {
  printed: { zh: '程序打印的', en: 'What it printed' },
  input: { zh: '输入', en: 'Input' },
  came: { zh: '你的程序给出', en: 'Your program gave' },
  should: { zh: '应该是', en: 'It should be' },
  weights: { zh: '权重', en: 'weights' },
  output: { zh: '输出', en: 'output' },
  mask: { zh: '掩码（1 可以看）', en: 'mask (1: may attend)' },
  counter: { zh: '看反例', en: 'The counter-example' },
} as const satisfies Record<string, Text>;

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
  'no-worker': {
    zh: '这个浏览器或网站不许用后台线程（worker），Python 在这里跑不了：没有它，出不来的循环会卡死整个页面。',
    en: 'This browser or site allows no workers, so Python cannot run here: without one, an endless loop would freeze the page.',
  },
} as const satisfies Record<string, Text>;

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
  AttributeError: { zh: '没有这个名字：看看拼写，或换一种写法。', en: 'There is no such name: check the spelling, or write it another way.' },
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
