// What wasm/attn.d.ts declares, read by the TypeScript compiler.

import { readFileSync } from 'node:fs';
import ts from 'typescript';

export interface Declared {
  readonly name: string;
  readonly optional: boolean;
  readonly type: ts.TypeNode;
}
export interface DeclaredFunction {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly result: ts.TypeNode;
}

const path = new URL('../../wasm/attn.d.ts', import.meta.url);
const source = ts.createSourceFile('attn.d.ts', readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);

const property = (member: ts.Node): Declared[] =>
  ts.isPropertySignature(member)
    ? [{ name: member.name.getText(), optional: Boolean(member.questionToken), type: member.type! }]
    : [];

const interfaces = new Map(source.statements.filter(ts.isInterfaceDeclaration).map((it) => [it.name.text, it]));
const aliases = new Map(source.statements.filter(ts.isTypeAliasDeclaration).map((it) => [it.name.text, it.type]));

/** Every record: an interface of properties alone. */
export const records = new Map(
  [...interfaces]
    .filter(([, { members }]) => members.every(ts.isPropertySignature))
    .map(([name, { members }]) => [name, members.flatMap(property)]),
);

export const functions: readonly DeclaredFunction[] = interfaces
  .get('Functions')!
  .members.filter(ts.isMethodSignature)
  .map((method) => ({
    name: method.name.getText(),
    parameters: method.parameters.map((parameter) => parameter.name.getText()),
    result: method.type!,
  }));

/** The members of a union type, by name. */
export const union = (name: string): readonly ts.TypeNode[] => [...(aliases.get(name) as ts.UnionTypeNode).types];
export const words = (name: string): string[] => union(name).map((type) => type.getText().slice(1, -1));
export const literal = (type: ts.TypeNode): Declared[] => (type as ts.TypeLiteralNode).members.flatMap(property);

/** Throws unless `value` has just the declared form, all the way down. */
export function requireForm(value: any, type: ts.TypeNode, place: string): void {
  const text = type.getText().replace('readonly ', '');
  const check = (right: boolean) => {
    if (!right) throw new Error(`${place} is no ${text}: ${JSON.stringify(value)}`);
  };
  const fields = records.get(text);
  if (fields) return requireFields(value, fields, place);
  if (text === 'Score') {
    const kind = union('Score').find((it) => literal(it)[0]!.type.getText() === `'${value.kind}'`);
    return kind ? requireFields(value, literal(kind), place) : check(false);
  }
  if (text.endsWith('[]')) return check(Array.isArray(value) && value.every((it) => `${typeof it}[]` === text));
  if (text.startsWith("'")) return check(text === `'${value}'`);
  if (text.endsWith('Array')) return check(value?.constructor.name === text);
  check(typeof value === text);
}

function requireFields(value: any, fields: readonly Declared[], place: string) {
  const known = new Set(fields.map(({ name }) => name));
  const unknown = Object.keys(value ?? {}).filter((name) => !known.has(name));
  if (unknown.length > 0) throw new Error(`${place} has undeclared ${unknown.join(', ')}`);
  for (const { name, optional, type } of fields) {
    if (!(optional && value?.[name] === undefined)) requireForm(value?.[name], type, `${place}.${name}`);
  }
}
