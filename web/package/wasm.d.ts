// What a bundler makes of `import wasm from 'why-attention-core/attn.wasm'`, and load() takes: its bytes or its address.

declare const wasm: Uint8Array | string;
export default wasm;
