// What comes to the page after its first figure: all other figures, and the aids that nobody needs at once.

import '../figures/elements.js';
import { languageOf } from '../language.js';
import { exportButtons, startNotes } from './notes.js';
import { startSelfCheck } from './self-check.js';
import { startSearch, startTerms } from './terms.js';

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();

function start() {
  const language = languageOf(document.documentElement);
  const all = <E extends HTMLElement>(selector: string) => document.querySelectorAll<E>(selector);
  startTerms(all<HTMLAnchorElement>('main a[href^="#term-"]'), language);
  all('.terms').forEach((list) => startSearch(list, language));
  const selfCheck = document.getElementById('self-check-place');
  if (!selfCheck) return;
  startNotes(all('main > section.written'), language);
  startSelfCheck(selfCheck, language);
  selfCheck.after(exportButtons(language));
}
