// Scripts and styles as the site ships them: classic or ES module, ASCII only, minified, no code made from strings.

import { build, transform, type Format } from 'esbuild';

import { engineOptions } from './engines.mjs';

const target = 'es2022';

export async function bundleScript(entry: string, format: Format & ('iife' | 'esm') = 'iife'): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    format,
    target,
    charset: 'ascii',
    legalComments: 'eof',
    logLevel: 'silent',
    ...engineOptions(format),
  });
  const text = asciiOnly(outputFiles[0]!.text);
  refuseDynamicCode(entry, text);
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
