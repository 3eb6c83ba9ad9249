// One lane as SVG: what word j reads in one step, the positions, and the path drawn hop by hop.

import { nothing, svg, html } from 'lit';

import type { Language } from '../../language.js';
import type { Result, Route } from './definition.js';
import { arcs, lane, strokeOf, ticks, type Track } from './geometry.js';
import { looks } from './kinds.js';
import { pathText } from './text.js';

/** Where positions are closer, in pixels, only short paths have an arrow at every hop. */
const arrowSpacing = 16;
/** As many positions as a screen reader is told of one path. */
const spokenMost = 12;

export function lanePicture(route: Route, result: Result, track: Track, globals: number, language: Language) {
  const { path, reads } = route;
  const dashed = path.length === 0 ? result.back : [];
  return html`<svg
    viewBox="0 0 ${track.width} ${lane.height}"
    class="hue-${looks[route.lane].hue}"
    role="img"
    aria-label=${pathText(path, language, spokenMost)}
  >
    ${reads.map((run) => band(run, track))} ${positions(route, result, track, globals)}
    ${dashed.length > 1 ? hops(dashed, track, true) : nothing} ${path.length > 1 ? hops(path, track, false) : nothing}
  </svg>`;
}

function band([first, last]: readonly [number, number], { at, spacing }: Track) {
  const half = Math.max(2, Math.min(spacing / 2, 12));
  const [left, right] = [at(first) - half, at(last) + half];
  return svg`<rect class="reads" x=${left} y=${lane.base - 10} width=${Math.max(1, right - left)} height="20" rx="4" />`;
}

function hops(path: readonly number[], track: Track, back: boolean) {
  const stroke = strokeOf(path, track);
  const arrows = track.spacing >= arrowSpacing || path.length <= 12;
  return svg`<path class="hops ${back ? 'back' : ''}" d=${arcs(path, track)} stroke-width=${stroke} />
    ${arrows ? path.slice(1).map((to, k) => arrow(to, to > path[k]!, path, track)) : nothing}`;
}

/** Hops arrive from straight above, or from straight below. */
function arrow(to: number, rightwards: boolean, path: readonly number[], { at, radius }: Track) {
  const above = rightwards === path.at(-1)! >= path[0]!;
  const y = above ? lane.base - radius - 1 : lane.base + radius + 1;
  return svg`<path class="arrow" d="M0,0l-3.5,-6.5h7z" transform="translate(${at(to)},${y})${above ? '' : ' rotate(180)'}" />`;
}

function positions({ lane: kind, path }: Route, { i, j, n }: Result, track: Track, globals: number) {
  const { at, radius } = track;
  const dot = (position: number, look: string, r: number) =>
    kind === 'global' && position <= globals
      ? svg`<rect class=${look} x=${at(position) - r} y=${lane.base - r} width=${2 * r} height=${2 * r} />`
      : svg`<circle class=${look} cx=${at(position)} cy=${lane.base} r=${r} />`;
  const inner = path.slice(1, -1);
  const ends = [dot(i, 'dot from', Math.max(4.5, radius)), dot(j, 'dot to', Math.max(4.5, radius))];
  if (radius === 0) {
    const stops =
      track.spacing * (n / Math.max(1, path.length)) > 6 ? inner.map((p) => dot(p, 'dot on', 2.5)) : nothing;
    return svg`<path class="ticks" d=${ticks(track)} />${stops}${ends}`;
  }
  const on = new Set(inner);
  const all = Array.from({ length: n }, (_, k) => k + 1).filter((position) => position !== i && position !== j);
  return [...all.map((position) => dot(position, on.has(position) ? 'dot on' : 'dot', radius)), ...ends];
}
