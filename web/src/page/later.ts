// What comes to the page after its first figure: all other figures, and the aids that nobody needs at once.

import { define } from '../figure.js';
import { figures } from '../figures/elements.js';
import { languageOf } from '../language.js';
import { allLaidOut, isBeginning } from './begin.js';
import { pause } from './idle.js';
import { exportButtons, startNotes } from './notes.js';
import { startSelfCheck } from './self-check.js';
import { startSearch, startTerms } from './terms.js';

void defineFigures();
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else void start();

/** On a visit from the top one at a time: all at once would hold it up. Elsewhere the page soon has its size. */
async function defineFigures() {
  for (const figure of figures) {
    if (isBeginning()) await pause(0);
    define(figure);
  }
}

async function start() {
  const language = languageOf(document.documentElement);
  const all = <E extends HTMLElement>(selector: string) => document.querySelectorAll<E>(selector);
  startTerms(all<HTMLAnchorElement>('main a[href^="#term-"]'), language);
  all('.terms').forEach((list) => startSearch(list, language));
  const selfCheck = document.getElementById('self-check-place');
  if (!selfCheck) return;
  // A browser that looks through new text fields, to fill them in, lays out whatever they stand in.
  await allLaidOut;
  startNotes(all('main > section.written'), language);
  startSelfCheck(selfCheck, language);
  selfCheck.after(exportButtons(language));
}
