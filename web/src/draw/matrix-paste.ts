// Text from a clipboard as a block of numbers, and back. Spreadsheets (tabs), CSV, NumPy and JSON lists, MATLAB rows,
// LaTeX and this page's own "1 0; 0 1" are read. What could mean two things is refused, never guessed.

import { at, resized, type Matrix } from '../matrix.js';
import { exactText, parseCell, parseNumber } from '../parse-number.js';
import { InputError } from '../schema.js';
import type { Range } from './matrix-editor.js';
import type { Cell, Size } from './matrix-keys.js';

type Tokens = readonly (readonly string[])[];

/** Rows of equal length. Throws InputError naming the row and the text. */
export function parseBlock(text: string): number[][] {
  const lines = text
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .filter((line) => line.includes('\t') || line.trim() !== '');
  if (lines.length === 0) throw new InputError('paste-empty');
  const rows = (tabbed(lines) ?? bracketed(lines) ?? latex(lines) ?? plain(lines)).map(numbers);
  const expected = rows[0]?.length;
  if (expected === undefined) throw new InputError('paste-empty');
  rows.forEach(({ length }, i) => {
    if (length !== expected) throw new InputError('paste-ragged', i + 1, length, expected);
  });
  return rows;
}

function numbers(tokens: readonly string[], i: number): number[] {
  return tokens.map((token) => {
    try {
      return parseCell(token);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      if (error.code === 'empty') throw new InputError('paste-blank', i + 1);
      throw new InputError(error.code === 'ambiguous-number' ? 'paste-ambiguous' : 'paste-number', i + 1, token.trim());
    }
  });
}

const tabbed = (lines: readonly string[]): Tokens | undefined =>
  lines.some((line) => line.includes('\t')) ? lines.map((line) => line.split('\t')) : undefined;

/** In brackets a comma only separates: [[1, 2], [3, 4]], array([[1., 2.]]), [1 2; 3 4], [1, 2]. */
function bracketed(lines: readonly string[]): Tokens | undefined {
  const [, list] = /^[^[\]]*?\[([^]*)\][^[\]]*$/.exec(lines.join('\n')) ?? [];
  if (list === undefined) return undefined;
  if (!list.includes('[')) return list.split(';').map(listed);
  const rows = [...list.matchAll(/\[([^[\]]*)\]/g)].map(([, row = '']) => listed(row));
  return /^[\s,]*$/.test(list.replace(/\[[^[\]]*\]/g, '')) ? rows : undefined;
}
const listed = (row: string): string[] =>
  row
    .trim()
    .replace(/,\s*$/, '')
    .split(/\s*,\s*|\s+/);

/** 1 & 2 \\ 3 & 4, with or without its environment. */
function latex(lines: readonly string[]): Tokens | undefined {
  const text = lines.join('\n').replace(/\\(begin|end)\{\w+\*?\}/g, '');
  if (!text.includes('&') && !text.includes('\\\\')) return undefined;
  return text
    .split('\\\\')
    .filter((row) => row.trim() !== '')
    .map((row) => row.split('&'));
}

function plain(written: readonly string[]): Tokens {
  const ascii = (line: string) => line.replaceAll('，', ',').replaceAll('；', ';').replaceAll('\u3000', ' ').trim();
  const ends = written.map((line) => ascii(line).replace(/[;,]$/, ''));
  const lines = ends.length === 1 ? ends.flatMap((line) => line.split(';').map((part) => part.trim())) : ends;
  if (lines.some((line) => line.includes(';'))) return lines.map((line) => line.split(';'));
  if (!lines.some((line) => line.includes(','))) return lines.map((line) => line.split(/ +/));
  if (lines.every((line) => !/,(?! )/.test(line))) return lines.map((line) => line.split(/,? +/));
  if (lines.some((line) => line.includes(' '))) return lines.map(spaced);
  if (lines.some((line) => line.includes(',') && !couldBeOneNumber(line))) return lines.map((line) => line.split(','));
  const row = lines.findIndex((line) => line.includes(','));
  throw new InputError('paste-ambiguous', row + 1, lines[row] ?? '');
}

/** Spaces part, commas are decimal, except where both could group one number. */
function spaced(line: string, i: number): string[] {
  if (line.includes(' ') && couldBeOneNumber(line)) throw new InputError('paste-ambiguous', i + 1, line);
  return line.split(/ +/);
}

function couldBeOneNumber(text: string): boolean {
  try {
    parseNumber(text);
    return true;
  } catch (error) {
    return error instanceof InputError && error.code === 'ambiguous-number';
  }
}

/** `block` laid over `m` from `corner` on; it may grow up to `limit`. Throws InputError where it does not fit. */
export function pasted(m: Matrix, block: readonly (readonly number[])[], corner: Cell, limit: Size): Matrix {
  const rows = Math.max(m.rows, corner.row + block.length);
  const cols = Math.max(m.cols, corner.column + (block[0]?.length ?? 0));
  if ((rows > m.rows && rows > limit.rows) || (cols > m.cols && cols > limit.cols)) {
    throw new InputError('paste-size', rows, cols, limit.rows, limit.cols);
  }
  const data = resized(m, rows, cols).data.slice();
  block.forEach((line, i) => data.set(line, (corner.row + i) * cols + corner.column));
  return { rows, cols, data };
}

/** Tabs and newlines, exact numbers: what every spreadsheet takes. */
export function tableText(m: Matrix, { top, left, bottom, right }: Range): string {
  const lines: string[] = [];
  for (let i = top; i <= bottom; i += 1) {
    const cells: string[] = [];
    for (let j = left; j <= right; j += 1) cells.push(exactText(at(m, i, j)));
    lines.push(cells.join('\t'));
  }
  return lines.join('\n');
}
