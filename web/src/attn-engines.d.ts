// What the build provides: web/build/engines.mjs resolves `attn:` modules and defines the constant.

declare module 'attn:simd' {
  import type { EngineParts } from './engines.js';
  export const factory: EngineParts['factory'];
  export const gzippedWasm: Uint8Array<ArrayBuffer>;
}

/** The bundle's own address where it is an ES module; a classic script knows it by document.currentScript. */
declare const ATTN_MODULE_ADDRESS: string | undefined;
