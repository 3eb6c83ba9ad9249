// Terms: explained where they are met, by a press on their link, and searched for in the glossary.

import type { Language } from '../language.js';
import { words } from './aid-words.js';

/** Without popovers a link leads to the glossary, as it does without a script. */
export function startTerms(links: Iterable<HTMLAnchorElement>, language: Language) {
  const box = document.createElement('div');
  if (!('showPopover' in box)) return;
  box.popover = 'auto';
  box.className = 'term-box';
  box.setAttribute('role', 'note');
  let explaining: HTMLElement | undefined;
  // While figures above are still being drawn, the text moves.
  new ResizeObserver(() => explaining && box.matches(':popover-open') && place(box, explaining)).observe(document.body);
  for (const link of links) {
    const entry = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    if (!entry) continue;
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      box.replaceChildren(...explained(entry, link.hash, box, language));
      link.after(box);
      box.showPopover();
      place(box, (explaining = link));
    });
  }
}

function explained(entry: Element, address: string, box: HTMLElement, language: Language): Node[] {
  const [name, definition] = ['dt', 'dd'].map((part) => {
    const line = document.createElement('span');
    line.className = part;
    line.append(...[...entry.querySelector(part)!.childNodes].map((node) => node.cloneNode(true)));
    return line;
  });
  const all = document.createElement('a');
  all.href = address;
  all.textContent = words[language].toTerms;
  all.addEventListener('click', () => box.hidePopover());
  return [name!, definition!, all];
}

/** Below the link where there is room, else above it; never beyond the window. */
function place(box: HTMLElement, link: HTMLElement) {
  const [first] = link.getClientRects();
  if (!first) return;
  const { offsetWidth: width, offsetHeight: height } = box;
  const left = Math.max(8, Math.min(first.left, document.documentElement.clientWidth - width - 8));
  const isBelow = first.bottom + height + 8 < innerHeight;
  box.style.left = `${left + scrollX}px`;
  box.style.top = `${(isBelow ? first.bottom + 4 : first.top - height - 4) + scrollY}px`;
}

/** Hides the terms that do not have every word that is looked for. */
export function startSearch(list: HTMLElement, language: Language) {
  const say = words[language];
  const field = document.createElement('input');
  field.type = 'search';
  field.id = 'search';
  field.autocomplete = 'off';
  field.spellcheck = false;
  const label = document.createElement('label');
  label.htmlFor = field.id;
  label.textContent = say.search;
  const told = document.createElement('span');
  told.setAttribute('role', 'status');
  const line = document.createElement('p');
  line.className = 'search';
  line.append(label, field, told);
  list.before(line);
  field.addEventListener('input', () => {
    const sought = folded(field.value).split(/\s+/).filter(Boolean);
    let found = 0;
    for (const entry of list.children) {
      const isFound = sought.every((word) => folded(entry.textContent ?? '').includes(word));
      entry.toggleAttribute('hidden', !isFound);
      found += Number(isFound);
    }
    told.textContent = sought.length > 0 ? say.found(found) : '';
  });
}
/** Full-width letters and capitals are the same. */
const folded = (text: string) => text.normalize('NFKC').toLowerCase();
