// The Markdown of a lesson: CommonMark and tables, formulas, figures as tags, and check, predict and note.

import { tex } from '@mdit/plugin-tex';
import MarkdownIt, { type PluginWithParams } from 'markdown-it';
import container from 'markdown-it-container';
import type StateBlock from 'markdown-it/lib/rules_block/state_block.mjs';
import type Token from 'markdown-it/lib/token.mjs';

import { containers, writeContainers } from './containers.js';
import { softBreak } from './soft-break.js';
import { headTables } from './tables.js';

export function createMarkdown(): MarkdownIt {
  const md = new MarkdownIt({ html: true, typographer: true, quotes: '“”‘’' });
  md.use(tex, { render: (content) => content });
  for (const name of containers) md.use(container as unknown as PluginWithParams, name);
  md.block.ruler.before('html_block', 'figure', figureRule, { alt: ['paragraph', 'reference', 'blockquote', 'list'] });
  md.core.ruler.after('block', 'containers', writeContainers);
  md.core.ruler.after('block', 'tables', headTables);
  // section.ts tells an escaped dollar from a formula that is not closed.
  md.core.ruler.disable('text_join');
  // Of the typographer only the quotation marks are wanted: its other changes would touch what a lesson writes on purpose.
  md.core.ruler.disable('replacements');
  Object.assign(md.renderer.rules, {
    made: (tokens: Token[], i: number) => tokens[i]!.content,
    softbreak: softBreak,
    table_open: () => '<div class="scroll"><table>\n',
    table_close: () => '</table></div>\n',
  });
  return md;
}

/** A token that is HTML already. */
export function made(token: Token, html: string): Token {
  const copy = Object.assign(Object.create(Object.getPrototypeOf(token) as object), token) as Token;
  return Object.assign(copy, { type: 'made', tag: '', nesting: 0, attrs: null, children: null, content: html });
}

/** From a line that starts with `<attn-` to the line that holds the closing tag. */
function figureRule(state: StateBlock, start: number, end: number, silent: boolean): boolean {
  if (!/^<attn-/i.test(lineOf(state, start)) || state.sCount[start]! - state.blkIndent >= 4) return false;
  if (silent) return true;
  let last = start;
  while (last < end - 1 && !/<\/attn-/i.test(lineOf(state, last)) && !state.isEmpty(last + 1)) last++;
  const token = state.push('figure', '', 0);
  token.content = state.getLines(start, last + 1, state.blkIndent, false);
  token.map = [start, last + 1];
  state.line = last + 1;
  return true;
}

const lineOf = (state: StateBlock, line: number) =>
  state.src.slice(state.bMarks[line]! + state.tShift[line]!, state.eMarks[line]);
