// <attn-linear n d sigma map causal seed pairs>: the weights of linear and of softmax attention, and what their memories
// give back. Draws what definition.ts computes.

import { html } from 'lit';

import type { Matrix } from '../../core.js';
import '../../draw/chart.js';
import '../../draw/matrix.js';
import type { Hue } from '../../draw/matrix.js';
import { sliders } from '../../draw/sliders.js';
import { Figure, type Shown } from '../../figure.js';
import { learningCore } from '../../load-core.js';
import { chooser } from '../../training/controls.js';
import { trainingStyles } from '../../training/styles.js';
import { charts } from './charts.js';
import { definition, featureMaps, schema, type Result, type State } from './definition.js';
import { linearStyles } from './element-styles.js';
import { mapNames, recallText, sentence, words } from './text.js';

type Slider = Exclude<keyof State, 'map' | 'causal'>;

export class LinearAttended extends Figure<State, Result> {
  static override readonly definition = definition;
  static override styles = [...Figure.styles, ...trainingStyles, linearStyles];

  protected override fetchCore() {
    return learningCore();
  }

  protected override draw(state: State, { state: drawn, result }: Shown<State, Result>) {
    const { language } = this;
    const edit = (change: Partial<State>, gesture?: string) => this.edit(change, gesture);
    const slider = sliders<Slider>(state, schema, words, language, edit);
    const { gaps, recalls, growth } = charts(drawn, result, language, edit);
    const causal = (event: Event) => edit({ causal: (event.target as HTMLInputElement).checked });
    return html`<div class="settings" role="group" aria-label=${words.settings[language]}>
        ${slider('sigma', true)} ${slider('n')} ${slider('d')} ${slider('seed')}
        ${chooser(
          words.map[language],
          featureMaps,
          state.map,
          (one) => mapNames[one][language],
          (map) => edit({ map }),
        )}
        <label class="flag"
          ><input type="checkbox" .checked=${state.causal} @change=${causal} />${words.causal[language]}</label
        >
      </div>
      <div class="grids">
        ${this.#matrix('softmaxWeights', result.weights.softmax, 'weight')}
        ${this.#matrix('linearWeights', result.weights.linear, 'weight')} ${gaps}
      </div>
      <p class="told">${sentence(drawn, result, language)}</p>
      <div class="memory">
        <p class="heading">${words.memory[language]}</p>
        <div class="settings">${slider('pairs', true)}</div>
        <div class="grids">${this.#matrix('S', result.S, 'value')} ${recalls} ${growth}</div>
        <p class="told">${recallText(drawn, result, language)}</p>
      </div>`;
  }

  #matrix(name: 'softmaxWeights' | 'linearWeights' | 'S', value: Matrix, hue: Hue) {
    const { language } = this;
    return html`<div class="hue-${hue}">
      <p class="title">${words[name][language]}</p>
      <attn-matrix
        .value=${value}
        .label=${words[name][language]}
        .hue=${hue}
        .digits=${2}
        .pictured=${true}
        .language=${language}
      ></attn-matrix>
    </div>`;
  }
}
