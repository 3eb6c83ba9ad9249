// <attn-slider>: a number by dragging, by arrow keys and by typing. `slide` events carry {value, gesture}; one drag, and
// one hold of a key, is one gesture. A finger must move sideways to change anything: a vertical swipe scrolls the page.

import { LitElement, css, html, nothing } from 'lit';

import type { NumberCodec } from '../codecs.js';
import type { Language } from '../language.js';
import { messageOf } from '../messages.js';
import { exactText } from '../parse-number.js';
import { InputError } from '../schema.js';
import { controlStyles } from '../styles.js';
import { ratioAt, rangeOf, valueAt } from './slider-scale.js';

export interface Slide {
  readonly value: number;
  readonly gesture: string;
}

/** Half the width of the thumb, in pixels. */
const thumb = 8;
/** Sideways pixels after which a finger drags. */
const slack = 6;
let gestures = 0;

interface Grip {
  readonly x: number;
  moved: boolean;
}

export class Slider extends LitElement {
  static override properties = {
    codec: { attribute: false },
    value: { attribute: false },
    label: {},
    isLog: { attribute: false },
    language: { attribute: false },
    problem: { state: true },
  };
  /** Range, wholeness and the reading of typed text. */
  declare codec: NumberCodec;
  declare value: number;
  declare label: string;
  /** Equal distances are equal ratios. */
  declare isLog: boolean;
  declare language: Language;
  declare private problem: InputError | undefined;
  #grip: Grip | undefined;
  #gesture = '';

  static override styles = [
    controlStyles,
    css`
      :host {
        display: block;
      }
      .slider {
        display: flex;
        align-items: center;
        gap: 0.75em;
        line-height: 1.25;
      }
      .track {
        flex: 1 1 5em;
        min-width: 3.5em;
        min-height: 2em;
        display: flex;
        align-items: center;
        touch-action: pan-y;
        cursor: pointer;
      }
      input[type='range'] {
        width: 100%;
        min-height: 24px;
        pointer-events: none;
        accent-color: var(--hue, var(--attn-accent));
      }
      input[type='text'] {
        flex: none;
        width: 4.5em;
        text-align: end;
      }
      input.long {
        width: 6em;
      }
    `,
  ];

  override render() {
    const { codec, value, label, language, problem } = this;
    const { min, max, step } = rangeOf(codec, this.isLog);
    return html`<div class="slider">
        <label for="typed">${label}</label>
        <div
          class="track"
          @pointerdown=${this.#down}
          @pointermove=${this.#move}
          @pointerup=${this.#up}
          @pointercancel=${this.#cancel}
        >
          <input
            type="range"
            aria-label=${label}
            aria-valuetext=${exactText(value)}
            min=${min}
            max=${max}
            step=${step}
            .value=${String(min + ratioAt(value, codec, this.isLog) * (max - min))}
            @keydown=${(event: KeyboardEvent) => event.repeat || this.#begin()}
            @input=${this.#slide}
          />
        </div>
        <input
          id="typed"
          type="text"
          class=${exactText(value).length > 5 ? 'long' : ''}
          inputmode="decimal"
          autocomplete="off"
          aria-invalid=${problem ? 'true' : 'false'}
          aria-describedby="problem"
          .value=${exactText(value)}
          @change=${this.#typed}
          @keydown=${this.#typing}
        />
      </div>
      <p class="fault" id="problem">${problem ? messageOf(problem, language) : nothing}</p>`;
  }

  #begin() {
    this.#gesture = `slide-${++gestures}`;
  }
  #tell(value: number) {
    this.problem = undefined;
    if (value === this.value) return;
    this.dispatchEvent(new CustomEvent<Slide>('slide', { detail: { value, gesture: this.#gesture } }));
  }

  /** The keyboard, and assistive technology. */
  #slide = (event: Event) => {
    const { min, max } = rangeOf(this.codec, this.isLog);
    const range = event.target as HTMLInputElement;
    const ratio = (Number(range.value) - min) / (max - min);
    const value = valueAt(ratio, this.codec, this.isLog);
    const up = ratio > ratioAt(this.value, this.codec, this.isLog) ? 1 : -1;
    this.#tell(value === this.value && this.codec.integer ? value + up : value);
  };

  #down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    const track = event.currentTarget as HTMLElement;
    track.setPointerCapture(event.pointerId);
    this.#begin();
    this.#grip = { x: event.clientX, moved: event.pointerType === 'mouse' };
    if (!this.#grip.moved) return;
    event.preventDefault();
    track.querySelector('input')?.focus();
    this.#to(event);
  };
  #move = (event: PointerEvent) => {
    const grip = this.#grip;
    if (!grip) return;
    grip.moved ||= Math.abs(event.clientX - grip.x) > slack;
    if (grip.moved) this.#to(event);
  };
  /** A tap goes there; a swipe that the browser took for scrolling ends in #cancel instead. */
  #up = (event: PointerEvent) => {
    if (this.#grip) this.#to(event);
    this.#grip = undefined;
  };
  #cancel = () => {
    this.#grip = undefined;
  };
  #to(event: PointerEvent) {
    const { left, width } = (event.currentTarget as HTMLElement).getBoundingClientRect();
    const ratio = (event.clientX - left - thumb) / (width - 2 * thumb);
    this.#tell(valueAt(Math.max(0, Math.min(1, ratio)), this.codec, this.isLog));
  }

  #typed = (event: Event) => {
    const field = event.target as HTMLInputElement;
    try {
      const value = this.codec.parse(field.value);
      this.#begin();
      this.#tell(value);
      field.value = exactText(value);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      this.problem = error;
    }
  };
  #typing = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing) return;
    (event.target as HTMLInputElement).value = exactText(this.value);
    this.problem = undefined;
  };
}

if (!customElements.get('attn-slider')) customElements.define('attn-slider', Slider);
