// Paper cannot scroll or press: once the page is idle the figures below are drawn too, and folded text opens for printing.

import { sharedCore } from '../load-core.js';

/** What every figure offers: it draws once it has loaded its core. */
type Sleeper = HTMLElement & { load?: () => Promise<void> };

const idle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 200);

/** One figure an idle moment. A core that cannot start is the figures' own message, not the page's. */
export async function wakeFigures(figures: readonly Sleeper[]) {
  const core = await sharedCore().catch(() => undefined);
  if (!core) return;
  const next = (i: number) => {
    const figure = figures[i];
    if (!figure) return;
    void figure.load?.();
    idle(() => next(i + 1));
  };
  idle(() => next(0));
}

export function startPrint() {
  let opened: HTMLDetailsElement[] = [];
  addEventListener('beforeprint', () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
    opened.forEach((details) => (details.open = true));
  });
  addEventListener('afterprint', () => opened.forEach((details) => (details.open = false)));
}
