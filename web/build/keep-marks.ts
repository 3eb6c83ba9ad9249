// No line begins with a mark that closes, nor ends with one that opens. Browsers know this within text; beside a formula,
// a block to them, they would break the line.

import Token from 'markdown-it/lib/token.mjs';

const opening = /[（“‘《(]+$/;
const closing = /^[，。；：、？！）”’》…,.;:?!)]+/;

/**
 * Each rendered formula and the marks that touch it in one span that CSS keeps together. A formula of several parts may
 * be wider than a phone, and must be free to break.
 */
export const keepMarks = (children: readonly Token[]): Token[] =>
  children.flatMap((token, i) => {
    const [left, right] = [children[i - 1], children[i + 1]];
    if (isFormula(token)) {
      const [before, after] = [marks(left, opening), marks(right, closing)];
      return before + after === '' ? [token] : [kept(1), ...text(before), token, ...text(after), kept(-1)];
    }
    if (token.type !== 'text') return [token];
    const start = isFormula(left) ? marks(token, closing).length : 0;
    const end = isFormula(right) ? marks(token, opening).length : 0;
    return start + end === 0 ? [token] : text(token.content.slice(start, token.content.length - end));
  });

const isFormula = (token: Token | undefined) =>
  token?.content.startsWith('<span class="katex">') === true && token.content.split('class="base"').length === 2;
const marks = (token: Token | undefined, where: RegExp) =>
  token?.type === 'text' ? (where.exec(token.content)?.[0] ?? '') : '';

function kept(nesting: 1 | -1): Token {
  const token = new Token('kept', 'span', nesting);
  if (nesting === 1) token.attrSet('class', 'kept');
  return token;
}

function text(content: string): Token[] {
  return content === '' ? [] : [Object.assign(new Token('text', '', 0), { content })];
}
