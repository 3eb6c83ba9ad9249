// Tables of a lesson: columns have headings; where the corner is empty, rows have headings too, and the corner is none.

import type StateCore from 'markdown-it/lib/rules_core/state_core.mjs';
import type Token from 'markdown-it/lib/token.mjs';

/** A core rule, once the blocks are known. */
export function headTables(state: StateCore): void {
  const { tokens } = state;
  let hasRowHeadings = false;
  tokens.forEach((token, i) => {
    if (token.type === 'th_open') {
      const isEmpty = tokens[i + 1]?.content.trim() === '';
      if (tokens[i - 1]?.type === 'tr_open') hasRowHeadings = isEmpty;
      if (isEmpty) become('td', tokens, i);
      else token.attrSet('scope', 'col');
    } else if (token.type === 'td_open' && hasRowHeadings && tokens[i - 1]?.type === 'tr_open') {
      become('th', tokens, i);
      token.attrSet('scope', 'row');
    }
  });
}

/** An opening token, its text, its closing token. */
function become(tag: 'td' | 'th', tokens: readonly Token[], i: number) {
  for (const token of [tokens[i], tokens[i + 2]]) if (token) token.tag = tag;
}
