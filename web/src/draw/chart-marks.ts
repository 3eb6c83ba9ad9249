// The marks of a chart as SVG: lines and markers, names at the lines' ends, the marked place.

import { nothing, svg } from 'lit';

import { valueText } from './chart-format.js';
import { leader, type ChartData, type Layout } from './chart-layout.js';
import { fits, type Axis } from './chart-scale.js';
import { textWidth, valueAt, type Marker, type Point, type Series } from './chart-series.js';

/** Each about 7 px wide, around 0. */
export const markerPaths: Readonly<Record<Marker, string>> = {
  circle: 'M-3.4,0a3.4,3.4 0 1 0 6.8,0a3.4,3.4 0 1 0 -6.8,0z',
  square: 'M-3,-3H3V3H-3z',
  triangle: 'M0,-4.2L4,3H-4z',
  diamond: 'M0,-4.8L3.6,0L0,4.8L-3.6,0z',
  cross: 'M-1.3,-4H1.3V-1.3H4V1.3H1.3V4H-1.3V1.3H-4V-1.3H-1.3z',
  bar: 'M-1.5,-5H1.5V5H-1.5z',
};

/** Lines with more points than this have markers at some of them. */
const mostMarkers = 14;

export function seriesMarks({ series, x, y }: ChartData, layout: Layout) {
  const place = (point: Point) => `${layout.x(point[0])},${layout.y(point[1])}`;
  return series.map((one) => {
    const drawn = one.points.filter((point) => fits(point[0], x) && fits(point[1], y));
    const stride = one.scatter ? 1 : Math.ceil(drawn.length / mostMarkers);
    const markers = one.fine ? [] : drawn.filter((_, k) => k % stride === 0);
    const shape = markerPaths[one.marker];
    return svg`<g class="series hue-${one.hue}">
      ${one.band ? svg`<path class="band" d=${bandOf(one, y, layout)} />` : nothing}
      ${one.scatter || drawn.length === 0 ? nothing : svg`<path class=${one.fine ? 'line fine' : 'line'} d=${`M${drawn.map(place).join('L')}`} stroke-dasharray=${one.dash ?? nothing} />`}
      ${markers.map((point) => svg`<path class="marker" d=${shape} transform="translate(${place(point)})" />`)}
    </g>`;
  });
}

/** Up along the largest values and back along the least; one that has no place on the axis is at its end. */
function bandOf({ points, band = [] }: Series, y: Axis, { x, y: scale, top, bottom }: Layout): string {
  const height = (value: number) => (fits(value, y) ? scale(value) : value > 0 ? top : bottom);
  const edge = (side: 0 | 1) => points.map((point, k) => `${x(point[0])},${height(band[k]![side])}`);
  return `M${[...edge(1), ...edge(0).reverse()].join('L')}Z`;
}

/** Each line's name, with its value at `place`. */
export function nameMarks({ series, y }: ChartData, layout: Layout, place: number | undefined) {
  return series.map((one, k) => {
    const last = one.points.findLast((point) => fits(point[1], y));
    if (!last) return nothing;
    if (one.beside) return besideMark(one, layout.x(last[0]), layout.y(last[1]));
    const [from, to] = [layout.x(last[0]) + 6, layout.right + leader - 6];
    const [end, at] = [layout.y(last[1]), layout.names[k]!];
    const value = valueAt(one, place);
    return svg`<g class="name hue-${one.hue}">
      ${one.scatter ? nothing : svg`<path class="leader" d="M${from},${end} L${Math.max(from, layout.right)},${end} L${to},${at}" />`}
      <text x=${to + 4} y=${at} dy="0.35em"><tspan class="own">${one.name}</tspan><tspan dx="6">${
        value === undefined ? '' : valueText(value, y.format)
      }</tspan></text>
    </g>`;
  });
}

function besideMark({ name, hue, beside }: Series, x: number, y: number) {
  const [at, anchor] = beside === 'left' ? [x - 8, 'end'] : [x + 8, 'start'];
  return svg`<g class="name hue-${hue}">
    <text x=${at} y=${y} dy="0.35em" text-anchor=${anchor}><tspan class="own">${name}</tspan></text>
  </g>`;
}

/** A rule at `place`, with its name above and a ring around each value. */
export function placeMark({ series, x, y }: ChartData, layout: Layout, place: number | undefined) {
  if (place === undefined || !fits(place, x)) return nothing;
  const text = `${x.symbol ?? x.label} = ${valueText(place, x.format)}`;
  const half = textWidth(text) / 2;
  const at = layout.x(place);
  const middle = Math.max(layout.left + half, Math.min(at, layout.right - half));
  const values = series.map((one) => [one, valueAt(one, place)] as const);
  return svg`<g class="place">
    <line x1=${at} x2=${at} y1=${layout.top} y2=${layout.bottom} />
    <text x=${middle} y=${layout.top - 6} text-anchor="middle">${text}</text>
    ${values.map(([one, value]) =>
      value === undefined || !fits(value, y)
        ? nothing
        : svg`<circle class="hue-${one.hue}" cx=${at} cy=${layout.y(value)} r="5" />`,
    )}
  </g>`;
}

export interface Rule {
  readonly x: number;
  readonly text: string;
}

export function ruleMark({ x }: ChartData, layout: Layout, rule: Rule | undefined) {
  if (!rule || !fits(rule.x, x)) return nothing;
  const at = layout.x(rule.x);
  return svg`<g class="rule">
    <rect x=${at} y=${layout.top} width=${Math.max(0, layout.right - at)} height=${layout.bottom - layout.top} />
    <line x1=${at} x2=${at} y1="2" y2=${layout.bottom} />
    <text x=${at - 6} y="12" text-anchor="end">${rule.text}</text>
  </g>`;
}
