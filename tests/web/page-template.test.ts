// The page's HTML: landmarks, headings, addresses, and nothing that a strict content policy forbids.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { attribute, descendants, elements, en, named, single, text, zh } from './page-samples.js';

for (const page of [zh, en, single]) {
  const about = `${page.language}, ${page.form}`;

  test(`one main, one h1, and no heading skips a level (${about})`, () => {
    const all = elements(page);
    assert.equal(named(all, 'main').length, 1);
    const levels = all
      .map(({ tagName }) => /^h([1-6])$/.exec(tagName)?.[1])
      .filter(Boolean)
      .map(Number);
    assert.equal(levels.filter((level) => level === 1).length, 1);
    assert.equal(levels[0], 1);
    levels.slice(1).forEach((level, i) => assert.ok(level <= levels[i]! + 1, `h${level} after h${levels[i]}`));
  });

  test(`every landmark of a kind has its own name (${about})`, () => {
    const all = elements(page);
    const names = named(all, 'nav').map((nav) => attribute(nav, 'aria-label') ?? attribute(nav, 'aria-labelledby'));
    assert.ok(names.every(Boolean));
    assert.equal(new Set(names).size, names.length);
  });

  test(`ids are unique, and what refers to one finds it (${about})`, () => {
    const all = elements(page);
    const ids = all.flatMap((element) => attribute(element, 'id') ?? []);
    assert.equal(new Set(ids).size, ids.length);
    for (const element of all) {
      for (const name of ['aria-labelledby', 'popovertarget']) {
        const id = attribute(element, name);
        if (id) assert.ok(ids.includes(id), `${name}=${id}`);
      }
    }
  });

  test(`addresses are relative, and nothing is styled or scripted in an attribute (${about})`, () => {
    for (const element of elements(page)) {
      for (const { name, value } of element.attrs) {
        if (name === 'href' || name === 'src') assert.doesNotMatch(value, /^(\/|[a-z]+:)/i);
        assert.ok(name !== 'style' && !name.startsWith('on'), `${element.tagName} ${name}`);
      }
    }
  });
}

test('the contents list every section and subsection by its address, without links inside links', () => {
  const contents = elements(zh).find((element) => attribute(element, 'id') === 'contents')!;
  const links = named(descendants(contents), 'a');
  assert.deepEqual(
    links.map((one) => [attribute(one, 'href'), text(one)]),
    [
      ['#intuition', '直觉'],
      ['#intuition-1', '为什么除以'],
      ['#terms', '术语对照'],
      ['#examples', '例 <1>'],
    ],
  );
});

test('the neighbours stand above and below the lesson; one without an address is named but is no link', () => {
  const all = elements(zh);
  const previous = all.filter((element) => attribute(element, 'rel') === 'prev');
  assert.deepEqual(
    previous.map((one) => attribute(one, 'href')),
    ['../lstm/index.html', '../lstm/index.html'],
  );
  const next = all.filter((element) => attribute(element, 'class') === 'next');
  assert.deepEqual(
    next.map(({ tagName }) => tagName),
    ['span', 'span'],
  );
  assert.match(text(next[0]!), /Forward/);
});

test('the other language is offered in its own words', () => {
  const to = (page: typeof zh) => elements(page).find((element) => attribute(element, 'id') === 'language')!;
  assert.deepEqual([text(to(zh)), attribute(to(zh), 'lang')], ['English', 'en']);
  assert.deepEqual([text(to(en)), attribute(to(en), 'lang')], ['中文', 'zh-CN']);
  assert.equal(attribute(to(en), 'href'), '../index.html');
});
