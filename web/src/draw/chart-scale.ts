// The two axes of a chart as d3 scales, and where their ticks stand. Pure.

import { scaleLinear, scaleLog, type ScaleContinuousNumeric } from 'd3-scale';

import type { NumberFormat } from './chart-format.js';

export interface Axis {
  /** In the reader's language. */
  readonly label: string;
  /** What a marked place is called: "n" gives "n = 12". */
  readonly symbol?: string;
  /** The base of a logarithmic axis; linear without one, and across, linear axes count: their ticks are whole. */
  readonly log?: 2 | 10;
  readonly format?: NumberFormat;
  /** Ends of the axis, where they are not those of the data. A linear axis starts at 0 unless something is below. */
  readonly from?: number;
  readonly to?: number;
}

export type Scale = ScaleContinuousNumeric<number, number>;

/** Whether a value has a place on the axis. */
export const fits = (value: number, { log }: Axis): boolean =>
  Number.isFinite(value) && (log === undefined || value > 0);

export function scaleOf(axis: Axis, values: Iterable<number>, range: readonly [number, number]): Scale {
  const known = [...values].filter((value) => fits(value, axis));
  const least = axis.log ? Math.min(...known) : Math.min(0, ...known);
  const [from, to] = [axis.from ?? (known.length > 0 ? least : 1), axis.to ?? Math.max(...known, axis.log ? 1 : 0)];
  const end = to > from ? to : axis.log ? from * axis.log : from + 1;
  return (axis.log ? scaleLog().base(axis.log) : scaleLinear()).domain([from, end]).range(range);
}

/** 1, 2 and 5 times powers of ten. */
const withinOnePower = (from: number, to: number): number[] => {
  const first = Math.floor(Math.log10(from));
  const powers = [0, 1, 2, 3].map((k) => 10 ** (first + k));
  return powers.flatMap((x) => [x, 2 * x, 5 * x]).filter((x) => x >= from && x <= to);
};

const strides = [1, 2, 3, 5, 10, 20, 30, 50, 100];

/** At most about `most` ticks: whole powers on a logarithmic axis, round numbers on a linear one. */
export function ticksOf(scale: Scale, { log, format }: Axis, most: number): number[] {
  const [from = 0, to = 1] = scale.domain();
  if (log) {
    const power = (x: number) => Math.log(x) / Math.log(log);
    const [first, last] = [Math.ceil(power(from) - 1e-9), Math.floor(power(to) + 1e-9)];
    const stride = strides.find((step) => (last - first) / step < most) ?? 100;
    const start = Math.ceil(first / stride) * stride;
    const powers = Array.from(
      { length: Math.max(0, Math.floor((last - start) / stride) + 1) },
      (_, k) => start + k * stride,
    );
    return powers.length > 1 ? powers.map((k) => log ** k) : withinOnePower(from, to);
  }
  if (format !== 'bytes') return scale.ticks(most);
  const unit = 1024 ** Math.max(0, Math.floor(Math.log2(Math.max(1, to)) / 10));
  return scaleLinear()
    .domain([from / unit, to / unit])
    .ticks(most)
    .map((x) => x * unit);
}
