// The lesson's check questions once more: those that were missed or left out, each until it is answered right.

import type { Language } from '../language.js';
import { button } from './button.js';
import { startCheck } from './check.js';
import { checks, textOf, writtenAgain, type Check } from './questions.js';
import { next, standing, turned, type Round } from './quiz.js';
import { put, putAnswer, readerRecord } from './record.js';
import { words } from './aid-words.js';

/** For whoever wants to read that section again. */
function whereFrom({ heading }: Check, from: string): HTMLElement {
  const line = document.createElement('p');
  const link = document.createElement('a');
  link.href = heading.querySelector('a')!.href;
  link.textContent = textOf(heading);
  line.append(from, link);
  return line;
}

export function startSelfCheck(place: HTMLElement, language: Language) {
  const say = words[language];
  const told = document.createElement('p');
  told.setAttribute('role', 'status');
  const commands = document.createElement('p');
  commands.className = 'commands';
  const asked = document.createElement('div');
  const all = checks();
  let turn = 0;

  function offer() {
    const { known, missed, open } = standing(all, readerRecord());
    told.textContent = say.standing(known.length, missed.length, open.length);
    const some = [...missed, ...open];
    commands.replaceChildren(
      ...(some.length > 0 ? [button(say.askSome(some.length), () => ask(some))] : []),
      button(say.askAll(all.length), () => ask(all)),
    );
    asked.replaceChildren();
  }

  function ask(round: Round<Check>) {
    const [check] = round;
    if (!check) {
      offer();
      told.textContent = `${say.roundDone} ${told.textContent}`;
      commands.querySelector('button')?.focus();
      return;
    }
    told.textContent = say.left(round.length);
    const order = turned(check.answers.length, ++turn);
    const section = writtenAgain(check, order);
    let first: boolean | undefined;
    const onward = button(say.next, () => ask(next(round, first === true)));
    onward.hidden = true;
    startCheck(section, language, (k) => {
      const answer = order[k]!;
      if (first === undefined) put('again', check.id, answer === check.right);
      first ??= answer === check.right;
      if (readerRecord().answers[check.id] === undefined) putAnswer(check.id, answer);
      onward.hidden = false;
    });
    asked.replaceChildren(section, onward, whereFrom(check, say.from));
    commands.replaceChildren(button(say.stop, offer));
    section.querySelector('button')?.focus();
  }

  document.addEventListener('answered', () => asked.childElementCount === 0 && offer());
  place.replaceChildren(told, commands, asked);
  offer();
}
