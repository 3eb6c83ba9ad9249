// python.js: puts its parts where load.ts finds them.

import wasm from 'attn:python-wasm';
import workerText from 'attn:python-worker';

import { openEditor } from './editor.js';

globalThis.attnPython = { wasm, workerText, openEditor };
