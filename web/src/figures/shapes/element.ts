// <attn-shapes layer batch tokens width time-first keys expected size batch-first bidirectional>: a call of a layer of
// torch.nn with every dimension circled, or PyTorch's own error. Draws what definition.ts computes.

import { html, nothing } from 'lit';

import type { LayerShapes, TensorShape } from '../../core.js';
import { groupedText } from '../../draw/chart-format.js';
import { sliders } from '../../draw/sliders.js';
import { Figure, type Shown } from '../../figure.js';
import type { Text } from '../../language.js';
import { learningCore } from '../../load-core.js';
import { cases, isAt, starts } from './cases.js';
import { called, made } from './code.js';
import { definition, layers, schema, type State } from './definition.js';
import { shapesStyles } from './element-styles.js';
import { tensor, tensorStyles } from './tensor.js';
import { isWidthWrong, layerNames, legend, parametersText, reasonText, sizeNames, swappedText, words } from './text.js';

type Size = 'batch' | 'tokens' | 'width' | 'keys' | 'expected' | 'size';
type Flag = 'timeFirst' | 'batchFirst' | 'bidirectional';
const same = (name: string): Text => ({ zh: name, en: name });

export class Shapes extends Figure<State, LayerShapes> {
  static override readonly definition = definition;
  static override styles = [...Figure.styles, tensorStyles, shapesStyles];

  protected override fetchCore() {
    return learningCore();
  }

  protected override draw(state: State, { state: drawn, result }: Shown<State, LayerShapes>) {
    const { language } = this;
    const wrong = result.error !== '' && isWidthWrong(drawn) ? ['d', 'i', 'E'] : [];
    const list = (title: string, tensors: readonly TensorShape[], note: unknown = nothing) =>
      html`<div class="side">
        <p class="title">${title} <small>${note}</small></p>
        <ul>
          ${tensors.map((one) => tensor(one, wrong))}
        </ul>
      </div>`;
    const count = parametersText[language](groupedText(result.parameter_count));
    return html`<div class="choices" role="group" aria-label=${words.layers[language]}>
        ${layers.map(
          (layer) =>
            html`<button aria-pressed=${state.layer === layer} @click=${() => this.edit(starts[layer])}>
              ${layerNames[layer]}
            </button>`,
        )}
      </div>
      <div class="choices cases" role="group" aria-label=${words.cases[language]}>
        ${cases[state.layer].map(
          (one) =>
            html`<button aria-pressed=${isAt(state, one.state)} @click=${() => this.edit(one.state)}>
              ${one.name[language]}
            </button>`,
        )}
      </div>
      ${this.#settings(state)}
      <pre tabindex="0"><code>layer = ${made(drawn)}
${called(drawn)}</code></pre>
      <div class="sides">
        ${list(words.inputs[language], result.inputs)} ${list(words.parameters[language], result.parameters, count)}
        ${list(words.outputs[language], result.outputs, result.error ? words.nothing[language] : nothing)}
      </div>
      ${this.#told(drawn, result)}
      <p class="note">${legend[drawn.layer][language]}</p>`;
  }

  #told(state: State, result: LayerShapes) {
    const { language } = this;
    if (result.error)
      return html`<div class="said wrong">
        <code>${result.error_type}: ${result.error}</code>
        <p>${reasonText(result, language)}</p>
      </div>`;
    return result.swapped ? html`<div class="said"><p>${swappedText[state.layer][language]}</p></div>` : nothing;
  }

  #settings(state: State) {
    const { language } = this;
    const { layer } = state;
    const own = { expected: same(sizeNames[layer].expected), size: same(sizeNames[layer].size) };
    const slider = sliders<Size>(state, schema, { ...words, ...own }, language, (change, gesture) =>
      this.edit(change, gesture),
    );
    return html`<div class="settings" role="group" aria-label=${words.settings[language]}>
      ${slider('batch', true)} ${slider('tokens', true)} ${slider('width', true)}
      ${layer === 'attention' ? slider('keys') : nothing} ${slider('expected', true)} ${slider('size', true)}
      ${this.#flag('timeFirst', words.timeFirst[language], state)}
      ${layer === 'linear' ? nothing : this.#flag('batchFirst', 'batch_first', state)}
      ${layer === 'lstm' ? this.#flag('bidirectional', 'bidirectional', state) : nothing}
    </div>`;
  }

  #flag(flag: Flag, name: string, state: State) {
    const change = (event: Event) => this.edit({ [flag]: (event.target as HTMLInputElement).checked });
    return html`<label class="flag">
      <input data-key=${flag} type="checkbox" .checked=${state[flag]} @change=${change} />${name}
    </label>`;
  }
}
