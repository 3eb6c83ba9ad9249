// Formulas: no inline style, roles as classes, MathML kept, and only the fonts that are used.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { FormulaError, renderFormula, roleCss, roles } from '../../web/build/formulas.js';
import { InlineStyles } from '../../web/build/inline-styles.js';
import { formulaCss, withFontsInside } from '../../web/build/katex-css.js';

const everything = String.raw`\query{Q} = \sum_{i=1}^{n} \frac{\sqrt{x_i}}{\left(\begin{bmatrix} 1 & 0 \\ 0 & 1 \end{bmatrix}\right)}
  \overbrace{a + b}^{c} \xrightarrow{f} \mathbf{x} \textcolor{red}{y} \text{中文}`;

test('inline styles become classes, and every class has its rule', () => {
  const styles = new InlineStyles();
  const html = styles.take(renderFormula(everything, true));
  assert.doesNotMatch(html, /\sstyle=/);
  const used = new Set(html.match(/\bks\d+\b/g));
  assert.ok(used.size > 10);
  for (const name of used) assert.match(styles.css, new RegExp(`\\.${name}\\{[a-z-]+:[^}]+!important\\}`));
  assert.match(styles.css, /color:red!important/);
});

test('one style is one class, and its other classes stay', () => {
  const styles = new InlineStyles();
  assert.equal(
    styles.take('<a class="x" style="top:1em;"></a><b style="top:1em;"/>'),
    '<a class="ks0 x"></a><b class="ks0"/>',
  );
  assert.equal(styles.css, '.ks0{top:1em!important}');
});

test('a role colours its term like the figures', () => {
  for (const role of roles) {
    const html = renderFormula(`\\${role}{x}`, false);
    assert.match(html, new RegExp(`class="enclosing attn-${role}"`));
    assert.ok(roleCss.includes(`.attn-${role}{color:var(--attn-${role})}`));
  }
});

test('screen readers get MathML', () => {
  assert.match(renderFormula('x^2', false), /<math [^>]*>.*<msup><mi>x<\/mi><mn>2<\/mn><\/msup>/);
});

test('a fault knows where it is', () => {
  assert.throws(
    () => renderFormula('a\n\\nothing', true),
    (error) => error instanceof FormulaError && error.position === 2,
  );
});

test('only the fonts that a page uses are shipped, as woff2', () => {
  const names = (html: string) =>
    formulaCss(html).fonts.map(({ href }) => href.replace(/fonts\/KaTeX_(.*)\.woff2/, '$1'));
  const render = (tex: string) => renderFormula(tex, true);
  assert.deepEqual(names(render('1')), ['Main-Regular']);
  assert.deepEqual(names(render('x')), ['Main-Regular', 'Math-Italic']);
  assert.deepEqual(names(render('\\mathbf{x}\\mathbb{R}\\sum')), [
    'AMS-Regular',
    'Main-Bold',
    'Main-Regular',
    'Size2-Regular',
  ]);
  const { faces, rules } = formulaCss(render('x'));
  assert.doesNotMatch(faces + rules, /truetype|\.woff\b|KaTeX_Fraktur;src/);
  assert.equal(faces.match(/@font-face/g)?.length, 2);
});

test('fonts can lie inside the stylesheet', () => {
  const { faces, fonts } = formulaCss(renderFormula('x', false));
  const inside = withFontsInside(faces, fonts);
  assert.doesNotMatch(inside, /url\((?!data:font\/woff2;base64,)/);
  assert.equal(inside.match(/url\(data:/g)?.length, 2);
});
