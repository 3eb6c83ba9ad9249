// The bills, line by line: what is counted, its formula with the numbers set in, and what the core says it comes to.

import type { Line } from '../../draw/bill.js';
import { bytesText, countText, groupedText } from '../../draw/chart-format.js';
import type { Language } from '../../language.js';
import type { Role } from '../../palette.js';
import type { Result, State } from './definition.js';
import { items, keptNames, type Item } from './text.js';

type Make = (item: Item, formula: string, amount: number, hue: Role) => Line;

const counted =
  (language: Language): Make =>
  (item, formula, amount, hue) => ({
    item,
    name: items[item][language],
    formula,
    exact: groupedText(amount),
    short: countText(amount),
    amount,
    hue,
  });
/** Operations are too many to be read to the last one. */
const rounded =
  (language: Language): Make =>
  (...line) => {
    const { short, ...rest } = counted(language)(...line);
    return { ...rest, exact: short, short };
  };
const weighed =
  (language: Language): Make =>
  (item, formula, amount, hue) => ({
    ...counted(language)(item, formula, amount, hue),
    exact: bytesText(amount),
    short: `${groupedText(amount)} B`,
  });

/** How often a layer attends: the decoder's twice, where there is an encoder. */
const blocks = ({ layers, encoderLayers }: State) =>
  encoderLayers > 0 ? `(2 × ${layers} + ${encoderLayers})` : `${layers}`;
const stacked = ({ layers, encoderLayers }: State) =>
  encoderLayers > 0 ? `(${layers} + ${encoderLayers})` : `${layers}`;

const projections = ({ d, heads, kvHeads, headDim }: State) =>
  kvHeads === heads ? `4 × ${d} × ${heads * headDim}` : `2 × ${d} × (${heads * headDim} + ${kvHeads * headDim})`;
const feedForward = ({ d, gated, feedForward }: State) => `${gated ? 3 : 2} × ${d} × ${feedForward}`;
const bias = ({ biases }: State, language: Language) => (biases ? (language === 'zh' ? ' + 偏置' : ' + biases') : '');

export function parameters(state: State, { cost }: Result, language: Language): Line[] {
  const line = counted(language);
  const { vocabulary, d, positions, tied } = state;
  const tables = `${tied ? '' : '2 × '}${vocabulary} × ${d}${positions > 0 ? ` + ${positions} × ${d}` : ''}`;
  const more = bias(state, language);
  return [
    line('attention', `${blocks(state)} × (${projections(state)}${more})`, cost.attention_parameters, 'query'),
    line('feed-forward', `${stacked(state)} × (${feedForward(state)}${more})`, cost.feed_forward_parameters, 'teal'),
    line('embedding', tables, cost.embedding_parameters, 'amber'),
    line('norms', '', cost.norm_parameters, 'ink'),
  ];
}

export function memory(state: State, { cost, bytesEach }: Result, language: Language): Line[] {
  const line = weighed(language);
  const { layers, encoderLayers, kvHeads, headDim, n, batch, kept, training } = state;
  const cached = encoderLayers > 0 ? `2 × ${layers}` : `${layers}`;
  return training
    ? [
        line('adam', '16 P', cost.training_bytes, 'query'),
        line('activations', keptNames[kept][language], cost.activation_bytes, 'weight'),
      ]
    : [
        line('weights', `${bytesEach} P`, cost.weight_bytes, 'query'),
        line(
          'cache',
          `2 × ${cached} × ${kvHeads} × ${headDim} × ${n} × ${batch} × ${bytesEach}`,
          cost.cache_bytes,
          'key',
        ),
      ];
}

export function operations(state: State, { cost }: Result, language: Language): Line[] {
  const line = rounded(language);
  const { n, batch, d, heads, headDim, vocabulary, causal, layers, encoderLayers } = state;
  const tokens = batch > 1 ? `${n} × ${batch}` : `${n}`;
  const half = causal ? `${layers} × ${n} × ${n + 1} / 2` : `${layers} × ${n}²`;
  const others = encoderLayers > 0 ? ` + ${layers + encoderLayers} × ${n}²` : '';
  const pairs = `2 × ${heads * headDim} × ${others ? `(${half}${others})` : half}${batch > 1 ? ` × ${batch}` : ''}`;
  return [
    line('projections', `${tokens} × ${blocks(state)} × ${projections(state)}`, cost.projection_macs, 'query'),
    line('pairs', pairs, cost.pair_macs, 'weight'),
    line('feed-forward', `${tokens} × ${stacked(state)} × ${feedForward(state)}`, cost.feed_forward_macs, 'teal'),
    line('output', `${tokens} × ${vocabulary} × ${d}`, cost.output_macs, 'amber'),
  ];
}
