// One Markdown file of a lesson, checked and made into HTML.

import type MarkdownIt from 'markdown-it';
import type Token from 'markdown-it/lib/token.mjs';
import { parseDocument } from 'yaml';

import type { Core } from '../src/core.js';
import type { AnyDefinition } from '../src/figures/registry.js';
import type { Language } from '../src/language.js';
import type { ContainerEnvironment } from './containers.js';
import type { Facts } from './facts.js';
import { readFigure, writeFigure, type FigureTag } from './figure-tags.js';
import { FormulaError, renderFormula } from './formulas.js';
import type { InlineStyles } from './inline-styles.js';
import { keepMarks } from './keep-marks.js';
import { made } from './markdown.js';
import { putNumbers, takeNumbers, type Citations } from './numbers.js';
import type { Report } from './problems.js';
import type { Term } from './page-data.js';
import type { Quantity } from './quantity.js';
import { linkTerms } from './term-links.js';

/** What a lesson's files share. */
export interface Workshop {
  readonly md: MarkdownIt;
  readonly core: Core;
  readonly definitions: readonly AnyDefinition[];
  readonly terms: readonly Term[];
  readonly facts: Facts;
  readonly citations: Citations;
  readonly styles: InlineStyles;
}

/** What must be the same in both languages; each entry with its line. */
export type Part = readonly [kind: string, written: string, line: number];

export interface Section {
  readonly slug: string;
  readonly title: string;
  readonly html: string;
  readonly figures: readonly FigureTag[];
  readonly parts: readonly Part[];
  /** Every id it gives, and every one of the page it links to. */
  readonly ids: readonly (readonly [id: string, line: number])[];
  readonly links: readonly (readonly [id: string, line: number])[];
}

export function readSection(text: string, language: Language, shop: Workshop, report: Report): Section {
  const { title, slug, body } = readFrontMatter(text, report);
  const { source, numbers } = takeNumbers(body, shop.facts, report);
  const page = new Page(slug, language, shop, numbers, report);
  const found: ContainerEnvironment['found'] = (...part) => void page.parts.push(part);
  const tokens = shop.md.parse(source, { report, language, found } satisfies ContainerEnvironment);
  const checked = tokens.map((token, i) => page.block(token, tokens[i - 1]));
  const html = shop.styles.take(withoutSources(shop.md.renderer.render(checked, shop.md.options, {})));
  return { slug, title, html, figures: page.figures, parts: page.parts, ids: page.ids, links: page.links };
}

/** A formula's TeX is kept only in questions, which go into the reader's notes; elsewhere it would be a tenth of the page. */
const withoutSources = (html: string) =>
  html
    .split(/(<section class="(?:check|predict)">[^]*?<\/section>)/)
    .map((part, i) => (i % 2 === 1 ? part : part.replace(formulaSource, '<math$1>$2</math>')))
    .join('');
const formulaSource =
  /<math xmlns="[^"]*"([^>]*)><semantics>([^]*?)<annotation [^]*?<\/annotation><\/semantics><\/math>/g;

/** Walks over the tokens of one file, knowing the line it is at. */
class Page {
  readonly figures: FigureTag[] = [];
  readonly parts: Part[] = [];
  readonly ids: [string, number][];
  readonly links: [string, number][] = [];
  #line = 1;
  #headings = 0;

  constructor(
    readonly slug: string,
    readonly language: Language,
    readonly shop: Workshop,
    readonly numbers: readonly Quantity[],
    readonly report: Report,
  ) {
    this.ids = [[slug, 1]];
  }

