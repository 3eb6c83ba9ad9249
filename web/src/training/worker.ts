// The worker: one core, which trains one network or takes laps of a race. `attnGlue` is the engine's glue, put in front by open-worker.ts.

import { CoreError, type Core, type Trainer } from '../core.js';
import { startEngine, type EngineParts } from '../engines.js';
import { lap, type Lap } from './lap.js';
import type { Answer, Opening, Question } from './protocol.js';

declare const attnGlue: EngineParts['glue'];

let opened: { readonly core: Core; readonly trainer: Trainer | undefined } | undefined;

async function open({ engine, wasm, config }: Opening) {
  const core = await startEngine(engine, { glue: attnGlue, ...wasm });
  opened = { core, trainer: config && new core.Trainer!(config) };
}

async function answer(message: Opening | Question): Promise<Answer> {
  try {
    if ('wasm' in message) return { result: void (await open(message)) };
    const { method, args } = message;
    const { core, trainer } = opened!;
    if (method === 'lap') return { result: lap(core, args[0] as Lap) };
    const call = trainer![method] as (...args: readonly unknown[]) => unknown;
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
