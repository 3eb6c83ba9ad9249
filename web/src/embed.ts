// One figure in a page of its own, for an iframe: its language and state come from the address, its height goes out.
// embed/scaled-dot-product.html?lang=en&q=1 0&k=1 0; 0 1&v=1; 2

import './figures/define-all.js';
import type { Definition } from './figures/definition.js';
import { linkFormulaFonts } from './formula-fonts.js';
import { attributeName } from './schema.js';

linkFormulaFonts();
const main = document.querySelector('main')!;
const heading = main.querySelector('h1')!;
const query = new URLSearchParams(location.search);

const language = [query.get('lang') ?? '', ...navigator.languages].find((name) => /^(zh|en)\b/i.test(name)) ?? 'zh';
const english = /^en/i.test(language);
document.documentElement.lang = english ? 'en' : 'zh-CN';
heading.textContent = document.title = (english ? heading.dataset.en : heading.dataset.zh) ?? '';

const figure = document.createElement(main.dataset.figure!) as HTMLElement & {
  definition: Definition<object, unknown>;
};
for (const key of Object.keys(figure.definition.schema)) {
  const written = query.get(attributeName(key));
  if (written !== null) figure.setAttribute(attributeName(key), written);
}
main.append(figure);

/** The content's height, whatever the frame's own is: so a host that follows it comes to rest. */
function tellHeight() {
  if (window.parent === window) return;
  const height = Math.ceil(main.getBoundingClientRect().height);
  window.parent.postMessage({ type: 'attn-height', height }, '*');
  window.parent.postMessage({ subject: 'lti.frameResize', height }, '*');
}
new ResizeObserver(tellHeight).observe(main);
// A host that was not listening yet, or that set another height, hears it again.
addEventListener('resize', tellHeight);
addEventListener('load', tellHeight);
