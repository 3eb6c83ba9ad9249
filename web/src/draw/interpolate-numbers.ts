// What d3-scale takes from d3-interpolate, for numbers alone: the bundles have this in its place, since a chart here
// interpolates neither colours nor dates, which are a twentieth of all that figures are made of.

type Interpolator = (t: number) => number;

export const interpolateNumber =
  (a: number, b: number): Interpolator =>
  (t) =>
    a * (1 - t) + b * t;
export const interpolate = interpolateNumber;

export const interpolateRound =
  (a: number, b: number): Interpolator =>
  (t) =>
    Math.round(a * (1 - t) + b * t);

/** For diverging scales, of which there are none. */
export const piecewise = (): never => {
  throw new Error('diverging scales are left out');
};
