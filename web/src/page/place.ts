// The language switch keeps the place: how far into which section, and the figures' state in the address.
// The other page reads `?at=id:0.35`, goes there and takes it off its address again.

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

/** An element by its address, and how far into the stretch that it heads. */
interface Place {
  readonly id: string;
  readonly within: number;
}

/** What the page is still bringing to the top; until then the screen shows something else. */
let awaited: Place | undefined;

function placeNow(): Place | undefined {
  const heading = headingBeingRead();
  if (!heading) return undefined;
  return { id: slugOf(heading), within: Math.min(Math.max(-topOf(heading) / lengthFrom(heading), 0), 1) };
}

function addressOf(base: string, hash: string): string {
  const place = awaited ?? placeNow();
  const { figures } = parseFragment(hash);
  const states = figures.size > 0 ? formatFragment({ section: place?.id ?? '', figures }) : '';
  return place ? `${base}?at=${encodeURIComponent(place.id)}:${place.within.toFixed(3)}${states}` : base + states;
}

export function startLanguageSwitch(link: HTMLAnchorElement) {
  const base = link.getAttribute('href')!;
  const update = () => link.setAttribute('href', addressOf(base, location.hash));
  for (const event of ['pointerdown', 'focus', 'click', 'contextmenu']) link.addEventListener(event, update);
}

/** Whether figures are still to come, and to push what lies below them. */
let isGrowing = true;
export const settle = () => (isGrowing = false);

/** On a first visit: to where the language switch pointed, or to what the address names, and stays there. */
export function arrive() {
  const query = new URLSearchParams(location.search);
  const at = query.get('at');
  if (at !== null) {
    const [id = '', within] = at.split(':');
    const part = Number(within);
    hold({ id, within: part > 0 && part <= 1 ? part : 0 });
    forgetQuery(query);
  } else if (isFirstVisit()) {
    const { section, figures } = parseFragment(location.hash);
    hold({ id: section || ([...figures.keys()][0] ?? ''), within: 0 });
  }
  const follow = () => isGrowing && hold({ id: parseFragment(location.hash).section, within: 0 });
  // After whatever holds another place has heard of it too.
  addEventListener('hashchange', () => setTimeout(follow));
}

/**
 * Figures grow when they are drawn. Until the reader takes over, the place asked for stays at the top. Meanwhile the
 * browser does not anchor the scrolling, so that any other movement is the reader's; the bar moves nothing.
 */
function hold(place: Place) {
  const heading = headings().find((one) => slugOf(one) === place.id);
  const target = heading ?? document.getElementById(place.id);
  if (!target) return;
  const distance = () => topOf(target) + (heading ? place.within * lengthFrom(heading) : 0);
  const { style } = document.documentElement;
  let brought = scrollY;
  const align = () => {
    scrollBy({ top: distance(), behavior: 'instant' });
    brought = scrollY;
  };
  const observer = new ResizeObserver(align);
  const ending = new AbortController();
  const stop = () => {
    observer.disconnect();
    ending.abort();
    style.removeProperty('overflow-anchor');
    awaited = undefined;
  };
  const options = { passive: true, signal: ending.signal };
  const taken = ({ target }: Event) => {
    if (!(target instanceof Element && target.closest('.bar'))) stop();
  };
  for (const event of ['wheel', 'touchstart', 'pointerdown', 'keydown']) addEventListener(event, taken, options);
  const moved = () => {
    if (Math.abs(scrollY - brought) > 2 && Math.abs(distance()) > 2) stop();
  };
  addEventListener('scroll', moved, options);
  addEventListener('hashchange', stop, options);
  setTimeout(stop, 8000);

  awaited = place;
  style.setProperty('overflow-anchor', 'none');
  align();
  observer.observe(document.querySelector('main')!);
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
