// Fonts cut down to the characters of a page: the right glyphs stay, and a real browser takes them.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';

import { chromium } from 'playwright-core';

import { renderFormula } from '../../web/build/formulas.js';
import { formulaCss, withFontsInside } from '../../web/build/katex-css.js';
import { readCharacterMap, readTables, subset, type Tables } from '../../web/build/subset-font.js';
import { writeWoff2 } from '../../web/build/woff2.js';

const folder = join(dirname(createRequire(import.meta.url).resolve('katex/dist/katex.min.css')), 'fonts');
const main = readTables(readFileSync(join(folder, 'KaTeX_Main-Regular.ttf')));
const codes = (text: string) => new Set([...text].map((character) => character.codePointAt(0)!));

function outline(font: Tables, character: string): Buffer {
  const glyph = readCharacterMap(font.get('cmap')!).get(character.codePointAt(0)!)!;
  const loca = font.get('loca')!;
  const wide = font.get('head')!.readInt16BE(50) === 1;
  const at = (i: number) => (wide ? loca.readUInt32BE(4 * i) : 2 * loca.readUInt16BE(2 * i));
  return font.get('glyf')!.subarray(at(glyph), at(glyph + 1));
}

/** Of a simple glyph, without its instructions. */
function shape(glyph: Buffer): Buffer {
  const at = 10 + 2 * glyph.readInt16BE(0);
  return Buffer.concat([glyph.subarray(0, at), glyph.subarray(at + 2 + glyph.readUInt16BE(at))]);
}

test('the characters asked for keep their outlines, all others are gone', () => {
  const small = subset(main, codes('a=√中'));
  assert.deepEqual([...readCharacterMap(small.get('cmap')!).keys()], [...codes('=a√')]);
  for (const character of 'a=√') {
    const before = shape(outline(main, character));
    assert.ok(before.length > 20);
    const after = outline(small, character);
    assert.equal(after.readUInt16BE(10 + 2 * after.readInt16BE(0)), 0, 'no instructions');
    assert.ok(shape(after).subarray(0, before.length).equals(before), character);
  }
  assert.ok(small.get('glyf')!.length < main.get('glyf')!.length / 20);
});

test('a character map comes back as it was', () => {
  const all = readCharacterMap(main.get('cmap')!);
  assert.ok(all.size > 200);
  assert.deepEqual(
    [...readCharacterMap(subset(main, new Set(all.keys())).get('cmap')!)],
    [...all].sort(([a], [b]) => a - b),
  );
});

test('the file says its own length, and its stream holds the tables one after the other', () => {
  const small = subset(main, codes('x'));
  const file = writeWoff2(small);
  assert.equal(file.toString('latin1', 0, 4), 'wOF2');
  assert.equal(file.readUInt32BE(8), file.length);
  assert.equal(file.readUInt16BE(12), small.size);
  const lengths = [...small.values()].map(({ length }) => length);
  const directory = lengths.reduce((sum, length) => sum + 1 + Math.ceil(Math.log2(length + 1) / 7), 0);
  const stream = file.subarray(48 + directory, 48 + directory + file.readUInt32BE(20));
  assert.equal(
    brotliDecompressSync(stream).length,
    lengths.reduce((sum, length) => sum + length, 0),
  );
});

test('a browser loads every font and draws a formula with it', async () => {
  const html = renderFormula(
    String.raw`\sum_{i} \mathbb{R} \mathbf{x} \left( \frac{\frac12}{\sqrt{x}} \right) \mathcal{L}`,
    true,
  );
  const { faces, rules, fonts } = formulaCss(html);
  assert.ok(fonts.length >= 6);
  const args = ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args });
  try {
    const page = await browser.newPage();
    const warnings: string[] = [];
    page.on('console', (message) => warnings.push(message.text()));
    await page.setContent(`<style>${withFontsInside(faces + rules, fonts)}</style>${html}`);
    const states = await page.evaluate(async () => {
      await Promise.all([...document.fonts].map((font) => font.load().catch(() => undefined)));
      return [...document.fonts].map(({ family, status }) => `${family} ${status}`);
    });
    assert.equal(states.length, fonts.length);
    for (const state of states) assert.match(state, / loaded$/);
    assert.deepEqual(warnings, []);
  } finally {
    await browser.close();
  }
});
