// The training worker: one core, one trainer. `attnGlue` is the engine's glue, put in front by open-trainer.ts.

import { CoreError, type Trainer } from '../core.js';
import { startEngine, type EngineParts } from '../engines.js';
import type { Answer, Opening, Question } from './protocol.js';

declare const attnGlue: EngineParts['glue'];

let trainer: Promise<Trainer> | undefined;

async function open({ engine, wasm, config }: Opening): Promise<Trainer> {
  const core = await startEngine(engine, { glue: attnGlue, ...wasm });
  return new core.Trainer!(config);
}

async function answer(message: Opening | Question): Promise<Answer> {
  try {
    if ('config' in message) {
      await (trainer = open(message));
      return { result: undefined };
    }
    const { method, args } = message;
    const call = (await trainer!)[method] as (...args: readonly unknown[]) => unknown;
    return { result: call(...args) };
  } catch (error) {
    if (error instanceof CoreError)
      return { fault: { code: error.code, arguments: error.args, message: error.message } };
    return { fault: { code: 'internal', arguments: ['worker', String(error)], message: String(error) } };
  }
}

addEventListener('message', ({ data }: MessageEvent<Opening | Question>) => void answer(data).then(postAnswer));

/** A dedicated worker's postMessage takes no target origin. */
const postAnswer = (message: Answer) => (postMessage as (message: Answer) => void)(message);
