// What the chart shows of the runs: mean accuracy by length over the seeds measured so far, each seed's own points, the
// reader's guess, and earlier fixed networks of another width.

import type { Point, Series } from '../../draw/chart-series.js';
import type { Language } from '../../language.js';
import type { Run } from '../../training/run.js';
import type { Curve } from './curve.js';
import type { Side } from './definition.js';
import type { Shown } from './pair.js';
import { sideNames, words } from './text.js';

export const looks: Readonly<Record<Side | 'guess' | 'before', Pick<Series, 'hue' | 'marker' | 'dash'>>> = {
  fixed: { hue: 'ink', marker: 'circle' },
  attention: { hue: 'weight', marker: 'diamond' },
  guess: { hue: 'amber', marker: 'cross', dash: '2 4' },
  before: { hue: 'muted', marker: 'square', dash: '6 4' },
};

/** Exact match by length, as measured last; empty before the first measurement. */
export const accuracyOf = (run: Run): Point[] =>
  (run.latest?.evaluations ?? []).map(({ length, exact_match }) => [length, exact_match]);

/** Over the runs that were measured. */
export function meanOf(runs: readonly Run[]): Point[] {
  const curves = runs.map(accuracyOf).filter((points) => points.length > 0);
  const [first] = curves;
  const sum = (length: number) =>
    curves.reduce((total, points) => total + (points.find(([x]) => x === length)?.[1] ?? NaN), 0);
  return first ? first.map(([length]) => [length, sum(length) / curves.length]) : [];
}

export function seriesOf({ runs, before }: Shown, guess: Curve, h: number, language: Language): Series[] {
  const names = { fixed: `${sideNames.fixed[language]}, h = ${h}`, attention: sideNames.attention[language] };
  if (language === 'zh') names.fixed = `${sideNames.fixed.zh} h = ${h}`;
  const line = (side: Side): Series => ({ ...looks[side], name: names[side], points: meanOf(runs[side]) });
  const scatter = (side: Side): Series[] =>
    runs[side].filter(({ latest }) => latest).length < 2
      ? []
      : [{ ...looks[side], name: '', scatter: true, points: runs[side].flatMap(accuracyOf) }];
  const earlier = before.map((run): Series => ({
    ...looks.before,
    name: `h = ${run.plan.config.hidden}`,
    points: accuracyOf(run),
  }));
  const expected: Series[] =
    guess.length > 0 ? [{ ...looks.guess, name: words.expected[language], points: guess }] : [];
  return [
    ...expected,
    ...earlier,
    line('fixed'),
    line('attention'),
    ...scatter('fixed'),
    ...scatter('attention'),
  ].filter(({ points }) => points.length > 0);
}
