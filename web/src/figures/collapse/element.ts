// <attn-collapse task cell h longest steps seeds guess>: two networks trained in the page, and how often each gets a whole
// output right as inputs grow. Draws what definition.ts plans and pair.ts trains.

import { html, nothing } from 'lit';

import { CoreError } from '../../core.js';
import type { Axis, Drawn } from '../../draw/chart.js';
import '../../draw/chart.js';
import { Figure, type Shown } from '../../figure.js';
import { messageOf } from '../../messages.js';
import { initialState } from '../../schema.js';
import { openTrainer } from '../../training/open-trainer.js';
import { Sight } from '../../training/sight.js';
import { trainingStyles } from '../../training/styles.js';
import { commands, settings } from './controls.js';
import { drawn } from './curve.js';
import { seriesOf } from './curves.js';
import { definition, schema, sides, type Result, type State } from './definition.js';
import { collapseStyles } from './element-styles.js';
import { guessing } from './guessing.js';
import { Pair, recordedPair, type Shown as Drawable } from './pair.js';
import { outcome, progress, spoken } from './progress.js';
import { replay, stillPicture } from './replay.js';
import { lengthNames, lengthSymbol, trainedText, words } from './text.js';
import { trialPicture, type Trial } from './trial.js';

export class Collapse extends Figure<State, Result> {
  static override readonly definition = definition;
  static override styles = [...Figure.styles, ...trainingStyles, collapseStyles];
  static override properties = { trial: { state: true }, problem: { state: true }, upTo: { state: true } };
  declare private trial: Trial;
  /** The measurement of a recorded pair that is looked at. */
  declare private upTo: number | undefined;
  declare private problem: CoreError | undefined;
  #pair = new Pair(openTrainer, () => this.requestUpdate());
  #planned: Result | undefined;
  #source = '';
  #said: string | undefined;
  readonly #change = (change: Partial<State>, gesture?: string) => this.edit(change, gesture);

  constructor() {
    super();
    this.trial = {};
    new Sight(this, (seen) => this.#pair.see(seen));
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.#pair.end();
    this.#pair = new Pair(openTrainer, () => this.requestUpdate());
    this.#planned = undefined;
  }

  protected override draw(state: State, { state: planned, result }: Shown<State, Result>) {
    const { language } = this;
    const own = this.#pair;
    if (this.#planned !== result) {
      this.#planned = result;
      this.trial = {};
      own.plan(result, planned.steps);
    }
    const recorded = planned.recorded ? recordedPair(result.configs, planned.steps) : undefined;
    const pair = (recorded && recordedPair(result.configs, planned.steps, this.upTo)) ?? own;
    const isFresh = !recorded && !own.hasBegun && !own.isRunning;
    const told = outcome(pair, result, planned.h, language);
    this.#tell(pair.isOver ? told : spoken(pair, language));
    return html`${settings(state, language, this.#change)}
      ${isFresh ? guessing(state, result, language, this.#change) : nothing}
      ${commands(own, planned, result, language, this.#more, this.#change)}
      ${recorded ? replay(recorded, this.upTo, language, (upTo) => (this.upTo = upTo)) : progress(own, language)}
      ${isFresh ? html`<div class="paper">${this.still()}</div>` : nothing} ${this.#chart(state, result, isFresh, pair)}
      <p class="note outcome">${told}</p>
      ${recorded ? nothing : this.#question(state, result)}`;
  }

  protected override still() {
    const state = initialState(schema);
    return stillPicture(state.h, this.language, (all, result) => this.#chart(state, result, false, all));
  }

  #more = (seeds: number) => {
    this.edit({ seeds });
    void this.updateComplete.then(() => this.#pair.start());
  };

  #tell(text: string) {
    if (this.#said !== undefined && this.#said !== text) this.say(text);
    this.#said = text;
  }

  #chart(
    { task, guess, h }: State,
    { lengths, longest }: Pick<Result, 'lengths' | 'longest'>,
    isFresh: boolean,
    pair: Drawable,
  ) {
    const { language } = this;
    const x: Axis = {
      label: lengthNames[task][language],
      symbol: lengthSymbol[language],
      from: lengths[0]!,
      to: lengths.at(-1)!,
    };
    const y: Axis = { label: words.share[language], format: 'percent', from: 0, to: 1 };
    const draw = ({ detail }: CustomEvent<Drawn>) => {
      const away = (length: number) => Math.abs(length - detail.x);
      const nearest = lengths.reduce((best, one) => (away(one) < away(best) ? one : best));
      this.edit({ guess: drawn(this.state!.guess, nearest, detail.y) }, detail.gesture);
    };
    return html`<attn-chart
      .series=${seriesOf(pair, guess, h, language)}
      .x=${x}
      .y=${y}
      .label=${words.chart[language]}
      .rule=${{ x: longest, text: trainedText[language](longest) }}
      .drawable=${isFresh}
      .language=${language}
      @chart-draw=${draw}
    ></attn-chart>`;
  }

  /** A source of the reader's own, for the networks as they are. */
  #question({ task }: State, { longest }: Result) {
    const { language, problem } = this;
    if (!sides.some((side) => this.#pair.runs[side][0]?.trainer)) return nothing;
    const [example] = this.core!.sampleTask(task, longest, longest, 1, 7);
    const ask = (event: Event) => {
      event.preventDefault();
      void this.#ask();
    };
    return html`<form @submit=${ask}>
        <label for="own">${words.try[language]}</label>
        <input
          id="own"
          type="text"
          autocomplete="off"
          spellcheck="false"
          aria-invalid=${problem ? 'true' : 'false'}
          aria-describedby="problem"
          placeholder=${example!.source.join(' ')}
          .value=${this.#source}
          @input=${(event: Event) => (this.#source = (event.target as HTMLInputElement).value)}
        />
        <button type="submit">${words.ask[language]}</button>
      </form>
      ${problem ? html`<p class="fault" id="problem">${messageOf(problem, language)}</p>` : nothing}
      ${trialPicture(this.trial, language)}`;
  }

  /** An empty field asks its example. */
  async #ask() {
    const field = this.renderRoot.querySelector<HTMLInputElement>('#own')!;
    const text = this.#source.trim() || field.placeholder;
    const { runs } = this.#pair;
    try {
      const [fixed, attention] = await Promise.all(sides.map((side) => runs[side][0]?.trainer?.decode(text)));
      this.problem = undefined;
      this.trial = { ...(fixed && { fixed }), ...(attention && { attention }) };
    } catch (error) {
      if (error instanceof CoreError) this.problem = error;
    }
  }
}
