// The loss of every step over the mean that would hide it, and the gradient's norm; the run before stays, faint.

import { html } from 'lit';

import type { Axis } from '../../draw/chart.js';
import '../../draw/chart.js';
import type { Point, Series } from '../../draw/chart-series.js';
import type { Language } from '../../language.js';
import type { Recorded } from './record.js';
import { words } from './text.js';

/** From this much above where it began, only powers of ten show what a loss does. */
const wild = 20;

/** Step k is at x = k; what is no number has no place. */
const points = (values: readonly number[]): Point[] =>
  values.flatMap((value, k) => (Number.isFinite(value) ? [[k + 1, value] as const] : []));

const largest = (values: readonly number[]) => Math.max(0, ...values.filter(Number.isFinite));

export function charts(now: Recorded, before: Recorded | undefined, language: Language) {
  const { clip, losses: told, diverged } = now;
  // A run that diverged is shown as far as it came.
  const steps = diverged ? told.length : now.steps;
  const line = (look: Omit<Series, 'points'>, values: readonly Point[]): Series[] =>
    values.length > 0 ? [{ ...look, points: values }] : [];
  const earlier = { name: words.before[language], hue: 'muted', marker: 'bar', dash: '2 2', fine: true } as const;
  // What an earlier run did far above this one is left out.
  const below = (values: readonly number[] | undefined, most: number) =>
    points(values?.slice(0, steps) ?? []).filter(([, value]) => value <= most);
  const losses = [
    ...line(earlier, below(before?.losses, 2 * largest(told))),
    ...line({ name: words.stepLoss[language], hue: 'accent', marker: 'circle', fine: true }, points(told)),
    ...line(
      { name: words.mean[language], hue: 'amber', marker: 'square', dash: '6 4' },
      now.means.filter(([, mean]) => Number.isFinite(mean)),
    ),
  ];
  const norms = [
    ...line(earlier, below(before?.norms, wild * largest(now.norms))),
    ...line({ name: words.gradient[language], hue: 'teal', marker: 'circle', fine: true }, points(now.norms)),
    ...line({ name: words.limit[language], hue: 'fault', marker: 'bar', dash: '2 4' }, clip > 0 ? [[1, clip], [steps, clip]] : []), // prettier-ignore
  ];
  const x: Axis = { label: words.step[language], from: 0, to: steps };
  const y = (label: string, isLog: boolean): Axis => ({ label, ...(isLog && { log: 10, format: 'power' }) });
  const chart = (series: readonly Series[], axis: Axis) =>
    html`<attn-chart .series=${series} .x=${x} .y=${axis} .label=${axis.label} .language=${language}></attn-chart>`;
  const isWild = largest(told) > wild * (told[0] ?? Infinity);
  return html`<div class="charts">
    ${chart(losses, y(words.loss[language], isWild))} ${chart(norms, y(words.norm[language], true))}
  </div>`;
}
