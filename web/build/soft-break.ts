// A line of Markdown may end anywhere in Chinese text: no space comes of it, as one does between Latin words.

import type Token from 'markdown-it/lib/token.mjs';

const character = /\p{Script=Han}|[\u3000-\u303f\uff00-\uffef]/u;
const mark = /[\u3000-\u303f\uff00-\uffef]/;

/** Between two Chinese characters, and beside a full-width mark, which brings its own space. */
export function softBreak(tokens: readonly Token[], i: number): string {
  const before =
    tokens
      .slice(0, i)
      .findLast(({ content }) => content !== '')
      ?.content.at(-1) ?? '';
  const after = tokens.slice(i + 1).find(({ content }) => content !== '')?.content[0] ?? '';
  const inside = character.test(before) && character.test(after);
  return inside || mark.test(before) || mark.test(after) ? '' : '\n';
}
