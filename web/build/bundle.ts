// Scripts and styles as the site ships them: classic or ES module, ASCII only, minified, no code made from strings.

import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, transform, type BuildOptions, type Format, type Plugin } from 'esbuild';

import type { Language } from '../src/language.js';
import { engineOptions } from './engines.mjs';
import { shippedSources } from './shipped-sources.js';

const target = 'es2022';

export const bundleScript = (entry: string, format: Format & ('iife' | 'esm') = 'iife'): Promise<string> =>
  bundled(entry, format, { entryPoints: [entry] });

/**
 * `first` with its imports, and what `rest` needs beyond them, to be run after it. What both import runs once: the
 * first script leaves it in globalThis.attnFirst. Both speak one language.
 */
export async function bundleInTwo(
  first: string,
  rest: string,
  language: Language,
): Promise<readonly [first: string, rest: string]> {
  const [before, all] = await Promise.all([inputsOf(first), inputsOf(rest)]);
  const shared = [...new Set([...all].flatMap(([path, imports]) => (before.has(path) ? [] : imports)))]
    .filter((path) => before.has(path))
    .sort();
  const contents = [
    `import ${JSON.stringify(first)};`,
    ...shared.map((path, k) => `import * as m${k} from ${JSON.stringify(`./${path}`)};`),
    `globalThis.attnFirst = [${shared.map((_, k) => `m${k}`)}];`,
  ].join('\n');
  return await Promise.all([
    bundled(first, 'iife', { stdin: { contents, resolveDir: process.cwd() } }, language),
    bundled(rest, 'iife', { entryPoints: [rest], plugins: [fromFirst(shared)] }, language),
  ]);
}

/** Every file that a script is made of, with what it imports. */
async function inputsOf(entry: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const { metafile } = await build({ ...options('iife'), entryPoints: [entry], metafile: true });
  return new Map(Object.entries(metafile.inputs).map(([path, { imports }]) => [path, imports.map(({ path }) => path)]));
}

const fromFirst = (shared: readonly string[]): Plugin => ({
  name: 'attn-first',
  setup({ onLoad, onResolve, resolve }) {
    onResolve({ filter: /^[^:]*$/ }, async ({ path, resolveDir, importer, kind, pluginData }) => {
      if (pluginData === 'attn-first' || kind === 'entry-point') return undefined;
      const found = await resolve(path, { resolveDir, importer, kind, pluginData: 'attn-first' });
      const nth = shared.indexOf(relative(process.cwd(), found.path));
      return nth < 0 ? undefined : { path: String(nth), namespace: 'attn-first' };
    });
    onLoad({ filter: /./, namespace: 'attn-first' }, ({ path }) => ({
      contents: `module.exports = globalThis.attnFirst[${path}];`,
    }));
  },
});

const options = (format: 'iife' | 'esm', language?: Language) =>
  ({
    bundle: true,
    write: false,
    minify: true,
    format,
    target,
    charset: 'ascii',
    legalComments: 'eof',
    logLevel: 'silent',
    ...engineOptions(format),
    alias: { 'd3-interpolate': fileURLToPath(new URL('../src/draw/interpolate-numbers.ts', import.meta.url)) },
    define: { ...engineOptions(format).define, ATTN_LANGUAGE: language ? JSON.stringify(language) : 'undefined' },
    plugins: [shippedSources(language), ...engineOptions(format).plugins],
  }) as const satisfies BuildOptions;

async function bundled(name: string, format: 'iife' | 'esm', more: BuildOptions, language?: Language): Promise<string> {
  const common = options(format, language);
  const plugins = [...(more.plugins ?? []), ...common.plugins];
  const { outputFiles } = await build({ ...common, ...more, write: false, plugins });
  const text = asciiOnly(outputFiles[0]!.text);
  refuseDynamicCode(name, text);
  return text;
}

/** esbuild leaves tagged templates as they are written; Lit reads what an escape stands for, so escapes will do. */
const asciiOnly = (script: string) =>
  script.replace(/[^\x00-\x7f]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** `entry` with its imports, after `before`. */
export async function bundleStyles(before: string, entry: string): Promise<string> {
  const { outputFiles } = await build({ entryPoints: [entry], bundle: true, write: false, logLevel: 'silent' });
  const { code } = await transform(`${before}\n${outputFiles[0]!.text}`, { loader: 'css', minify: true });
  return code;
}

/** A strict Content-Security-Policy allows no code made from strings. */
export function refuseDynamicCode(name: string, script: string): void {
  const [found] = /\bnew Function\b|(?<![\w$.])(?:eval|Function)\s*\(/.exec(script) ?? [];
  if (found) throw new Error(`${name}: the script makes code from strings: ${found}`);
}

/** The same program, safe as the text of a <script>. Holds where the marks stand in strings, as they do in bundles. */
export const insideScript = (script: string): string =>
  script.replace(/<\/(?=script)/gi, '<\\/').replaceAll('<!--', '<\\!--');

export const insideStyle = (css: string): string => css.replace(/<\/(?=style)/gi, '<\\/');
