// The arithmetic of one cell in pieces, for figures to fill with numbers from the core. Pure.

import type { DotTerms, Softmax } from '../core.js';
import { at, row } from '../matrix.js';
import { formatNumber } from '../parse-number.js';
import type { Hue } from './matrix-colour.js';

/** A number in the hue of the matrix it comes from, an exponent, or the signs between. */
export type Piece = string | { readonly text: string; readonly hue: Hue } | { readonly exponent: string };

export interface Explanation {
  readonly title: string;
  readonly expression: readonly Piece[];
  /** In words, where that says more. */
  readonly note?: string;
}
export type Told = Omit<Explanation, 'title'>;

/** As many decimals as the prose has. */
export const shownAs = (x: number): string => formatNumber(x, 6);
/** A number after a sign: in brackets if it is negative. */
export const signedText = (x: number): string => (x < 0 ? `(${shownAs(x)})` : shownAs(x));

export const num = (x: number, hue: Hue = 'plain'): Piece => ({ text: shownAs(x), hue });
export const signed = (x: number, hue: Hue = 'plain'): Piece => ({ text: signedText(x), hue });

/** Longer sums show their beginning and their end. */
const mostTerms = 6;
export function sum(terms: readonly (readonly Piece[])[]): Piece[] {
  const shown = terms.length > mostTerms ? [...terms.slice(0, mostTerms - 2), ['…'], terms.at(-1)!] : terms;
  return shown.flatMap((term, k) => (k === 0 ? term : [' + ', ...term]));
}

/** a₁ × b₁ + a₂ × b₂ + … = the sum */
export const dotProduct = ({ left, right, sum: total }: DotTerms, a: Hue, b: Hue): Piece[] => [
  ...sum([...left.data].map((x, k) => [signed(x, a), ' × ', signed(right.data[k] ?? NaN, b)])),
  ' = ',
  num(total),
];

/** e^((score − largest) / T) ÷ (the row's exponentials added up) = exponential ÷ sum = weight */
export function softmaxShare(score: number, softmax: Softmax, i: number, j: number, temperature = 1): Piece[] {
  const { maxima, exponentials, sums, weights } = softmax;
  const off = `${shownAs(score)} − ${signedText(at(maxima, i, 0))}`;
  const exponent = temperature === 1 ? off : `(${off}) / ${temperature}`;
  const terms = [...row(exponentials, i)].map((x) => [num(x)]);
  const [own, total] = [num(at(exponentials, i, j)), num(at(sums, i, 0))];
  return ['e', { exponent }, ' ÷ (', ...sum(terms), ') = ', own, ' ÷ ', total, ' = ', num(at(weights, i, j), 'weight')];
}
