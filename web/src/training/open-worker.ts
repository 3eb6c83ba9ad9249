// A worker with a core of its own: made from text, else from a script beside the page's (where a policy refuses the
// first). Where both are refused there is none, and the page does the work itself.

import workerText from 'attn:worker';

import { here } from '../beside.js';
import { CoreError, type TrainerConfig } from '../core.js';
import type { EngineParts } from '../engines.js';
import { trainingParts } from '../load-core.js';
import type { Answer, Opening, Question } from './protocol.js';

/** The worker died: out of memory, or ended by the browser. What the reader typed is on the page and stays. */
export class WorkerLost extends Error {
  override readonly name = 'WorkerLost';
}

/** A worker that says nothing for so long will not start: some browsers neither load nor refuse. */
const patience = 5000;

/** Asks a worker: one question at a time, in order. */
export interface Remote {
  call(method: Question['method'], args: readonly unknown[]): Promise<unknown>;
  end(): void;
}

/** Rejects with CoreError for a config that the core refuses. */
export async function openWorker(config: TrainerConfig | undefined): Promise<Remote | undefined> {
  const { engine, parts } = await trainingParts();
  const { glue, ...wasm } = parts;
  const opening: Opening = { engine, wasm, config };
  for (const make of [() => fromText(glue), () => new Worker(new URL(`worker-${engine}.js`, here))]) {
    try {
      return await remote(make(), opening);
    } catch (error) {
      if (error instanceof CoreError) throw error;
    }
  }
  return undefined;
}

function fromText(glue: EngineParts['glue']): Worker {
  const source = `const attnGlue=${glue.toString()};${workerText}`;
  const address = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  try {
    return new Worker(address);
  } finally {
    // The worker has its own hold on it once it is constructed, except in old Safari, which reads it a moment later.
    setTimeout(() => URL.revokeObjectURL(address), patience);
  }
}

async function remote(worker: Worker, opening: Opening): Promise<Remote> {
  let waiting: { resolve: (result: never) => void; reject: (reason: Error) => void } | undefined;
  let lost: WorkerLost | undefined;
  worker.onmessage = ({ data }: MessageEvent<Answer>) => {
    const { resolve, reject } = waiting!;
    waiting = undefined;
    if ('fault' in data) reject(new CoreError(data.fault));
    else resolve(data.result as never);
  };
  const lose = (reason: string) => {
    worker.terminate();
    lost ??= new WorkerLost(reason);
    waiting?.reject(lost);
    waiting = undefined;
  };
  worker.onerror = (event) => {
    event.preventDefault();
    lose(event.message || 'the worker did not start');
  };
  const ask = <R>(message: Opening | Question) =>
    new Promise<R>((resolve, reject) => {
      if (lost) return reject(lost);
      waiting = { resolve, reject };
      worker.postMessage(message);
    });
  const timer = setTimeout(() => lose(`no answer within ${patience} ms`), patience);
  try {
    await ask(opening);
  } finally {
    clearTimeout(timer);
  }
  let turn: Promise<unknown> = Promise.resolve();
  return {
    call: (method, args) => {
      const answer = turn.then(() => ask({ method, args }));
      turn = answer.catch(() => undefined);
      return answer;
    },
    end: () => lose('ended'),
  };
}
