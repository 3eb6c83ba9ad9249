// A prediction before a figure: one choice commits, then the page points at the figure. Skipping is fine: nothing waits.

import type { Language } from '../language.js';
import { words } from './words.js';

/** `guessed` hears of the choice, by its place. */
export function startPrediction(prediction: Element, language: Language, guessed: (place: number) => void) {
  const say = words[language];
  const told = document.createElement('p');
  told.className = 'told';
  told.setAttribute('aria-live', 'polite');

  const buttons = [...prediction.querySelectorAll<HTMLLIElement>(':scope > ul > li, :scope > ol > li')].map((item) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'answer';
    button.append(...item.childNodes);
    button.setAttribute('aria-pressed', 'false');
    item.replaceChildren(button);
    return button;
  });

  const commit = (chosen: HTMLButtonElement) => {
    if (prediction.classList.contains('committed')) return;
    prediction.classList.add('committed');
    guessed(buttons.indexOf(chosen));
    chosen.setAttribute('aria-pressed', 'true');
    chosen.parentElement!.classList.add('chosen');
    buttons.filter((button) => button !== chosen).forEach((button) => button.setAttribute('aria-disabled', 'true'));
    const figure = figureAfter(prediction);
    const seen = figure?.checkVisibility?.() ?? Boolean(figure);
    told.textContent = seen ? say.guessed : say.noted;
    if (figure && seen) told.append(language === 'en' ? ' ' : '', linkTo(figure, say.toFigure));
  };
  buttons.forEach((button) => button.addEventListener('click', () => commit(button)));
  prediction.append(told);
}

/** The next figure of the same section. */
function figureAfter(prediction: Element): HTMLElement | undefined {
  const figures = [...(prediction.closest('main section.part')?.querySelectorAll<HTMLElement>('figure.live') ?? [])];
  return figures.find((figure) => prediction.compareDocumentPosition(figure) & Node.DOCUMENT_POSITION_FOLLOWING);
}

/** Moves the reader, and the keyboard, to the figure without touching the address, which holds the figures' state. */
function linkTo(figure: HTMLElement, text: string): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'link';
  button.textContent = text;
  button.addEventListener('click', () => {
    figure.tabIndex = -1;
    figure.focus({ preventScroll: true });
    figure.scrollIntoView({ block: 'start' });
  });
  return button;
}
