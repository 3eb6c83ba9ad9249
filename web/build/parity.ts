// Both languages say the same thing in the same order: the same slugs, figures, questions, headings and formulas.

import type { Report } from './problems.js';
import type { Part, Section } from './section.js';

/** Tells, in the English file, where it differs from the Chinese one. */
export function compareSections(zh: Section, en: Section, report: Report): void {
  if (zh.slug !== en.slug) report(1, `slug: ${en.slug} here, ${zh.slug} in zh`);
  for (const kind of new Set([...zh.parts, ...en.parts].map(([kind]) => kind))) {
    const [ours, theirs] = [en, zh].map(({ parts }) => parts.filter((part) => part[0] === kind)) as [Part[], Part[]];
    const last = ours.at(-1)?.[2] ?? 1;
    if (ours.length !== theirs.length) {
      const lines = theirs.map(([, , line]) => line).join(', ');
      report(last, `${kind}: ${ours.length} here, ${theirs.length} in zh (its lines ${lines || 'none'})`);
    } else {
      ours.forEach(([, written, line], i) => {
        const [, other, otherLine] = theirs[i]!;
        if (written !== other) report(line, `${kind}: ${written} here, ${other} in zh, line ${otherLine}`);
      });
    }
  }
}

/** What no text may say. */
const forbidden = [
  { words: /变形金刚|变换器|转换器模型/, why: '“Transformer” is never translated' },
  { words: /您/, why: 'the reader is 你' },
] as const;

export function checkWords(text: string, report: Report): void {
  text.split('\n').forEach((line, i) => {
    for (const { words, why } of forbidden) {
      const [found] = words.exec(line) ?? [];
      if (found) report(i + 1, `“${found}”: ${why}`);
    }
  });
}
