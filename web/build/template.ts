// The lesson page as HTML: landmarks, the course's and the page's navigation, the sections. Relative addresses only,
// no inline style, and no inline script in the folder form, so that a strict content policy holds.

import { words as aidWords } from '../src/page/aid-words.js';
import { words } from '../src/page/words.js';
import { escape } from './escape.js';
import { contents, hasChecks } from './template-contents.js';
import { icon } from './template-icons.js';
import type { Asset, Link, PageData, SectionData, Term } from './page-data.js';

const htmlLanguage = { zh: 'zh-CN', en: 'en' } as const;

const style = (asset: Asset) =>
  'href' in asset ? `<link rel="stylesheet" href="${escape(asset.href)}">` : `<style>${asset.text}</style>`;

const script = (asset: Asset, attributes = '') =>
  'href' in asset ? `<script src="${escape(asset.href)}"${attributes}></script>` : `<script>${asset.text}</script>`;

export function renderPage(page: PageData): string {
  const { language, title, course, alternate } = page;
  return `<!doctype html>
<html lang="${htmlLanguage[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)} · ${escape(course.title[language])}</title>
<meta name="color-scheme" content="light dark">
<link rel="alternate" hreflang="${htmlLanguage[alternate.language]}" href="${escape(alternate.href)}">
<link rel="icon" href="${escape(page.icon)}">
${script(page.early)}
${page.styles.map(style).join('\n')}
${page.fonts ? `<noscript>${style(page.fonts)}</noscript>` : ''}
${'href' in page.script ? script(page.script, ` async${page.rest ? ` data-rest="${escape(page.rest)}"` : ''}`) : ''}
</head>
<body>
<a class="skip" href="#lesson">${words[language].skip}</a>
${bar(page)}
<div class="page">
${contents(page)}
<main id="lesson" tabindex="-1">
${opening(page)}
${page.sections.slice(0, -1).map(written).join('\n')}
${glossary(page)}
${page.sections.slice(-1).map(written).join('\n')}
${selfCheck(page)}
</main>
${closing(page)}
</div>
${page.engines}
${'text' in page.script ? script(page.script) : ''}
</body>
</html>
`;
}

/** Stays on top of the screen: contents (narrow screens), place in the course, settings, the other language. */
function bar({ language, title, course, alternate }: PageData): string {
  const say = words[language];
  const toggle = (id: 'reading' | 'theme') =>
    `<button type="button" id="${id}" class="tool" aria-pressed="false">${icon(id)}<span class="name">${say[id]}</span></button>`;
  const places = [course.title[language], ...(course.chapter ? [course.chapter[language]] : [])];
  return `<header class="bar">
<button type="button" class="tool contents-button" popovertarget="contents">${icon('contents')}<span>${say.contents}</span></button>
<span id="here" class="here" aria-hidden="true"></span>
<nav class="course" aria-label="${say.course}"><ol>
${places.map((place) => `<li>${escape(place)}</li>`).join('\n')}
<li aria-current="page">${escape(title)}</li>
</ol></nav>
<div class="tools" role="group" aria-label="${say.tools}">
${toggle('reading')}
${toggle('theme')}
<a id="language" class="tool" href="${escape(alternate.href)}" hreflang="${htmlLanguage[alternate.language]}" lang="${htmlLanguage[alternate.language]}">${say.otherLanguage}</a>
</div>
</header>`;
}

function opening({ language, title, course }: PageData): string {
  const { chapter, previous, next } = course;
  const kicker = [course.title[language], ...(chapter ? [chapter[language]] : [])];
  return `<header class="opening">
<p class="kicker">${kicker.map(escape).join('<span aria-hidden="true"> · </span>')}</p>
<h1>${escape(title)}</h1>
${previous || next ? neighbours(language, previous, next, 'strip') : ''}
</header>`;
}

/** Previous and next lesson; one without an address is named all the same, so that the reader knows where this stands. */
function neighbours(
  language: PageData['language'],
  previous: Link | undefined,
  next: Link | undefined,
  shape: 'strip' | 'cards',
): string {
  const say = words[language];
  const one = (rel: 'prev' | 'next', link: Link | undefined) => {
    if (!link) return '';
    const inside = `<span class="direction">${rel === 'prev' ? say.previous : say.next}</span> <span class="to">${escape(link.title[language])}</span>`;
    return link.href === null
      ? `<span class="${rel}">${inside}</span>`
      : `<a class="${rel}" rel="${rel}" href="${escape(link.href)}">${inside}</a>`;
  };
  const label = shape === 'strip' ? say.neighbours : say.neighboursEnd;
  return `<nav class="neighbours ${shape}" aria-label="${label}">
${one('prev', previous)}
${one('next', next)}
</nav>`;
}

const written = (one: SectionData) => section(one, ' written');

function section({ slug, title, html }: SectionData, kind = ''): string {
  return `<section class="part${kind}" id="${escape(slug)}" aria-labelledby="${escape(slug)}-title">
<h2 id="${escape(slug)}-title" data-slug="${escape(slug)}"><a href="#${encodeURIComponent(slug)}">${escape(title)}</a></h2>
${html}
</section>`;
}

/** Where the script asks the questions again. */
function selfCheck(page: PageData): string {
  if (!hasChecks(page)) return '';
  const { selfCheck: title, selfCheckText } = aidWords[page.language];
  const html = `<p>${selfCheckText}</p>\n<div id="self-check-place" class="self-check"></div>`;
  return section({ slug: 'self-check', title, html });
}

/** Every term with its translation, as one more section: before the last, which sums up. */
function glossary({ language, terms }: PageData): string {
  if (terms.length === 0) return '';
  const other = language === 'zh' ? 'en' : 'zh';
  const entry = (term: Term) =>
    `<div id="term-${escape(term.id)}"><dt>${escape(term[language])} <span lang="${htmlLanguage[other]}">${escape(term[other])}</span></dt>
<dd>${escape(term.definition[language])}</dd></div>`;
  return section({
    slug: 'terms',
    title: words[language].terms,
    html: `<dl class="terms">\n${terms.map(entry).join('\n')}\n</dl>`,
  });
}

function closing({ language, gallery, course: { previous, next } }: PageData): string {
  const link = gallery ? ` <a href="${escape(gallery)}">${words[language].gallery}</a>` : '';
  return `<footer class="closing">
${previous || next ? neighbours(language, previous, next, 'cards') : ''}
<p class="colophon">${words[language].colophon}${link}</p>
</footer>`;
}
