// A number as prose writes it: thousands groups, decimals, a unit. Is it what the core says?

export interface Quantity {
  /** As written, with a no-break space before the unit. */
  readonly text: string;
  readonly tex: string;
  /** Whether `value`, in this unit, rounded to the digits written, is the number written. */
  agrees(value: number): boolean;
  /** `value` as this quantity would write it. */
  rewrite(value: number): string;
}

const decimal = { '': 1, k: 1e3, K: 1e3, M: 1e6, G: 1e9, T: 1e12, P: 1e15 } as const;
const units = new Map<string, number>([
  ['', 1],
  ['%', 0.01],
  ['字节', 1],
  ['万', 1e4],
  ['亿', 1e8],
  ['million', 1e6],
  ['billion', 1e9],
  ['bytes', 1],
  ['KiB', 2 ** 10],
  ['MiB', 2 ** 20],
  ['GiB', 2 ** 30],
  ['TiB', 2 ** 40],
]);
for (const [prefix, factor] of Object.entries(decimal)) {
  for (const unit of ['', 'B', 'FLOP', 'FLOPs', 'MAC', 'MACs']) units.set(prefix + unit, factor);
}

const shape = /^([-−]?)(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?(\s*)(\D*)$/;

/** Throws if `written` is not a number with a unit that is known. */
export function readQuantity(written: string): Quantity {
  const [, sign, whole = '', fraction = '', space, unit = ''] = shape.exec(written.trim()) ?? [];
  const factor = units.get(unit);
  if (sign === undefined) throw new Error(`cannot read the number ${JSON.stringify(written)}`);
  if (factor === undefined) throw new Error(`unknown unit ${JSON.stringify(unit)}`);
  const grouped = whole.includes(',');
  const digits = Math.max(0, fraction.length - 1);
  const plain = `${sign && '-'}${whole.replaceAll(',', '')}${fraction}`;
  const round = (value: number) => (value / factor).toFixed(digits);
  const gap = unit && space ? '\u00a0' : '';
  return {
    text: `${sign && '−'}${whole}${fraction}${gap}${unit}`,
    tex: `${sign && '-'}${whole.replaceAll(',', '{,}')}${fraction}${gap && '\\,'}${unitTex(unit)}`,
    agrees: (value) => Number(round(value)) === Number(plain),
    rewrite: (value) => {
      const [integer = '', rest] = round(value).split('.');
      const groups = grouped ? integer.replace(/\B(?=(\d{3})+$)/g, ',') : integer;
      return `${groups}${rest === undefined ? '' : `.${rest}`}${gap && ' '}${unit}`;
    },
  };
}

const unitTex = (unit: string) => (unit === '' ? '' : unit === '%' ? '\\%' : `\\text{${unit}}`);
