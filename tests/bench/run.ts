// `npm run bench`: how fast the core is, as ratios to the peak of the same run and to what else an author would use.
// Writes tests/bench/README.md. The peers are installed apart: npm ci --prefix tests/bench/peers, and python3-torch.

import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';

import { loadNodeCore } from '../../web/build/node-core.js';
import { measureAttention } from './attention.js';
import { measureCalls, type Timing } from './calls.js';
import { script, startPeer } from './peer.js';
import { measureTraining, type Step } from './training.js';

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const sizes = [
  [4, 8],
  [64, 64],
  [256, 64],
  [512, 64],
  [1024, 64],
  [2048, 64],
  [4096, 64],
] as const;

for (const args of [
  ['--preset', 'native-wide'],
  ['--build', '--preset', 'native-wide', '--target', 'attn_bench'],
])
  execFileSync('cmake', args, { cwd: path('../..'), stdio: ['ignore', 'ignore', 'inherit'] });

type Candidate = Parameters<typeof startPeer>;
const wasm = await measured(
  ['our core', script(path('candidate-attention.mjs'))],
  [
    ['onnxruntime-web', script(path('peers/onnxruntime-web.mjs'))],
    ['tfjs wasm', script(path('peers/tfjs-wasm.mjs'))],
  ],
);
const native = await measured(
  ['our core', [path('../../build/native-wide/tests/bench/native/attn_bench')]],
  [
    ['onnxruntime-node', script(path('peers/onnxruntime-node.mjs'))],
    ['PyTorch', ['/usr/bin/python3', path('peers/pytorch.py')]],
  ],
);
const report = text(wasm, native, measureCalls(await loadNodeCore()), await measureTraining());
writeFileSync(path('README.md'), report);
console.log(report);

/** Ours beside those peers that are here. */
async function measured(ours: Candidate, others: readonly Candidate[]) {
  const peers = [await startPeer(...ours)];
  for (const other of others) {
    const peer = await startPeer(...other).catch((reason: Error) => console.log(`Left out: ${reason.message}`));
    if (peer) peers.push(peer);
  }
  const result = await measureAttention(peers, sizes);
  for (const peer of peers) peer.end();
  return result;
}

type Measured = Awaited<ReturnType<typeof measureAttention>>;

/** GFLOP/s, with the share of the limit where one is told; microseconds where it is not the arithmetic that counts. */
function table({ rows }: Measured, limit?: number): string {
  const names = [...new Set(rows.map(({ name }) => name))];
  const cell = (name: string, n: number, d: number) => {
    const row = rows.find((it) => it.name === name && it.n === n && it.d === d);
    if (!row) return '–';
    return n <= 4 ? `${(row.best * 1000).toFixed(2)} µs` : rate((4 * n * n * d) / row.best / 1e6, limit);
  };
  return `| n × d | ${names.join(' | ')} |
| --- | ${names.map(() => '---').join(' | ')} |
${sizes.map(([n, d]) => `| ${n} × ${d} | ${names.map((name) => cell(name, n, d)).join(' | ')} |`).join('\n')}`;
}

function rate(gigaflops: number, limit?: number): string {
  return gigaflops.toFixed(1) + (limit === undefined ? '' : ` (${((100 * gigaflops) / limit).toFixed(0)} %)`);
}

function text(wasm: Measured, native: Measured, calls: readonly Timing[], training: readonly Step[]): string {
  const limit = wasm.peak;
  const callRow = ({ what, microseconds, flops }: Timing) =>
    `| ${what} | ${microseconds.toFixed(2)} | ${flops > 0 ? rate(flops / microseconds / 1e3, limit) : ''} |`;
  const stepRow = ({ model, best, median, sequencesPerSecond }: Step) =>
    `| ${model} | ${best.toFixed(2)} | ${median.toFixed(2)} | ${sequencesPerSecond.toFixed(0)} |`;
  return `# Measured

By \`npm run bench\` on ${cpus()[0]!.model.trim()}, Node ${process.versions.node}, one thread; the best of several rounds taken in turn.
The peak, f32x4 multiply and add in WebAssembly, was ${limit.toFixed(1)} GFLOP/s. Absolute numbers drift; compare within a table.

Attention forward, one head, float32, through each one's JavaScript API; GFLOP/s counting 4n²d, and the share of the peak. \`plain\` gives scores and weights too.

${table(wasm, limit)}

The same natively, GFLOP/s: the core as the preset \`native-wide\` builds it.

${table(native)}

Calls and single steps in WebAssembly, with all copies:

| | µs | GFLOP/s |
| --- | --- | --- |
${calls.map(callRow).join('\n')}

Training in WebAssembly, an LSTM encoder-decoder, batch 64, twelve digits copied, embedding and hidden 64, Adam:

| decoder | ms a step, best | median | sequences a second |
| --- | --- | --- | --- |
${training.map(stepRow).join('\n')}
`;
}
