// A first visit that begins at the top of the page: the sections far below are laid out, and their figures' script is
// asked for, when the first figure is there.

import { frame, pause } from './idle.js';

const root = document.documentElement;

/** Not where the address or the browser's memory names another place. */
export function beginAtTop() {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  root.classList.toggle('beginning', visit?.type === 'navigate' && !location.hash && !location.search);
}

/** Until all is laid out. */
export const isBeginning = () => root.classList.contains('beginning');

/** As soon as the page has come in so far; undefined on a page without figures. */
export const firstFigure = () =>
  new Promise<HTMLElement | undefined>((resolve) => {
    const look = () => {
      const figure = document.querySelector<HTMLElement>('main figure.live > *') ?? undefined;
      if (!figure && document.readyState === 'loading') return;
      observer.disconnect();
      resolve(figure);
    };
    const observer = new MutationObserver(look);
    observer.observe(root, { childList: true, subtree: true });
    document.addEventListener('DOMContentLoaded', look);
    look();
  });

/** Resolves when the first figure is drawn, or need not be waited for. */
export async function afterFirst(figure: HTMLElement | undefined) {
  const isFirst = figure && customElements.get(figure.localName) && !figure.dataset['engine'];
  if (!isFirst || !isBeginning()) return;
  await new Promise<void>((resolve) => {
    figure.addEventListener('attn-change', () => requestAnimationFrame(() => setTimeout(resolve)), { once: true });
    setTimeout(resolve, 5000);
  });
}

/** About how many elements a frame can lay out without holding the page up. */
const perFrame = 200;

/** A few paragraphs a frame: all at once would hold the page up. */
export async function layOut(sections: Iterable<HTMLElement>) {
  if (isBeginning()) {
    const boxes = [...sections].flatMap((section) => [...section.children]);
    boxes.forEach((box) => box.classList.add('later'));
    for (const section of sections) section.classList.add('laid-out');
    let room = 0;
    for (const box of boxes) {
      room -= 1 + box.getElementsByTagName('*').length;
      if (room < 0) {
        await frame();
        room += perFrame;
      }
      box.classList.remove('later');
    }
    root.classList.remove('beginning');
  }
  laidOut();
}

let laidOut: () => void;
/** Resolves when no section waits any more. */
export const allLaidOut = new Promise<void>((resolve) => (laidOut = resolve));

/**
 * Whether the figures' script came. Without it they stay the texts that stand for them; where the network fails it is
 * asked for again.
 */
export async function loadFigures(address: string): Promise<boolean> {
  for (const wait of [0, 2000, 10_000]) {
    if (wait > 0) await pause(wait);
    if (await loaded(address)) return true;
  }
  return false;
}

const loaded = (address: string) =>
  new Promise<boolean>((resolve) => {
    const script = document.createElement('script');
    script.onload = () => resolve(true);
    script.onerror = () => resolve(false);
    script.src = address;
    document.head.append(script);
  });
