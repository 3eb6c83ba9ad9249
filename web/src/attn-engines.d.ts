// What the build provides: web/build/engines.mjs resolves `attn:` modules and defines the constant.

declare module 'attn:simd' {
  import type { EngineParts } from './engines.js';
  export const glue: EngineParts['glue'];
  export const gzippedWasm: Uint8Array<ArrayBuffer>;
}

declare module 'attn:full' {
  import type { AllFunctions } from './core.js';
  import type { EngineParts } from './engines.js';
  export const glue: EngineParts<AllFunctions>['glue'];
}

/** The training worker's script without its engine; see training/open-worker.ts. */
declare module 'attn:worker' {
  const script: string;
  export default script;
}

/** The language of a page's own scripts; those for other people's pages speak both. */
declare const ATTN_LANGUAGE: import('./language.js').Language | undefined;

/** The bundle's own address where it is an ES module; a classic script knows it by document.currentScript. */
declare const ATTN_MODULE_ADDRESS: string | undefined;