  block(token: Token, before: Token | undefined): Token {
    if (token.map) this.#line = token.map[0] + 1;
    if (token.children) {
      const start = this.#line;
      // An answer is a button: no link may stand in it.
      const isRunningText = before?.type === 'paragraph_open' || before?.type === 'td_open';
      const children = isRunningText ? linkTerms(token.children, this.shop.terms, this.language) : token.children;
      token.children = keepMarks(children.map((child) => this.#inline(child)));
      this.#line = start;
    } else if (token.type === 'math_block') return this.#formula(token, true);
    else if (token.type === 'figure') return this.#figure(token);
    else if (token.type === 'html_block') this.#tell(`raw HTML is not allowed: ${token.content.trim().split('\n')[0]}`);
    else if (token.type === 'heading_open' || token.type === 'heading_close') this.#heading(token);
    else if (token.type === 'fence' || token.type === 'code_block') this.#restore(token);
    return token;
  }

  #inline(token: Token): Token {
    if (token.type === 'softbreak' || token.type === 'hardbreak') this.#line++;
    else if (token.type === 'math_inline') return this.#formula(token, false);
    else if (token.type === 'code_inline') this.#restore(token);
    else if (token.type === 'html_inline') this.#tell(`raw HTML is not allowed: ${token.content}`);
    else if (token.type === 'image') this.#tell('images are not supported: draw it, or describe it');
    else if (token.type === 'link_open') this.#link(token, token.attrGet('href') ?? '');
    else if (token.type === 'text_special') token.type = 'text';
    else if (token.type === 'text') {
      if (token.content.includes('$')) this.#tell('a formula is not closed (a plain dollar is written \\$)');
      if (/^\s*:::/.test(token.content)) this.#tell(`unknown container: ${token.content.trim()}`);
      if (/\{\{|\}\}/.test(token.content)) this.#tell('cannot read a checked number; write {{number = fact.path}}');
      this.shop.citations.check(token.content, this.#tell);
      this.#restore(token);
    }
    return token;
  }

  #formula(token: Token, display: boolean): Token {
    const [first, line] = [token.content, this.#line];
    this.parts.push([display ? '$$ formula' : '$ formula', '', line]);
    this.shop.citations.check(first, this.#tell);
    if (!display) this.#line += first.split('\n').length - 1;
    try {
      const tex = putNumbers(first, this.numbers, 'tex');
      const html = renderFormula(tex, display);
      return made(token, display ? `${html}\n` : html);
    } catch (error) {
      if (!(error instanceof FormulaError)) throw error;
      const before = first.slice(0, error.position).split('\n').length - 1;
      this.report(line + before, `formula: ${error.message}`);
      return token;
    }
  }
  #figure(token: Token): Token {
    const { definitions, core } = this.shop;
    const figure = readFigure(token.content, definitions, core, this.#tell);
    if (!figure) return token;
    this.figures.push(figure);
    this.ids.push([figure.id || figure.tag, this.#line]);
    this.parts.push(['figure', JSON.stringify([figure.tag, ...figure.attributes]), this.#line]);
    return made(token, writeFigure(figure, this.language));
  }

  /** `##` of a file stands under the section's title, which is an h2. */
  #heading(token: Token): void {
    const level = Number(token.tag.slice(1)) + 1;
    token.tag = `h${level}`;
    if (token.nesting !== 1) return;
    if (level === 2) this.#tell('the title is in the front matter; headings start with ##');
    const id = `${this.slug}-${++this.#headings}`;
    token.attrSet('id', id);
    this.ids.push([id, this.#line]);
    this.parts.push([`${token.markup} heading`, '', this.#line]);
  }

  #link(token: Token, href: string): void {
    if (href.startsWith('#term-')) token.attrSet('class', 'term');
    if (href.startsWith('#')) this.links.push([decodeURIComponent(href.slice(1)), this.#line]);
    else if (!/^https?:\/\//.test(href)) this.#tell(`a link leads to #a-section or to https://…, not to ${href}`);
  }

  #restore(token: Token): void {
    token.content = putNumbers(token.content, this.numbers, 'text');
  }

  readonly #tell = (message: string) => this.report(this.#line, message);
}

function readFrontMatter(text: string, report: Report): { title: string; slug: string; body: string } {
  const [whole = '', yaml = ''] = /^---\n([^]*?\n)---\n/.exec(text) ?? [];
  const document = parseDocument(yaml);
  const { title, slug, ...others } = (document.toJS() ?? {}) as Record<string, unknown>;
  if (whole === '') report(1, 'the file starts with --- title: … slug: … ---');
  else if (document.errors[0]) report(1, `front matter: ${document.errors[0].message.split('\n')[0]}`);
  else {
    if (typeof title !== 'string' || title === '') report(1, 'front matter: title is missing');
    if (typeof slug !== 'string' || !/^[a-z][a-z0-9-]*$/.test(slug)) {
      report(1, 'front matter: slug is missing, or is not lower-case letters, digits and hyphens');
    }
    if (Object.keys(others).length > 0) report(1, `front matter: unknown ${Object.keys(others).join(', ')}`);
  }
  return {
    title: String(title ?? ''),
    slug: String(slug ?? ''),
    body: whole.replace(/[^\n]/g, '') + text.slice(whole.length),
  };
}
