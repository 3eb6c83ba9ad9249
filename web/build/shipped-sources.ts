// What is taken out of the sources before they are shipped: the layout of html`…` and css`…`, where a line break and its
// indentation are one space to a browser, and from a page in one language the words of the other.

import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import ts from 'typescript';

import type { Language } from '../src/language.js';

export const shippedSources = (language: Language | undefined): Plugin => ({
  name: 'shipped-sources',
  setup({ onLoad }) {
    onLoad({ filter: /\/web\/src\/.*\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      return { contents: tidied(language ? inOneLanguage(source, language) : source), loader: 'ts' };
    });
  },
});

type Range = readonly [start: number, end: number];

/** The ranges that `find` names, at each node; where it names any, it says itself what to look at inside. */
function ranges(source: string, find: (node: ts.Node, visit: (node: ts.Node) => void) => readonly Range[]): Range[] {
  const found: Range[] = [];
  const visit = (node: ts.Node): void => {
    const here = find(node, visit);
    found.push(...here);
    if (here.length === 0) ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true));
  return found.sort(([a], [b]) => b - a);
}

const replaced = (source: string, found: readonly Range[], make: (text: string) => string) =>
  found.reduce((text, [start, end]) => text.slice(0, start) + make(text.slice(start, end)) + text.slice(end), source);

const tags = new Set(['html', 'css', 'svg']);

/** A <pre> keeps its lines. */
export const tidied = (source: string): string =>
  replaced(
    source,
    ranges(source, (node, visit) => {
      if (!ts.isTaggedTemplateExpression(node) || !tags.has(node.tag.getText())) return [];
      ts.forEachChild(node.template, visit);
      if (node.getText().includes('<pre')) return [];
      const { template } = node;
      const parts = ts.isNoSubstitutionTemplateLiteral(template)
        ? [template]
        : [template.head, ...template.templateSpans.map(({ literal }) => literal)];
      return parts.map((part) => [part.getStart(), part.getEnd()]);
    }),
    (text) => text.replace(/\s*\n\s*/g, ' '),
  );

/** Of every object that has just `zh` and `en`, one. */
export const inOneLanguage = (source: string, language: Language): string =>
  replaced(
    source,
    ranges(source, (node, visit) => {
      if (!ts.isObjectLiteralExpression(node)) return [];
      const names = node.properties.map(({ name }) => name?.getText());
      if (names.length !== 2 || !names.includes('zh') || !names.includes('en')) return [];
      const kept = node.properties[names.indexOf(language)]!;
      ts.forEachChild(kept, visit);
      return [
        [node.getStart() + 1, kept.getFullStart()],
        [kept.getEnd(), node.getEnd() - 1],
      ];
    }),
    () => '',
  );
