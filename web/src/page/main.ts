// The lesson page: the figures' elements first, then each aid to reading.

import '../figures/elements.js';
import { languageOf } from '../language.js';
import { sharedCore } from '../load-core.js';
import { layOutTheRest } from './begin.js';
import { startCheck } from './check.js';
import { headingBeingRead, startContents } from './contents.js';
import { startOverflow } from './overflow.js';
import { arrive, startLanguageSwitch } from './place.js';
import { startPrediction } from './predict.js';
import { startPrint, wakeFigures } from './print.js';
import { startReading } from './reading.js';
import { startTheme } from './theme.js';
import { words } from './words.js';

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
addEventListener('load', () => {
  const figures = [...all('main figure.live > *')];
  layOutTheRest(figures[0]);
  void wakeFigures(figures);
});
