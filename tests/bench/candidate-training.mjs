// Our trainer as a benchmark's worker: LSTM encoder-decoders of the widths and batch that are usual for the comparison,
// on copying twelve digits. Lines on standard input, each answered by a line of JSON:
//   list                  -> {variants, batch}
//   time VARIANT STEPS    -> {ms, one a step, loss, params}

import { createInterface } from 'node:readline';

import { load } from '../../dist/core/node.js';

const core = await load();

const batch = 64;
const scores = { plain: 'none', luong: 'dot', bahdanau: 'additive' };
const sizes = { cell: 'lstm', bidirectional: false, hidden: 64, embedding: 64, batch, lowest: 12, highest: 12 };
const trainers = new Map();
const trainerOf = (variant) => {
  if (!trainers.has(variant))
    trainers.set(variant, new core.Trainer({ task: 'copy', ...sizes, score: scores[variant] }));
  return trainers.get(variant);
};

const commands = {
  list: () => ({ variants: Object.keys(scores), batch }),
  time(variant, steps) {
    const trainer = trainerOf(variant);
    const ms = [];
    let loss;
    for (let step = 0; step < Number(steps); ++step) {
      const start = performance.now();
      loss = trainer.step(1).losses[0];
      ms.push(performance.now() - start);
    }
    return { ms, loss, params: trainer.parameters() };
  },
};
for await (const line of createInterface({ input: process.stdin })) {
  const [command, ...args] = line.trim().split(/\s+/);
  process.stdout.write(`${JSON.stringify(commands[command](...args))}\n`);
}
