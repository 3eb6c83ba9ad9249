// What figures with training share: a choice, and the buttons that start, pause and repeat.

import { html, nothing } from 'lit';

import type { Language } from '../language.js';
import type { Course } from './run.js';
import { words } from './words.js';

export const chooser = <T extends string>(
  label: string,
  options: readonly T[],
  value: T,
  name: (one: T) => string,
  choose: (one: T) => void,
) =>
  html`<label class="choice">
    ${label}
    <select @change=${(event: Event) => choose(options[(event.target as HTMLSelectElement).selectedIndex]!)}>
      ${options.map((one) => html`<option .selected=${one === value}>${name(one)}</option>`)}
    </select>
  </label>`;

/** `more`: further buttons beside. */
export function trainingButtons(
  { isRunning, isOver, hasBegun }: Course,
  language: Language,
  act: { readonly start: () => void; readonly pause: () => void; readonly restart: () => void },
  more: unknown = nothing,
) {
  const [name, main] = isOver
    ? [words.restart, act.restart]
    : isRunning
      ? [words.pause, act.pause]
      : [hasBegun ? words.resume : words.start, act.start];
  return html`<div class="commands">
    <button class="main" @click=${main}>${name[language]}</button>
    ${hasBegun && !isOver ? html`<button @click=${act.restart}>${words.restart[language]}</button>` : nothing} ${more}
  </div>`;
}
