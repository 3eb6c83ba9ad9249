// <attn-flash-tiles n d queries keys causal seed step length memory>: flash attention a tile at a time, and what it moves.
// Draws what definition.ts computes.

import { html } from 'lit';

import { number } from '../../codecs.js';
import type { Matrix } from '../../core.js';
import '../../draw/chart.js';
import type { Axis } from '../../draw/chart.js';
import '../../draw/matrix.js';
import { names } from '../../draw/names.js';
import { sliders } from '../../draw/sliders.js';
import { Figure, type Shown } from '../../figure.js';
import type { Language } from '../../language.js';
import { learningCore } from '../../load-core.js';
import { latest } from '../../remember.js';
import { definition, schema, type Result, type State } from './definition.js';
import { flashStyles } from './element-styles.js';
import { running } from './running.js';
import { outcome, sentence, trafficText, words } from './text.js';
import { tileMap } from './tile-map.js';
import { tileMapStyles } from './tile-map-styles.js';
import type { Curves } from './traffic-curves.js';

type Slider = Exclude<keyof State, 'causal'>;

const within = latest((steps: number) => number({ initial: 1, min: 1, max: steps, integer: true }));
const axesOf = latest((language: Language): { x: Axis; y: Axis } => ({
  x: { label: words.length[language], symbol: 'N', log: 2 },
  y: { label: words.bytes[language], log: 2, format: 'bytes' },
}));
const seriesOf = latest(({ plain, flash }: Curves, language: Language) => [
  { name: words.plain[language], hue: 'ink', marker: 'square', dash: '5 3', points: plain } as const,
  { name: words.flash[language], hue: 'weight', marker: 'circle', points: flash } as const,
]);

export class FlashTiles extends Figure<State, Result> {
  static override readonly definition = definition;
  static override styles = [...Figure.styles, flashStyles, tileMapStyles];

  protected override fetchCore() {
    return learningCore();
  }

  protected override draw(state: State, { state: drawn, result }: Shown<State, Result>) {
    const { language } = this;
    const { steps, now, wanted } = result;
    const codecs = { ...schema, step: within(steps.length) };
    const seen = { ...state, step: Math.min(state.step, steps.length) };
    const slider = sliders<Slider>(seen, codecs, words, language, (change, gesture) => this.edit(change, gesture));
    const go = (step: number) => this.edit({ step });
    const causal = (event: Event) => this.edit({ causal: (event.target as HTMLInputElement).checked });
    return html`<div class="settings" role="group" aria-label=${words.settings[language]}>
        ${slider('n')} ${slider('d')} ${slider('queries')} ${slider('keys')} ${slider('seed')}
        <label class="flag"
          ><input type="checkbox" .checked=${state.causal} @change=${causal} />${words.causal[language]}</label
        >
      </div>
      <div class="scrubber">
        <button ?disabled=${now === 0} aria-label=${words.back[language]} @click=${() => go(now)}>◀&#xFE0E;</button>
        ${slider('step')}
        <button ?disabled=${now === steps.length - 1} aria-label=${words.forward[language]} @click=${() => go(now + 2)}>
          ▶&#xFE0E;
        </button>
      </div>
      <p class="told">${sentence(result, language)}</p>
      <div class="stage">
        ${tileMap(result, language, go)}
        <div class="ledger">
          ${running(result, language)}
          <div class="row">
            ${this.#matrix('sofar', steps[now]!.context, result)} ${this.#matrix('wanted', wanted, result)}
          </div>
        </div>
      </div>
      <p class="told">${outcome(drawn, result, language)}</p>
      ${this.#traffic(drawn, result, slider('length', true), slider('memory', true))}`;
  }

  #matrix(name: 'sofar' | 'wanted', value: Matrix, { known }: Result) {
    const { language } = this;
    return html`<div class="hue-value">
      <p class="title">${words[name][language]}</p>
      <attn-matrix
        .value=${value}
        .label=${words[name][language]}
        .hue=${'value'}
        .rowLabels=${names('q', known.at(-1)!.query).slice(-known.length)}
        .language=${language}
      ></attn-matrix>
    </div>`;
  }

  #traffic(drawn: State, result: Result, ...controls: readonly unknown[]) {
    const { language } = this;
    const { x, y } = axesOf(language);
    const { min, max } = schema.length;
    const choose = ({ detail }: CustomEvent<{ x: number }>) =>
      this.edit({ length: Math.max(min, Math.min(max, Math.round(detail.x))) });
    return html`<div class="traffic">
      <p class="title">${words.traffic[language]}</p>
      <div class="settings">${controls}</div>
      <attn-chart
        .series=${seriesOf(result.curves, language)}
        .x=${x}
        .y=${y}
        .label=${words.traffic[language]}
        .mark=${drawn.length}
        .choosable=${true}
        .language=${language}
        @chart-choose=${choose}
      ></attn-chart>
      <p class="told">${trafficText(drawn, result, language)}</p>
    </div>`;
  }
}
