// Small pages for tests of the template, and the way into their HTML.

import assert from 'node:assert/strict';
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

import type { PageData } from '../../web/build/page-data.js';
import { renderPage } from '../../web/build/template.js';

const link = (title: string, href: string | null) => ({ title: { zh: title, en: title }, href });
export const zh: PageData = {
  language: 'zh',
  title: 'Q < K & "V"',
  course: {
    title: { zh: '课程', en: 'Course' },
    chapter: { zh: '第 4 章', en: 'Chapter 4' },
    previous: link('LSTM', '../lstm/index.html'),
    next: link('Forward', null),
  },
  terms: [{ id: 'query', zh: '查询', en: 'query', definition: { zh: '我要找什么', en: 'What I look for' } }],
  sections: [
    {
      slug: 'intuition',
      title: '直觉',
      html: '<p>文</p><h3 id="intuition-1">为什么<a href="#x">除以</a></h3><p>文</p>',
    },
    { slug: 'examples', title: '例 <1>', html: '<figure class="live"><attn-x></attn-x></figure>' },
  ],
  form: 'folder',
  icon: 'assets/icon.svg',
  styles: [{ href: 'assets/lesson.css' }],
  early: { href: 'assets/early.js' },
  script: { href: 'assets/lesson.js' },
  engines: '',
  alternate: { language: 'en', href: 'en/index.html' },
};
export const en: PageData = { ...zh, language: 'en', alternate: { language: 'zh', href: '../index.html' } };
export const single: PageData = {
  ...zh,
  form: 'single',
  styles: [{ text: 'p{margin:0}' }],
  early: { text: 'early()' },
  script: { text: 'main()' },
  engines: '<script type="text/plain" id="engine">e</script>',
};

type Element = Tree.Element;
const isElement = (node: Tree.Node): node is Element => 'tagName' in node;
export function elements(page: PageData): Element[] {
  const faults: string[] = [];
  const tree = parse(renderPage(page), { onParseError: ({ code }) => faults.push(code) });
  assert.deepEqual(faults, []);
  const walk = (node: Tree.Node): Element[] =>
    'childNodes' in node ? node.childNodes.filter(isElement).flatMap((child) => [child, ...walk(child)]) : [];
  return walk(tree);
}
export const attribute = (element: Element, name: string) => element.attrs.find((one) => one.name === name)?.value;
export const named = (all: Element[], tag: string) => all.filter(({ tagName }) => tagName === tag);
export const text = (node: Tree.Node): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(text).join('') : '';

export const descendants = (element: Element): Element[] =>
  element.childNodes.filter(isElement).flatMap((child) => [child, ...descendants(child)]);
