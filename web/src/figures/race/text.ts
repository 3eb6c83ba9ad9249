// The figure's words, and what was measured in a sentence.

import { countText } from '../../draw/chart-format.js';
import type { Contender, Core, Matrix } from '../../core.js';
import type { Language, Text } from '../../language.js';
import type { State } from './definition.js';
import type { Race, Times } from './race.js';

export const contenderNames: Readonly<Record<Contender, Text>> = {
  plain: { zh: '整表', en: 'whole table' },
  flash: { zh: '分块（Flash）', en: 'tiles (Flash)' },
  windowed: { zh: '窗口', en: 'window' },
  linear: { zh: '线性', en: 'linear' },
  lstm: { zh: 'LSTM', en: 'LSTM' },
};

export const words = {
  settings: { zh: '赛道', en: 'The track' },
  d: { zh: '维数 d', en: 'Width d' },
  window: { zh: '窗口半径', en: 'Window radius' },
  longest: { zh: '最长的 n', en: 'Longest n' },
  start: { zh: '开始量', en: 'Measure' },
  pause: { zh: '暂停', en: 'Pause' },
  resume: { zh: '继续', en: 'Go on' },
  again: { zh: '重新量', en: 'Measure again' },
  cancel: { zh: '取消', en: 'Cancel' },
  times: { zh: '一层、一句话要多少毫秒（实测）', en: 'Milliseconds for one layer and one sequence (measured)' },
  bytes: { zh: '除了输入输出，手里要留多少字节（按公式）', en: 'Bytes held besides input and output (by formula)' },
  ms: { zh: '毫秒', en: 'ms' },
  byte: { zh: '字节', en: 'bytes' },
  length: { zh: '句长 n', en: 'Length n' },
  quadratic: { zh: '∝ n²d', en: '∝ n²d' },
  straight: { zh: '∝ nd²', en: '∝ nd²' },
  tiled: { zh: '分块、窗口', en: 'tiles, window' },
  lost: {
    zh: '没能量完：浏览器收走了内存，或中断了计算。可以把最长的 n 调小再量。',
    en: 'It could not be finished: the browser took the memory away or broke off. Try again with a smaller longest n.',
  },
  before: {
    zh: '按“开始量”，核心会在你这台机器上把五种做法各跑一遍，从短到长，约十秒。图不在屏幕上时会停下来等你。',
    en: 'Press “Measure”, and the core runs all five on your machine, from short to long, for about ten seconds. Out of sight, it waits for you.',
  },
} as const satisfies Record<string, Text>;

/** What is going on, and on what. */
export function stateText({ phase, where, now, left, isWanted }: Race, engine: string, language: Language): string {
  const zh = language === 'zh';
  if (phase === 'lost') return words.lost[language];
  if (phase === 'ready') return words.before[language];
  const place =
    where === 'page' ? (zh ? '页面自己的线程' : 'the page’s own thread') : zh ? '一个工作线程' : 'one worker';
  const how = zh
    ? `刚才在这台机器上量的：单线程，${place}，${engine} 引擎，float32；几次里取最快的一次。`
    : `Measured on this machine just now: a single thread, ${place}, ${engine} engine, float32; the quickest of a few times.`;
  const skipped =
    left > 0 ? (zh ? `太慢的 ${left} 段没有跑。` : ` ${left} laps that would take too long were left out.`) : '';
  if (phase === 'done') return how + skipped;
  if (!isWanted) return zh ? '暂停了。' : 'Paused.';
  return now
    ? zh
      ? `正在量：${contenderNames[now.contender].zh}，n = ${countText(now.n)}`
      : `Measuring: ${contenderNames[now.contender].en}, n = ${countText(now.n)}`
    : '…';
}

/** From which n on `a` is slower than `b`, by the lengths that both have run. */
export function crossing(core: Core, times: Times, a: Contender, b: Contender): number {
  const both = times[a].filter(([n]) => times[b].some(([other]) => other === n));
  const row = (values: readonly number[]): Matrix => ({
    rows: 1,
    cols: values.length,
    data: Float32Array.from(values),
  });
  const slow = both.map(([n]) => times[b].find(([other]) => other === n)![1]);
  return core.overtaking!(row(both.map(([n]) => n)), row(both.map(([, time]) => time)), row(slow));
}

/** Where attention and the LSTM, and the two forms of attention, part. */
export function outcome(core: Core, { d }: State, times: Times, language: Language): string {
  const zh = language === 'zh';
  const [n, longest] = [crossing(core, times, 'flash', 'lstm'), times.flash.at(-1)?.[0] ?? 0];
  const first = times.flash[0]?.[0] ?? 0;
  const rounded = countText(Number(n.toPrecision(2)));
  const measured =
    n === Infinity
      ? zh
        ? `直到 n = ${countText(longest)}，分块的注意力都还不比 LSTM 慢。`
        : `Up to n = ${countText(longest)}, attention by tiles is still no slower than the LSTM.`
      : n <= first
        ? zh
          ? `从最短的 n = ${first} 起，注意力就比 LSTM 慢。`
          : `From the shortest, n = ${first}, on, attention is slower than the LSTM.`
        : zh
          ? `在这里，大约从 n = ${rounded} 起，注意力（分块）比 LSTM 慢。`
          : `Here, from about n = ${rounded} on, attention (by tiles) is slower than the LSTM.`;
  return zh
    ? `${measured}只数乘加，2n²d 与 8nd² 在 n = 4d = ${countText(4 * d)} 打平。`
    : `${measured} By multiplications alone, 2n²d and 8nd² are even at n = 4d = ${countText(4 * d)}.`;
}
