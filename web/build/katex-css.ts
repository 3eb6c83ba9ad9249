// KaTeX's stylesheet with only the rules and fonts that the given HTML uses, cut down to the characters of its formulas.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';

import { readTables, subset } from './subset-font.js';
import { writeWoff2 } from './woff2.js';

const folder = dirname(createRequire(import.meta.url).resolve('katex/dist/katex.min.css'));

export interface FormulaFont {
  /** As the stylesheet names it: fonts/KaTeX_Main-Regular.woff2. */
  readonly href: string;
  readonly bytes: Buffer;
}

/** Figures write their own formulas in these fonts, which keep what figures may need. */
const figureFonts = /Main-Regular|Math-Italic/;
const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 0x20 + i));

/** `html` is that of every page; a font is used when a rule that asks for it could match. */
export function formulaCss(html: string): { faces: string; rules: string; fonts: FormulaFont[] } {
  const all = readFileSync(join(folder, 'katex.min.css'), 'utf8').match(/[^{}]+\{[^{}]*\}/g) ?? [];
  const isFace = (rule: string) => rule.startsWith('@font-face');
  const classes = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
  const asked = new Set(all.filter((rule) => !isFace(rule) && couldMatch(rule, classes)).map(faceOf));
  const codes = (text: string) => new Set([...text].map((character) => character.codePointAt(0)!));
  const written = parseFragment(html);
  const [formulas, everything] = [codes(textInside(written, /^katex-html$/)), codes(ascii + html)];
  const blackboard = codes(textInside(written, /^(mathbb|textbb|amsrm)$/));
  const charactersOf = (href: string) =>
    figureFonts.test(href) ? everything : href.includes('AMS') ? blackboard : formulas;
  const faces = all.filter((rule) => isFace(rule) && asked.has(faceOf(rule)));
  const fonts = faces.map((rule) => {
    const href = /fonts\/[\w-]+\.woff2/.exec(rule)![0];
    const whole = readTables(readFileSync(join(folder, href.replace('.woff2', '.ttf'))));
    return { href, bytes: writeWoff2(subset(whole, charactersOf(href))) };
  });
  const woff2Alone = faces.map((rule, i) =>
    rule
      .replace('font-display:block', 'font-display:swap')
      .replace(/src:.*\}/, `src:url(${fonts[i]!.href}) format("woff2")}`),
  );
  const rules = all.filter((rule) => !isFace(rule) && couldMatch(rule, classes));
  return { faces: woff2Alone.join('\n'), rules: rules.join('\n'), fonts };
}

/** What is written in elements of a class. */
function textInside(node: Tree.Node, wanted: RegExp, inside = false): string {
  if ('value' in node) return inside ? node.value : '';
  if (!('childNodes' in node)) return '';
  const names = 'attrs' in node ? (node.attrs.find(({ name }) => name === 'class')?.value.split(' ') ?? []) : [];
  const isInside = inside || names.some((name) => wanted.test(name));
  return node.childNodes.map((child) => textInside(child, wanted, isInside)).join('');
}

/** The same stylesheet with the fonts inside. */
export const withFontsInside = (css: string, fonts: readonly FormulaFont[]): string =>
  fonts.reduce(
    (text, { href, bytes }) => text.replaceAll(href, `data:font/woff2;base64,${bytes.toString('base64')}`),
    css,
  );

/** Whether all classes of one of the rule's selectors are in use. */
const couldMatch = (rule: string, classes: ReadonlySet<string>) =>
  rule
    .slice(0, rule.indexOf('{'))
    .split(',')
    .some((selector) => (selector.match(/\.[\w-]+/g) ?? []).every((name) => classes.has(name.slice(1))));

/** The face a rule asks for or declares: family, weight, style. KaTeX_Main unless it says another. */
const faceOf = (rule: string) =>
  [
    /KaTeX_\w+/.exec(rule)?.[0] ?? 'KaTeX_Main',
    /font-weight:700/.test(rule) ? 'bold' : 'regular',
    /font-style:italic/.test(rule) ? 'italic' : 'upright',
  ].join(' ');
