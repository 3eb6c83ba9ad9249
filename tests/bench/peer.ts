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

export async function startPeer(name: string, file: string): Promise<Peer> {
  // Emscripten 3.1.6 mistakes Node for a browser where there is a global fetch.
  const child = spawn(process.execPath, ['--no-experimental-fetch', file], { stdio: ['pipe', 'pipe', 'inherit'] });
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
