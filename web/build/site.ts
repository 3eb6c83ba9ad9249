// The whole site in memory: every file by its path. The same lessons and sources always give the same bytes.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Core } from '../src/core.js';
import type { AnyDefinition } from '../src/figures/registry.js';
import type { Language } from '../src/language.js';
import { pagePalette } from '../src/palette.js';
import { bundleInTwo, bundleScript, bundleStyles, insideScript, insideStyle, refuseDynamicCode } from './bundle.js';
import { corePackage } from './core-package.js';
import { renderEmbed } from './embed-page.js';
import { engineScripts, inertEngineScripts, workerScripts } from './engines.mjs';
import { roleCss } from './formulas.js';
import { gallerySections, galleryTitle } from './gallery.js';
import { formulaCss, withFontsInside } from './katex-css.js';
import { languages, readLesson, type Lesson, type Place } from './lesson.js';
import type { PageData } from './page-data.js';
import { inertPython, pythonScripts } from './python.mjs';
import { renderPage } from './template.js';

export type Site = Map<string, string | Buffer>;

export async function makeSite(place: Place, core: Core, definitions: readonly AnyDefinition[]): Promise<Site> {
  const lesson = readLesson(place, core, definitions);
  const source = (path: string) => join(place.root, 'web/src', path);
  const pageScripts = (language: Language) => bundleInTwo(source('page/main.ts'), source('page/later.ts'), language);
  const [zh, en, early, embed, classic, module] = await Promise.all([
    pageScripts('zh'),
    pageScripts('en'),
    bundleScript(source('page/early.ts')),
    bundleScript(source('embed.ts')),
    bundleScript(source('figures/define-all.ts')),
    bundleScript(source('widgets-module.ts'), 'esm'),
  ]);
  const allHtml = languages.flatMap((language) => lesson.sections[language].map(({ html }) => html)).join('');
  const { faces, rules, fonts } = formulaCss(allHtml);
  const styles = await bundleStyles(
    [pagePalette, rules, lesson.formulaClasses, roleCss].join('\n'),
    source('page.css'),
  );

  const icon = readFileSync(source('page/icon.svg'), 'utf8');
  const scripts = { zh, en };
  const site: Site = new Map();
  for (const language of languages) {
    const folder = language === 'zh' ? '' : 'en/';
    const common = commonData(lesson, language);
    site.set(
      `${folder}index.html`,
      renderPage({ ...common, ...besidePage(language, 'index.html'), gallery: 'gallery.html' }),
    );
    const course = { title: lesson.course.title, previous: { title: lesson.title, href: 'index.html' } };
    const gallery = {
      title: galleryTitle[language],
      course,
      terms: [],
      sections: gallerySections(definitions, language),
    };
    site.set(`${folder}gallery.html`, renderPage({ ...common, ...besidePage(language, 'gallery.html'), ...gallery }));
  }
  const engines = (await inertEngineScripts()) + (await inertPython());
  for (const language of languages) {
    const other = language === 'zh' ? 'en' : 'zh';
    site.set(
      `single/${place.name}-${language}.html`,
      renderPage({
        ...commonData(lesson, language),
        form: 'single',
        icon: `data:image/svg+xml;base64,${Buffer.from(icon).toString('base64')}`,
        styles: [{ text: insideStyle(withFontsInside(faces, fonts) + styles) }],
        early: { text: insideScript(early) },
        script: { text: insideScript(scripts[language].join('\n')) },
        engines,
        alternate: { language: other, href: `${place.name}-${other}.html` },
      }),
    );
  }
  for (const definition of definitions) {
    site.set(`embed/${definition.tag.replace(/^attn-/, '')}.html`, renderEmbed(definition));
  }
  site.set('assets/icon.svg', icon);
  for (const language of languages) {
    const [first, rest] = scripts[language];
    site.set(`assets/lesson-${language}.js`, first);
    site.set(`assets/figures-${language}.js`, rest);
  }
  site.set('assets/early.js', early);
  site.set('assets/embed.js', embed);
  site.set('assets/lesson.css', styles);
  site.set('assets/embed.css', await bundleStyles(pagePalette, source('embed.css')));
  site.set('assets/fonts.css', faces);
  site.set('assets/fonts-inside.css', withFontsInside(faces, fonts));
  for (const { href, bytes } of fonts) site.set(`assets/${href}`, bytes);
  site.set('widgets.js', classic);
  site.set('widgets.mjs', module);
  const python = await pythonScripts();
  const beside = [
    ['python.js', python.python] as const,
    ['worker-python.js', python.worker] as const,
    ...Object.entries(await engineScripts()).map(([engine, script]) => [`engine-${engine}.js`, script] as const),
    ...Object.entries(await workerScripts()).map(([engine, script]) => [`worker-${engine}.js`, script] as const),
  ];
  for (const [name, script] of beside) {
    refuseDynamicCode(name, script);
    for (const folder of ['', 'assets/']) site.set(folder + name, script);
  }
  for (const [path, content] of await corePackage(place.root)) site.set(path, content);
  return site;
}

function commonData(
  lesson: Lesson,
  language: Language,
): Pick<PageData, 'language' | 'title' | 'course' | 'terms' | 'sections'> {
  const { title, course, terms, sections } = lesson;
  return { language, title: title[language], course, terms, sections: sections[language] };
}

/** What a page of the folder form takes from the files beside it; `name` is its own. */
function besidePage(
  language: Language,
  name: string,
): Pick<PageData, 'form' | 'icon' | 'styles' | 'fonts' | 'early' | 'script' | 'rest' | 'engines' | 'alternate'> {
  const assets = language === 'zh' ? 'assets/' : '../assets/';
  return {
    form: 'folder',
    icon: `${assets}icon.svg`,
    styles: [{ href: `${assets}lesson.css` }],
    fonts: { href: `${assets}fonts.css` },
    early: { href: `${assets}early.js` },
    script: { href: `${assets}lesson-${language}.js` },
    rest: `${assets}figures-${language}.js`,
    engines: '',
    alternate: language === 'zh' ? { language: 'en', href: `en/${name}` } : { language: 'zh', href: `../${name}` },
  };
}
