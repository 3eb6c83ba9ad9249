// `::: check Question?`, `::: predict Question?` and `::: note Title`, as the markup that page-data.ts describes.
// A check's answers are `- [x] answer — reason`; a prediction's are plain items.

import type StateCore from 'markdown-it/lib/rules_core/state_core.mjs';
import type Token from 'markdown-it/lib/token.mjs';

import type { Language } from '../src/language.js';
import type { Report } from './problems.js';

export const containers = ['check', 'predict', 'note'] as const;
type Kind = (typeof containers)[number];

export interface ContainerEnvironment {
  readonly report: Report;
  readonly language: Language;
  /** Hears of every check and prediction. */
  readonly found: (kind: string, written: string, line: number) => void;
}

const why = { zh: '理由', en: 'Why' } as const;
const openings: Readonly<Record<Kind, string>> = {
  check: '<section class="check"><p class="question">',
  predict: '<section class="predict"><p class="question">',
  note: '<aside class="note"><p class="note-title">',
};

/** A core rule, after the blocks are known and before their text is parsed. */
export function writeContainers(state: StateCore): void {
  const { report, language, found } = state.env as ContainerEnvironment;
  const out: Token[] = [];
  const made = (html: string) => {
    const token = new state.Token('made', '', 0);
    token.content = html;
    out.push(token);
  };
  let open: { kind: Kind; line: number; answers: number; right: number } | undefined;

  state.tokens.forEach((token, i) => {
    const [, name, side] = /^container_(\w+)_(open|close)$/.exec(token.type) ?? [];
    const line = (token.map?.[0] ?? 0) + 1;
    if (side === 'open') {
      open = { kind: name as Kind, line, answers: 0, right: 0 };
      const title = token.info.trim().slice(open.kind.length).trim();
      if (title === '')
        report(line, `::: ${open.kind} needs ${open.kind === 'note' ? 'a title' : 'a question'} on its line`);
      if (!isClosed(state, token)) report(line, `::: ${open.kind} is not closed by :::`);
      made(openings[open.kind]);
      out.push(inline(state, title, line));
      made('</p>\n');
    } else if (side === 'close' && open) {
      if (open.kind !== 'note') {
        found(`::: ${open.kind}`, `with ${open.answers} answers`, open.line);
        finish(open, report);
      }
      made(open.kind === 'note' ? '</aside>\n' : '</section>\n');
      open = undefined;
    } else if (!open || open.kind === 'note') {
      out.push(token);
    } else if (token.type === 'inline') {
      const item = state.tokens[i - 2];
      if (item?.type !== 'list_item_open') report(line, `::: ${open.kind} holds a list of answers and nothing else`);
      open.answers++;
      if (open.kind === 'predict') out.push(token);
      else open.right += Number(writeAnswer(state, token, item, { out, made, report, why: why[language] }));
    } else if (/^(bullet_list|list_item)_(open|close)$/.test(token.type)) {
      out.push(token);
    } else if (!/^paragraph_(open|close)$/.test(token.type)) {
      report(line, `::: ${open.kind} holds a list of answers and nothing else`);
    }
  });
  state.tokens = out;
}

interface Answer {
  readonly out: Token[];
  readonly made: (html: string) => void;
  readonly report: Report;
  readonly why: string;
}

/** Writes one answer of a check; true when it is the right one. */
function writeAnswer(state: StateCore, token: Token, item: Token | undefined, { out, made, report, why }: Answer) {
  const line = (token.map?.[0] ?? 0) + 1;
  const [, mark, text = ''] = /^\[([ xX])\]\s+([^]*)$/.exec(token.content) ?? [];
  if (mark === undefined) report(line, 'an answer starts with [ ] or, if it is right, with [x]');
  const dash = /\s*——\s*|\s+—\s+/.exec(text);
  const answer = dash ? text.slice(0, dash.index) : text;
  const reason = dash ? text.slice(dash.index + dash[0].length) : '';
  if (reason === '') report(line, 'an answer needs its reason after a dash: answer — reason');
  const right = mark?.toLowerCase() === 'x';
  if (right) item?.attrSet('data-right', '');
  made('<div class="answer">');
  out.push(inline(state, answer, line));
  made(`</div><details><summary>${why}</summary><div class="reason">`);
  out.push(inline(state, reason, line + (answer.match(/\n/g)?.length ?? 0)));
  made('</div></details>');
  return right;
}

function finish(
  { kind, line, answers, right }: { kind: Kind; line: number; answers: number; right: number },
  report: Report,
) {
  if (answers < 2) report(line, `::: ${kind} needs two answers or more`);
  if (kind === 'check' && right !== 1) report(line, `::: check needs one right answer, marked [x]; it has ${right}`);
}

function inline(state: StateCore, content: string, line: number): Token {
  const token = new state.Token('inline', '', 0);
  return Object.assign(token, { content, children: [], map: [line - 1, line] });
}

const isClosed = (state: StateCore, { map, markup }: Token) =>
  state.src.split('\n')[map![1]]?.trim().startsWith(markup) ?? false;
