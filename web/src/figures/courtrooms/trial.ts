// The examination: accuracy with the weights as learned and after each change, over new sentences that are the same
// each time; several permutations, since one may be lucky.

import type { AttentionEdit } from '../../core.js';
import { changed } from '../../training/changed.js';
import type { RemoteTrainer } from '../../training/protocol.js';
import { changes, type Change } from './definition.js';

export type Row = 'learned' | Change;
export const rows: readonly Row[] = ['learned', ...changes];
/** One share for each permutation; else a single one. */
export type Outcome = Readonly<Record<Row, readonly number[]>>;

/** Sentences of each length. */
const count = 100;
const permutations = [1, 2, 3, 4, 5];

export const meanOf = (shares: readonly number[]): number =>
  shares.reduce((sum, share) => sum + share, 0) / shares.length;

export const examine =
  (lengths: readonly number[]) =>
  async (trainer: RemoteTrainer): Promise<Outcome> => {
    const share = (edit: AttentionEdit) =>
      changed(trainer, edit, async () => {
        const matches: number[] = [];
        for (const length of lengths) matches.push((await trainer.evaluate(length, count)).exact_match);
        return meanOf(matches);
      });
    return {
      learned: [await share({ kind: 'learned' })],
      permute: await Promise.all(permutations.map((seed) => share({ kind: 'permute', seed }))),
      flatten: [await share({ kind: 'flatten' })],
      harden: [await share({ kind: 'harden' })],
    };
  };
