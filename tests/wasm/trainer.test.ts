// The trainer through JavaScript: the native losses, no leaks, errors as data.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

import { CoreError, type AttentionEdit, type TrainerConfig } from '../../web/src/core.ts';
import { functionsOf, requireForm } from './declared.ts';
import { loaded } from './modules.ts';

const program = fileURLToPath(new URL('../../build/native-float/tests/core/attn_trainer_answers', import.meta.url));
const skip = existsSync(program) ? false : 'needs the preset native-float, which is not built';
const native = skip ? {} : JSON.parse(execFileSync(program, { encoding: 'utf8', maxBuffer: 1e8 }));

/** What a page opens with has none. */
const trainers = loaded.flatMap(({ engine, core }) => (core.Trainer ? [{ engine, core, Trainer: core.Trainer }] : []));

const easy: TrainerConfig = { task: 'copy', hidden: 12, embedding: 8, batch: 8, learning_rate: 0.01, highest: 4 };

for (const { engine, core, Trainer } of trainers) {
  test(`${engine}: the same seed gives the native losses, norms and pairs`, { skip }, () => {
    for (const { config, losses, gradient_norms } of native.runs) {
      const trainer = new Trainer(config);
      const steps = trainer.step(losses.length);
      trainer.delete();
      losses.forEach((loss: number, i: number) => {
        assert.ok(Math.abs(steps.losses[i]! - loss) < 1e-4 * loss, `${config.task} ${i}: ${steps.losses[i]}, ${loss}`);
        assert.ok(Math.abs(steps.gradient_norms[i]! / gradient_norms[i] - 1) < 1e-3);
      });
    }
    for (const { task, pairs } of native.tasks) {
      const { lowest, highest } = core.describeTask(task);
      assert.deepEqual(core.sampleTask(task, lowest, Math.min(highest, 5), pairs.length, 7), pairs);
    }
  });

  test(`${engine}: twenty trainers come and go, and the heap is as before`, () => {
    const live = () => {
      const trainer = new Trainer({ ...easy, hidden: 32, highest: 12 });
      trainer.step(8);
      trainer.evaluate(4, 20);
      trainer.decode('123');
      trainer.align('123');
      trainer.restore(trainer.snapshot());
      trainer.setAttention({ kind: 'given', weights: trainer.align('12').weights });
      assert.throws(() => trainer.decode('x'), CoreError);
      trainer.delete();
      assert.throws(() => new Trainer({ task: 'copy', hidden: 0 }), CoreError);
    };
    live();
    const before = core.heapInUse();
    for (let i = 0; i < 20; ++i) live();
    assert.equal(core.heapInUse(), before);
  });

  test(`${engine}: a step leaves the heap as it is once the longest batch has come`, () => {
    const trainer = new Trainer(easy);
    trainer.step(400);
    const before = core.heapInUse();
    trainer.step(400);
    assert.equal(core.heapInUse(), before);
    trainer.delete();
  });

  test(`${engine}: every method answers with just the declared form`, () => {
    const trainer = new Trainer(easy) as unknown as Record<string, (...args: unknown[]) => unknown>;
    const snapshot = trainer.snapshot!();
    const calls: Record<string, unknown[]> = {
      step: [2],
      evaluate: [2, 5],
      decode: ['12'],
      align: ['12'],
      setAttention: [{ kind: 'learned' }],
      parameters: [],
      snapshot: [],
      restore: [snapshot],
      delete: [],
    };
    assert.deepEqual(Object.keys(calls), functionsOf('Trainer').map(({ name }) => name)); // prettier-ignore
    for (const { name, result } of functionsOf('Trainer')) {
      const value = trainer[name]!(...calls[name]!);
      if (result.getText() === 'void') assert.equal(value, undefined, name);
      else requireForm(value, result, name);
    }
  });

  test(`${engine}: what is refused is told by code and place`, () => {
    const trainer = new Trainer(easy);
    const refused: [() => unknown, string, string[]][] = [
      [() => new Trainer({ task: 'copy', hidden: 0 }), 'not-in-range', ['Trainer', 'hidden', '0', '1', '256']],
      [() => new Trainer({ task: 'copy', learning_rate: NaN }), 'not-positive', ['Trainer', 'learning_rate', 'NaN']],
      [() => new Trainer({} as TrainerConfig), 'unknown-choice', []],
      [() => new Trainer(null as unknown as TrainerConfig), 'wrong-type', ['Trainer', 'config', 'object']],
      [() => trainer.decode('12 x'), 'unknown-word', ['parse_source', 'x', '4']],
      [() => trainer.decode(''), 'empty-input', ['parse_source']],
      [() => trainer.decode('1'.repeat(73)), 'too-long', ['parse_source', '73', '72']],
      [() => trainer.decode(7 as unknown as string), 'wrong-type', ['decode', 'text', 'string']],
      [() => trainer.step(NaN), 'not-in-range', []],
      [() => trainer.setAttention({ kind: 'none' } as unknown as AttentionEdit), 'unknown-choice', []],
    ];
    for (const [call, code, args] of refused) {
      assert.throws(call, (error) => {
        assert.ok(error instanceof CoreError, String(error));
        assert.equal(error.code, code);
        if (args.length > 0) assert.deepEqual(error.args, args);
        return true;
      });
    }
    trainer.delete();
    assert.throws(() => trainer.step(1), { code: 'deleted' });
  });
}
