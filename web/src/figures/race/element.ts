// <attn-race d window longest>: five ways from one sequence to another, timed in the reader's browser. Draws what race.ts
// measures.

import { html, nothing } from 'lit';

import type { Core } from '../../core.js';
import { countText } from '../../draw/chart-format.js';
import '../../draw/chart.js';
import { sliders } from '../../draw/sliders.js';
import { Figure, type Shown } from '../../figure.js';
import { learningCore } from '../../load-core.js';
import { chooser } from '../../training/controls.js';
import { openRacer } from '../../training/open-racer.js';
import { Sight } from '../../training/sight.js';
import { trainingStyles } from '../../training/styles.js';
import { bytesChart, timeChart } from './charts.js';
import { definition, longests, schema, type Result, type State } from './definition.js';
import { raceStyles } from './element-styles.js';
import { Race } from './race.js';
import { outcome, stateText, words } from './text.js';

export class Raced extends Figure<State, Result> {
  static override readonly definition = definition;
  static override styles = [...Figure.styles, ...trainingStyles, raceStyles];
  readonly #race = new Race(openRacer, () => this.requestUpdate());
  #said = '';

  constructor() {
    super();
    new Sight(this, (seen) => this.#race.see(seen));
  }

  protected override fetchCore() {
    return learningCore();
  }
  override disconnectedCallback() {
    super.disconnectedCallback();
    this.#race.end();
  }

  protected override draw(state: State, { state: drawn, result }: Shown<State, Result>, core: Core) {
    const { language } = this;
    const race = this.#race;
    race.plan(drawn, result);
    const slider = sliders<'d' | 'window'>(state, schema, words, language, (change, gesture) =>
      this.edit(change, gesture),
    );
    const isOver = race.phase === 'done' && race.hasBegun;
    const told = isOver ? outcome(core, drawn, race.times, language) : '';
    this.#tell(told);
    return html`<div class="settings" role="group" aria-label=${words.settings[language]}>
        ${slider('d', true)} ${slider('window')}
        ${chooser(
          words.longest[language],
          longests,
          state.longest,
          (one) => countText(Number(one)),
          (longest) => this.edit({ longest }),
        )}
      </div>
      ${this.#buttons()}
      <p class="note">${stateText(race, core.engine, language)}</p>
      ${told ? html`<p class="told">${told}</p>` : nothing}
      <div class="charts">
        ${race.hasBegun ? timeChart(result, race.times, language) : nothing} ${bytesChart(result, language)}
      </div>`;
  }

  #buttons() {
    const { language } = this;
    const race = this.#race;
    const isOver = race.phase === 'done' || race.phase === 'lost';
    const name = isOver
      ? words.again
      : race.isWanted
        ? words.pause
        : race.phase === 'running'
          ? words.resume
          : words.start;
    const cancel = () => {
      race.cancel();
      this.requestUpdate();
    };
    return html`<div class="commands">
      <button class="main" @click=${() => (race.isWanted ? race.pause() : race.start())}>${name[language]}</button>
      ${race.phase === 'running' ? html`<button @click=${cancel}>${words.cancel[language]}</button>` : nothing}
    </div>`;
  }

  #tell(told: string) {
    if (told && told !== this.#said) this.say(told);
    this.#said = told;
  }
}
