// The limit: multiply and add on packs of four floats, in twelve chains that do not wait for one another. The module is
// written byte by byte, so that no compiler has a hand in it.

const chains = 12;
const [multiplier, summand, count] = [chains, chains + 1, chains + 2];

const size = (content: readonly number[]) => [content.length, ...content];
const section = (id: number, content: readonly number[]) => [id, ...varint(content.length), ...content];
const varint = (x: number): number[] => (x > 127 ? [(x & 127) | 128, ...varint(x >> 7)] : [x]);
const get = (local: number) => [0x20, local];
const set = (local: number) => [0x21, local];
const splat = (bytes: readonly number[]) => [0x43, ...bytes, 0xfd, 0x13];
const floatBytes = (x: number) => [...new Uint8Array(Float32Array.of(x).buffer)];

/** peak(n): n rounds, of which each multiplies and adds once a chain; the sum keeps them from being left out. */
function wasm(): Uint8Array<ArrayBuffer> {
  const local = (index: number) => index + 1; // local 0 is the parameter
  const begin = Array.from({ length: chains }, (_, i) => [...splat(floatBytes(0.1 * (i + 1))), ...set(local(i))]);
  const constants = [
    [...splat(floatBytes(0.9999)), ...set(local(multiplier))],
    [...splat(floatBytes(1e-4)), ...set(local(summand))],
  ];
  const step = (i: number) => [
    ...[...get(local(i)), ...get(local(multiplier)), 0xfd, 0xe6, 0x01],
    ...[...get(local(summand)), 0xfd, 0xe4, 0x01, ...set(local(i))],
  ];
  const steps = Array.from({ length: chains }, (_, i) => step(i)).flat();
  const countDown = [...get(0), 0x41, 1, 0x6b, 0x22, 0, 0x0d, 0];
  const sum = Array.from({ length: chains - 1 }, (_, i) => [...get(local(i + 1)), 0xfd, 0xe4, 0x01]).flat();
  const body = [
    ...[1, count, 0x7b], // locals: v128
    ...[...begin.flat(), ...constants.flat(), 0x03, 0x40, ...steps, ...countDown, 0x0b],
    ...[...get(local(0)), ...sum, 0xfd, 0x1f, 0, 0x0b],
  ];
  return Uint8Array.from([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, [1, 0x60, 1, 0x7f, 1, 0x7d]),
    ...section(3, [1, 0]),
    ...section(7, [1, ...size([...new TextEncoder().encode('peak')]), 0, 0]),
    ...section(10, [1, ...varint(body.length), ...body]),
  ]);
}

const { instance } = await WebAssembly.instantiate(wasm());
const rounds = 1_000_000;

/** GFLOP/s of one measurement, some ten milliseconds long. */
export function measurePeak(): number {
  const start = performance.now();
  (instance.exports.peak as (rounds: number) => number)(rounds);
  return (2 * 4 * chains * rounds) / (performance.now() - start) / 1e6;
}
