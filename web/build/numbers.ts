// Numbers in the prose. `{{0.401112 = example1.weights[0,2]}}` shows 0.401112, and is an error unless the core agrees;
// any other number of four or more significant digits has to be cited in lesson.json.

import type { Facts } from './facts.js';
import type { Report } from './problems.js';
import { readQuantity, type Quantity } from './quantity.js';

const [open, close] = ['\ue000', '\ue001'];
const placeholder = new RegExp(`${open}(\\d+)${close}`, 'g');

/** Checks every number of `source` against `facts` and leaves a placeholder for it, so that Markdown sees no digits. */
export function takeNumbers(source: string, facts: Facts, report: Report): { source: string; numbers: Quantity[] } {
  const numbers: Quantity[] = [];
  const take = (line: number) => (_: string, written: string, path: string) => {
    try {
      const quantity = readQuantity(written);
      const value = facts.number(path);
      if (!quantity.agrees(value)) {
        throw new Error(`${written.trim()} is written, the core says ${quantity.rewrite(value)} (${path} = ${value})`);
      }
      return `${open}${numbers.push(quantity) - 1}${close}`;
    } catch (error) {
      report(line, (error as Error).message);
      return '0';
    }
  };
  const lines = source
    .split('\n')
    .map((text, i) => text.replace(/\{\{([^{}=]*?)\s+=\s+([^{}=]*?)\s*\}\}/g, take(i + 1)));
  return { source: lines.join('\n'), numbers };
}

/** Puts the numbers back, as text or as TeX. */
export const putNumbers = (text: string, numbers: readonly Quantity[], as: 'text' | 'tex'): string =>
  text.replace(placeholder, (_, i: string) => numbers[Number(i)]![as]);

/** Numbers with a source: those that lesson.json cites, and those it gives to the core. Knows which of them are used. */
export class Citations {
  readonly #used = new Map<string, boolean>();

  readonly #given: ReadonlySet<string>;

  constructor(cited: Readonly<Record<string, string>>, given: readonly number[]) {
    this.#given = new Set(given.map(String));
    for (const number of Object.keys(cited)) this.#used.set(plain(number), false);
  }

  /** Tells of every number in `text` that needs a source and has none. */
  check(text: string, tell: (message: string) => void): void {
    for (const [number] of text.replaceAll('{,}', ',').replace(notNumbers, '').matchAll(written)) {
      if (this.#used.has(plain(number))) this.#used.set(plain(number), true);
      else if (significantDigits(plain(number)) >= 4 && !isYear(number) && !this.#given.has(plain(number))) {
        tell(`${number} is neither checked by the core nor cited in lesson.json`);
      }
    }
  }

  get unused(): string[] {
    return [...this.#used].filter(([, used]) => !used).map(([number]) => number);
  }
}

const written = /(?<![\w.])\d+(?:,\d{3})*(?:\.\d+)?/g;
const notNumbers = /https?:\S+|arXiv:\S+|doi:\S+/gi;
const plain = (number: string) => number.replaceAll(',', '');
const isYear = (number: string) => /^(19|20)\d\d$/.test(number);

function significantDigits(number: string): number {
  const digits = number.includes('.') ? number : number.replace(/0+$/, '');
  return digits.replace('.', '').replace(/^0+/, '').length;
}
