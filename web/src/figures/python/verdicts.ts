// The list of properties, each with its verdict; under those that fail, the input, what came and what should have.

import { html, nothing } from 'lit';

import type { AttentionTrial, Verdict } from '../../core.js';
import '../../draw/matrix.js';
import type { Hue } from '../../draw/matrix.js';
import type { Language } from '../../language.js';
import { row, type Matrix } from '../../matrix.js';
import type { Reply } from '../../python/protocol.js';
import { answerFrom } from './definition.js';
import { properties, trialNames, words } from './text.js';
import { verdictText } from './verdict-text.js';

export interface Judged {
  readonly trials: readonly AttentionTrial[];
  readonly replies: readonly Reply[];
  readonly verdicts: readonly Verdict[];
}

/** Before anything has run, the list alone. */
export function propertyList(judged: Judged | undefined, language: Language) {
  const first = judged?.verdicts.find(({ holds }) => !holds);
  const names = Object.keys(properties) as (keyof typeof properties)[];
  return html`<ul class="properties" aria-label=${words.list[language]}>
    ${names.map((name, k) => {
      const verdict = judged?.verdicts[k];
      const [mark, said] = verdictMark(name === 'hidden-row', verdict);
      return html`<li data-verdict=${said}>
        <span class="mark" role="img" aria-label=${words[said][language]}>${mark}</span>
        <div>
          <p class="property">${properties[name][language]}</p>
          ${judged && verdict ? details(verdict, judged, verdict === first, language) : nothing}
        </div>
      </li>`;
    })}
  </ul>`;
}

function verdictMark(isTold: boolean, verdict: Verdict | undefined) {
  if (!verdict) return ['·', 'notRun'] as const;
  if (!verdict.holds) return ['✗', 'wrong'] as const;
  return isTold ? (['i', 'told'] as const) : (['✓', 'right'] as const);
}

function details(verdict: Verdict, { trials, replies }: Judged, open: boolean, language: Language) {
  const k = trials.findIndex(({ kind }) => kind === verdict.trial);
  const [trial, reply] = [trials[k]!, replies[k]!];
  const text = verdictText(verdict, trial, reply, language);
  const shows = !verdict.holds && !('fault' in reply);
  return html`${text === '' ? nothing : html`<p class="said">${text}</p>`}
  ${
    shows
      ? html`<details ?open=${open}>
          <summary>${words.counter[language]} <small>${trialNames[trial.kind][language]}</small></summary>
          ${counterExample(verdict, trial, reply, language)}
        </details>`
      : nothing
  }`;
}

function counterExample(verdict: Verdict, trial: AttentionTrial, reply: Reply, language: Language) {
  const { part, row: i, column: j } = verdict;
  const { Q, K, V, mask } = trial;
  const came = answerFrom(reply)[part];
  const masked = trial.kind === 'masked' || trial.kind === 'hidden';
  const mark = i < 0 ? [] : [j < 0 ? { row: i } : { row: i, column: j }];
  const grid = (value: Matrix, symbol: string, hue: Hue, sums = false, marks: readonly object[] = []) =>
    html`<attn-matrix
      .value=${value}
      .label=${symbol}
      .symbol=${symbol}
      .hue=${hue}
      .language=${language}
      .rowSums=${sums ? sumsOf(value) : []}
      .highlight=${marks}
    ></attn-matrix>`;
  const hue = part === 'weights' ? 'weight' : 'plain';
  const name = words[part][language];
  const visible = { rows: mask.queries, cols: mask.keys, data: Float32Array.from(mask.visible) };
  const isWeights = part === 'weights';
  return html`<div class="counter">
    <div class="group">
      <p class="name">${words.input[language]}</p>
      <div class="row">
        ${grid(Q, 'Q', 'query')} ${grid(K, 'K', 'key')} ${isWeights ? nothing : grid(V, 'V', 'value')}
        ${masked ? grid(visible, words.mask[language], 'plain') : nothing}
      </div>
    </div>
    <div class="row">
      ${
        came.rows === 0
          ? nothing
          : html`<div class="group" data-came>
              <p class="name">${words.came[language]}</p>
              ${grid(came, name, hue, isWeights, mark)}
            </div>`
      }
      <div class="group">
        <p class="name">${words.should[language]}</p>
        ${grid(trial[part], name, hue, isWeights)}
      </div>
    </div>
  </div>`;
}

const sumsOf = (m: Matrix) => Array.from({ length: m.rows }, (_, i) => row(m, i).reduce((a, b) => a + b, 0));
