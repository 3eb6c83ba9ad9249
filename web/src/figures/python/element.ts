// <attn-python code>: the reader's own attention, run by Python in a worker and judged by the core. Nothing is fetched
// before the reader runs or edits the program.

import { html, nothing } from 'lit';

import { isInside } from '../../beside.js';
import type { Core } from '../../core.js';
import { Figure, type Shown } from '../../figure.js';
import { learningCore } from '../../load-core.js';
import { pythonKilobytes, pythonParts, type PythonParts } from '../../python/load.js';
import { startPython, type Outcome, type Run } from '../../python/run.js';
import { trainingStyles } from '../../training/styles.js';
import { definition, grade, trialsText, type Result, type State } from './definition.js';
import { pythonStyles } from './element-styles.js';
import { Program } from './program.js';
import { failures, faultText, scoreText, sizeText, words } from './text.js';
import { propertyList, type Judged } from './verdicts.js';

/** What came of a run, and of which program. */
interface Ran {
  readonly outcome: Outcome | { readonly kind: 'missing'; readonly printed: '' };
  readonly code: string;
  readonly judged: Judged | undefined;
}

export class PythonExercise extends Figure<State, Result> {
  static override readonly definition = definition;
  static override styles = [...Figure.styles, ...trainingStyles, pythonStyles];
  static override properties = { ran: { state: true }, doing: { state: true }, parts: { state: true } };
  declare private ran: Ran | undefined;
  declare private doing: 'fetching' | 'running' | undefined;
  declare private parts: PythonParts | undefined;
  #run: Run | undefined;
  #typing = 0;
  #program = new Program(this, (code) => {
    if (code === this.state?.code) return;
    this.edit({ code }, `typing-${this.#typing}`);
  });

  protected override fetchCore() {
    return learningCore();
  }
  override disconnectedCallback() {
    super.disconnectedCallback();
    this.#run?.stop();
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
    this.#typing++;
    const { code } = this.state!;
    this.doing = 'fetching';
    const parts = await this.#fetch();
    this.doing = parts && 'running';
    if (!parts) return this.#end({ outcome: { kind: 'missing', printed: '' }, code, judged: undefined });
    this.#run = startPython(parts, code, trialsText(trials, this.language));
    const outcome = await this.#run.outcome;
    this.#run = this.doing = undefined;
    const replies = outcome.kind === 'report' && 'answers' in outcome.report ? outcome.report.answers : undefined;
    this.#end({ outcome, code, judged: replies && { trials, replies, verdicts: grade(core, replies) } });
  }

  #end(ran: Ran) {
    this.ran = ran;
    this.#program.mark(this.state?.code === ran.code ? (this.#faultOf(ran)?.line ?? 0) : 0);
    this.say(this.#told(ran));
  }

  /** What Python raised before any trial, or in the first. */
  #faultOf({ outcome }: Ran) {
    return outcome.kind === 'report' && 'fault' in outcome.report ? outcome.report.fault : undefined;
  }

  #told(ran: Ran): string {
    const { language } = this;
    const fault = this.#faultOf(ran);
    if (fault) return Object.values(faultText(fault, language)).join(' ');
    if (ran.outcome.kind !== 'report') return failures[ran.outcome.kind][language];
    const judged = ran.judged!.verdicts.filter(({ property }) => property !== 'hidden-row');
    return scoreText[language](judged.filter(({ holds }) => holds).length, judged.length);
  }

  protected override draw(state: State, { result }: Shown<State, Result>, core: Core) {
    const { language, ran } = this;
    const fetch = () => void this.#fetch();
    return html`<p class="label">${words.program[language]}</p>
      ${this.#program.render(state.code, language, fetch)} ${this.#commands(core, result)}
      ${ran && ran.code !== state.code ? html`<p class="note stale">${words.stale[language]}</p>` : nothing}
      ${ran ? this.#outcome(ran) : nothing} ${propertyList(ran?.judged, language)}`;
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
      ${doing === 'running' ? html`<button @click=${() => this.#run?.stop()}>${words.stop[language]}</button>` : nothing}
      <span class="note">${size}</span>
    </div>`;
  }

  #outcome(ran: Ran) {
    const { language } = this;
    const { printed } = ran.outcome;
    const fault = this.#faultOf(ran);
    const { said, original, hint } = fault ? faultText(fault, language) : { said: '', original: '', hint: '' };
    return html`${
      fault
        ? html`<div class="problem">${said}<code>${original}</code>${hint}</div>`
        : html`<p class=${ran.outcome.kind === 'report' ? 'score' : 'problem'}>${this.#told(ran)}</p>`
    }
    ${
      printed === ''
        ? nothing
        : html`<p class="note">${words.printed[language]}</p>
            <pre tabindex="0" aria-label=${words.printed[language]}>${printed}</pre>`
    }`;
  }

  protected override updated() {
    if (this.state) this.#program.show(this.state.code);
  }
}
