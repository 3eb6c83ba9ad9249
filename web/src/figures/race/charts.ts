// What was measured and what the formulas say, against the length.

import { html, nothing } from 'lit';

import type { Contender } from '../../core.js';
import type { Axis, Series } from '../../draw/chart.js';
import type { Point } from '../../draw/chart-series.js';
import type { Language } from '../../language.js';
import { latest } from '../../remember.js';
import { contenders, type Result } from './definition.js';
import type { Times } from './race.js';
import { contenderNames, words } from './text.js';

const looks = {
  plain: { hue: 'query', marker: 'square' },
  flash: { hue: 'weight', marker: 'circle' },
  windowed: { hue: 'value', marker: 'diamond', dash: '6 3' },
  linear: { hue: 'teal', marker: 'triangle', dash: '2 3' },
  lstm: { hue: 'ink', marker: 'cross' },
} as const satisfies Record<Contender, Partial<Series>>;

const axesOf = latest((language: Language) => ({
  n: { label: words.length[language], symbol: 'n', log: 2 } satisfies Axis,
  ms: { label: words.ms[language], log: 10, format: 'power' } satisfies Axis,
  bytes: { label: words.byte[language], log: 2, format: 'bytes' } satisfies Axis,
}));

/** The formula through the first time that was measured. */
function formula({ lengths, costs }: Result, times: Times, one: Contender): readonly Point[] {
  const [first] = times[one];
  if (!first) return [];
  const perMac = first[1] / costs[one][lengths.indexOf(first[0])]!.macs;
  return lengths.map((n, k) => [n, perMac * costs[one][k]!.macs]);
}

const thin = { marker: 'circle', fine: true } as const;

export function timeChart(result: Result, times: Times, language: Language) {
  const { n, ms } = axesOf(language);
  const measured = contenders.map((one): Series => ({
    ...looks[one],
    name: contenderNames[one][language],
    points: [...times[one]],
  }));
  const formulas: Series[] = [
    { ...thin, hue: 'muted', dash: '1 3', name: words.quadratic[language], points: formula(result, times, 'flash') },
    { ...thin, hue: 'muted', dash: '8 4', name: words.straight[language], points: formula(result, times, 'lstm') },
  ];
  return chart(words.times[language], [...measured, ...formulas], n, { ...ms }, result, language);
}

const bytesSeries = latest(({ lengths, costs }: Result, language: Language) => {
  const bytes = (one: Contender): Point[] => lengths.map((n, k) => [n, costs[one][k]!.bytes]);
  return (['plain', 'flash', 'linear', 'lstm'] as const).map((one): Series => ({
    ...looks[one],
    name: one === 'flash' ? words.tiled[language] : contenderNames[one][language],
    points: bytes(one),
  }));
});

export const bytesChart = (result: Result, language: Language) =>
  chart(
    words.bytes[language],
    bytesSeries(result, language),
    axesOf(language).n,
    axesOf(language).bytes,
    result,
    language,
  );

function chart(label: string, series: readonly Series[], x: Axis, y: Axis, { lengths }: Result, language: Language) {
  const shown = series.filter(({ points }) => points.length > 0);
  if (shown.length === 0) return nothing;
  return html`<div>
    <p class="title">${label}</p>
    <attn-chart
      .series=${shown}
      .x=${{ ...x, from: lengths[0]!, to: lengths.at(-1)! }}
      .y=${y}
      .label=${label}
      .language=${language}
    ></attn-chart>
  </div>`;
}
