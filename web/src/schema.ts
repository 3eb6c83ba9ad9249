// A figure's state as text and back: the same words serve as attributes of its element and as fields of the address.
// Node-safe: the site builder checks every tag in a lesson with it.

/** Input that cannot be read, as data; messages.ts says it in the reader's language. */
export class InputError extends Error {
  override readonly name = 'InputError';
  readonly code: string;
  readonly args: readonly string[];
  /** The attribute or field it was read from, where there is one. */
  field: string | undefined;

  constructor(code: string, ...args: readonly (string | number)[]) {
    super(`${code}: ${args.join(', ')}`);
    this.code = code;
    this.args = args.map(String);
  }
}

/** What a codec reads, for whoever lists it. A curve is points "length:share". */
export type Takes =
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly integer: boolean }
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  | { readonly kind: 'matrix' | 'mask'; readonly maxRows: number; readonly maxCols: number }
  | { readonly kind: 'text' | 'curve'; readonly most: number };

/** parse throws InputError; parse(format(x)) is x. */
export interface Codec<T> {
  readonly takes: Takes;
  readonly initial: T;
  parse(text: string): T;
  format(value: T): string;
}

/** One codec for each key of the state. */
export type Schema<S> = { readonly [K in keyof S]: Codec<S[K]> };

/** State key to attribute: `windowSize` is `window-size`, `Q` is `q`, `W_q` is `w-q`. */
export const attributeName = (key: string): string =>
  key
    .replace(/_/g, '-')
    .replace(/(?<=[a-z])[A-Z]/g, (c) => `-${c}`)
    .toLowerCase();

export const initialState = <S extends object>(schema: Schema<S>): S => readState(schema, () => null);

/** Missing texts take the value of `base`. Throws InputError, which knows its field, for one that cannot be read. */
export function readState<S extends object>(
  schema: Schema<S>,
  text: (attribute: string) => string | null,
  base: Partial<S> = {},
): S {
  const entries = Object.entries(schema) as [keyof S & string, Codec<unknown>][];
  return Object.fromEntries(
    entries.map(([key, codec]) => [key, readField(codec, key, text(attributeName(key)), base[key])]),
  ) as S;
}

function readField<T>(codec: Codec<T>, key: string, written: string | null, base: T | undefined): T {
  if (written === null) return base === undefined ? codec.initial : base;
  try {
    return codec.parse(written);
  } catch (error) {
    if (error instanceof InputError) error.field = attributeName(key);
    throw error;
  }
}

/** Only what differs from `base`, as [attribute, text] pairs. */
export function writeState<S extends object>(schema: Schema<S>, state: S, base: S): [string, string][] {
  const entries = Object.entries(schema) as [keyof S & string, Codec<unknown>][];
  return entries
    .filter(([key]) => state[key] !== base[key])
    .map(([key, codec]) => [key, codec.format(state[key]), codec.format(base[key])] as const)
    .filter(([, now, then]) => now !== then)
    .map(([key, now]) => [attributeName(key), now]);
}
