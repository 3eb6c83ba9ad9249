// python.js, when it is first needed: Python, our numpy and the editor.

import { fromBeside } from '../beside.js';
import type { Editor, EditorOptions } from './editor.js';

export interface PythonParts {
  /** MicroPython, compressed by gzip. */
  readonly wasm: Uint8Array<ArrayBuffer>;
  readonly workerText: string;
  readonly openEditor: (options: EditorOptions) => Editor;
}

declare global {
  var attnPython: PythonParts | undefined;
}

/** What is transferred, in kilobytes; a test holds it. */
export const pythonKilobytes = 360;

export const pythonParts = (): Promise<PythonParts> => fromBeside('python', () => globalThis.attnPython);
