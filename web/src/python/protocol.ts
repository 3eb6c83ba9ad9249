// What the page and the worker that runs Python say to each other. One program a worker, which is ended afterwards.

export interface Opening {
  /** MicroPython, compressed by gzip. */
  readonly wasm: Uint8Array<ArrayBuffer>;
  readonly code: string;
  /** For runner.py. */
  readonly trials: string;
}

export type Message =
  /** WebAssembly is refused here. */
  | { readonly refused: true }
  /** The reader's program runs from now on. */
  | { readonly begun: true }
  | { readonly printed: string }
  /** Report as JSON. */
  | { readonly report: string };

/** What Python raised; `line` is 0 where it is none of the reader's. */
export interface PythonFault {
  readonly type: string;
  readonly text: string;
  readonly line: number;
}
/** `numbers` are as Python writes them, parted by spaces: nan and inf are among them. */
export interface PythonArray {
  readonly shape: readonly number[];
  readonly numbers: string;
}
export type Reply = { readonly output: PythonArray; readonly weights: PythonArray } | { readonly fault: PythonFault };

/** A program that fails on the first trial is not tried on the others. */
export type Report = { readonly answers: readonly Reply[] } | { readonly fault: PythonFault };
