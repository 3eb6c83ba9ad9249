// What the build provides: web/build/python.mjs resolves these.

declare module 'attn:micropython' {
  interface Python {
    ccall(name: string, result: string, types: readonly string[], values: readonly unknown[]): unknown;
    _malloc(bytes: number): number;
    readonly FS: {
      writeFile(path: string, text: string): void;
      readFile(path: string, options: { encoding: 'utf8' }): string;
    };
  }
  export default function createPython(options: object): Promise<Python>;
}

/** numpy/*.py as one module, and the rest. */
declare module 'attn:python-sources' {
  export const inplace: string;
  export const numpy: string;
  export const runner: string;
}

/** The worker's script. */
declare module 'attn:python-worker' {
  const script: string;
  export default script;
}

declare module 'attn:python-wasm' {
  const gzipped: Uint8Array<ArrayBuffer>;
  export default gzipped;
}
