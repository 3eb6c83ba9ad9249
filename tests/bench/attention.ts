// Attention forward by size, ours beside the peers', all outputs checked first, rounds in turn: A B C, A B C.

import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { loadNodeCore } from '../../web/build/node-core.js';
import { measurePeak } from './peak.js';
import type { Peer } from './peer.js';

export interface Row {
  readonly name: string;
  readonly n: number;
  readonly d: number;
  /** Milliseconds of a call: the best round's. */
  readonly best: number;
}

const rounds = 15;
const sample = 5; // ms

/** The best round of every variant, and the highest peak seen between them. */
export async function measureAttention(peers: readonly Peer[], sizes: readonly (readonly [n: number, d: number])[]) {
  const folder = mkdtempSync(join(tmpdir(), 'attn-bench-'));
  const rows: Row[] = [];
  let peak = 0;
  for (const [n, d] of sizes) {
    const expected = await writeInputs(folder, n, d);
    const runs: { name: string; peer: Peer; variant: string; calls: number; best: number }[] = [];
    for (const peer of peers) {
      await peer.ask(`setup ${n} ${d} ${folder}`);
      for (const variant of peer.variants) {
        const name = `${peer.name}, ${variant}`;
        const refusal = await peer.ask(`out ${variant} ${folder}/out.f32`).then(() => '', String);
        if (refusal && peer === peers[0]) throw new Error(refusal); // ours, of which everything is expected
        if (refusal) {
          console.log(`${name} (${n}, ${d}): ${refusal}`);
          continue;
        }
        requireNear(numbersIn(`${folder}/out.f32`), expected, `${name} (${n}, ${d})`);
        const [once = 1] = (await peer.ask(`time ${variant} 1 3`)).ms.slice(-1);
        const [warm = once] = (await peer.ask(`time ${variant} ${Math.ceil(100 / once)} 1`)).ms;
        runs.push({ name, peer, variant, calls: Math.max(1, Math.round(sample / warm)), best: Infinity });
      }
    }
    for (let round = 0; round < rounds; ++round) {
      for (const run of runs) {
        const { ms } = await run.peer.ask(`time ${run.variant} ${run.calls} 1`);
        run.best = Math.min(run.best, ...ms);
      }
      peak = Math.max(peak, measurePeak());
    }
    rows.push(...runs.map(({ name, best }) => ({ name, n, d, best })));
  }
  return { rows, peak };
}

/** Normal numbers, and the context in double. */
async function writeInputs(folder: string, n: number, d: number): Promise<Float64Array> {
  const core = await loadNodeCore();
  const [Q, K, V] = [1, 2, 3].map((seed) => core.randomNormal(n, d, seed).data);
  for (const [name, data] of Object.entries({ q: Q!, k: K!, v: V! }))
    writeFileSync(join(folder, `${name}_${n}_${d}.f32`), data);
  const context = new Float64Array(n * d);
  const dot = (i: number, j: number) => {
    let sum = 0;
    for (let k = 0; k < d; ++k) sum += Q![i * d + k]! * K![j * d + k]!;
    return sum / Math.sqrt(d);
  };
  for (let i = 0; i < n; ++i) {
    const scores = Array.from({ length: n }, (_, j) => dot(i, j));
    const largest = Math.max(...scores);
    const weights = scores.map((score) => Math.exp(score - largest));
    const total = weights.reduce((a, b) => a + b);
    for (let j = 0; j < n; ++j)
      for (let k = 0; k < d; ++k) context[i * d + k]! += (weights[j]! / total) * V![j * d + k]!;
  }
  return context;
}

function numbersIn(file: string): Float32Array {
  const { buffer, byteOffset, byteLength } = readFileSync(file);
  return new Float32Array(buffer.slice(byteOffset, byteOffset + byteLength));
}

function requireNear(actual: Float32Array, expected: Float64Array, name: string) {
  const right = actual.length === expected.length && actual.every((x, i) => Math.abs(x - expected[i]!) < 1e-4);
  if (!right) throw new Error(`${name} computes something else`);
}
