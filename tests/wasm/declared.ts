// What wasm/attn.d.ts and wasm/types/ declare, read by the TypeScript compiler.

import { readFileSync, readdirSync } from 'node:fs';
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

const folder = new URL('../../wasm/', import.meta.url);
const paths = ['attn.d.ts', ...readdirSync(new URL('types/', folder)).map((name) => `types/${name}`)];
const statements = paths.flatMap((path) => {
  const text = readFileSync(new URL(path, folder), 'utf8');
  return [...ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true).statements];
});

const property = (member: ts.Node): Declared[] =>
  ts.isPropertySignature(member)
    ? [{ name: member.name.getText(), optional: Boolean(member.questionToken), type: member.type! }]
    : [];

const interfaces = new Map(statements.filter(ts.isInterfaceDeclaration).map((it) => [it.name.text, it]));
const aliases = new Map(statements.filter(ts.isTypeAliasDeclaration).map((it) => [it.name.text, it.type]));

/** Every record: an interface of properties alone. */
export const records = new Map(
  [...interfaces]
    .filter(([, { members }]) => members.length > 0 && members.every(ts.isPropertySignature))
    .map(([name, { members }]) => [name, members.flatMap(property)]),
);

/** The functions of an interface and of those that it extends. */
export function functionsOf(name: string): DeclaredFunction[] {
  const { members, heritageClauses } = interfaces.get(name)!;
  const inherited = (heritageClauses ?? []).flatMap(({ types }) => types.map(({ expression }) => expression.getText()));
  const own = members.filter(ts.isMethodSignature).map((method) => ({
    name: method.name.getText(),
    parameters: method.parameters.map((parameter) => parameter.name.getText()),
    result: method.type!,
  }));
  return [...own, ...inherited.flatMap(functionsOf)];
}

const unionOf = (name: string) => {
  const type = aliases.get(name);
  return type && ts.isUnionTypeNode(type) ? [...type.types] : undefined;
};
/** The words that a union of literals allows. */
export const words = (name: string): string[] => unionOf(name)!.map((type) => type.getText().slice(1, -1));
/** The word that `kind` is in a record that is one of a union's. */
export const kindOf = (record: string): string | undefined =>
  records.get(record)?.find(({ name }) => name === 'kind')?.type.getText().slice(1, -1); // prettier-ignore

/** Throws unless `value` has just the declared form, all the way down. */
export function requireForm(value: any, type: ts.TypeNode, place: string): void {
  const text = type.getText().replace('readonly ', '');
  const check = (right: boolean) => {
    if (!right) throw new Error(`${place} is no ${text}: ${JSON.stringify(value)}`);
  };
  if (ts.isTypeOperatorNode(type)) return requireForm(value, type.type, place); // readonly
  if (ts.isArrayTypeNode(type)) {
    check(Array.isArray(value));
    return value.forEach((item: unknown, i: number) => requireForm(item, type.elementType, `${place}.${i}`));
  }
  const members = unionOf(text)?.map((member) => member.getText());
  if (members?.every((member) => member.startsWith("'"))) return check(members.includes(`'${value}'`));
  const name = members?.find((member) => kindOf(member) === value?.kind) ?? text;
  const fields = records.get(name);
  if (fields) return requireFields(value, fields, place);
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
