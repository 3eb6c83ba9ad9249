// Above the lanes: the positions' numbers, and i and j as handles. Lines from them run down through every lane.

import { nothing, svg, html } from 'lit';

import type { Result } from './definition.js';
import { numbered, type Track } from './geometry.js';

export const stripHeight = 52;
/** From one handle to the other, so that both can be seen and held. */
const apart = 26;

export function strip({ i, j }: Result, track: Track, hovered: number | undefined) {
  const { at, width } = track;
  const [a, b] = handles(at(i), at(j), i <= j, width);
  const near = (position: number, other: number | undefined) =>
    other !== undefined && position !== other && Math.abs(at(position) - at(other)) < 26;
  const shown = numbered(track).filter((p) => ![i, j, hovered].some((other) => near(p, other)));
  const extra = [i, j, ...(hovered === undefined ? [] : [hovered])].filter((p) => !shown.includes(p));
  const labels = [...shown, ...new Set(extra)].filter((p) => p !== i || !near(i, j) || i === j);
  return html`<svg class="strip" viewBox="0 0 ${width} ${stripHeight}" aria-hidden="true">
    ${handle('from', 'i', a, at(i))} ${handle('to', 'j', b, at(j))}
    ${labels.map((p) => {
      const look = p === i ? 'number from' : p === j ? 'number to' : p === hovered ? 'number hovered' : 'number';
      return svg`<text class=${look} x=${at(p)} y=${stripHeight - 4} text-anchor="middle">${p}</text>`;
    })}
  </svg>`;
}

function handles(i: number, j: number, iFirst: boolean, width: number): readonly [number, number] {
  const push = Math.max(0, (apart - Math.abs(i - j)) / 2);
  const [left, right] = iFirst ? [i - push, j + push] : [i + push, j - push];
  const inside = (x: number, low: number, high: number) => Math.max(low, Math.min(high, x));
  return iFirst
    ? [inside(left, 12, width - 12 - apart), inside(right, 12 + apart, width - 12)]
    : [inside(left, 12 + apart, width - 12), inside(right, 12, width - 12 - apart)];
}

const handle = (look: string, letter: string, x: number, foot: number) =>
  svg`<g class="handle ${look}">
    <path d="M${x},24L${foot},34" />
    <rect x=${x - 12} y="2" width="24" height="22" rx="11" />
    <text x=${x} y="17.5" text-anchor="middle">${letter}</text>
  </g>`;

/** Behind the lanes, over their whole height. */
export const guides = ({ i, j }: Result, { at, width }: Track, hovered: number | undefined) => {
  const guide = (look: string, x: number) => svg`<line class="guide ${look}" x1=${x} x2=${x} y1="0" y2="100" />`;
  return html`<svg class="guides" viewBox="0 0 ${width} 100" preserveAspectRatio="none" aria-hidden="true">
    ${guide('from', at(i))} ${guide('to', at(j))} ${hovered === undefined ? nothing : guide('hovered', at(hovered))}
  </svg>`;
};
