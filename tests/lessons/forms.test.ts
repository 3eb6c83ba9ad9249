// The built site: what must be true of every form, whatever the lesson says.

import assert from 'node:assert/strict';
import { posix } from 'node:path';
import { before, test } from 'node:test';

import { parse, type DefaultTreeAdapterTypes } from 'parse5';

import { insideScript, refuseDynamicCode } from '../../web/build/bundle.js';
import { makeSite, type Site } from '../../web/build/site.js';
import { definitions } from '../../web/src/figures/registry.js';
import { core, root, sampleFigure, sampleFolder } from './sample-lesson.js';

type Element = DefaultTreeAdapterTypes.Element;

const figures = [...definitions, sampleFigure];
const make = () => makeSite({ root, lessons: sampleFolder, name: 'sample' }, core, figures);
let site: Site;
before(async () => void (site = await make()));

const text = (path: string) => String(site.get(path));
const pages = () => [...site.keys()].filter((path) => path.endsWith('.html'));
const scripts = () => [...site.keys()].filter((path) => /\.m?js$/.test(path));

function elements(path: string): Element[] {
  const below = (node: DefaultTreeAdapterTypes.Node): Element[] =>
    'childNodes' in node
      ? node.childNodes.flatMap((child) => ('tagName' in child ? [child, ...below(child)] : []))
      : [];
  return below(parse(text(path)));
}
const attribute = (element: Element, name: string) => element.attrs.find((each) => each.name === name)?.value;

test('every form is there', () => {
  const pagesExpected = 'index.html en/index.html single/sample-zh.html single/sample-en.html embed/sample.html';
  const scriptsExpected = 'widgets.js widgets.mjs assets/early.js assets/embed.js';
  const ownScripts = 'assets/lesson-zh.js assets/figures-zh.js assets/lesson-en.js assets/figures-en.js';
  for (const path of `${pagesExpected} ${scriptsExpected} ${ownScripts}`.split(' ')) assert.ok(site.has(path), path);
  for (const { tag } of figures) assert.ok(site.has(`embed/${tag.replace('attn-', '')}.html`), tag);
});

test('the same lesson gives the same bytes', async () => {
  const again = await make();
  assert.deepEqual([...again.keys()], [...site.keys()]);
  for (const [path, content] of again) assert.ok(Buffer.from(content).equals(Buffer.from(site.get(path)!)), path);
});

test('whatever a page loads is a file of the site, by relative address, or inside the page', () => {
  for (const page of pages()) {
    for (const element of elements(page)) {
      const target = attribute(element, 'src') ?? (element.tagName === 'link' ? attribute(element, 'href') : undefined);
      if (target === undefined || target.startsWith('data:')) continue;
      assert.doesNotMatch(target, /^([a-z]+:|\/)/i, `${page}: ${target}`);
      assert.ok(site.has(posix.join(posix.dirname(page), target)), `${page}: ${target}`);
    }
  }
});

test('links between the languages lead to the other page', () => {
  for (const page of pages().filter((path) => !path.startsWith('embed/'))) {
    const link = elements(page).find((element) => attribute(element, 'id') === 'language');
    const target = posix.join(posix.dirname(page), attribute(link!, 'href')!);
    assert.ok(site.has(target) && target !== page, `${page}: ${target}`);
  }
});

test('stylesheets ask for nothing but the shipped fonts', () => {
  const styles = text('assets/lesson.css') + text('assets/fonts.css');
  const folder = [...styles.matchAll(/url\(([^)]*)\)/g)].map(([, target = '']) => target);
  assert.ok(folder.length > 0);
  for (const target of folder) assert.ok(target.startsWith('data:') || site.has(`assets/${target}`), target);
  const inside = elements('single/sample-zh.html').filter(({ tagName }) => tagName === 'style');
  assert.ok(inside.length > 0);
  assert.ok(
    !/@import|url\((?!"?data:)/.test(
      inside.map(({ childNodes }) => childNodes.map((n) => ('value' in n ? n.value : ''))).join(),
    ),
  );
  assert.equal(
    [...site.keys()].filter((path) => path.startsWith('assets/fonts/')).length,
    folder.filter((t) => t.startsWith('fonts/')).length,
  );
});

test('single pages carry everything: no script or stylesheet of their own beside them', () => {
  for (const page of ['single/sample-zh.html', 'single/sample-en.html']) {
    for (const element of elements(page)) {
      assert.equal(attribute(element, 'src'), undefined);
      assert.notEqual(attribute(element, 'rel'), 'stylesheet');
    }
    const inert = elements(page).map((element) => attribute(element, 'data-attn-script'));
    assert.deepEqual(inert.filter(Boolean), ['engine-scalar', 'engine-twin', 'engine-training', 'python']);
  }
});

test('no page has a style attribute, an event attribute or a module script', () => {
  for (const page of pages()) {
    for (const { tagName, attrs } of elements(page)) {
      for (const { name, value } of attrs) {
        assert.doesNotMatch(name, /^(style|on\w+)$/, `${page}: <${tagName} ${name}="${value}">`);
        assert.ok(!(tagName === 'script' && name === 'type' && value === 'module'), page);
      }
    }
  }
});

test('scripts are ASCII and make no code from strings', () => {
  assert.ok(scripts().length >= 8);
  for (const path of scripts()) {
    assert.ok(/^[\x00-\x7f]*$/.test(text(path)), path);
    assert.ok(!/\bnew Function\b|(?<![\w$.])eval\(/.test(text(path)), path);
  }
});

test('classic scripts need no module: no import and no export', () => {
  for (const path of scripts().filter((name) => name.endsWith('.js') && !name.startsWith('core/'))) {
    assert.doesNotThrow(() => new Function(text(path)), path);
  }
});

test('a script that makes code from strings is refused', () => {
  for (const script of ['eval("1")', 'new Function("1")', 'x=Function("1")', 'eval ("1")']) {
    assert.throws(() => refuseDynamicCode('x.js', script), /makes code from strings/, script);
  }
  for (const script of ['isFunction(x)', 'a.eval(x)', 'class X extends Function{}', 'medieval(x)'])
    refuseDynamicCode('x.js', script);
});

test('a script in a page cannot end early', () => {
  const script = 'const a = "</script><!--" + `</SCRIPT>`;';
  assert.equal(insideScript(script), 'const a = "<\\/script><\\!--" + `<\\/SCRIPT>`;');
  for (const language of ['zh', 'en']) {
    const main = elements(`single/sample-${language}.html`)
      .filter(({ tagName, attrs }) => tagName === 'script' && attrs.length === 0)
      .at(-1);
    const [node] = main!.childNodes;
    assert.ok(
      node &&
        'value' in node &&
        node.value ===
          insideScript(`${text(`assets/lesson-${language}.js`)}\n${text(`assets/figures-${language}.js`)}`),
    );
  }
});

test('a page’s own scripts speak its language, those for other pages both', () => {
  const spoken = (path: string) => [/\\u64a4\\u9500|撤销/i.test(text(path)), text(path).includes('"Undo"')];
  assert.deepEqual(spoken('assets/lesson-zh.js'), [true, false]);
  assert.deepEqual(spoken('assets/lesson-en.js'), [false, true]);
  assert.deepEqual(spoken('widgets.js'), [true, true]);
});
