// An emphasised term, as in *query*, where it is introduced: it leads to the glossary's entry, which the page shows in
// place.

import Token from 'markdown-it/lib/token.mjs';

import type { Language } from '../src/language.js';
import type { Term } from './page-data.js';

/** Every way in which a term is written: 步（迭代） is 步 and 迭代; English may have an s. */
export function spellings(term: Term, language: Language): string[] {
  const names = term[language].split(/\s*[（(]([^）)]*)[）)]\s*/).filter((name) => name !== '');
  return language === 'en' ? names.flatMap((name) => [name, `${name}s`]) : names;
}

export function linkTerms(children: readonly Token[], terms: readonly Term[], language: Language): Token[] {
  return children.flatMap((token, i) => {
    const [open, , close] = [children[i - 1], token, children[i + 1]];
    if (open?.type !== 'em_open' || token.type !== 'text' || close?.type !== 'em_close') return [token];
    const written = token.content.toLowerCase();
    const term = terms.find((one) => spellings(one, language).some((name) => name.toLowerCase() === written));
    if (!term) return [token];
    const link = new Token('link_open', 'a', 1);
    link.attrSet('href', `#term-${term.id}`);
    return [link, token, new Token('link_close', 'a', -1)];
  });
}
