// One lesson of the lessons folder: read, checked whole, and made into the sections of its pages.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import type { Core } from '../src/core.js';
import type { AnyDefinition } from '../src/figures/registry.js';
import type { Language, Text } from '../src/language.js';
import { Facts, givenNumbers, type FactList } from './facts.js';
import { InlineStyles } from './inline-styles.js';
import { createMarkdown } from './markdown.js';
import { Citations } from './numbers.js';
import type { Course, Term } from './page-data.js';
import { checkWords, compareSections } from './parity.js';
import { lineOfKey, Problems, type Report } from './problems.js';
import { readSection, type Section } from './section.js';

export const languages: readonly Language[] = ['zh', 'en'];

export interface Lesson {
  readonly title: Text;
  readonly course: Course;
  readonly terms: readonly Term[];
  readonly sections: Readonly<Record<Language, readonly Section[]>>;
  /** The classes that stand for KaTeX's inline styles. */
  readonly formulaClasses: string;
}

interface LessonFile {
  readonly title: Text;
  readonly sections: readonly string[];
  readonly facts: FactList;
  readonly cited: Readonly<Record<string, string>>;
}

export interface Place {
  /** The folder that file names in messages start from. */
  readonly root: string;
  /** Holds course.json and terms.json. */
  readonly lessons: string;
  readonly name: string;
}

/** Throws ContentError with everything that is wrong. */
export function readLesson({ root, lessons, name }: Place, core: Core, definitions: readonly AnyDefinition[]): Lesson {
  const problems = new Problems();
  const named = (path: string) => relative(root, path);
  const json = <T>(path: string): [T, string] => {
    const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
    try {
      return [JSON.parse(text) as T, text];
    } catch (error) {
      problems.in(named(path))(1, text === '' ? 'the file is missing' : (error as Error).message);
      problems.check();
      throw error;
    }
  };
  const folder = join(lessons, name);
  const [course] = json<Course>(join(lessons, 'course.json'));
  const [terms] = json<readonly Term[]>(join(lessons, 'terms.json'));
  const [file, fileText] = json<LessonFile>(join(folder, 'lesson.json'));
  const reportKey = (key: string, message: string) =>
    problems.in(named(join(folder, 'lesson.json')))(lineOfKey(fileText, key), message);

  const facts = new Facts(core, file.facts, reportKey);
  const citations = new Citations(file.cited, givenNumbers(file.facts));
  const styles = new InlineStyles();
  const shop = { md: createMarkdown(), core, definitions, terms, facts, citations, styles };
  const sections: Record<Language, Section[]> = { zh: [], en: [] };
  const reports = new Map<Section, Report>();
  for (const stem of file.sections) {
    const pair = languages.map((language) => {
      const path = join(folder, language, `${stem}.md`);
      const report = problems.in(named(path));
      if (!existsSync(path)) return report(1, 'the file is missing; every section has both languages');
      const text = readFileSync(path, 'utf8');
      checkWords(text, report);
      const section = readSection(text, language, shop, report);
      sections[language].push(section);
      reports.set(section, report);
      return section;
    });
    const [zh, en] = pair;
    if (zh && en) compareSections(zh, en, problems.in(named(join(folder, 'en', `${stem}.md`))));
  }
  const givenByPage = ['self-check', 'terms', ...terms.map(({ id }) => `term-${id}`)];
  for (const language of languages) {
    checkIds(sections[language], givenByPage, reports);
    for (const path of strayFiles(join(folder, language), file.sections)) {
      problems.in(named(path))(1, 'lesson.json does not list this file');
    }
  }
  for (const name of facts.unused) reportKey(name, `fact ${name} is never used`);
  for (const name of citations.unused) reportKey(name, `${name} is cited and never used`);
  problems.check();
  return { title: file.title, course, terms, sections, formulaClasses: styles.css };
}

const strayFiles = (folder: string, stems: readonly string[]): string[] =>
  (existsSync(folder) ? readdirSync(folder).sort() : [])
    .filter((name) => !stems.includes(name.replace(/\.md$/, '')))
    .map((name) => join(folder, name));

/** Every id is given once; every link inside the page leads to one. */
function checkIds(sections: readonly Section[], given: readonly string[], reports: ReadonlyMap<Section, Report>): void {
  const seen = new Set(given);
  for (const section of sections) {
    for (const [id, line] of section.ids) {
      if (seen.has(id)) reports.get(section)?.(line, `id ${id} is given twice`);
      seen.add(id);
    }
  }
  for (const section of sections) {
    for (const [id, line] of section.links) {
      if (!seen.has(id)) reports.get(section)?.(line, `a link leads to #${id}, which is not there`);
    }
  }
}
