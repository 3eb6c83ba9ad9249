// Who includes or imports whom, read from the source files themselves.

import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** `to` is a file of this tree without its extension, or what was written where it lies outside (`<vector>`, `lit`). */
export interface Edge {
  readonly from: string;
  readonly to: string;
  readonly typesOnly: boolean;
}

export const filesIn = (folder: string, extension: RegExp): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => extension.test(name) && !name.includes('node_modules'))
    .map((name) => join(folder, name));

const withoutExtension = (path: string) => path.replace(/\.(d\.ts|[a-z]+)$/, '');

export function includesIn(from: string, source: string): Edge[] {
  return [...source.matchAll(/^\s*#\s*include\s*(<[^>]+>|"[^"]+")/gm)].map(([, written = '']) => {
    const name = written.slice(1, -1);
    if (name.startsWith('attn/')) return { from, to: withoutExtension(join('core/include', name)), typesOnly: false };
    const to = written.startsWith('<') ? written : withoutExtension(join(dirname(from), name));
    return { from, to, typesOnly: false };
  });
}

export function importsIn(from: string, source: string): Edge[] {
  const file = ts.createSourceFile(from, source, ts.ScriptTarget.Latest);
  const edges: Edge[] = [];
  const add = (specifier: string, typesOnly: boolean) => {
    const inside = specifier.startsWith('.');
    edges.push({ from, to: inside ? withoutExtension(join(dirname(from), specifier)) : specifier, typesOnly });
  };
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node)) add((node.moduleSpecifier as ts.StringLiteral).text, isTypeImport(node));
    else if (ts.isExportDeclaration(node) && node.moduleSpecifier)
      add((node.moduleSpecifier as ts.StringLiteral).text, node.isTypeOnly);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [argument] = node.arguments;
      if (argument && ts.isStringLiteralLike(argument)) add(argument.text, false);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return edges;
}

function isTypeImport({ importClause: clause }: ts.ImportDeclaration): boolean {
  if (!clause) return false;
  if (clause.isTypeOnly) return true;
  const named = clause.namedBindings;
  return !clause.name && !!named && ts.isNamedImports(named) && named.elements.every((element) => element.isTypeOnly);
}

const read = (path: string) => readFileSync(join(root, path), 'utf8');

export const allEdges = (): Edge[] => [
  ...['core', 'wasm', 'tests']
    .flatMap((folder) => filesIn(folder, /\.(h|cpp)$/))
    .flatMap((f) => includesIn(f, read(f))),
  ...['web', 'tests', 'wasm'].flatMap((folder) => filesIn(folder, /\.m?ts$/)).flatMap((f) => importsIn(f, read(f))),
];

/** The files of the first cycle that imports or includes go round, types aside. */
export function cycleIn(edges: readonly Edge[]): string[] {
  const next = new Map<string, string[]>();
  for (const { from, to, typesOnly } of edges) {
    const file = withoutExtension(from);
    if (!typesOnly && to !== file) next.set(file, [...(next.get(file) ?? []), to]);
  }
  const finished = new Set<string>();
  const walk = (file: string, path: readonly string[]): string[] => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (finished.has(file)) return [];
    for (const to of next.get(file) ?? []) {
      const cycle = walk(to, [...path, file]);
      if (cycle.length > 0) return cycle;
    }
    finished.add(file);
    return [];
  };
  return [...next.keys()].map((file) => walk(file, [])).find((cycle) => cycle.length > 0) ?? [];
}
