// The figure's words.

import { percentText } from '../../draw/chart-format.js';
import type { Language, Text } from '../../language.js';
import { formatNumber } from '../../parse-number.js';
import { mutedHeads } from './choices.js';
import type { Result, State } from './definition.js';

export const words = {
  settings: { zh: '大小', en: 'Sizes' },
  d: { zh: '词元宽 d', en: 'Width d' },
  heads: { zh: '头数 h', en: 'Heads h' },
  kvHeads: { zh: '键值头', en: 'Key heads' },
  n: { zh: '词元数 n', en: 'Tokens n' },
  seed: { zh: '随机种子', en: 'Seed' },
  causal: { zh: '因果：只看自己和左边', en: 'Causal: only itself and the left' },
  each: { zh: '每个头的权重', en: 'Each head’s weights' },
  mute: { zh: '静音', en: 'Mute' },
  concat: { zh: '拼接：各头的上下文并排', en: 'Joined: the heads’ contexts side by side' },
  W_o: { zh: '输出投影', en: 'Output projection' },
  output: { zh: '输出', en: 'Output' },
  parameters: { zh: '四个投影的参数', en: 'Parameters of the four projections' },
  cache: { zh: '每个词元的 KV 缓存（float16）', en: 'KV cache per token (float16)' },
  change: { zh: '静音使输出平均变了', en: 'Muting changed the output by' },
  random: {
    zh: '词元和投影都是随机的，没有训练过；看的是各部分怎样拼起来。',
    en: 'Tokens and projections are random and untrained: what counts here is how the parts fit together.',
  },
} as const satisfies Record<string, Text>;

export const headName: Readonly<Record<Language, (h: number) => string>> = {
  zh: (h) => `头 ${h + 1}`,
  en: (h) => `Head ${h + 1}`,
};

/** Which key head it reads, where they are shared. */
export const readsText: Readonly<Record<Language, (kv: number) => string>> = {
  zh: (kv) => `用键值头 ${kv + 1}`,
  en: (kv) => `key head ${kv + 1}`,
};

export const columnText: Readonly<Record<Language, (h: number, k: number) => string>> = {
  zh: (h, k) => `头 ${h + 1} 第 ${k + 1} 维`,
  en: (h, k) => `head ${h + 1}, component ${k + 1}`,
};

export const kindText = ({ heads, kvHeads }: State, language: Language): string => {
  if (kvHeads === heads)
    return language === 'zh' ? '每个头有自己的键和值' : 'Every head has keys and values of its own';
  const many = `${heads} : ${kvHeads}`;
  if (kvHeads === 1)
    return language === 'zh'
      ? `多查询（MQA）：所有头共用一组键和值`
      : 'Multi-query: all heads share one set of keys and values';
  return language === 'zh' ? `分组查询（GQA）${many}` : `Grouped-query, ${many}`;
};

export const ofAllText: Readonly<Record<Language, (part: number, all: number) => string>> = {
  zh: (part, all) => (part === all ? '' : `（不共用时 ${percentText(part / all)}）`),
  en: (part, all) => (part === all ? '' : ` (${percentText(part / all)} of unshared)`),
};

export const changeText: Readonly<Record<Language, (change: number, size: number) => string>> = {
  zh: (change, size) => `${formatNumber(change)}（输出平均大小 ${formatNumber(size)}）`,
  en: (change, size) => `${formatNumber(change)} (mean size of the output ${formatNumber(size)})`,
};

export const summaries: Readonly<Record<Language, (state: State, result: Result) => string>> = {
  zh: (state, { heard, size }) => {
    const muted = mutedHeads(state).map((h) => h + 1);
    const told =
      muted.length > 0 ? `静音头 ${muted.join('、')}，输出平均变了 ${changeText.zh(heard.change, size)}。` : '';
    return `${state.heads} 个头，${state.kvHeads} 个键值头，每头 ${state.d / state.heads} 维。${told}`;
  },
  en: (state, { heard, size }) => {
    const muted = mutedHeads(state).map((h) => h + 1);
    const told =
      muted.length > 0
        ? ` Without head ${muted.join(', ')} the output changes by ${changeText.en(heard.change, size)} on average.`
        : '';
    return `${state.heads} heads of width ${state.d / state.heads}, ${state.kvHeads} key heads.${told}`;
  },
};
