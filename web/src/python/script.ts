// python.js: puts its parts where load.ts finds them.

import wasm from 'attn:python-wasm';
import workerText from 'attn:python-worker';

import { openEditor } from './editor.js';
import { judge, outcomeView, told } from './exercise.js';
import { details } from './verdicts.js';

globalThis.attnPython = {
  openEditor,
  judge: (...program) => judge({ wasm, workerText }, ...program),
  told,
  outcomeView,
  details,
};
