// <attn-python code>: the reader's own attention, run by Python in a worker and judged by the core. Nothing is fetched
// before the reader runs or edits the program.

import { html, nothing } from 'lit';

import { isInside } from '../../beside.js';
import type { Core } from '../../core.js';
import '../../draw/matrix.js';
import { Figure, type Shown } from '../../figure.js';
import { learningCore } from '../../load-core.js';
import { pythonKilobytes, pythonParts, type Judging, type PythonParts, type Ran } from '../../python/load.js';
import { trainingStyles } from '../../training/styles.js';
import { definition, type Result, type State } from './definition.js';
import { pythonStyles } from './element-styles.js';
import { Program } from './program.js';
import { propertyList } from './properties.js';
import { failures, sizeText, words } from './text.js';

export class PythonExercise extends Figure<State, Result> {
  static override readonly definition = definition;
  static override styles = [...Figure.styles, ...trainingStyles, pythonStyles];
  static override properties = {
    ran: { state: true },
    doing: { state: true },
    parts: { state: true },
    failure: { state: true },
  };
  declare private ran: Ran | undefined;
  declare private doing: 'fetching' | 'running' | undefined;
  declare private parts: PythonParts | undefined;
  /** Why nothing ran. */
  declare private failure: keyof typeof failures | undefined;
  #judging: Judging | undefined;
  #runs = 0;
  #program = new Program(this, (code) => {
    if (code !== this.state?.code) this.edit({ code }, `typing-${this.#runs}`);
  });

  protected override fetchCore() {
    return learningCore();
  }
  override disconnectedCallback() {
    super.disconnectedCallback();
    this.#judging?.stop();
  }

  /** undefined where it cannot be fetched. */
  async #fetch(): Promise<PythonParts | undefined> {
    try {
      this.parts ??= await pythonParts();
      await this.#program.use(this.parts);
      return this.parts;
    } catch {
      return undefined;
    }
  }

  async #start(core: Core, { trials }: Result) {
    if (this.doing) return;
    this.#runs++;
    const { code } = this.state!;
    this.failure = undefined;
    this.doing = 'fetching';
    const parts = await this.#fetch();
    this.doing = parts && 'running';
    if (!parts) return this.#fail('missing');
    this.#judging = parts.judge(core, trials, code, this.language);
    const ran = (this.ran = await this.#judging.ran);
    this.#judging = this.doing = undefined;
    if (ran.outcome.kind === 'refused') return this.#fail('refused');
    this.#program.mark(this.state?.code === code ? (ran.fault?.line ?? 0) : 0);
    this.say(parts.told(ran, this.language));
  }

  #fail(why: keyof typeof failures) {
    this.ran = undefined;
    this.failure = why;
    this.say(failures[why][this.language]);
  }

  protected override draw(state: State, { result }: Shown<State, Result>, core: Core) {
    const { language, ran, parts, failure } = this;
    const fetch = () => void this.#fetch();
    return html`<p class="label">${words.program[language]}</p>
      ${this.#program.render(state.code, language, fetch)} ${this.#commands(core, result)}
      ${failure ? html`<p class="problem">${failures[failure][language]}</p>` : nothing}
      ${ran && ran.code !== state.code ? html`<p class="note stale">${words.stale[language]}</p>` : nothing}
      ${ran && parts ? parts.outcomeView(ran, language) : nothing} ${propertyList(ran?.judged, parts, language)}`;
  }

  #commands(core: Core, result: Result) {
    const { language, doing } = this;
    // The core runs as JavaScript where WebAssembly does not run.
    if (core.engine === 'twin') return html`<p class="note" role="note">${failures.refused[language]}</p>`;
    const size = this.parts || isInside('python') ? nothing : sizeText[language](pythonKilobytes);
    return html`<div class="commands">
      <button class="main" ?disabled=${doing !== undefined} @click=${() => void this.#start(core, result)}>
        ${words[doing ?? 'run'][language]}
      </button>
      ${
        doing === 'running'
          ? html`<button @click=${() => this.#judging?.stop()}>${words.stop[language]}</button>`
          : nothing
      }
      <span class="note">${size}</span>
    </div>`;
  }

  protected override updated() {
    if (this.state) this.#program.show(this.state.code);
  }
}
