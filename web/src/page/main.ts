// The lesson page: its first figure, then each aid to reading. The other figures' script comes after them.

import '../figures/first.js';
import { languageOf } from '../language.js';
import { sharedCore } from '../load-core.js';
import { afterFirst, firstFigure, layOut, loadFigures } from './begin.js';
import { startCheck } from './check.js';
import { headingBeingRead, startContents } from './contents.js';
import { idle, pause } from './idle.js';
import { startOverflow } from './overflow.js';
import { arrive, settle, startLanguageSwitch } from './place.js';
import { startPrediction } from './predict.js';
import { startPrint, wakeFigures } from './print.js';
import { startReading } from './reading.js';
import { nameOf, put, putAnswer } from './record.js';
import { startTheme } from './theme.js';
import { words } from './words.js';

const rest = document.currentScript?.dataset['rest'];
const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector);

// This script may run while the page still comes in. WebAssembly compiles meanwhile, and the first figure is drawn as
// soon as it is there; whoever needs the core hears of a failure.
sharedCore().catch(() => undefined);
const first = firstFigure();
void first.then((figure) => wakeFigures(figure ? [figure] : []));

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();

function start() {
  const language = languageOf(document.documentElement);
  const byId = <E extends HTMLElement>(id: string) => document.getElementById(id) as E;
  all('section.check').forEach((check) => {
    startCheck(check, language, (k) => {
      putAnswer(nameOf(check), k);
      check.dispatchEvent(new Event('answered', { bubbles: true }));
    });
  });
  all('section.predict').forEach((prediction) => {
    startPrediction(prediction, language, (k) => put('guesses', nameOf(prediction), k));
  });
  startContents(byId('contents'), byId('here'));
  startTheme(byId('theme'));
  startReading(byId('reading'), headingBeingRead);
  startLanguageSwitch(byId<HTMLAnchorElement>('language'));
  startOverflow(all('main .scroll, main .katex-display'), words[language].scrollable);
  startPrint();
  arrive();
  void startFigures();
}

/** After the first: those that come near the screen draw themselves, the others once the reader has begun. */
async function startFigures() {
  const loaded = new Promise((resolve) => addEventListener('load', resolve)).then(() => pause(5000));
  await afterFirst(await first);
  await idle();
  void layOut(all('main > .part:nth-of-type(n + 3)'));
  const figures = [...all('main figure.live > *')];
  if (rest === undefined || (await loadFigures(rest)))
    await Promise.all(figures.map(({ localName }) => customElements.whenDefined(localName)));
  await loaded;
  await wakeFigures(figures);
  settle();
}
