// One sentence for each section, in the reader's own words, and all of them in a file with the answers given.

import type { Language } from '../language.js';
import { button } from './button.js';
import { markdown, type Notebook } from './notebook.js';
import { checks, textOf } from './questions.js';
import { nameOf, put, readerRecord } from './record.js';
import { words } from './aid-words.js';

const longest = 1000;

export function startNotes(sections: Iterable<HTMLElement>, language: Language) {
  for (const section of sections) {
    const id = `note-${section.id}`;
    const label = document.createElement('label');
    label.htmlFor = id;
    label.textContent = words[language].note;
    const field = document.createElement('textarea');
    field.id = id;
    field.rows = 2;
    field.maxLength = longest;
    field.placeholder = ' '; // so that paper can leave out what is empty
    field.value = readerRecord().notes[section.id] ?? '';
    field.addEventListener('input', () => put('notes', section.id, field.value));
    const box = document.createElement('div');
    box.className = 'own-note';
    box.append(label, field);
    section.append(box);
  }
}

function notebook(): Notebook {
  const { answers, guesses, notes } = readerRecord();
  const sections = [...document.querySelectorAll('main > section.part')].map((section) => ({
    title: textOf(section.querySelector('h2')!),
    note: (notes[section.id] ?? '').trim(),
    guesses: [...section.querySelectorAll('section.predict')].flatMap((prediction) => {
      const choice = prediction.querySelectorAll('li')[guesses[nameOf(prediction)] ?? -1];
      return choice ? [{ question: textOf(prediction.querySelector('.question')!), choice: textOf(choice) }] : [];
    }),
    answers: checks(section).flatMap(({ id, question, answers: all, right }) => {
      const texts = all.map(({ text }) => textOf(text));
      const chosen = (answers[id] ?? []).flatMap((k) => texts[k] ?? []);
      return chosen.length > 0 ? [{ question: textOf(question), chosen, right: texts[right]! }] : [];
    }),
  }));
  return { title: document.querySelector('h1')!.textContent!.trim(), sections };
}

/** Buttons that hand the notes over: as a file, and to the clipboard where a frame allows no download. */
export function exportButtons(language: Language): HTMLElement {
  const say = words[language];
  const text = () => markdown(notebook(), language);
  const told = document.createElement('span');
  told.setAttribute('role', 'status');
  const line = document.createElement('p');
  line.className = 'commands';
  line.append(
    button(say.download, () => save(text(), `${say.file}.md`)),
    button(say.copy, () => {
      const tell = (message: string) => () => (told.textContent = message);
      (navigator.clipboard?.writeText(text()) ?? Promise.reject()).then(tell(say.copied), tell(say.notCopied));
    }),
    told,
  );
  return line;
}

function save(text: string, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/markdown' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
