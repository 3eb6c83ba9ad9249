// The gallery: every figure live, what its attributes take, and the lines that put it into another page.

import { attributeName, type Codec } from '../src/schema.js';
import type { AnyDefinition } from '../src/figures/registry.js';
import type { Language, Text } from '../src/language.js';
import { escape } from './escape.js';
import { writeFigure } from './figure-tags.js';
import type { SectionData } from './page-data.js';

export const galleryTitle: Text = { zh: '图集：嵌进你的网页', en: 'The figures, to embed' };

const words = {
  zh: {
    attributes: ['属性', '取值', '起始值'],
    script: '放进自己的网页：`dist` 文件夹拷到旁边，然后写',
    frame: '平台只让贴 iframe 时：',
    none: '空',
    text: (most: number) => `最多 ${most} 个字`,
    curve: (most: number) => `“长度:比例”，空格隔开，最多 ${most} 个点`,
    matrix: (rows: number, cols: number) => `数字，空格分列，分号分行，最多 ${rows} × ${cols}`,
    mask: (rows: number, cols: number) => `1 可看，0 不可看，分号分行，最多 ${rows} × ${cols}`,
    whole: '整数',
  },
  en: {
    attributes: ['Attribute', 'Takes', 'Begins as'],
    script: 'In a page of your own, with a copy of `dist` beside it:',
    frame: 'Where only an iframe may be pasted:',
    none: 'empty',
    text: (most: number) => `at most ${most} characters`,
    curve: (most: number) => `“length:share”, parted by spaces, at most ${most} points`,
    matrix: (rows: number, cols: number) => `numbers, rows parted by semicolons, at most ${rows} × ${cols}`,
    mask: (rows: number, cols: number) => `1 may look, 0 may not, rows parted by semicolons, at most ${rows} × ${cols}`,
    whole: 'whole numbers',
  },
} as const;

/** A section for each figure, after its name. */
export const gallerySections = (definitions: readonly AnyDefinition[], language: Language): readonly SectionData[] =>
  definitions.map((definition) => ({
    slug: nameOf(definition),
    title: definition.title[language],
    html: [
      writeFigure({ tag: definition.tag, id: '', attributes: [] }, language),
      attributes(definition, language),
      lines(words[language].script, script(definition, language)),
      lines(words[language].frame, frame(definition, language)),
    ].join('\n'),
  }));

const nameOf = ({ tag }: AnyDefinition) => tag.replace(/^attn-/, '');

function attributes({ schema }: AnyDefinition, language: Language): string {
  const { attributes: heads, none } = words[language];
  const rows = Object.entries(schema).map(([key, codec]) => {
    const initial = codec.format(codec.initial).replace(/\n[^]*/, ' …');
    const first = initial === '' ? none : `<code>${escape(initial)}</code>`;
    return `<tr><td><code>${attributeName(key)}</code></td><td>${taken(codec, language)}</td><td>${first}</td></tr>`;
  });
  const head = heads.map((name) => `<th scope="col">${name}</th>`).join('');
  return `<div class="scroll"><table><thead><tr>${head}</tr></thead><tbody>\n${rows.join('\n')}\n</tbody></table></div>`;
}

/** What a codec of codecs.ts says of itself. */
function taken({ takes }: Codec<unknown>, language: Language): string {
  const say = words[language];
  switch (takes.kind) {
    case 'number':
      return `${takes.min} … ${takes.max}${takes.integer ? ` (${say.whole})` : ''}`;
    case 'choice':
      return takes.options.map((option) => `<code>${escape(option)}</code>`).join(' ');
    case 'text':
    case 'curve':
      return say[takes.kind](takes.most);
    default:
      return say[takes.kind](takes.maxRows, takes.maxCols);
  }
}

const lines = (title: string, code: string) =>
  `<p>${title.replace(/`(.*?)`/, '<code>$1</code>')}</p>\n<pre tabindex="0"><code>${escape(code)}</code></pre>`;

const script = ({ tag }: AnyDefinition, language: Language) =>
  `<script src="dist/widgets.js"></script>\n<${tag} lang="${language}"></${tag}>`;

const frame = (definition: AnyDefinition, language: Language) =>
  `<iframe src="dist/embed/${nameOf(definition)}.html?lang=${language}" title="${definition.title[language]}" width="100%" height="900"></iframe>`;
