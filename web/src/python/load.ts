// python.js, when it is first needed: Python, our numpy, the editor, and what is said of a program that has run.

import type { TemplateResult } from 'lit';

import { fromBeside } from '../beside.js';
import type { AttentionProperty, AttentionTrial, Core } from '../core.js';
import type { Language } from '../language.js';
import type { Editor, EditorOptions } from './editor.js';
import type { Judging, Ran } from './exercise.js';
import type { Judged } from './verdicts.js';

export type { Judging, Ran } from './exercise.js';

export interface PythonParts {
  readonly openEditor: (options: EditorOptions) => Editor;
  readonly judge: (core: Core, trials: readonly AttentionTrial[], code: string, language: Language) => Judging;
  readonly told: (ran: Ran, language: Language) => string;
  readonly outcomeView: (ran: Ran, language: Language) => TemplateResult;
  readonly details: (property: AttentionProperty, judged: Judged, language: Language) => TemplateResult;
}

declare global {
  var attnPython: PythonParts | undefined;
}

/** What is transferred, in kilobytes; a test holds it. */
export const pythonKilobytes = 370;

export const pythonParts = (): Promise<PythonParts> => fromBeside('python', () => globalThis.attnPython);
