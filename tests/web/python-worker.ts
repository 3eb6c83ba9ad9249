// The worker's own script, in a thread of Node's.

import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';

import { pythonScripts } from '../../web/build/python.mjs';
import type { Message, Report } from '../../web/src/python/protocol.js';

const asInBrowsers = `
const { parentPort } = require('node:worker_threads');
globalThis.WorkerGlobalScope = class {};
globalThis.self = globalThis;
globalThis.postMessage = (message) => parentPort.postMessage(message);
globalThis.addEventListener = (name, tell) => parentPort.on(name, (data) => tell({ data }));
`;
const { worker: script } = await pythonScripts();
const wasm = gzipSync(
  readFileSync(
    new URL('../../node_modules/@micropython/micropython-webassembly-pyscript/micropython.wasm', import.meta.url),
  ),
  { level: 1 },
);

/** Rejects where the worker breaks. */
export async function runPython(code: string, trials = '[]'): Promise<{ printed: string; report: Report }> {
  const worker = new Worker(asInBrowsers + script, { eval: true });
  let printed = '';
  try {
    const report = await new Promise<string>((resolve, reject) => {
      worker.on('error', reject);
      worker.on('message', (message: Message) => {
        if ('printed' in message) printed += message.printed;
        if ('report' in message) resolve(message.report);
        if ('refused' in message) reject(new Error('WebAssembly is refused'));
      });
      worker.postMessage({ wasm: new Uint8Array(wasm), code, trials });
    });
    return { printed, report: JSON.parse(report) as Report };
  } finally {
    await worker.terminate();
  }
}
