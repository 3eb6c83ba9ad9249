// The questions of the page as they are read back from it, for asking them again and for the reader's notes.

import { nameOf } from './record.js';
import type { Question } from './quiz.js';

export interface Check extends Question {
  /** The heading of its section. */
  readonly heading: Element;
  readonly question: Element;
  readonly answers: readonly { readonly text: Element; readonly reason: Element }[];
}

/** Of all of the lesson; only check.ts knows what else is inside them. */
export const checks = (root: ParentNode = document): Check[] =>
  [...root.querySelectorAll('section.part section.check')].map((check) => {
    const items = [...check.querySelectorAll('li')];
    return {
      id: nameOf(check),
      heading: check.closest('section.part')!.querySelector('h2')!,
      right: items.findIndex((item) => item.hasAttribute('data-right')),
      question: check.querySelector('.question')!,
      answers: items.map((item) => ({ text: item.querySelector('.answer')!, reason: item.querySelector('.reason')! })),
    };
  });

/** A section.check as the site builder writes it, its answers in this order. */
export function writtenAgain({ question, answers, right }: Check, order: readonly number[]): HTMLElement {
  const section = document.createElement('section');
  section.className = 'check';
  const list = document.createElement('ul');
  list.append(
    ...order.map((k) => {
      const { text, reason } = answers[k]!;
      const item = document.createElement('li');
      item.toggleAttribute('data-right', k === right);
      item.append(copyOf(text, 'div', 'answer'), copyOf(reason, 'div', 'reason'));
      item.querySelector('.verdict')?.remove();
      return item;
    }),
  );
  section.append(copyOf(question, 'p', 'question'), list);
  return section;
}

function copyOf(element: Element, name: string, className: string): HTMLElement {
  const copy = document.createElement(name);
  copy.className = className;
  copy.append(...[...element.childNodes].map((node) => node.cloneNode(true)));
  return copy;
}

/** Its words, formulas as TeX between dollars. */
export function textOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  copy.querySelectorAll('.verdict').forEach((verdict) => verdict.remove());
  for (const formula of copy.querySelectorAll('.katex')) {
    const tex = formula.querySelector('annotation')?.textContent ?? '';
    formula.replaceWith(`$${tex.trim()}$`);
  }
  return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
}
