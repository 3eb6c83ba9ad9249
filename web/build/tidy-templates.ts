// The layout of html`…` and css`…` in the sources, taken out of what is shipped: a line break and its indentation are one
// space to a browser, but in a <pre>.

import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import ts from 'typescript';

const tags = new Set(['html', 'css', 'svg']);

export const tidyTemplates: Plugin = {
  name: 'tidy-templates',
  setup({ onLoad }) {
    onLoad({ filter: /\/web\/src\/.*\.ts$/ }, async ({ path }) => ({
      contents: tidied(await readFile(path, 'utf8')),
      loader: 'ts',
    }));
  },
};

export function tidied(source: string): string {
  const file = ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true);
  const texts: (readonly [start: number, end: number])[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node) && tags.has(node.tag.getText()) && !node.getText().includes('<pre')) {
      const { template } = node;
      const parts = ts.isNoSubstitutionTemplateLiteral(template)
        ? [template]
        : [template.head, ...template.templateSpans.map(({ literal }) => literal)];
      texts.push(...parts.map((part) => [part.getStart(), part.getEnd()] as const));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return texts
    .sort(([a], [b]) => b - a)
    .reduce(
      (text, [start, end]) => text.slice(0, start) + text.slice(start, end).replace(/\s*\n\s*/g, ' ') + text.slice(end),
      source,
    );
}
