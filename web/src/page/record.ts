// What a reader has answered, guessed and noted: kept on this machine and nowhere else, and only while the page is open
// where nothing may be kept.

import { remember, remembered } from './settings.js';

export interface ReaderRecord {
  /** Of each check question, the answers in the order in which they were chosen; 0 is the first. */
  readonly answers: Readonly<Record<string, readonly number[]>>;
  /** Whether a question that was asked again was answered right at once, the last time. */
  readonly again: Readonly<Record<string, boolean>>;
  /** Of each prediction, the choice. */
  readonly guesses: Readonly<Record<string, number>>;
  /** Of each section, by its slug. */
  readonly notes: Readonly<Record<string, string>>;
}
type Kind = keyof ReaderRecord;

const nothing: ReaderRecord = { answers: {}, again: {}, guesses: {}, notes: {} };
let record: ReaderRecord | undefined;

export function readerRecord(): ReaderRecord {
  record ??= parsed(remembered('record'));
  return record;
}

export function put<K extends Kind>(kind: K, id: string, value: ReaderRecord[K][string]) {
  const before = readerRecord();
  record = { ...before, [kind]: { ...before[kind], [id]: value } };
  remember('record', JSON.stringify(record));
}

/** One more answer to a question. */
export function putAnswer(id: string, answer: number) {
  put('answers', id, [...(readerRecord().answers[id] ?? []), answer]);
}

/** Whatever is not a record that this page wrote counts as none. */
function parsed(text: string | null): ReaderRecord {
  try {
    const { answers, again, guesses, notes } = JSON.parse(text ?? '') as Partial<ReaderRecord>;
    return {
      answers: entries(answers, (list) => Array.isArray(list) && list.every(Number.isInteger)),
      again: entries(again, (value) => typeof value === 'boolean'),
      guesses: entries(guesses, Number.isInteger),
      notes: entries(notes, (note) => typeof note === 'string'),
    };
  } catch {
    return nothing;
  }
}
const entries = <T>(object: Readonly<Record<string, T>> | undefined, isGood: (value: T) => boolean) =>
  Object.fromEntries(Object.entries(object ?? {}).filter(([, value]) => isGood(value)));

/** A question's name in the record: its section and how many of its kind come before it there. */
export function nameOf(question: Element): string {
  const section = question.closest('section.part');
  const kind = question.classList[0] ?? '';
  const all = [...(section?.querySelectorAll(`section.${kind}`) ?? [])];
  return `${section?.id ?? ''}-${all.indexOf(question) + 1}`;
}
