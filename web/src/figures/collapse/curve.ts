// A curve drawn by hand: the share expected at each length, in steps of a hundredth. As text: "1:1 8:0.9 16:0.4".

import { parseNumber } from '../../parse-number.js';
import { InputError, type Codec } from '../../schema.js';

export type Curve = readonly (readonly [length: number, share: number])[];

const [mostPoints, longest] = [64, 1000];

function point(text: string): readonly [number, number] {
  const [length, share] = text.split(':').map(parseNumber);
  if (length === undefined || share === undefined) throw new InputError('not-a-number', text);
  if (!(share >= 0 && share <= 1)) throw new InputError('number-out-of-range', String(share), 0, 1);
  if (!(length >= 0 && length <= longest)) throw new InputError('number-out-of-range', String(length), 0, longest);
  return [length, share];
}

export const curve: Codec<Curve> = {
  takes: { kind: 'curve', most: mostPoints },
  initial: [],
  parse(text) {
    const words = text.split(/\s+/).filter(Boolean);
    if (words.length > mostPoints) throw new InputError('too-many-columns', words.length, mostPoints);
    return words.map(point).sort((a, b) => a[0] - b[0]);
  },
  format: (value) => value.map(([length, share]) => `${length}:${share}`).join(' '),
};

/** The curve with one point put in or moved. */
export function drawn(before: Curve, length: number, share: number): Curve {
  const rounded = Math.round(Math.max(0, Math.min(1, share)) * 100) / 100;
  const others = before.filter(([x]) => x !== length);
  return [...others, [length, rounded] as const].sort((a, b) => a[0] - b[0]);
}
