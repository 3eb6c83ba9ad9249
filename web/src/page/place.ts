// The language switch keeps the place: how far into which section, and the figures' state in the address.
// The other page reads `?at=slug:0.35`, scrolls there and takes it off its address again.

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
  const isSection = hash !== '' && document.getElementById(decode(hash.slice(1))) !== null;
  const state = isSection ? '' : hash;
  if (!heading) return base + state;
  const within = Math.min(Math.max(-topOf(heading) / lengthFrom(heading), 0), 1);
  return `${base}?at=${encodeURIComponent(slugOf(heading))}:${within.toFixed(3)}${state}`;
}

export function startLanguageSwitch(link: HTMLAnchorElement, place: Place) {
  const base = link.getAttribute('href')!;
  const update = () => link.setAttribute('href', addressOf(base, place, location.hash));
  for (const event of ['pointerdown', 'focus', 'click', 'contextmenu']) link.addEventListener(event, update);
}

export function arrive() {
  const [slug, within] = (new URLSearchParams(location.search).get('at') ?? '').split(':');
  const heading = headings().find((one) => slugOf(one) === slug);
  if (!heading) return;
  const part = Number(within);
  const into = part > 0 && part <= 1 ? part * lengthFrom(heading) : 0;
  scrollBy({ top: topOf(heading) + into, behavior: 'instant' });
  try {
    history.replaceState(history.state, '', location.pathname + location.hash);
  } catch {
    // A frame without an origin may not change its address; the place is kept all the same.
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
