// The reader's notes, predictions and answers as a Markdown file. Pure.

import type { Language } from '../language.js';

export interface Notebook {
  readonly title: string;
  readonly sections: readonly Chapter[];
}
export interface Chapter {
  readonly title: string;
  readonly note: string;
  readonly guesses: readonly { readonly question: string; readonly choice: string }[];
  readonly answers: readonly Answered[];
}
export interface Answered {
  readonly question: string;
  /** In the order in which they were chosen. */
  readonly chosen: readonly string[];
  readonly right: string;
}

const words = {
  zh: { notes: '我的笔记', guessed: '先猜', asked: '问', chosen: '我答', right: '正确答案', stop: '：' },
  en: { notes: 'my notes', guessed: 'Predicted', asked: 'Asked', chosen: 'I said', right: 'Right answer', stop: ': ' },
} as const;

export function markdown({ title, sections }: Notebook, language: Language): string {
  const say = words[language];
  const item = (name: string, text: string, depth = '') => `${depth}- ${name}${say.stop}${text}`;
  const chapter = ({ title, note, guesses, answers }: Chapter): readonly string[] => {
    const lines = [
      ...guesses.flatMap(({ question, choice }) => [item(say.guessed, question), item(say.chosen, choice, '  ')]),
      ...answers.flatMap(({ question, chosen, right }) => [
        item(say.asked, question),
        ...chosen.map((answer) => item(say.chosen, `${answer} ${answer === right ? '✓' : '✗'}`, '  ')),
        ...(chosen.includes(right) ? [] : [item(say.right, right, '  ')]),
      ]),
    ];
    if (note === '' && lines.length === 0) return [];
    const quoted = note === '' ? [] : [note.replace(/^/gm, '> '), ''];
    return [`## ${title}`, '', ...quoted, ...lines, ...(lines.length > 0 ? [''] : [])];
  };
  return [`# ${title}${language === 'zh' ? '：' : ': '}${say.notes}`, '', ...sections.flatMap(chapter)].join('\n');
}
