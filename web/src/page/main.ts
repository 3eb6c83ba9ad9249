// The lesson page: its first figure, then each aid to reading. The other figures' script comes after them.

import '../figures/first.js';
import { languageOf } from '../language.js';
import { sharedCore } from '../load-core.js';
import { afterFirst, layOut, loadFigures } from './begin.js';
import { startCheck } from './check.js';
import { headingBeingRead, startContents } from './contents.js';
import { pause } from './idle.js';
import { startOverflow } from './overflow.js';
import { arrive, settle, startLanguageSwitch } from './place.js';
import { startPrediction } from './predict.js';
import { startPrint, wakeFigures } from './print.js';
import { startReading } from './reading.js';
import { startTheme } from './theme.js';
import { words } from './words.js';

const rest = document.currentScript?.dataset['rest'];

// WebAssembly compiles beside the page's own work; whoever needs the core hears of a failure.
sharedCore().catch(() => undefined);

const language = languageOf(document.documentElement);
const byId = <E extends HTMLElement>(id: string) => document.getElementById(id) as E;
const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector);

all('section.check').forEach((check) => startCheck(check, language));
all('section.predict').forEach((prediction) => startPrediction(prediction, language));

startContents(byId('contents'), byId('here'));
startTheme(byId('theme'));
startReading(byId('reading'), headingBeingRead);
startLanguageSwitch(byId<HTMLAnchorElement>('language'));
startOverflow(all('main .scroll, main .katex-display'), words[language].scrollable);
startPrint();
arrive();
void startFigures([...all('main figure.live > *')]);

/** The first is drawn at once, those that come near the screen draw themselves, the others once the reader has begun. */
async function startFigures(figures: readonly HTMLElement[]) {
  const loaded = new Promise((resolve) => addEventListener('load', resolve)).then(() => pause(5000));
  void wakeFigures(figures.slice(0, 1));
  await afterFirst(figures[0]);
  void layOut(all('main > .part'));
  if (rest !== undefined) await loadFigures(rest);
  await loaded;
  await wakeFigures(figures);
  settle();
}
