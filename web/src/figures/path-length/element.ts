// <attn-path-length n i j window globals kernel>: the way from word i to word j, hop by hop, through four kinds of layer,
// and how the longest way grows with the sentence. Draws what definition.ts computes.

import { html, nothing } from 'lit';

import { number, type NumberCodec } from '../../codecs.js';
import '../../draw/chart.js';
import '../../draw/slider.js';
import type { Slide } from '../../draw/slider.js';
import { Width } from '../../draw/width.js';
import { Figure, type Shown } from '../../figure.js';
import { definition, hopsOf, schema, type Result, type Route, type State } from './definition.js';
import { laneStyles } from './element-styles.js';
import { trackOf, type Track } from './geometry.js';
import { growthChart } from './growth-chart.js';
import { Grip } from './grip.js';
import { looks } from './kinds.js';
import { lanePicture } from './lane-picture.js';
import { latest } from '../../remember.js';
import { pictureStyles } from './picture-styles.js';
import { guides, strip } from './scale-strip.js';
import { hopsText, laneNames, laneNotes, oneWay, pathText, words } from './text.js';

/** Positions of the sentence as it is. */
const within = latest((n: number) => number({ initial: 1, min: 1, max: n, integer: true }));

export class PathLength extends Figure<State, Result> {
  static override readonly definition = definition;
  static override styles = [...Figure.styles, laneStyles, pictureStyles];
  static override properties = { hovered: { state: true }, pathsOpen: { state: true } };
  declare private hovered: number | undefined;
  declare private pathsOpen: boolean;
  #shown: Result | undefined;
  #track: Track | undefined;
  #width = new Width(this, '.lanes');
  #grip = new Grip(
    () => this.#shown && this.#track && { track: this.#track, i: this.#shown.i, j: this.#shown.j },
    ({ end, position, gesture }) => {
      if (this.#shown?.[end] !== position) this.edit({ [end]: position }, gesture);
    },
    (position) => (this.hovered = position),
  );

  protected override draw(state: State, { state: drawn, result }: Shown<State, Result>) {
    const { language } = this;
    const [i, j] = [Math.min(state.i, state.n), Math.min(state.j, state.n)];
    this.#shown = result;
    this.#track = this.#width.value > 0 ? trackOf(result.n, this.#width.value) : undefined;
    return html`<div class="settings" role="group" aria-label=${words.settings[language]}>
        ${this.#slider('n', state.n, schema.n, true)} ${this.#slider('i', i, within(state.n))}
        ${this.#slider('j', j, within(state.n))}
      </div>
      ${this.#lanes(drawn, result)}
      <p class="note">${this.#remark(result)}</p>
      <div class="settings" role="group" aria-label=${words.masks[language]}>
        ${this.#slider('window', state.window, schema.window, true)}
        ${this.#slider('globals', state.globals, schema.globals)}
      </div>
      ${this.#positions(result)}
      ${growthChart(result, language, this.#slider('kernel', state.kernel, schema.kernel, true), (n) => this.edit({ n }))}`;
  }

  #slider(key: keyof State, value: number, codec: NumberCodec, isLog = false) {
    return html`<attn-slider
      data-key=${key}
      .codec=${codec}
      .isLog=${isLog}
      .value=${value}
      .label=${words[key][this.language]}
      .language=${this.language}
      @slide=${({ detail }: CustomEvent<Slide>) => this.edit({ [key]: detail.value }, detail.gesture)}
    ></attn-slider>`;
  }

  #lanes(state: State, result: Result) {
    const [track, grip] = [this.#track, this.#grip];
    const hovered = this.hovered !== undefined && this.hovered <= result.n ? this.hovered : undefined;
    return html`<div
      class="lanes"
      @pointerdown=${grip.down}
      @pointermove=${grip.move}
      @pointerup=${grip.up}
      @pointercancel=${grip.cancel}
      @pointerleave=${grip.leave}
    >
      ${track ? [guides(result, track, hovered), strip(result, track, hovered)] : nothing}
      <ul>
        ${result.routes.map((route) => this.#lane(route, state, result))}
      </ul>
    </div>`;
  }

  #lane(route: Route, { window, globals }: State, result: Result) {
    const { language } = this;
    const { lane, path, longest } = route;
    return html`<li class="lane hue-${looks[lane].hue}" data-lane=${lane}>
      <p class="head">
        <b>${laneNames[lane][language]}</b>
        <small>${laneNotes[lane][language](window, globals)}</small>
        <span class="count">
          <b>${hopsText(hopsOf(path), language)}</b>
          <small>${words.longest[language]} ${longest}</small>
        </span>
      </p>
      ${this.#track ? lanePicture(route, result, this.#track, globals, language) : nothing}
    </li>`;
  }

  #remark({ i, j, back }: Result) {
    const { language } = this;
    if (i === j) return words.same[language];
    return i > j ? oneWay[language](i, j, hopsOf(back) ?? NaN) : words.hint[language];
  }

  /** Every position on every path, made only when it is opened. */
  #positions({ routes }: Result) {
    const { language } = this;
    const toggle = (event: Event) => (this.pathsOpen = (event.target as HTMLDetailsElement).open);
    const row = ({ lane, path }: Route) =>
      html`<dt>${laneNames[lane][language]}</dt>
        <dd>${pathText(path, language)}</dd>`;
    return html`<details @toggle=${toggle}>
      <summary>${words.positions[language]}</summary>
      ${
        this.pathsOpen
          ? html`<div class="positions" tabindex="0" role="region" aria-label=${words.positions[language]}>
              <dl>${routes.map(row)}</dl>
            </div>`
          : nothing
      }
    </details>`;
  }
}
