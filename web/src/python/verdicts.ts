// Under a property: what is said of it, and where it fails, the input, what came and what should have.

import { html, nothing } from 'lit/html.js';

import type { AttentionProperty, AttentionTrial, Verdict } from '../core.js';
import type { Hue, Mark } from '../draw/matrix.js';
import type { Language } from '../language.js';
import { row, type Matrix } from '../matrix.js';
import { answerFrom } from './answers.js';
import type { Reply } from './protocol.js';
import { trialNames, words } from './text.js';
import { verdictText } from './verdict-text.js';

export interface Judged {
  readonly trials: readonly AttentionTrial[];
  readonly replies: readonly Reply[];
  readonly verdicts: readonly Verdict[];
}

/** The first counter-example is open. */
export function details(property: AttentionProperty, { trials, replies, verdicts }: Judged, language: Language) {
  const verdict = verdicts.find((one) => one.property === property)!;
  const k = trials.findIndex(({ kind }) => kind === verdict.trial);
  const [trial, reply] = [trials[k]!, replies[k]!];
  const text = verdictText(verdict, trial, reply, language);
  const isFirst = verdict === verdicts.find(({ holds }) => !holds);
  return html`${text === '' ? nothing : html`<p class="said">${text}</p>`}
  ${
    verdict.holds || 'fault' in reply
      ? nothing
      : html`<details ?open=${isFirst}>
          <summary>${words.counter[language]} <small>${trialNames[trial.kind][language]}</small></summary>
          ${counterExample(verdict, trial, reply, language)}
        </details>`
  }`;
}

function counterExample({ part, row: i, column: j }: Verdict, trial: AttentionTrial, reply: Reply, language: Language) {
  const { Q, K, V, mask } = trial;
  const came = answerFrom(reply)[part];
  const isMasked = trial.kind === 'masked' || trial.kind === 'hidden';
  const isWeights = part === 'weights';
  const marks: Mark[] = i < 0 ? [] : [j < 0 ? { row: i } : { row: i, column: j }];
  const grid = (value: Matrix, symbol: string, hue: Hue, sums: boolean, highlight: readonly Mark[] = []) =>
    html`<attn-matrix
      .value=${value}
      .label=${symbol}
      .symbol=${symbol}
      .hue=${hue}
      .language=${language}
      .rowSums=${sums ? sumsOf(value) : []}
      .highlight=${highlight}
    ></attn-matrix>`;
  const result = (name: string, value: Matrix, highlight: readonly Mark[]) =>
    html`<div class="group">
      <p class="name">${name}</p>
      ${grid(value, words[part][language], isWeights ? 'weight' : 'plain', isWeights, highlight)}
    </div>`;
  const visible = { rows: mask.queries, cols: mask.keys, data: Float32Array.from(mask.visible) };
  return html`<div class="counter">
    <div class="group">
      <p class="name">${words.input[language]}</p>
      <div class="row">
        ${grid(Q, 'Q', 'query', false)} ${grid(K, 'K', 'key', false)}
        ${isWeights ? nothing : grid(V, 'V', 'value', false)}
        ${isMasked ? grid(visible, words.mask[language], 'plain', false) : nothing}
      </div>
    </div>
    <div class="row">
      ${came.rows === 0 ? nothing : result(words.came[language], came, marks)}
      ${result(words.should[language], trial[part], [])}
    </div>
  </div>`;
}

const sumsOf = (m: Matrix) => Array.from({ length: m.rows }, (_, i) => row(m, i).reduce((a, b) => a + b, 0));
