// What every function takes and gives. Matrices are row-major float32; everything is copied on the way in and out.
// A list of whole numbers, ArrayLike<number>, is an array or a typed array.

/** `data` holds rows · cols numbers, row by row. */
export interface Matrix {
  readonly rows: number;
  readonly cols: number;
  readonly data: Float32Array;
}

/** `visible` holds queries · keys bytes, 1 = may attend. */
export interface Mask {
  readonly queries: number;
  readonly keys: number;
  readonly visible: Uint8Array;
}

/** Numbers in any number of dimensions: batches and heads of matrices. `data` holds the product of `shape`. */
export interface Tensor {
  readonly shape: readonly number[];
  readonly data: Float32Array;
}

/** An error as data: what it is, what it is about, and the sentence for programmers. */
export interface ErrorData {
  readonly code: string;
  readonly arguments: readonly string[];
  readonly message: string;
}
