// The language switch keeps the place: how far into which section, and the figures' state in the address.
// The other page reads `?at=slug:0.35`, scrolls there and takes it off its address again.

import { formatFragment, parseFragment } from '../share.js';
import { headingBeingRead, headings, slugOf } from './contents.js';

const barHeight = () => parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
const topOf = (element: Element) => element.getBoundingClientRect().top - barHeight();

/** The stretch from a heading to the next one, or to the end of the lesson. */
function lengthFrom(heading: HTMLElement): number {
  const all = headings();
  const next = all[all.indexOf(heading) + 1];
  const end = next ? topOf(next) : document.querySelector('main')!.getBoundingClientRect().bottom - barHeight();
  return Math.max(end - topOf(heading), 1);
}

function addressOf(base: string, hash: string): string {
  const heading = headingBeingRead();
  const slug = heading ? slugOf(heading) : '';
  const { figures } = parseFragment(hash);
  const states = figures.size > 0 ? formatFragment({ section: slug, figures }) : '';
  if (!heading) return base + states;
  const within = Math.min(Math.max(-topOf(heading) / lengthFrom(heading), 0), 1);
  return `${base}?at=${encodeURIComponent(slug)}:${within.toFixed(3)}${states}`;
}

export function startLanguageSwitch(link: HTMLAnchorElement) {
  const base = link.getAttribute('href')!;
  const update = () => link.setAttribute('href', addressOf(base, location.hash));
  for (const event of ['pointerdown', 'focus', 'click', 'contextmenu']) link.addEventListener(event, update);
}

/** On a first visit: to where the language switch pointed, or to what the address names, and stays there. */
export function arrive() {
  const query = new URLSearchParams(location.search);
  const [slug, within] = (query.get('at') ?? '').split(':');
  const heading = headings().find((one) => slugOf(one) === slug);
  if (heading) {
    const part = Number(within);
    hold(() => topOf(heading) + (part > 0 && part <= 1 ? part * lengthFrom(heading) : 0));
    forgetQuery(query);
  } else if (isFirstVisit()) {
    const { section, figures } = parseFragment(location.hash);
    const target = document.getElementById(section || ([...figures.keys()][0] ?? ''));
    if (target) hold(() => topOf(target));
  }
}

/** Figures grow when they are drawn. Until the reader takes over, what was asked for stays at the top. */
function hold(distance: () => number) {
  const align = () => scrollBy({ top: distance(), behavior: 'instant' });
  const observer = new ResizeObserver(align);
  const stop = () => observer.disconnect();
  observer.observe(document.querySelector('main')!);
  for (const event of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    addEventListener(event, stop, { once: true, passive: true });
  }
  setTimeout(stop, 8000);
  align();
}

/** On a reload and a step back the browser restores the place itself. */
const isFirstVisit = () =>
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type === 'navigate';

function forgetQuery(query: URLSearchParams) {
  query.delete('at');
  const rest = query.size > 0 ? `?${query}` : '';
  try {
    history.replaceState(history.state, '', location.pathname + rest + location.hash);
  } catch {
    // A frame without an origin may not change its address; the place is kept all the same.
  }
}
