// Numbers as people write them. parseNumber gives the value or throws InputError, never another number: a decimal
// comma, grouping by points, commas, spaces or apostrophes, full-width characters and the real minus sign are read;
// "1,234", which is 1234 to some and 1.234 to others, is refused. One point alone is the decimal point, as shown here.

import { InputError } from './schema.js';

const spaces = /[\s\u00a0\u2007\u2009\u202f\u3000]/g;
const fullWidth: Readonly<Record<string, string>> = {
  '，': ',',
  '．': '.',
  '。': '.',
  '＋': '+',
  '－': '-',
  '−': '-',
  '‐': '-',
  '–': '-',
  '﹣': '-',
  '’': "'",
  '＇': "'",
};

/** One alphabet: ASCII digits and signs, one kind of space. */
const plain = (text: string): string =>
  text
    .replace(spaces, ' ')
    .trim()
    .replace(/[０-９Ａ-Ｚａ-ｚ]/g, (c) => String.fromCharCode(c.charCodeAt(0) - 0xfee0))
    .replace(/[，．。＋－−‐–﹣’＇]/g, (c) => fullWidth[c] ?? c);

const written = /^([+-]? ?)(\d[\d., ']*|[.,]\d+)(?:e([+-]?\d+))?$/i;
const notFinite = /^[+-]? ?(∞|inf|infinity|nan)$/i;
const grouped = {
  ',': /^\d{1,3}(,\d{3})+$/,
  '.': /^\d{1,3}(\.\d{3})+$/,
  ' ': /^\d{1,3}( \d{3})+$/,
  "'": /^\d{1,3}('\d{3})+$/,
};

export function parseNumber(text: string): number {
  const clean = plain(text);
  if (clean === '') throw new InputError('empty');
  if (notFinite.test(clean)) throw new InputError('not-finite', text.trim());
  const [, sign = '', body = '', exponent = '0'] = written.exec(clean) ?? [];
  const digits = body && digitsOf(body, text);
  if (!digits) throw new InputError('not-a-number', text.trim());
  const value = Number(`${sign.trim()}${digits}e${exponent}`);
  if (!Number.isFinite(value)) throw new InputError('not-finite', text.trim());
  return value;
}

/** A number that float32 holds, as float32 holds it. */
export function parseCell(text: string): number {
  const value = Math.fround(parseNumber(text));
  if (!Number.isFinite(value)) throw new InputError('not-finite', text.trim());
  return value;
}

/** Digits with at most one point, or undefined where the marks make no number. */
function digitsOf(body: string, text: string): string | undefined {
  const last = Math.max(body.lastIndexOf('.'), body.lastIndexOf(','));
  const mark = body[last];
  if (mark === undefined) return ungrouped(body);
  const [whole, fraction] = [body.slice(0, last), body.slice(last + 1)];
  if (whole.includes(mark)) return ungrouped(body);
  if (!/^\d*$/.test(fraction) || (mark === ',' && fraction === '')) return undefined;
  if (mark === ',' && fraction.length === 3 && /^[1-9]\d{0,2}$/.test(whole)) {
    throw new InputError('ambiguous-number', text.trim(), `${whole}${fraction}`, `${whole}.${fraction}`);
  }
  const integer = ungrouped(whole);
  return integer === undefined ? undefined : `${integer || '0'}.${fraction}`;
}

const ungrouped = (whole: string): string | undefined =>
  /^\d*$/.test(whole) || Object.values(grouped).some((form) => form.test(whole)) ? whole.replace(/\D/g, '') : undefined;

/** The shortest text that is this number again as float32: 0.1, not 0.10000000149011612. */
export function exactText(value: number): string {
  if (Object.is(value, -0)) return '-0';
  if (Number.isInteger(value) && Math.abs(value) < 1e7) return String(value);
  for (const precision of [6, 7, 8]) {
    const short = Number(value.toPrecision(precision));
    if (Math.fround(short) === Math.fround(value)) return String(short);
  }
  return String(Number(value.toPrecision(9)));
}

/** What is shown: at most `digits` decimals; trailing zeros only where something was rounded; never 0 for what is not. */
export function formatNumber(value: number, digits = 3): string {
  if (Number.isNaN(value)) return 'NaN';
  if (!Number.isFinite(value)) return value > 0 ? '∞' : '−∞';
  if (value === 0) return '0';
  const size = Math.abs(value);
  const exact = exactText(size);
  const [, decimals = ''] = exact.split('.');
  const fits = !exact.includes('e') && decimals.length <= digits && size < 1e7;
  const text = fits ? exact : size >= 1e6 || size < 0.5 * 10 ** -digits ? powered(size) : size.toFixed(digits);
  return value < 0 ? `−${text}` : text;
}

const powered = (size: number): string => size.toExponential(1).replace('e+', 'e').replace('e-', 'e−');
