// <attn-alignment task score longest steps source change muted>: the weights of a translator in training, step by step, and
// what becomes of its output when they are changed. Draws what definition.ts plans and a run trains.

import { html, nothing } from 'lit';

import { CoreError, type Aligned, type AttentionEdit, type Decoded, type Matrix } from '../../core.js';
import '../../draw/matrix.js';
import { Figure, type Shown } from '../../figure.js';
import { messageOf } from '../../messages.js';
import { changed } from '../../training/changed.js';
import { trainingButtons } from '../../training/controls.js';
import { openTrainer } from '../../training/open-trainer.js';
import { recorded, recordedNote, recordedOf } from '../../training/recorded.js';
import { progressLine } from '../../training/progress-line.js';
import type { RemoteTrainer } from '../../training/protocol.js';
import { Run } from '../../training/run.js';
import { Sight } from '../../training/sight.js';
import { trainingStyles } from '../../training/styles.js';
import { changing, settings } from './controls.js';
import { definition, type Result, type State } from './definition.js';
import { alignmentStyles } from './element-styles.js';
import { growth, output } from './picture.js';
import { words } from './text.js';

export class Alignment extends Figure<State, Result> {
  static override readonly definition = definition;
  static override styles = [...Figure.styles, ...trainingStyles, alignmentStyles];
  static override properties = { chosen: { state: true }, decoded: { state: true }, problem: { state: true } };
  /** The measurement that is shown; undefined: the latest. */
  declare private chosen: number | undefined;
  declare private decoded: Decoded | undefined;
  declare private problem: CoreError | undefined;
  #run: Run | undefined;
  #trained = '';
  #asked = '';
  #seen = false;
  #wanted = false;

  constructor() {
    super();
    new Sight(this, (seen) => {
      this.#seen = seen;
      this.#drive();
    });
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.#run?.end();
    this.#run = undefined;
    this.#trained = '';
  }

  #drive() {
    if (this.#wanted && this.#seen) this.#run?.start();
    else this.#run?.pause();
    this.requestUpdate();
  }

  /** A new network when what it is trained on has changed; the source may change at any time. */
  #plan({ config, longest, words: source }: Result, steps: number) {
    const key = JSON.stringify([config, steps]);
    if (key === this.#trained) return;
    this.#trained = key;
    this.#run?.end();
    this.#wanted = false;
    this.chosen = this.decoded = undefined;
    this.#asked = '';
    const text = source.join(' ');
    const question = (trainer: RemoteTrainer): Promise<Aligned | undefined> =>
      trainer.align(this.#source || text).catch(() => undefined);
    this.#run = new Run({ config, steps, lengths: [longest], count: 64, often: 40, question }, openTrainer, () => {
      if (this.#run?.phase !== 'running') this.#wanted &&= this.#run?.phase === 'paused';
      this.requestUpdate();
    });
  }
  #source = '';

  protected override draw(state: State, { state: planned, result }: Shown<State, Result>) {
    const { language } = this;
    this.#source = result.words.join(' ');
    this.#plan(result, planned.steps);
    const own = this.#run!;
    const isFresh = own.milestones.length === 0;
    const run = (isFresh && this.#recording(planned, result)) || own;
    const change = (edit: Partial<State>, gesture?: string) => this.edit(edit, gesture);
    void this.#ask(planned, result);
    const milestone = run.milestones[this.chosen ?? run.milestones.length - 1];
    const weightsEdited = ({ detail }: CustomEvent<{ matrix: Matrix }>) =>
      void this.#decode({ kind: 'given', weights: detail.matrix });
    return html`${settings(state, language, change)}
      ${trainingButtons(own.course, language, {
        start: () => this.#set(true),
        pause: () => this.#set(false),
        restart: () => {
          this.#trained = '';
          this.#plan(result, planned.steps);
          this.#set(true);
        },
      })}
      <ul class="runs">
        ${progressLine(words.network[language], 'weight', [own], language)}
      </ul>
      ${run === own ? nothing : recordedNote([run], language)}
      ${growth(run, milestone, this.chosen, language, (chosen) => (this.chosen = chosen), weightsEdited)}
      ${
        run.trainer && milestone
          ? html`${changing(state, result, language, change)} ${output(this.decoded, planned.change, language)}`
          : html`<p class="note">${words.wait[language]}</p>`
      }
      ${this.problem ? html`<p class="fault">${messageOf(this.problem, language)}</p>` : nothing}`;
  }

  /** Of these settings and this source. */
  #recording({ steps }: State, { config, words: source }: Result): Run | undefined {
    const run = recorded({ config, steps });
    const aligned = run?.latest?.answer as Aligned | undefined;
    return aligned?.source.join() === source.join() ? run : undefined;
  }

  protected override still() {
    const [run] = recordedOf('translation', 'additive');
    return html`${recordedNote([run!], this.language)}
    ${growth(
      run!,
      run!.latest,
      undefined,
      this.language,
      () => undefined,
      () => undefined,
    )}`;
  }

  #set(wanted: boolean) {
    this.#wanted = wanted;
    this.#drive();
  }

  /** Asks again when the source, the change or the network has changed. */
  async #ask({ change, muted }: State, { words: source }: Result) {
    const run = this.#run!;
    const key = JSON.stringify([source, change, muted, run.milestones.length, run.phase === 'running']);
    if (key === this.#asked || !run.trainer || run.milestones.length === 0) return;
    this.#asked = key;
    const edit: AttentionEdit =
      change === 'mute'
        ? { kind: 'mute', position: Math.min(muted, source.length) - 1 }
        : change === 'permute'
          ? { kind: 'permute', seed: 1 }
          : { kind: change };
    await this.#decode(edit);
  }

  async #decode(edit: AttentionEdit) {
    const trainer = this.#run?.trainer;
    if (!trainer) return;
    try {
      this.decoded = await changed(trainer, edit, () => trainer.decode(this.#source));
      this.problem = undefined;
    } catch (error) {
      if (error instanceof CoreError) this.problem = error;
    }
  }
}
