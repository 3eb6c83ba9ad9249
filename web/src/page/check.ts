// A check question: choose an answer and its reason appears; wrong ones can be retried, every reason can be read.
// Without a script each reason lies in a <details> below its answer; this turns the answers into buttons.

import type { Language } from '../language.js';
import { words } from './words.js';

/** `answered` hears of every answer that is chosen, by its place. */
export function startCheck(check: Element, language: Language, answered: (place: number) => void) {
  const say = words[language];
  const items = [...check.querySelectorAll<HTMLLIElement>(':scope > ul > li, :scope > ol > li')];
  const again = document.createElement('button');
  again.type = 'button';
  again.className = 'again';
  again.textContent = say.again;
  again.hidden = true;

  const answers = items.map((item, k) => {
    const right = item.hasAttribute('data-right');
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'answer';
    button.append(...item.querySelector('.answer')!.childNodes);
    button.setAttribute('aria-expanded', 'false');

    // The live region stands before it is filled, so that screen readers tell what appears in it.
    const live = document.createElement('div');
    live.setAttribute('aria-live', 'polite');
    const reason = item.querySelector('.reason')!;
    reason.prepend(verdict(right ? say.right : say.wrong), language === 'en' ? ' ' : '');
    reason.setAttribute('hidden', '');
    live.append(reason);
    item.replaceChildren(button, live);

    const show = (open: boolean) => {
      item.classList.toggle('chosen', open);
      button.setAttribute('aria-expanded', String(open));
      reason.toggleAttribute('hidden', !open);
    };
    button.addEventListener('click', () => {
      show(true);
      answered(k);
      again.hidden = false;
    });
    return { button, show };
  });

  again.addEventListener('click', () => {
    answers.forEach(({ show }) => show(false));
    again.hidden = true;
    answers[0]?.button.focus();
  });
  check.append(again);
}

function verdict(text: string): HTMLElement {
  const element = document.createElement('strong');
  element.className = 'verdict';
  element.textContent = text;
  return element;
}
