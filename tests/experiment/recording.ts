// What is recorded: the collapse figure's two networks over three seeds, and the alignment figure's translator, which also aligns the
// sentence whose alignment readers draw.

import type { Aligned, Core, Matrix, TrainerConfig } from '../../web/src/core.ts';
import { definition as alignment } from '../../web/src/figures/alignment/definition.ts';
import { definition as collapse, sides } from '../../web/src/figures/collapse/definition.ts';
import { drawing } from '../../web/src/figures/draw-alignment/pairs.ts';
import { initialState } from '../../web/src/schema.ts';
import type { Recording } from '../../web/src/training/recorded.ts';

/** Sequences measured at each length, as the figures do. */
const count = 64;
const parts = { collapse: 8, alignment: 12 };

interface Plan extends Pick<Recording, 'config' | 'steps' | 'lengths'> {
  readonly parts: number;
  /** A sentence to align at each measurement. */
  readonly text?: string;
  /** And one to align when the training is over. */
  readonly last?: string;
}

export function plans(core: Core): Plan[] {
  const [pair, translator] = [initialState(collapse.schema), initialState(alignment.schema)];
  const { configs, lengths } = collapse.compute(core, { ...pair, seeds: 3 });
  const { config, longest, words } = alignment.compute(core, translator);
  const networks = sides.flatMap((side) => configs[side]);
  return [
    ...networks.map((one) => ({ config: one, steps: pair.steps, lengths, parts: parts.collapse })),
    {
      config,
      steps: translator.steps,
      lengths: [longest],
      parts: parts.alignment,
      text: words.join(' '),
      last: drawing,
    },
  ];
}

/** The plan as far as its `most`th measurement. */
export function record(core: Core, plan: Plan, most = plan.parts): Recording {
  const { config, steps, lengths, text, last } = plan;
  const trainer = new core.Trainer!(config);
  const at = Array.from({ length: most }, (_, k) => Math.round((steps * (k + 1)) / plan.parts));
  const [right, hits, weights]: [string[], number[], string[]] = [[], [], []];
  try {
    at.forEach((step, k) => {
      trainer.step(step - (at[k - 1] ?? 0));
      right.push(lengths.map((length) => Math.round(count * trainer.evaluate(length, count).exact_match)).join(' '));
      if (text === undefined) return;
      const { hit_rate, weights: matrix } = trainer.align(text);
      hits.push(Number(hit_rate.toFixed(3)));
      weights.push(inHundredths(matrix));
    });
    const { source, target, gold } = text === undefined ? { source: [], target: [], gold: [] } : trainer.align(text);
    const sentence = { source, target, gold, hits, weights };
    const whole = { config, steps, lengths, count, at, right };
    if (text === undefined || last === undefined) return whole;
    return { ...whole, sentence, drawing: drawn(trainer.align(last)) };
  } finally {
    trainer.delete();
  }
}

const drawn = ({ source, target, gold, hit_rate, weights }: Aligned) => ({
  source,
  target,
  gold,
  hits: [Number(hit_rate.toFixed(3))],
  weights: [inHundredths(weights)],
});
const inHundredths = ({ data }: Matrix) => Array.from(data, (x) => Math.round(100 * x)).join(' ');

const named = ({ task, score, seed }: TrainerConfig) => `${task}, ${score}, seed ${seed}`;

export const recordings = (core: Core, tell: (text: string) => void): Recording[] =>
  plans(core).map((plan) => {
    const recording = record(core, plan);
    tell(`${named(plan.config)}: ${recording.right.at(-1)} of ${count}`);
    return recording;
  });
