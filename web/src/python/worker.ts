// Runs one program in MicroPython and posts what it printed and what runner.py reported. MicroPython's bridge to
// JavaScript is left out: a program that came by a link can reach nothing of the page.

import createPython from 'attn:micropython';
import { inplace, numpy, runner } from 'attn:python-sources';

import type { Message, Opening } from './protocol.js';

const heapBytes = 16 << 20;
const stackBytes = 64 << 10;
/** Of what a program prints. */
const mostPrinted = 4000;

/** A dedicated worker's postMessage takes no target origin. */
const tell = (message: Message) => (postMessage as (message: Message) => void)(message);

const unzipped = (bytes: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> =>
  new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();

/** Posts whole lines. */
function printer() {
  let left = mostPrinted;
  let line: number[] = [];
  return (byte: number) => {
    if (left <= 0) return;
    line.push(byte);
    left--;
    if (byte !== 10 && left > 0) return;
    tell({ printed: new TextDecoder().decode(Uint8Array.from(line)) });
    line = [];
  };
}

async function run({ wasm, code, trials }: Opening) {
  const wasmBinary = await unzipped(wasm);
  try {
    await WebAssembly.compile(wasmBinary);
  } catch {
    return tell({ refused: true });
  }
  const print = printer();
  const python = await createPython({ wasmBinary, stdin: () => null, stdout: print, stderr: print });
  python.ccall('mp_js_init', 'null', ['number', 'number'], [stackBytes, heapBytes]);
  python.ccall('proxy_c_init', 'null', [], []);
  python.FS.writeFile('numpy.py', numpy);
  python.FS.writeFile('attention.py', code);
  python.FS.writeFile('trials.json', trials);
  python.FS.writeFile('inplace.py', inplace);
  python.FS.writeFile('runner.py', runner);
  tell({ begun: true });
  const start = 'import runner';
  python.ccall('mp_js_do_exec', 'null', ['string', 'number', 'pointer'], [start, start.length, python._malloc(12)]);
  tell({ report: python.FS.readFile('answers.json', { encoding: 'utf8' }) });
}

addEventListener('message', ({ data }: MessageEvent<Opening>) => {
  // A failure is an error of the worker, which the page hears of.
  run(data).catch((error: unknown) => setTimeout(() => { throw error; })); // prettier-ignore
});
