// The table of contents: sections and their subsections. A popover on narrow screens, a column beside the text on wide.

import { words as aidWords } from '../src/page/aid-words.js';
import { words } from '../src/page/words.js';
import { escape } from './escape.js';
import type { PageData } from './page-data.js';

interface Entry {
  readonly slug: string;
  /** Ready HTML: a heading may hold a formula. */
  readonly title: string;
  readonly parts: readonly Entry[];
}

/** Only such a page asks its questions again at the end. */
export const hasChecks = ({ sections }: PageData) =>
  sections.some(({ html }) => html.includes('<section class="check"'));

export function contents(page: PageData): string {
  const say = words[page.language];
  const entries: Entry[] = page.sections.map(({ slug, title, html }) => ({
    slug,
    title: escape(title),
    parts: subsections(html),
  }));
  if (page.terms.length > 0) entries.splice(-1, 0, { slug: 'terms', title: say.terms, parts: [] });
  if (hasChecks(page)) entries.push({ slug: 'self-check', title: aidWords[page.language].selfCheck, parts: [] });
  return `<nav id="contents" class="contents" popover aria-labelledby="contents-title">
<p id="contents-title" class="contents-title">${say.contents}</p>
${list(entries)}
</nav>`;
}

const list = (entries: readonly Entry[]): string =>
  entries.length === 0 ? '' : `<ol>\n${entries.map(item).join('\n')}\n</ol>`;

const item = ({ slug, title, parts }: Entry) =>
  `<li><a href="#${encodeURIComponent(slug)}">${title}</a>${list(parts)}</li>`;

function subsections(html: string): Entry[] {
  return [...html.matchAll(/<h3\b[^>]*?\sid="([^"]+)"[^>]*>([\s\S]*?)<\/h3>/g)].map(([, slug, title]) => ({
    slug: slug!,
    title: title!.replace(/<\/?a\b[^>]*>/g, ''),
    parts: [],
  }));
}
