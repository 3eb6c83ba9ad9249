// Which heads there are, and widths, heads and key heads that go together: each divides the one before.

import type { State } from './definition.js';

export const mostHeads = 8;
export const range = (count: number): number[] => Array.from({ length: count }, (_, k) => k);

/** The heads from 0 that are left out. */
export const mutedHeads = ({ heads, muted }: State): number[] => range(heads).filter((h) => (muted >> h) & 1);
/** The key head that a head reads. */
export const keyHead = (h: number, { heads, kvHeads }: State): number => Math.floor((h * kvHeads) / heads);

export const widths = [8, 16, 24, 32] as const;

const divisors = (x: number): number[] =>
  range(Math.min(x, mostHeads))
    .map((k) => k + 1)
    .filter((k) => x % k === 0);

export const choicesOf = ({ d, heads }: State) =>
  ({ d: widths, heads: divisors(d), kvHeads: divisors(heads) }) as const;

/** What is chosen, and the rest as near to what it was as divides. */
export function chosen(state: State, change: Partial<State>): Partial<State> {
  const next = { ...state, ...change };
  const fitting = (among: readonly number[], wanted: number) => Math.max(...among.filter((x) => x <= wanted));
  const heads = fitting(divisors(next.d), next.heads);
  const wasShared = state.kvHeads < state.heads || change.kvHeads !== undefined;
  const kvHeads = wasShared ? fitting(divisors(heads), next.kvHeads) : heads;
  return { d: next.d, heads, kvHeads, muted: next.muted & (2 ** heads - 1) };
}
