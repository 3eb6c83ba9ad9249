// `npm run bench`: how fast the core is, as ratios to the peak of the same run and to what else an author would use.
// Writes tests/bench/README.md. The peers are installed apart: npm ci --prefix tests/bench/peers

import { existsSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';

import { loadNodeCore } from '../../web/build/node-core.js';
import { measureAttention, type Row } from './attention.js';
import { measureCalls, type Timing } from './calls.js';
import { startPeer } from './peer.js';
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

const programs: [name: string, file: string][] = [['our core', 'candidate-attention.mjs']];
if (existsSync(path('peers/node_modules'))) {
  programs.push(['onnxruntime-web', 'peers/onnxruntime-web.mjs'], ['tfjs wasm', 'peers/tfjs-wasm.mjs']);
} else {
  console.log('The peers are not installed, so the core is measured alone: npm ci --prefix tests/bench/peers');
}

const peers = await Promise.all(programs.map(([name, file]) => startPeer(name, path(file))));
const { rows, peak } = await measureAttention(peers, sizes);
for (const peer of peers) peer.end();
const report = text(rows, measureCalls(await loadNodeCore()), await measureTraining(), peak);
writeFileSync(path('README.md'), report);
console.log(report);

function text(attention: readonly Row[], calls: readonly Timing[], training: readonly Step[], limit: number): string {
  const names = [...new Set(attention.map(({ name }) => name))];
  const cell = (name: string, n: number, d: number) => {
    const row = attention.find((it) => it.name === name && it.n === n && it.d === d);
    if (!row) return '–';
    const rate = (4 * n * n * d) / row.best / 1e6;
    return n <= 4
      ? `${(row.best * 1000).toFixed(2)} µs`
      : `${rate.toFixed(1)} (${((100 * rate) / limit).toFixed(0)} %)`;
  };
  const callRow = ({ what, microseconds, flops }: Timing) => {
    const rate = flops / microseconds / 1e3;
    const share = flops > 0 ? `${rate.toFixed(1)} (${((100 * rate) / limit).toFixed(0)} %)` : '';
    return `| ${what} | ${microseconds.toFixed(2)} | ${share} |`;
  };
  return `# Measured

By \`npm run bench\` on ${cpus()[0]!.model.trim()}, Node ${process.versions.node}, one thread; the best of several rounds taken in turn.
The peak, f32x4 multiply and add in WebAssembly, was ${limit.toFixed(1)} GFLOP/s. Absolute numbers drift; compare within a table.

Attention forward, one head, float32, through each one's JavaScript API; GFLOP/s counting 4n²d, and the share of the peak. \`plain\` gives scores and weights too.

| n × d | ${names.join(' | ')} |
| --- | ${names.map(() => '---').join(' | ')} |
${sizes.map(([n, d]) => `| ${n} × ${d} | ${names.map((name) => cell(name, n, d)).join(' | ')} |`).join('\n')}

Calls and single steps, with all copies:

| | µs | GFLOP/s |
| --- | --- | --- |
${calls.map(callRow).join('\n')}

Training, an LSTM encoder-decoder, batch 64, twelve digits copied, embedding and hidden 64, Adam:

| decoder | ms a step, best | median | sequences a second |
| --- | --- | --- | --- |
${training.map(({ model, best, median, sequencesPerSecond }) => `| ${model} | ${best.toFixed(2)} | ${median.toFixed(2)} | ${sequencesPerSecond.toFixed(0)} |`).join('\n')}
`;
}
