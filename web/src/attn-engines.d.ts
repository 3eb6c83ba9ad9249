// What the build provides: web/build/engines.mjs resolves `attn:` modules and defines the constant.

declare module 'attn:simd' {
  import type { EngineParts } from './engines.js';
  export const factory: EngineParts['factory'];
  export const gzippedWasm: Uint8Array<ArrayBuffer>;
}

declare module 'attn:full' {
  import type { AllFunctions } from './core.js';
  import type { EngineParts } from './engines.js';
  export const factory: EngineParts<AllFunctions>['factory'];
}

/** The bundle's own address where it is an ES module; a classic script knows it by document.currentScript. */
declare const ATTN_MODULE_ADDRESS: string | undefined;
