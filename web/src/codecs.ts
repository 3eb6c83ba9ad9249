// How each kind of value is written in an attribute and in the address; parse(format(x)) is x.
//   number  "0.5"    choice  "dot"    boolean  "true"    matrix  "1 0; 0 1"    mask  "101; 110" (1 = may attend)

import { matrix as toMatrix, rowsOf, type Mask, type Matrix } from './matrix.js';
import { exactText, parseCell, parseNumber } from './parse-number.js';
import { InputError, type Codec } from './schema.js';

export interface NumberCodec extends Codec<number> {
  readonly min: number;
  readonly max: number;
  readonly integer: boolean;
}

export const number = ({
  initial,
  min,
  max,
  integer = false,
}: Pick<NumberCodec, 'initial' | 'min' | 'max'> & { readonly integer?: boolean }): NumberCodec => ({
  takes: { kind: 'number', min, max, integer },
  initial,
  min,
  max,
  integer,
  parse(text) {
    const value = parseNumber(text);
    if (value < min || value > max) throw new InputError('number-out-of-range', text.trim(), min, max);
    if (integer && !Number.isInteger(value)) throw new InputError('not-whole', text.trim());
    return value;
  },
  format: (value) => (Object.is(value, -0) ? '-0' : String(value)),
});

/** A whole number. */
export const whole = (initial: number, min: number, max: number): NumberCodec =>
  number({ initial, min, max, integer: true });

export const choice = <const T extends string>(initial: NoInfer<T>, options: readonly T[]): Codec<T> => ({
  takes: { kind: 'choice', options },
  initial,
  parse(text) {
    const found = options.find((option) => option === text.trim());
    if (found === undefined) throw new InputError('not-one-of', text.trim(), options.join(', '));
    return found;
  },
  format: (value) => value,
});

/** Any text, trimmed, of at most `most` characters. */
export const text = (initial: string, most: number): Codec<string> => ({
  takes: { kind: 'text', most },
  initial,
  parse(written) {
    if (written.length > most) throw new InputError('text-too-long', written.length, most);
    return written.trim();
  },
  format: (value) => value,
});

/** An attribute without a value (`<attn-… scale>`) is true. */
export const boolean = (initial: boolean): Codec<boolean> => {
  const { parse } = choice('true', ['true', 'false', '']);
  const takes = { kind: 'choice', options: ['true', 'false'] } as const;
  return { takes, initial, parse: (text) => parse(text) !== 'false', format: String };
};

export interface Limits {
  readonly maxRows: number;
  readonly maxCols: number;
}

export function matrix(initial: string, { maxRows, maxCols }: Limits): Codec<Matrix> {
  const parse = (text: string): Matrix => {
    const rows = lines(text).map((line) => line.split(/\s+/));
    requireRectangle(rows, maxRows, maxCols);
    return toMatrix(rows.map((cells) => cells.map(parseCell)));
  };
  return { takes: { kind: 'matrix', maxRows, maxCols }, initial: parse(initial), parse, format: matrixText };
}

/** Of each matrix once: they are never written to. */
const texts = new WeakMap<Matrix, string>();
export function matrixText(m: Matrix): string {
  const lines = () => rowsOf(m).map((cells) => cells.map(exactText).join(' '));
  const text = texts.get(m) ?? lines().join('; ');
  texts.set(m, text);
  return text;
}

/** null hides nothing; its text is empty. */
export const mask = ({ maxRows, maxCols }: Limits): Codec<Mask | null> => ({
  takes: { kind: 'mask', maxRows, maxCols },
  initial: null,
  parse(text) {
    if (text.trim() === '') return null;
    const rows = lines(text).map((line) => [...line.replace(/\s/g, '')]);
    requireRectangle(rows, maxRows, maxCols);
    const wrong = rows.flat().find((bit) => bit !== '0' && bit !== '1');
    if (wrong !== undefined) throw new InputError('not-one-of', wrong, '0, 1');
    return { queries: rows.length, keys: rows[0]!.length, visible: Uint8Array.from(rows.flat(), Number) };
  },
  format: (value) => (value === null ? '' : maskText(value)),
});

const maskText = ({ queries, keys, visible }: Mask): string =>
  Array.from({ length: queries }, (_, i) => visible.slice(i * keys, (i + 1) * keys).join('')).join('; ');

const lines = (text: string): string[] => text.split(/[;；]/).map((line) => line.trim());

function requireRectangle(rows: readonly (readonly string[])[], maxRows: number, maxCols: number) {
  const cols = rows[0]?.length ?? 0;
  if (rows.length > maxRows) throw new InputError('too-many-rows', rows.length, maxRows);
  if (cols > maxCols) throw new InputError('too-many-columns', cols, maxCols);
  const ragged = rows.findIndex((row) => row.length !== cols);
  if (ragged > 0) throw new InputError('ragged', ragged + 1, rows[ragged]!.length, cols);
}
