// Reading mode: every figure steps aside and the text, which makes sense alone, closes up.

import { remember, remembered } from './settings.js';

let reading = remembered('reading') === 'on';

export function showReading() {
  document.documentElement.toggleAttribute('data-reading', reading);
}

/** `anchor` is what the reader is looking at; it stays where it is on screen while figures come and go. */
export function startReading(button: HTMLElement, anchor: () => Element | undefined) {
  const show = () => {
    showReading();
    button.setAttribute('aria-pressed', String(reading));
  };
  button.addEventListener('click', () => {
    reading = !reading;
    remember('reading', reading ? 'on' : null);
    const kept = anchor();
    const before = kept?.getBoundingClientRect().top ?? 0;
    show();
    if (kept) scrollBy({ top: kept.getBoundingClientRect().top - before, behavior: 'instant' });
  });
  show();
}
