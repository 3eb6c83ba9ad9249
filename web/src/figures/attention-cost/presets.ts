// The chapter's cases, each one tap away.

import type { Text } from '../../language.js';
import type { State } from './definition.js';

export interface Preset {
  readonly name: Text;
  readonly state: State;
}

const oneHead: State = {
  n: 2048,
  d: 64,
  heads: 1,
  layers: 1,
  batch: 1,
  type: 'float32',
  causal: false,
  training: false,
  projections: false,
};
const same = (name: string): Text => ({ zh: name, en: name });

export const presets: readonly Preset[] = [
  { name: same('n = 2,048, d = 64'), state: oneHead },
  { name: same('n = 4,096'), state: { ...oneHead, n: 4096 } },
  { name: same('n = 8,192'), state: { ...oneHead, n: 8192 } },
  {
    // Brown et al. 2020, table 2.1; its banded layers are counted as if they were dense.
    name: { zh: 'GPT-3（按全部稠密算）', en: 'GPT-3 (all layers dense)' },
    state: { ...oneHead, d: 128, heads: 96, layers: 96, type: 'float16', causal: true, projections: true },
  },
];

const keys = Object.keys(oneHead) as (keyof State)[];
export const isAt = (a: State, b: State): boolean => keys.every((key) => a[key] === b[key]);
