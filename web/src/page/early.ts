// Runs before the first paint: puts the remembered colours and reading mode on <html>, so that nothing flashes.

import { linkFormulaFonts } from '../formula-fonts.js';
import { beginAtTop } from './begin.js';
import { showReading } from './reading.js';
import { showTheme } from './theme.js';

document.documentElement.classList.add('js');
beginAtTop();
showTheme();
showReading();
linkFormulaFonts();
