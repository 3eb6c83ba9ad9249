// Figures' states in the address: #<section>/<figure id>?<fields>/<figure id>?<fields>…
// Fields are what differs from the start, as in the element's attributes. The section may be empty; a plain #section is
// left to the browser, and its figures' states are added behind it. The address follows 300 ms after the last edit.

export interface Fragment {
  readonly section: string;
  readonly figures: ReadonlyMap<string, URLSearchParams>;
}
type Fields = readonly (readonly [attribute: string, text: string])[];

export function parseFragment(hash: string): Fragment {
  const [section = '', ...parts] = hash.replace(/^#/, '').split('/');
  const figures = parts.map((part): [string, URLSearchParams] => {
    const [id = '', ...fields] = part.split('?');
    return [decoded(id), new URLSearchParams(fields.join('?'))];
  });
  return { section: decoded(section), figures: new Map(figures.filter(([id]) => id !== '')) };
}

/** Starts with #, or is empty where there is nothing to say. */
export function formatFragment({ section, figures }: Fragment): string {
  const parts = [...figures].map(([id, fields]) => `/${encodeURIComponent(id)}${String(fields) && `?${fields}`}`);
  const text = encodeURIComponent(section) + parts.join('');
  return text === '' ? '' : `#${text}`;
}

/** The whole address with one figure's state; opening it scrolls to that figure. */
export function linkTo(id: string, fields: Fields, address = location.href): string {
  const figures = new Map(fields.length > 0 ? [[id, new URLSearchParams(fields.map(([k, v]) => [k, v]))]] : []);
  return address.replace(/#.*$/, '') + formatFragment({ section: id, figures });
}

const written = new Map<string, URLSearchParams>();
const changed = new Map<string, () => Fields>();
const listeners = new Map<string, (fields: URLSearchParams) => void>();
let timer: ReturnType<typeof setTimeout> | undefined;
let listening = false;

/** What the address says of a figure now, and from then on whenever it is changed by hand, link or history. */
export function follow(id: string, listener: (fields: URLSearchParams) => void): URLSearchParams | undefined {
  if (!listening) start();
  listeners.set(id, listener);
  return written.get(id);
}
export const unfollow = (id: string, listener: (fields: URLSearchParams) => void) => {
  if (listeners.get(id) === listener) listeners.delete(id);
};

/** Puts a figure's fields into the address soon, asking for them only then; no fields take it out. */
export function write(id: string, fields: () => Fields) {
  changed.set(id, fields);
  clearTimeout(timer);
  timer = setTimeout(writeAddress, 300);
}

function writeAddress() {
  for (const [id, fields] of changed) {
    const now = fields();
    if (now.length > 0) written.set(id, new URLSearchParams(now.map(([k, v]) => [k, v])));
    else written.delete(id);
  }
  changed.clear();
  const hash = formatFragment({ section: parseFragment(location.hash).section, figures: written });
  if (hash === location.hash) return;
  try {
    history.replaceState(history.state, '', hash || location.pathname + location.search);
  } catch {
    // A frame without an origin may not change its address, and some browsers ration it: the figure lives on without.
  }
}

function start() {
  listening = true;
  const { section, figures } = parseFragment(location.hash);
  figures.forEach((fields, id) => written.set(id, fields));
  addEventListener('hashchange', read);
  const place = section || [...figures.keys()][0];
  if (place !== undefined && figures.size > 0 && isFreshVisit()) scrollTo(place);
}

function read() {
  for (const [id, fields] of parseFragment(location.hash).figures) {
    if (String(written.get(id) ?? '') === String(fields)) continue;
    written.set(id, fields);
    listeners.get(id)?.(fields);
  }
  writeAddress();
}

/**
 * Not a reload or a step back, where the browser restores the place, and not a visit that names another place. (The visit's
 * own name is no address where a file is opened: Firefox and WebKit call it "document".)
 */
function isFreshVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'navigate' && !new URLSearchParams(location.search).has('at');
}

function scrollTo(id: string) {
  const show = () => document.getElementById(id)?.scrollIntoView();
  if (document.readyState === 'complete') show();
  else addEventListener('load', show, { once: true });
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
