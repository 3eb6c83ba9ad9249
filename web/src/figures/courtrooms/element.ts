// <attn-courtrooms steps seed change shuffle translator classifier guess-translator guess-classifier>: what becomes of a
// translator and of a classifier when their weights are changed. Draws what definition.ts plans and two runs train.

import { html, nothing } from 'lit';

import type { Core } from '../../core.js';
import { Figure, type Shown } from '../../figure.js';
import { chooser, trainingButtons } from '../../training/controls.js';
import { Group } from '../../training/group.js';
import { openTrainer } from '../../training/open-trainer.js';
import { progressLine } from '../../training/progress-line.js';
import type { Run } from '../../training/run.js';
import { Sight } from '../../training/sight.js';
import { trainingStyles } from '../../training/styles.js';
import { changeNames, phaseNames } from '../../training/words.js';
import { bars, guessesOf, outcome, outcomesOf } from './bars.js';
import { betting, settings, type Edit } from './controls.js';
import { changes, courts, definition, sides, taskOf, type Result, type Side, type State } from './definition.js';
import { courtroomStyles } from './element-styles.js';
import { Hearings } from './hearings.js';
import { courtroom } from './scene.js';
import { sideNames, words } from './text.js';
import { examine } from './trial.js';

export class Courtrooms extends Figure<State, Result> {
  static override readonly definition = definition;
  static override styles = [...Figure.styles, ...trainingStyles, courtroomStyles];
  readonly #group = new Group(openTrainer, () => this.requestUpdate());
  readonly #hearings = new Hearings(() => this.requestUpdate());
  #planned: Result | undefined;
  #said: string | undefined;
  readonly #change: Edit = (change, gesture) => this.edit(change, gesture);

  constructor() {
    super();
    new Sight(this, (seen) => this.#group.see(seen));
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.#group.end();
    this.#planned = undefined;
  }

  /** New networks where what they are trained on has changed; sentences may change at any time. */
  #plan(result: Result, { steps }: State): Readonly<Record<Side, Run>> {
    if (this.#planned !== result) {
      this.#planned = result;
      const plan = (side: Side) => ({
        config: result.configs[side],
        steps,
        lengths: [],
        count: 0,
        often: 3,
        question: examine(courts[side].lengths),
      });
      this.#group.plan(sides.map(plan));
    }
    const [translator, classifier] = this.#group.runs as readonly [Run, Run];
    return { translator, classifier };
  }

  protected override draw(state: State, { state: planned, result }: Shown<State, Result>, core: Core) {
    const { language } = this;
    const group = this.#group;
    const runs = this.#plan(result, planned);
    const outcomes = outcomesOf(runs);
    const told = outcome(outcomes, guessesOf(planned), language);
    const spoken = (side: Side) => `${sideNames[side][language]}: ${phaseNames[runs[side].phase][language]}`;
    this.#tell(group.isOver ? told : sides.map(spoken).join(' · '));
    sides.forEach((side) => void this.#hearings.ask(side, runs[side], planned, result));
    const restart = () => {
      group.end();
      this.#planned = undefined;
      this.#plan(result, planned);
      group.start();
    };
    return html`${settings(state, language, this.#change)}
      ${group.hasBegun || group.isRunning ? nothing : betting(state, language, this.#change)}
      ${trainingButtons(group, language, { start: () => group.start(), pause: () => group.pause(), restart })}
      <ul class="runs">
        ${sides.map((side) => progressLine(sideNames[side][language], 'weight', [runs[side]], language))}
      </ul>
      ${sides.some((side) => outcomes[side]) ? bars(outcomes, guessesOf(state), language) : nothing}
      <p class="outcome">${told}</p>
      ${sides.some((side) => outcomes[side]) ? this.#courts(state, result, runs, core) : nothing}`;
  }

  #courts(state: State, { words: read }: Result, runs: Readonly<Record<Side, Run>>, core: Core) {
    const { language } = this;
    const hearings = this.#hearings;
    return html`<p class="own"><b>${words.own[language]}</b></p>
      <div class="commands">
        ${chooser(
          words.change[language],
          changes,
          state.change,
          (one) => changeNames[one][language],
          (change) => this.edit({ change }),
        )}
        ${
          state.change === 'permute'
            ? html`<button @click=${() => this.edit({ shuffle: (state.shuffle % 99) + 1 })}>
                ${words.another[language]}
              </button>`
            : nothing
        }
      </div>
      ${sides.map((side) => {
        const given = {
          text: state[side],
          example: read[side],
          problem: hearings.problems[side],
          known: core.describeTask(taskOf(side, 'many')).source,
        };
        return courtroom(side, given, runs[side].latest && hearings.scenes[side], language, (text) => {
          if (hearings.accepts(core, side, text)) this.edit({ [side]: text });
        });
      })}`;
  }

  #tell(text: string) {
    if (this.#said !== undefined && this.#said !== text) this.say(text);
    this.#said = text;
  }
}
