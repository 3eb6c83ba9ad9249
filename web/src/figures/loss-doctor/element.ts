// <attn-loss-doctor task optimiser rate clip decay noise steps seed>: the loss of a small network at every step, and what
// ails it. Draws what definition.ts plans and a run trains; settings that are changed hold from the next training on.

import { html, nothing } from 'lit';

import type { TrainingSteps } from '../../core.js';
import { percentText } from '../../draw/chart-format.js';
import { Figure, type Shown } from '../../figure.js';
import { trainingButtons } from '../../training/controls.js';
import { Group } from '../../training/group.js';
import { openTrainer } from '../../training/open-trainer.js';
import type { RemoteTrainer } from '../../training/protocol.js';
import type { Run } from '../../training/run.js';
import { Sight } from '../../training/sight.js';
import { trainingStyles } from '../../training/styles.js';
import { phaseNames } from '../../training/words.js';
import { charts } from './charts.js';
import { patients, settings, type Edit } from './controls.js';
import { definition, type Result, type State } from './definition.js';
import { doctorStyles } from './element-styles.js';
import { ailments, type Ailment } from './presets.js';
import { Recorded } from './record.js';
import { findingText, hints, rightText, words } from './text.js';

/** Slices of a run, and frames for each: fast enough not to bore, slow enough to be watched. */
const [slices, frames] = [50, 2];
const frame = () => new Promise(requestAnimationFrame);
/** New examples at the end. */
const count = 400;

const keyOf = (result: Result, { steps }: State) => JSON.stringify([result.config, steps]);

export class LossDoctor extends Figure<State, Result> {
  static override readonly definition = definition;
  static override styles = [...Figure.styles, ...trainingStyles, doctorStyles];
  readonly #group = new Group(openTrainer, () => this.requestUpdate());
  #planned: Shown<State, Result> | undefined;
  #now: Recorded | undefined;
  #before: Recorded | undefined;
  #trained = '';
  #said: string | undefined;
  readonly #change: Edit = (change, gesture) => this.edit(change, gesture);

  constructor() {
    super();
    new Sight(this, (seen) => this.#group.see(seen));
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.#group.end();
  }

  /** A run with the settings as they are; the curve of other settings stays beside it. */
  #begin() {
    const { state, result } = this.#planned!;
    const key = keyOf(result, state);
    if (key !== this.#trained && this.#now) this.#before = this.#now;
    this.#trained = key;
    const now = (this.#now = new Recorded(state.steps, state.clip));
    const told = async (taken: TrainingSteps) => {
      now.note(taken);
      for (let k = 0; k < frames; k += 1) await frame();
    };
    this.#group.end();
    const question = async (trainer: RemoteTrainer) =>
      now.losses.length < state.steps ? undefined : (await trainer.evaluate(1, count)).exact_match;
    this.#group.plan([
      { config: result.config, steps: state.steps, lengths: [], count: 0, often: slices, told, question },
    ]);
    this.#group.start();
  }

  #admit = (ailment: Ailment) => {
    this.edit(ailments[ailment]);
    void this.updateComplete.then(() => this.#begin());
  };

  protected override draw(state: State, shown: Shown<State, Result>) {
    const { language } = this;
    const group = this.#group;
    this.#planned = shown;
    const isOther = this.#trained !== keyOf(shown.result, shown.state);
    const course = isOther && !group.isRunning ? { isRunning: false, isOver: group.hasBegun, hasBegun: false } : group;
    const start = () => (isOther ? this.#begin() : group.start());
    const [run] = group.runs;
    this.#tell(run);
    return html`${settings(state, language, this.#change)} ${patients(language, this.#admit)}
    ${trainingButtons(course, language, { start, pause: () => group.pause(), restart: () => this.#begin() })}
    ${isOther && group.isRunning ? html`<p class="note">${words.later[language]}</p>` : nothing}
    ${run ? this.#progress(run) : nothing} ${this.#now ? charts(this.#now, this.#before, language) : nothing}
    ${this.#diagnosis(run)}`;
  }

  #progress({ phase, steps, plan }: Run) {
    const { language } = this;
    return html`<ul class="runs">
      <li class="hue-accent" data-phase=${phase}>
        <b>${words.network[language]}</b> · ${phaseNames[phase][language]}
        <progress max=${plan.steps} .value=${steps} aria-label=${words.network[language]}></progress>
      </li>
    </ul>`;
  }

  #finding(run: Run | undefined): string {
    const [now, { language }] = [this.#now, this];
    if (!now || !run) return words.wait[language];
    const { mean, least, most } = now.recent;
    const [first, second, third] = [mean, least, most].map((x) => x.toPrecision(3));
    const found = findingText[language][now.finding](now.losses.length, first!, second!, third!);
    const right = run.phase === 'done' ? (run.latest?.answer as number) : undefined;
    return right ? `${found}${language === 'en' ? ' ' : ''}${rightText[language](percentText(right))}` : found;
  }

  #diagnosis(run: Run | undefined) {
    const { language } = this;
    const finding = this.#now?.finding;
    const isOver = run && this.#group.isOver;
    return html`<p class="finding" data-finding=${finding ?? nothing}>${this.#finding(run)}</p>
      ${
        isOver && finding && finding !== 'young'
          ? html`<details>
              <summary>${words.hint[language]}</summary>
              <p class="note">${hints[finding][language]}</p>
            </details>`
          : nothing
      }`;
  }

  #tell(run: Run | undefined) {
    const text = run ? (this.#group.isOver ? this.#finding(run) : phaseNames[run.phase][this.language]) : undefined;
    if (text !== undefined && this.#said !== text) this.say(text);
    this.#said = text;
  }
}
