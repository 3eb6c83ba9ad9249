// What a page is made of: the site builder fills it, template.ts turns it into HTML.

import type { Language, Text } from '../src/language.js';

/**
 * One section of the lesson; `html` is complete, carries no inline style and no h2 (template.ts writes the title).
 * template.ts and web/src/page/ count on this markup, which reads well without any script:
 *
 *   <h3 id="slug">…</h3>                                          ids equal in both languages
 *   <figure class="live"><attn-… id="…">text without a script</attn-…></figure>
 *   <div class="scroll"><table>…</table></div>                    a wide table scrolls in its own box
 *   <aside class="note"><p class="note-title">…</p>…</aside>
 *   <section class="check"><p class="question">…</p><ul>
 *     <li data-right><div class="answer">…</div><details><summary>理由 / Why</summary><div class="reason">…</div></details></li>
 *     <li>…</li></ul></section>
 *   <section class="predict"><p class="question">…</p><ul><li>…</li></ul></section>
 */
export interface SectionData {
  /** The anchor: the same in both languages. */
  readonly slug: string;
  readonly title: string;
  readonly html: string;
}

export interface Link {
  readonly title: Text;
  /** null: named, but not yet anywhere to go. */
  readonly href: string | null;
}

/** lessons/course.json: where the lesson stands. */
export interface Course {
  readonly title: Text;
  readonly chapter?: Text;
  readonly previous?: Link;
  readonly next?: Link;
}

/** lessons/terms.json: one term, one translation. */
export interface Term {
  readonly id: string;
  readonly zh: string;
  readonly en: string;
  readonly definition: Text;
}

/** A file beside the page, by relative address, or its text inside the page. */
export type Asset = { readonly href: string } | { readonly text: string };

export interface PageData {
  readonly language: Language;
  readonly title: string;
  readonly course: Course;
  readonly terms: readonly Term[];
  readonly sections: readonly SectionData[];
  /** Address of the gallery of all figures, where the page has it beside it. */
  readonly gallery?: string;
  /** folder: assets are files; single: everything is inside the page. */
  readonly form: 'folder' | 'single';
  /** Address of the page's icon, relative or data:, so that no browser asks the domain's root for one. */
  readonly icon: string;
  /** In the order of the cascade. `text` is safe inside <style>. */
  readonly styles: readonly Asset[];
  /** The formulas' fonts for browsers without scripts, where early.ts does not link them. */
  readonly fonts?: Asset;
  /** web/src/page/early.ts: a small classic script that runs before the first paint (remembered colours, no flash). */
  readonly early: Asset;
  /** One classic script; `text` is safe inside <script>. Goes last in the body when inline, `async` when not. */
  readonly script: Asset;
  /** Address of the script with the figures after the first, which `script` asks for later; without it, it has them. */
  readonly rest?: string;
  /** The fallback engines in inert elements, as HTML that goes before `script`; empty in the folder form. */
  readonly engines: string;
  /** The same page in the other language, by relative address; append the fragment to keep the place. */
  readonly alternate: { readonly language: Language; readonly href: string };
}
