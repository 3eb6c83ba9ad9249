// Where positions, hops and numbers stand in a lane. Pure.

/** Of every lane: its baseline, and how far hops may rise above it and sink below. */
export const lane = { height: 74, base: 50, rise: 42, sink: 18 } as const;
const margin = 14;
/** Below this many pixels from one position to the next, positions are ticks and no longer circles. */
const circleSpacing = 9;

export interface Track {
  readonly n: number;
  readonly width: number;
  readonly spacing: number;
  /** Of a position's circle; 0 where they are ticks. */
  readonly radius: number;
  readonly at: (position: number) => number;
  /** The position nearest to a place. */
  readonly nearest: (x: number) => number;
}

export function trackOf(n: number, width: number): Track {
  const spacing = (width - 2 * margin) / (n - 1);
  return {
    n,
    width,
    spacing,
    radius: spacing < circleSpacing ? 0 : Math.min(5, spacing * 0.3),
    at: (position) => margin + (position - 1) * spacing,
    nearest: (x) => Math.max(1, Math.min(n, Math.round((x - margin) / spacing) + 1)),
  };
}

const short = (x: number) => Math.round(x * 100) / 100;

/** Hops as arcs: those towards the end of the path above the line, those away from it below. */
export function arcs(path: readonly number[], { at, radius }: Track): string {
  const forwards = path.at(-1)! >= path[0]!;
  return path
    .slice(1)
    .map((to, k) => {
      const [a, b] = [at(path[k]!), at(to)];
      const above = to > path[k]! === forwards;
      const most = above ? lane.rise : lane.sink;
      const height = Math.min(most, Math.max(8, Math.abs(b - a) * 0.45)) / 0.75;
      const gap = radius > 0 ? radius + 1.5 : 0;
      const [y, peak] = above
        ? [lane.base - gap, lane.base - height - gap]
        : [lane.base + gap, lane.base + height + gap];
      return `M${short(a)},${y}C${short(a)},${short(peak)} ${short(b)},${short(peak)} ${short(b)},${y}`;
    })
    .join('');
}

/** Thin enough for the hops to be told apart while that is possible at all. */
export const strokeOf = (path: readonly number[], { spacing }: Track): number => {
  const walked = path.slice(1).reduce((sum, to, k) => sum + Math.abs(to - path[k]!), 0);
  return Math.max(0.5, Math.min(2, (walked / (path.length - 1)) * spacing * 0.35));
};

/** Positions as ticks, in one path. */
export const ticks = ({ n, at }: Track, halfHeight = 3): string =>
  Array.from({ length: n }, (_, k) => `M${short(at(k + 1))},${lane.base - halfHeight}v${2 * halfHeight}`).join('');

const steps = [1, 2, 5, 10, 20, 25, 50, 100, 200];

/** The positions whose numbers are written: the first, round ones and the last, with room between them. */
export function numbered({ n, spacing }: Track): number[] {
  const room = spacing >= 18 ? 18 : 30;
  const step = steps.find((one) => one * spacing >= room) ?? 200;
  const round = Array.from({ length: Math.floor(n / step) }, (_, k) => (k + 1) * step);
  const inner = round.filter((position) => Math.min(position - 1, n - position) * spacing >= Math.min(room, 22));
  return [1, ...inner, n];
}
