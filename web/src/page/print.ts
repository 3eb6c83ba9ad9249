// Paper cannot scroll or press: once the page is idle the figures below are drawn too, and folded text opens for printing.

import { sharedCore } from '../load-core.js';
import { idle } from './idle.js';

/** What every figure offers: it draws once it has loaded its core. */
type Sleeper = HTMLElement & { load?: () => Promise<void> };

/** One figure an idle moment. A core that cannot start is the figures' own message, not the page's. */
export async function wakeFigures(figures: Iterable<Sleeper>) {
  const core = await sharedCore().catch(() => undefined);
  if (!core) return;
  for (const figure of figures) {
    void figure.load?.();
    await idle();
  }
}

export function startPrint() {
  let opened: HTMLDetailsElement[] = [];
  addEventListener('beforeprint', () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
    opened.forEach((details) => (details.open = true));
  });
  addEventListener('afterprint', () => opened.forEach((details) => (details.open = false)));
}
