// One courtroom: a sentence, what the network answers with its weights and with changed ones, and both weights.

import { html, nothing } from 'lit';

import type { CoreError, Decoded } from '../../core.js';
import '../../draw/matrix.js';
import type { Language } from '../../language.js';
import { messageOf } from '../../messages.js';
import { rounded } from '../../training/rounded.js';
import type { Side } from './definition.js';
import { gloss, sideNames, words } from './text.js';

export interface Scene {
  readonly before: Decoded;
  readonly after: Decoded;
}

const endMark = '</s>';

function answer(name: string, { output, expected }: Decoded, language: Language) {
  const wrong = (token: string, k: number) => expected.length > 0 && expected[k] !== token;
  const isRight = output.length === expected.length && !output.some(wrong);
  return html`<dt>${name}</dt>
    <dd>
      ${output.length > 0 ? output.map((token, k) => (wrong(token, k) ? html`<del>${token}</del> ` : `${token} `)) : words.nothing[language]}
      ${expected.length > 0 ? html`<b aria-hidden="true">${isRight ? '✓' : '✕'}</b>` : nothing}
    </dd>`;
}

const weights = (side: Side, name: string, { weights, source, output }: Decoded, language: Language) =>
  html`<div>
    <p class="note">${name}</p>
    <attn-matrix
      .value=${rounded(weights)}
      .label=${name}
      .symbol=${'α'}
      .hue=${'weight'}
      .digits=${2}
      .language=${language}
      .rowLabels=${side === 'translator' ? [...output, endMark].slice(0, weights.rows) : output.slice(0, 1)}
      .columnLabels=${source}
    ></attn-matrix>
  </div>`;

export function courtroom(
  side: Side,
  given: {
    readonly text: string;
    readonly example: readonly string[];
    readonly known: readonly string[];
    readonly problem: CoreError | undefined;
  },
  scene: Scene | undefined,
  language: Language,
  submit: (text: string) => void,
) {
  const { text, example, known, problem } = given;
  const sent = (event: Event) => {
    event.preventDefault();
    submit((event.currentTarget as HTMLFormElement).querySelector('input')!.value.trim());
  };
  const [before, after] = [words.before[language], words.after[language]];
  return html`<section class="court" aria-label=${sideNames[side][language]}>
    <form @submit=${sent}>
      <label for=${side}>${words[side][language]}</label>
      <input
        id=${side}
        type="text"
        autocomplete="off"
        spellcheck="false"
        aria-invalid=${problem ? 'true' : 'false'}
        aria-describedby="${side}-problem"
        placeholder=${example.join(' ')}
        .value=${text}
      />
      <button type="submit">${words.ask[language]}</button>
    </form>
    <details>
      <summary class="note">${words.known[language]}</summary>
      <p class="note">
        ${known.join(' ')}${side === 'classifier' && language === 'en' ? html`<br />${gloss}` : nothing}
      </p>
    </details>
    <p class="fault" id="${side}-problem">${problem ? messageOf(problem, language) : nothing}</p>
    ${
      scene
        ? html`<dl class="trial">
              ${
                scene.before.expected.length > 0
                  ? html`<dt>${words.wanted[language]}</dt>
                      <dd>${scene.before.expected.join(' ')}</dd>`
                  : nothing
              }
              ${answer(before, scene.before, language)} ${answer(after, scene.after, language)}
            </dl>
            <div class="weights">
              ${weights(side, before, scene.before, language)} ${weights(side, after, scene.after, language)}
            </div>`
        : nothing
    }
  </section>`;
}
