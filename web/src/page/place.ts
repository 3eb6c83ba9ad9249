// The language switch keeps the place: how far into which section, and the figures' state in the address.
// The other page reads `?at=slug:0.35`, scrolls there and takes it off its address again.

import { formatFragment, parseFragment } from '../share.js';
import { headings, slugOf, type Place } from './contents.js';

const barHeight = () => parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
const topOf = (element: Element) => element.getBoundingClientRect().top - barHeight();

/** The stretch from a heading to the next one, or to the end of the lesson. */
function lengthFrom(heading: HTMLElement): number {
  const all = headings();
  const next = all[all.indexOf(heading) + 1];
  const end = next ? topOf(next) : document.querySelector('main')!.getBoundingClientRect().bottom - barHeight();
  return Math.max(end - topOf(heading), 1);
}

export function addressOf(base: string, place: Place, hash: string): string {
  const heading = place.heading();
  const slug = heading ? slugOf(heading) : '';
  const { figures } = parseFragment(hash);
  const states = figures.size > 0 ? formatFragment({ section: slug, figures }) : '';
  if (!heading) return base + states;
  const within = Math.min(Math.max(-topOf(heading) / lengthFrom(heading), 0), 1);
  return `${base}?at=${encodeURIComponent(slug)}:${within.toFixed(3)}${states}`;
}

export function startLanguageSwitch(link: HTMLAnchorElement, place: Place) {
  const base = link.getAttribute('href')!;
  const update = () => link.setAttribute('href', addressOf(base, place, location.hash));
  for (const event of ['pointerdown', 'focus', 'click', 'contextmenu']) link.addEventListener(event, update);
}

export function arrive() {
  const query = new URLSearchParams(location.search);
  const [slug, within] = (query.get('at') ?? '').split(':');
  const heading = headings().find((one) => slugOf(one) === slug);
  if (!heading) return;
  const part = Number(within);
  const into = part > 0 && part <= 1 ? part * lengthFrom(heading) : 0;
  scrollBy({ top: topOf(heading) + into, behavior: 'instant' });
  try {
    query.delete('at');
    const rest = query.size > 0 ? `?${query}` : '';
    history.replaceState(history.state, '', location.pathname + rest + location.hash);
  } catch {
    // A frame without an origin may not change its address; the place is kept all the same.
  }
}
