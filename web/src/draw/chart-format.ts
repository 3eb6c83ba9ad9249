// How a chart writes numbers: grouped digits, powers of the axis's base, bytes in KiB, MiB, GiB, or shares in
// per cent. Pure.

import { formatNumber } from '../parse-number.js';

export type NumberFormat = 'number' | 'power' | 'bytes' | 'percent';

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const superscript = (k: number): string =>
  String(k)
    .replace(/\d/g, (digit) => superscripts[Number(digit)] ?? '')
    .replace('-', '⁻');
const units = ['B', 'KiB', 'MiB', 'GiB', 'TiB', 'PiB', 'EiB'];
const kibi = 1024;

/** At most three significant digits where something must be rounded: 64, 1.5, 134. */
const short = (x: number): string => String(Number(x.toPrecision(x >= 100 ? Math.ceil(Math.log10(x + 1)) : 3)));

export function bytesText(bytes: number): string {
  const unit = Math.max(0, Math.min(units.length - 1, Math.floor(Math.log2(Math.abs(bytes) || 1) / 10)));
  return `${short(bytes / kibi ** unit)} ${units[unit]}`;
}

/** To the last digit: 268,435,456. */
export const groupedText = (x: number): string => x.toLocaleString('en', { maximumFractionDigits: 0 });

export function countText(x: number): string {
  const size = Math.abs(x);
  if (Number.isFinite(x) && (size >= 1e6 || (size < 1e-3 && size > 0))) {
    const [digits, power] = x.toExponential(2).split('e').map(Number) as [number, number];
    return `${digits === 1 ? '' : `${digits}×`}10${superscript(power)}`;
  }
  return size >= 1000 ? groupedText(x) : formatNumber(x);
}

/** A value as it is told beside its point and in the table. */
export const valueText = (x: number, format: NumberFormat = 'number'): string =>
  format === 'bytes' ? bytesText(x) : format === 'percent' ? percentText(x) : countText(x);

/** 0.5 as 50%, to a tenth where it is less than ten. */
export const percentText = (share: number): string =>
  `${Number((100 * share).toFixed(share > 0 && share < 0.1 ? 1 : 0))}%`;

/** A tick on an axis; with `power`, where it is one, it is written as a power of the base. */
export function tickText(x: number, format: NumberFormat = 'number', base = 10): string {
  if (format !== 'power') return valueText(x, format);
  const power = Math.round(Math.log(x) / Math.log(base));
  const isPower = Math.abs(base ** power / x - 1) < 1e-9;
  return isPower && power !== 0 && power !== 1 ? `${base}${superscript(power)}` : valueText(x);
}
