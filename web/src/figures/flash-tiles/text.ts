// The figure's words.

import { bytesText, countText } from '../../draw/chart-format.js';
import type { Language, Text } from '../../language.js';
import type { Result, State } from './definition.js';

export const words = {
  settings: { zh: '小题目与块的大小', en: 'A small problem, and the size of a tile' },
  n: { zh: '词元数 n', en: 'Tokens n' },
  d: { zh: '维数 d', en: 'Width d' },
  queries: { zh: '每块的查询', en: 'Queries in a tile' },
  keys: { zh: '每块的键', en: 'Keys in a tile' },
  seed: { zh: '随机种子', en: 'Seed' },
  causal: { zh: '因果：只看自己和左边', en: 'Causal: only itself and the left' },
  step: { zh: '第几块', en: 'Tile' },
  back: { zh: '上一块', en: 'Previous tile' },
  forward: { zh: '下一块', en: 'Next tile' },
  map: { zh: '分数表，分成块', en: 'The table of scores, in tiles' },
  query: { zh: '查询', en: 'Query' },
  before: { zh: '原来的最大', en: 'Maximum before' },
  maximum: { zh: '现在的最大 m', en: 'Maximum now, m' },
  rescaling: { zh: '旧账乘以', en: 'Old sums times' },
  sum: { zh: '指数和 ℓ', en: 'Sum ℓ' },
  running: { zh: '每个查询只记这几个数', en: 'All that is kept of each query' },
  sofar: { zh: '到这一块为止的输出', en: 'The output so far' },
  wanted: { zh: '一次算完的输出', en: 'The output computed at once' },
  traffic: {
    zh: '搬进搬出多少字节（一个头，d = 64，float16）',
    en: 'Bytes moved in and out (one head, d = 64, float16)',
  },
  length: { zh: '句长 N', en: 'Length N' },
  memory: { zh: '快内存 M（KiB）', en: 'Fast memory M (KiB)' },
  bytes: { zh: '字节', en: 'bytes' },
  plain: { zh: '整表', en: 'Whole table' },
  flash: { zh: '分块', en: 'Tiles' },
} as const satisfies Record<string, Text>;

export type TileKind = 'done' | 'now' | 'skipped' | 'waiting';
export const kindNames: Readonly<Record<TileKind, Text>> = {
  done: { zh: '算过', en: 'done' },
  now: { zh: '正在算', en: 'now' },
  skipped: { zh: '跳过', en: 'skipped' },
  waiting: { zh: '还没到', en: 'to come' },
};

const span = (first: number, count: number) => (count === 1 ? `${first + 1}` : `${first + 1}–${first + count}`);

/** What the tile looked at is. */
export function sentence({ steps, now }: Result, language: Language): string {
  const { first_query, queries, first_key, keys, computed } = steps[now]!;
  const [q, k] = [span(first_query, queries), span(first_key, keys)];
  return language === 'zh'
    ? `第 ${now + 1} 块，共 ${steps.length} 块：查询 ${q} 对键 ${k}${computed ? '。' : '，全被因果掩码挡住，跳过，一个分数也不算。'}`
    : `Tile ${now + 1} of ${steps.length}: queries ${q} against keys ${k}${computed ? '.' : ', all hidden by the causal mask: skipped, not one score is computed.'}`;
}

/** How the whole results compare. */
export function outcome({ n, queries, keys }: State, { apart, steps, skipped }: Result, language: Language): string {
  const [held, all] = [Math.min(queries, n) * Math.min(keys, n), n * n];
  const off = apart === 0 ? '0' : countText(Number(apart.toPrecision(2)));
  return language === 'zh'
    ? `全部算完，与一次算完相比，最大的差是 ${off}（只是 float32 的舍入）。手里同时最多有 ${held} 个分数，整表有 ${all} 个${skipped > 0 ? `；${steps.length} 块里跳过 ${skipped} 块` : ''}。`
    : `When all is done, the largest difference from the output computed at once is ${off} (rounding of float32). At most ${held} scores are held at a time, of ${all} in the table${skipped > 0 ? `; ${skipped} of ${steps.length} tiles are skipped` : ''}.`;
}

export function trafficText({ length, memory }: State, { traffic }: Result, language: Language): string {
  const { plain, flash, block } = traffic;
  const [a, b] = [bytesText(2 * plain), bytesText(2 * flash)];
  const times = countText(Number((Math.max(plain, flash) / Math.min(plain, flash)).toPrecision(2)));
  const less = flash < plain;
  return language === 'zh'
    ? `N = ${countText(length)}，M = ${memory} KiB：一块装得下 ${block} 个键。整表搬 ${a}，分块搬 ${b}，${less ? `只有它的 ${times} 分之一` : `反而是它的 ${times} 倍`}。`
    : `N = ${countText(length)}, M = ${memory} KiB: a block holds ${block} keys. The whole table moves ${a}, tiles move ${b}: ${less ? `${times} times less` : `${times} times more`}.`;
}
