// Runs recorded by `npm run record`, for readers who cannot train here, for paper, and for whoever would rather look:
// found by what was trained, and given as runs that are over.

import { html } from 'lit';

import type { Aligned, Evaluation, Matrix, ScoreKind, TaskKind, TrainerConfig } from '../core.js';
import type { Language } from '../language.js';
import recordings from './recorded.json';
import { Run, type Milestone, type Plan } from './run.js';
import { recordedText } from './words.js';

export interface Recording {
  readonly config: TrainerConfig;
  readonly steps: number;
  readonly lengths: readonly number[];
  /** Sequences measured at each length. */
  readonly count: number;
  /** The steps at which it was measured. */
  readonly at: readonly number[];
  /** How many of them were right altogether, by length; a text for each measurement. */
  readonly right: readonly string[];
  /** One sentence: the share of gold that was hit and the weights in hundredths, row after row, at each measurement. */
  readonly sentence?: Sentence;
  /** Another, at the last measurement. */
  readonly drawing?: Sentence;
}
interface Sentence extends Omit<Aligned, 'weights' | 'hit_rate'> {
  readonly hits: readonly number[];
  readonly weights: readonly string[];
}

const numbers = (text: string): number[] => text.split(' ').map(Number);

function evaluations({ lengths, count, right }: Recording, k: number): Evaluation[] {
  const counts = numbers(right[k]!);
  return lengths.map((length, i) => ({ length, count, exact_match: counts[i]! / count, token_accuracy: NaN }));
}

function aligned(sentence: Sentence | undefined, k: number): Aligned | undefined {
  if (!sentence) return undefined;
  const { source, target, gold, hits, weights } = sentence;
  const data = Float32Array.from(numbers(weights[k]!), (hundredths) => hundredths / 100);
  const matrix: Matrix = { rows: target.length, cols: source.length, data };
  return { source, target, gold, hit_rate: hits[k]!, weights: matrix };
}

const keyOf = ({ config, steps }: Pick<Plan, 'config' | 'steps'>) =>
  JSON.stringify([Object.entries(config).sort(([a], [b]) => (a < b ? -1 : 1)), steps]);
const runs = new Map<string, Run>();
for (const recording of recordings as unknown as readonly Recording[]) {
  const run = new Run({ ...recording, often: recording.at.length }, () => Promise.reject(), () => undefined); // prettier-ignore
  run.phase = 'recorded';
  run.steps = recording.steps;
  run.milestones = recording.at.map((step, k): Milestone => {
    const answer = aligned(recording.sentence, k);
    return { step, evaluations: evaluations(recording, k), answer };
  });
  runs.set(keyOf(recording), run);
}

/** The label that goes with them. */
export const recordedNote = (shown: readonly Run[], language: Language) =>
  html`<p class="recorded">
    ${recordedText[language](shown[0]!.steps, [...new Set(shown.map(({ plan }) => plan.config.seed ?? 1))])}
  </p>`;

/** All that were recorded of a task, seed after seed. */
export const recordedOf = (task: TaskKind, score: ScoreKind): Run[] =>
  [...runs.values()].filter(({ plan: { config } }) => config.task === task && config.score === score);

/** What a recorded translator makes of the sentence whose alignment readers draw. */
export function recordedDrawing(): { readonly run: Run; readonly aligned: Aligned } {
  const recording = (recordings as unknown as readonly Recording[]).find(({ drawing }) => drawing)!;
  return { run: runs.get(keyOf(recording))!, aligned: aligned(recording.drawing, 0)! };
}

/** What was recorded of just this training, if anything was. */
export const recorded = (plan: Pick<Plan, 'config' | 'steps'>): Run | undefined => runs.get(keyOf(plan));
