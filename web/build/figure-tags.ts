// A figure's tag in a lesson, held against the registry: its name, its attributes, and the state they make.

import { html, parseFragment, type DefaultTreeAdapterTypes } from 'parse5';

import type { Core } from '../src/core.js';
import type { AnyDefinition } from '../src/figures/registry.js';
import type { Language } from '../src/language.js';
import { attributeName, readState } from '../src/schema.js';
import { escape } from './escape.js';

export interface FigureTag {
  readonly tag: string;
  readonly id: string;
  /** In the order written. */
  readonly attributes: readonly (readonly [name: string, value: string])[];
}

const withoutScript = {
  zh: '这里有一幅可以动手改的图，需要 JavaScript 才能显示。',
  en: 'A figure you can edit stands here; it needs JavaScript.',
} as const;

/** Reads one figure; tells `tell` what is wrong with it, and gives nothing if it cannot be shown. */
export function readFigure(
  text: string,
  definitions: readonly AnyDefinition[],
  core: Core,
  tell: (message: string) => void,
): FigureTag | undefined {
  const element = onlyElement(text, tell);
  if (!element) return undefined;
  const { tagName: tag, attrs } = element;
  const definition = definitions.find((each) => each.tag === tag);
  if (!definition) {
    tell(`there is no figure <${tag}>; there are: ${definitions.map((each) => `<${each.tag}>`).join(' ')}`);
    return undefined;
  }
  const attributes = attrs.map(({ name, value }) => [name, value] as const);
  const codecs = new Map(Object.entries(definition.schema).map(([key, codec]) => [attributeName(key), codec]));
  const wrong = attributes.flatMap(([name, value]) => {
    if (name === 'id') return [];
    const codec = codecs.get(name);
    if (!codec) return `<${tag}> has no attribute ${name}; it has: id ${[...codecs.keys()].join(' ')}`;
    return failure(() => codec.parse(value)).map((message) => `<${tag}> ${name}="${value}": ${message}`);
  });
  if (wrong.length === 0) {
    const state = readState(definition.schema, (name) => attributes.find(([key]) => key === name)?.[1] ?? null);
    wrong.push(...failure(() => definition.compute(core, state as never)).map((message) => `<${tag}>: ${message}`));
  }
  wrong.forEach(tell);
  return { tag, id: attributes.find(([name]) => name === 'id')?.[1] ?? '', attributes };
}

/** As page-data.ts describes it; what is inside is hidden once the element is defined. */
export function writeFigure({ tag, attributes }: FigureTag, language: Language): string {
  const written = attributes.map(([name, value]) => ` ${name}="${escape(value)}"`).join('');
  return `<figure class="live"><${tag}${written}><p class="no-script">${withoutScript[language]}</p></${tag}></figure>\n`;
}

function onlyElement(text: string, tell: (message: string) => void): DefaultTreeAdapterTypes.Element | undefined {
  const errors: string[] = [];
  const { childNodes } = parseFragment(text, { onParseError: ({ code }) => errors.push(code) });
  const [first, ...others] = childNodes.filter((node) => !('value' in node) || node.value.trim() !== '');
  const element = first && 'tagName' in first && first.namespaceURI === html.NS.HTML ? first : undefined;
  const closed = element && new RegExp(`</${element.tagName}\\s*>`, 'i').test(text);
  if (errors.length > 0) tell(`the figure's tag is not HTML: ${errors.join(', ')}`);
  else if (!element || !closed) tell('a figure needs its closing tag, with no empty line before it');
  else if (others.length > 0 || element.childNodes.some((node) => !('value' in node) || node.value.trim() !== '')) {
    tell('a figure stands on lines of its own, with nothing inside its tag and nothing beside it');
  } else return element;
  return undefined;
}

function failure(run: () => unknown): string[] {
  try {
    run();
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}
