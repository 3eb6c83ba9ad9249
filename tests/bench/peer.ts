// A program that speaks the lines of worker.mjs, from the side that asks.

import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export interface Answer {
  readonly variants: readonly string[];
  readonly ms: readonly number[];
  readonly batch?: number;
  readonly loss?: number;
  readonly error?: string;
}

export interface Peer {
  readonly name: string;
  readonly variants: readonly string[];
  /** Throws what the program could not do. */
  ask(line: string): Promise<Answer>;
  end(): void;
}

/** By Node. Emscripten 3.1.6 mistakes it for a browser where there is a global fetch. */
export const script = (file: string) => [process.execPath, '--no-experimental-fetch', file];

export async function startPeer(name: string, [program, ...words]: readonly string[]): Promise<Peer> {
  const child = spawn(program!, words, { stdio: ['pipe', 'pipe', 'inherit'] });
  for (const part of [child, child.stdin]) part.on('error', () => {}); // its output ends, which is noticed below
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const ask = async (line: string): Promise<Answer> => {
    child.stdin.write(`${line}\n`);
    for (;;) {
      const { value, done } = await lines.next();
      if (done) throw new Error(`${name} ended at: ${line}`);
      if (!value.startsWith('{')) continue; // what a library prints
      const answer = JSON.parse(value) as Answer;
      if (answer.error !== undefined) throw new Error(`${name}, ${line}: ${answer.error}`);
      return answer;
    }
  };
  return { name, variants: (await ask('list')).variants, ask, end: () => void child.kill() };
}
