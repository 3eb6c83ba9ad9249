// A benchmark's worker: one program a peer, idle on its standard input while others run. It takes these lines and
// answers each with a line of JSON:
//   list                    -> {variants}
//   setup N D FOLDER        reads q_N_D.f32, k_N_D.f32 and v_N_D.f32 there
//   out VARIANT FILE        runs once and writes the context
//   time VARIANT CALLS REPS -> {ms}, of one call, once each repetition

import { readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

/** `variants` by name: setup({ q, k, v, n, d }) gives run(), which may be async, and context(). */
export async function serve(variants) {
  let input;
  let ready = new Map();
  const variant = async (name) => {
    if (!ready.has(name)) ready.set(name, await variants[name](input));
    return ready.get(name);
  };
  const commands = {
    list: () => ({ variants: Object.keys(variants) }),
    setup(n, d, folder) {
      for (const { dispose } of ready.values()) dispose?.();
      ready = new Map();
      const [q, k, v] = ['q', 'k', 'v'].map((name) => numbersIn(`${folder}/${name}_${n}_${d}.f32`));
      input = { q, k, v, n: Number(n), d: Number(d) };
      return { ok: true };
    },
    async out(name, file) {
      const { run, context } = await variant(name);
      await run();
      const { buffer, byteOffset, byteLength } = context();
      writeFileSync(file, Buffer.from(buffer, byteOffset, byteLength));
      return { ok: true };
    },
    async time(name, calls, repetitions) {
      const { run } = await variant(name);
      const ms = [];
      for (let r = 0; r < Number(repetitions); ++r) {
        const start = performance.now();
        for (let i = 0; i < Number(calls); ++i) {
          const running = run();
          if (running instanceof Promise) await running;
        }
        ms.push((performance.now() - start) / Number(calls));
      }
      return { ms };
    },
    quit: () => process.exit(0),
  };
  for await (const line of createInterface({ input: process.stdin })) {
    const [command, ...args] = line.trim().split(/\s+/);
    const answer = await Promise.resolve()
      .then(() => commands[command](...args))
      .catch((error) => ({ error: String(error?.message ?? error).slice(0, 300) }));
    process.stdout.write(`${JSON.stringify(answer)}\n`);
  }
}

function numbersIn(file) {
  const { buffer, byteOffset, byteLength } = readFileSync(file);
  return new Float32Array(buffer.slice(byteOffset, byteOffset + byteLength));
}
