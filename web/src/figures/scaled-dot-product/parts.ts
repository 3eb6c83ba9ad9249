// The figure's eight matrices by name, in the order in which they are computed.

export type Part = 'Q' | 'K' | 'V' | 'products' | 'scaled' | 'masked' | 'weights' | 'context';
export const steps = ['products', 'scaled', 'masked', 'weights', 'context'] as const satisfies readonly Part[];

export interface Cell {
  readonly row: number;
  readonly column: number;
}
/** A row, a column or one cell of a matrix. */
export type Highlight = Partial<Cell>;

export interface Selection extends Cell {
  readonly part: Part;
}

export const hues = {
  Q: 'query',
  K: 'key',
  V: 'value',
  products: 'plain',
  scaled: 'plain',
  masked: 'plain',
  weights: 'weight',
  context: 'value',
} as const satisfies Record<Part, string>;

const subscript = (k: number) => String(k).replace(/\d/g, (digit) => String.fromCharCode(0x2080 + Number(digit)));
const names = remembered((letter: string, count: number) =>
  Array.from({ length: count }, (_, k) => `${letter}${subscript(k + 1)}`),
);
const none: readonly string[] = [];

/** Rows of Q, scores, weights and context are queries; columns of scores and weights are keys. */
export const rowNames = (part: Part, rows: number): readonly string[] =>
  names(part === 'K' ? 'k' : part === 'V' ? 'v' : 'q', rows);
export const columnNames = (part: Part, cols: number): readonly string[] =>
  part === 'Q' || part === 'K' || part === 'V' || part === 'context' ? none : names('k', cols);

/** The same answer, not only an equal one, so that nothing is drawn again without need. */
export function remembered<A extends string, B extends number, R>(make: (a: A, b: B) => R): (a: A, b: B) => R {
  const known = new Map<string, R>();
  return (a, b) => {
    const key = `${a} ${b}`;
    const value = known.get(key) ?? make(a, b);
    known.set(key, value);
    return value;
  };
}
