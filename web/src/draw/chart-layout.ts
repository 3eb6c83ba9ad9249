// Where everything in a chart stands: margins as wide as their texts need, scales, ticks, and the names at the lines'
// ends. Pure.

import { tickText, valueText } from './chart-format.js';
import { fits, scaleOf, ticksOf, type Axis, type Scale } from './chart-scale.js';
import { spread, textWidth, type Series } from './chart-series.js';

export interface ChartData {
  readonly series: readonly Series[];
  readonly x: Axis;
  readonly y: Axis;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly x: Scale;
  readonly y: Scale;
  readonly xTicks: readonly number[];
  readonly yTicks: readonly number[];
  /** Whether the lines are named at their ends; else below the chart. */
  readonly named: boolean;
  /** Heights of those names. */
  readonly names: readonly number[];
}

const [above, below, inset] = [38, 42, 8];
/** Pixels a tick needs, across and up. */
const [tickAcross, tickUp] = [46, 34];
export const nameHeight = 17;
/** From the end of the lines to their names. */
export const leader = 18;
const namedFrom = 520;

export function layoutOf({ series, x, y }: ChartData, width: number): Layout {
  const height = Math.round(Math.max(240, Math.min(380, width * 0.55)));
  const named = width >= namedFrom;
  const [top, bottom] = [above, height - below];
  const ys = series.flatMap(({ points, band = [] }) => [...points.map((point) => point[1]), ...band.flat()]);
  const yScale = scaleOf(y, ys, [bottom, top + inset]);
  const yTicks = ticksOf(yScale, y, (bottom - top) / tickUp);
  const left = Math.ceil(Math.max(20, ...yTicks.map((tick) => textWidth(tickText(tick, y.format, y.log))))) + 10;
  const atEdge = series.filter(({ beside }) => !beside);
  const namesWidth = Math.max(0, ...atEdge.map((one) => textWidth(one.name) + widestValue(one, y)));
  const right = width - (named ? Math.min(atEdge.length > 0 ? namesWidth + leader + 12 : 14, width * 0.4) : 14);
  const xs = series.flatMap(({ points }) => points.map((point) => point[0]));
  const xScale = scaleOf(x, xs, [left + inset, right - inset]);
  const within = (across: number) =>
    ticksOf(xScale, x, (right - left) / across).filter((tick) => x.log || Number.isInteger(tick));
  const widest = Math.max(0, ...within(tickAcross).map((tick) => textWidth(tickText(tick, x.format, x.log))));
  const xTicks = within(Math.max(tickAcross, widest + 6));
  const ends = series.map(({ points }) => {
    const last = points.findLast((point) => fits(point[1], y));
    return last ? yScale(last[1]) : bottom;
  });
  const names = spread(ends, nameHeight, top, bottom - 4);
  return { width, height, left, right, top, bottom, x: xScale, y: yScale, xTicks, yTicks, named, names };
}

const widestValue = ({ points }: Series, { format }: Axis): number =>
  8 + Math.max(0, ...points.map((point) => textWidth(valueText(point[1], format))));
