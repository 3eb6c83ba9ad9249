// What figures with training share: a choice, sliders, and the buttons that start, pause and repeat.

import { html, nothing } from 'lit';

import type { NumberCodec } from '../codecs.js';
import '../draw/slider.js';
import type { Slide } from '../draw/slider.js';
import type { Language, Text } from '../language.js';
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

/** Sliders for numbers of a figure's state, by their keys. */
export const sliders =
  <K extends string>(
    state: Readonly<Record<K, number>>,
    schema: Readonly<Record<K, NumberCodec>>,
    names: Readonly<Record<K, Text>>,
    language: Language,
    edit: (change: { readonly [one in K]?: number }, gesture?: string) => void,
  ) =>
  (key: K, isLog = false) =>
    html`<attn-slider
      data-key=${key}
      .codec=${schema[key]}
      .isLog=${isLog}
      .value=${state[key]}
      .label=${names[key][language]}
      .language=${language}
      @slide=${({ detail }: CustomEvent<Slide>) => edit({ [key]: detail.value } as { [one in K]?: number }, detail.gesture)}
    ></attn-slider>`;

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
