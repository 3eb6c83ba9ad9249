// <attn-pronoun scene query keys>: a sentence whose pronoun may point to three things; the reader changes what it looks
// for and what they are. Draws what definition.ts computes.

import { html } from 'lit';

import { percentText } from '../../draw/chart-format.js';
import '../../draw/matrix.js';
import type { Hue } from '../../draw/matrix.js';
import { stepStyles } from '../../draw/step-styles.js';
import { Figure, type Shown } from '../../figure.js';
import type { Matrix } from '../../core.js';
import type { Language } from '../../language.js';
import { latest } from '../../remember.js';
import { definition, schema, type Result, type State } from './definition.js';
import { pronounStyles } from './element-styles.js';
import { candidates, features, scenes, type Scene } from './scenes.js';
import { candidateNames, endings, featureNames, pointsTo, sentence, words } from './text.js';

const namesOf = latest((language: Language) => ({
  candidates: candidates.map((name) => candidateNames[name][language]),
  features: features.map((name) => featureNames[name][language]),
  pronoun: [sentence[language].pronoun],
}));

export class Pronoun extends Figure<State, Result> {
  static override readonly definition = definition;
  static override styles = [...Figure.styles, stepStyles, pronounStyles];

  protected override draw(state: State, { result }: Shown<State, Result>) {
    const { language } = this;
    const { attention, chosen } = result;
    const names = namesOf(language);
    const share = (k: number) => percentText(attention.weights.data[k]!);
    const verdict =
      chosen === undefined ? words.tie[language] : pointsTo[language](names.candidates[chosen]!, share(chosen));
    return html`${this.#endings(state)} ${this.#sentence(state, result)}
      <p class="verdict">${verdict}</p>
      <div class="inputs">
        ${this.#matrix('query', state.query, 'query', names.pronoun, names.features, true)}
        ${this.#matrix('keys', state.keys, 'key', names.candidates, names.features, true)}
      </div>
      <div class="inputs last">
        ${this.#matrix('scores', attention.scores, 'plain', names.pronoun, names.candidates)}
        ${this.#matrix('weights', attention.weights, 'weight', names.pronoun, names.candidates)}
        ${this.#matrix('context', attention.context, 'value', names.pronoun, names.features)}
      </div>
      <p class="note">${words.made[language]}</p>`;
  }

  #endings({ scene }: State) {
    const { language } = this;
    const choose = (name: Scene) => this.edit({ scene: name, query: schema.query.parse(scenes[name]) });
    return html`<div class="endings" role="group" aria-label=${words.endings[language]}>
      ${(Object.keys(scenes) as Scene[]).map(
        (name) =>
          html`<button aria-pressed=${name === scene} @click=${() => choose(name)}>${endings[name][language]}</button>`,
      )}
    </div>`;
  }

  /** Each candidate above its weight, drawn as a bar. */
  #sentence({ scene }: State, { attention, chosen }: Result) {
    const { language } = this;
    const { pieces, pronoun, after, end } = sentence[language];
    const weight = (k: number) => attention.weights.data[k]!;
    const candidate = (k: number) =>
      html`<span class="candidate" ?data-chosen=${k === chosen}
        ><span>${candidateNames[candidates[k]!][language]}</span
        ><svg aria-hidden="true"><rect width="${(100 * weight(k)).toFixed(1)}%" height="100%"></rect></svg
        ><span class="share">${percentText(weight(k))}</span></span
      >`;
    return html`<p class="sentence">
      ${candidates.map((_, k) => html`${pieces[k]}${candidate(k)}`)}${pieces.at(-1)}<b class="pronoun">${pronoun}</b
      >${after}${endings[scene][language]}${end}
    </p>`;
  }

  #matrix(
    name: 'query' | 'keys' | 'scores' | 'weights' | 'context',
    value: Matrix,
    hue: Hue,
    rows: readonly string[],
    columns: readonly string[],
    editable = false,
  ) {
    const { language } = this;
    return html`<div class="part hue-${hue}" data-part=${name}>
      <p class="name">${words[name][language]}</p>
      <attn-matrix
        .value=${value}
        .label=${words[name][language]}
        .hue=${hue}
        .language=${language}
        .editable=${editable}
        .rowLabels=${rows}
        .columnLabels=${columns}
        @matrix-edit=${({ detail }: CustomEvent<{ matrix: Matrix }>) => this.edit({ [name]: detail.matrix })}
      ></attn-matrix>
    </div>`;
  }
}
