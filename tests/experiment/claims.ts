// Whether what came out of a run is what the lesson says.

import type { Outcome } from './outcome.ts';
import type { Run } from './runs.ts';

/** Every claim of the run that its outcome breaks, as a sentence. */
export function broken({ lengths, exact, hits, permuted }: Run, outcome: Outcome): string[] {
  const problems: string[] = [];
  const atLeast = (least: number | undefined, value: number, what: string) => {
    if (least !== undefined && !(value >= least)) problems.push(`${what} is ${value}, not at least ${least}`);
  };
  lengths.forEach((length, i) => atLeast(exact, outcome.exact[i]!, `exact match at length ${length}`));
  atLeast(hits, outcome.hits, 'share of gold hits');
  if (permuted) {
    const [lowest, highest] = permuted;
    atLeast(lowest, outcome.permuted, 'exact match with permuted weights');
    if (!(outcome.permuted <= highest))
      problems.push(`exact match with permuted weights is ${outcome.permuted}, not at most ${highest}`);
  }
  return problems;
}
