// The sample lesson in a temporary folder, with changes to its files, and what the builder says of it.

import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

import { readLesson, type Lesson } from '../../web/build/lesson.js';
import { loadNodeCore } from '../../web/build/node-core.js';
import { ContentError } from '../../web/build/problems.js';
import { matrix, number } from '../../web/src/codecs.js';
import type { Definition } from '../../web/src/figures/definition.js';
import type { Matrix } from '../../web/src/matrix.js';

interface State {
  readonly Q: Matrix;
  readonly temperature: number;
}

export const sampleFigure: Definition<State, unknown> = {
  tag: 'attn-sample',
  title: { zh: '样图', en: 'Sample figure' },
  schema: { Q: matrix('1 0', { maxRows: 4, maxCols: 4 }), temperature: number({ initial: 1, min: 0, max: 9 }) },
  compute: (core, { Q, temperature }) => core.maskedSoftmax(Q, null, temperature),
  summary: () => '',
  code: {},
};

/** What is changed, and one line that must be among those told. */
export type Fault = readonly [name: string, changes: Changes, told: string | RegExp];

export const core = await loadNodeCore();
export const root = fileURLToPath(new URL('../..', import.meta.url));
export const sampleFolder = join(root, 'tests/lessons/sample');

/** File of the lesson to its new text: null takes the file away, a function changes what is there. */
export type Changes = Readonly<Record<string, string | null | ((text: string) => string)>>;

export function readSample(changes: Changes = {}): Lesson {
  const folder = mkdtempSync(join(tmpdir(), 'lesson-'));
  try {
    cpSync(sampleFolder, folder, { recursive: true });
    for (const [name, change] of Object.entries(changes)) {
      const path = join(folder, name);
      if (change === null) rmSync(path);
      else writeFileSync(path, typeof change === 'string' ? change : change(readFileSync(path, 'utf8')));
    }
    return readLesson({ root: folder, lessons: folder, name: 'sample' }, core, [sampleFigure]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What the builder says is wrong, as `file:line: message`. */
export function faultsOf(changes: Changes): readonly string[] {
  try {
    readSample(changes);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.lines;
    throw error;
  }
}

/** The sample with `text` added to section one of both languages. Its first line is line 31 of each file. */
export const added = (text: string): Changes =>
  Object.fromEntries(['zh', 'en'].map((l) => [`sample/${l}/01-one.md`, (old: string) => `${old}\n${text}\n`]));

export const testFaults = (faults: readonly Fault[]) => {
  for (const [name, changes, told] of faults) {
    test(`${name} is told with file and line`, () => {
      const lines = faultsOf(changes);
      const found = lines.some((text) => (typeof told === 'string' ? text === told : told.test(text)));
      assert.ok(found, `expected ${String(told)}, got:\n${lines.join('\n')}`);
    });
  }
};
