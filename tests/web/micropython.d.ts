// MicroPython's package has no types.

declare module '*/micropython.mjs' {
  export function loadMicroPython(options: object): Promise<{
    runPython(program: string): unknown;
    readonly FS: { writeFile(path: string, text: string): void };
  }>;
}
