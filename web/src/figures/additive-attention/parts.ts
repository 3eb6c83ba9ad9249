// The figure's matrices by name: what the reader gives, the steps of the additive score, and what each score leads to.

import type { Hue } from '../../draw/matrix.js';
import { names, pairNames } from '../../draw/names.js';
import type { Shown } from '../../editing.js';
import type { Matrix } from '../../matrix.js';
import type { Result, State } from './definition.js';
import type { Kind } from './kinds.js';
import type { Input } from './linked-sizes.js';

export type Step = 'query_part' | 'key_part' | 'hidden';
export type Out = 'scores' | 'weights' | 'context';
export type Part = Input | Step | `${Kind}-${Out}`;

/** dot-weights: the weights of dot. */
export function outOf(part: Part): { readonly kind: Kind; readonly out: Out } | undefined {
  const [kind, out] = part.split('-') as [Kind, Out?];
  return out && { kind, out };
}

const hues: Readonly<Record<Input | Step | Out, Hue>> = {
  s: 'query',
  h: 'key',
  W_s: 'plain',
  W_h: 'plain',
  v: 'plain',
  W: 'plain',
  joined: 'plain',
  query_part: 'query',
  key_part: 'key',
  hidden: 'plain',
  scores: 'plain',
  weights: 'weight',
  context: 'value',
};
export const hueOf = (part: Part): Hue => hues[outOf(part)?.out ?? (part as Input | Step)];

const none: readonly string[] = [];

/** Rows are queries, keys, or pairs of both; those of parameters have no names. */
export function rowNames(part: Part, { rows }: Matrix, { state: { s, h } }: Shown<State, Result>): readonly string[] {
  if (part === 'h' || part === 'key_part' || (part === 'hidden' && s.rows === 1)) return names('h', rows);
  if (part === 'hidden') return pairNames('s h', `${s.rows} ${h.rows}`);
  return part === 's' || part === 'query_part' || outOf(part) ? names('s', rows) : none;
}
export function columnNames(part: Part, { cols }: Matrix): readonly string[] {
  const out = outOf(part)?.out;
  return out === 'scores' || out === 'weights' ? names('h', cols) : none;
}

export function valueOf(part: Part, { state, result }: Shown<State, Result>): Matrix | undefined {
  const named = outOf(part);
  if (!named) return ownValue(part as Input | Step, state, result);
  const scored = result.scored[named.kind];
  if (!('scores' in scored)) return undefined;
  return named.out === 'scores' ? scored.scores.values : scored[named.out];
}
function ownValue(part: Input | Step, state: State, { additive, joined }: Result): Matrix {
  if (part === 'joined') return joined;
  return part === 'query_part' || part === 'key_part' || part === 'hidden' ? additive.scores[part] : state[part];
}
