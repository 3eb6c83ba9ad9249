// Calls worth seeing: each layer as it should be, and the mistakes that are made most.

import type { Text } from '../../language.js';
import type { State } from './definition.js';

export interface Case {
  readonly name: Text;
  readonly state: State;
}

const plain = { batch: 4, tokens: 5, timeFirst: false, keys: 0, batchFirst: true, bidirectional: false } as const;
export const starts: Readonly<Record<State['layer'], State>> = {
  linear: { ...plain, layer: 'linear', width: 16, expected: 16, size: 64 },
  lstm: { ...plain, layer: 'lstm', width: 10, expected: 10, size: 16 },
  attention: { ...plain, layer: 'attention', width: 16, expected: 16, size: 2 },
};
const { linear, lstm, attention } = starts;

const fits: Text = { zh: '正好', en: 'It fits' };
const width: Text = { zh: '宽度不对', en: 'Wrong width' };
const forgotten: Text = { zh: '忘了 batch_first', en: 'batch_first forgotten' };

export const cases: Readonly<Record<State['layer'], readonly Case[]>> = {
  linear: [
    { name: fits, state: linear },
    { name: width, state: { ...linear, expected: 32 } },
  ],
  lstm: [
    { name: fits, state: lstm },
    { name: { zh: '双向', en: 'Bidirectional' }, state: { ...lstm, bidirectional: true } },
    { name: width, state: { ...lstm, width: 12 } },
    { name: forgotten, state: { ...lstm, batchFirst: false } },
  ],
  attention: [
    { name: { zh: '自注意力', en: 'Self-attention' }, state: attention },
    { name: { zh: '交叉注意力', en: 'Cross-attention' }, state: { ...attention, keys: 7 } },
    { name: { zh: '头数除不尽', en: 'Heads do not divide' }, state: { ...attention, size: 3 } },
    { name: width, state: { ...attention, width: 32 } },
    { name: forgotten, state: { ...attention, batchFirst: false } },
    { name: { zh: '忘了，又是交叉', en: 'Forgotten, and cross' }, state: { ...attention, batchFirst: false, keys: 7 } },
  ],
};

export const isAt = (a: State, b: State): boolean =>
  (Object.keys(a) as (keyof State)[]).every((key) => a[key] === b[key]);
