// A program run and judged, and what is shown of it.

import { html, nothing } from 'lit/html.js';

import type { AttentionTrial, Core } from '../core.js';
import type { Language } from '../language.js';
import { grade, trialsText } from './answers.js';
import type { PythonFault } from './protocol.js';
import { startPython, type Outcome, type Python } from './run.js';
import { failures, faultText, scoreText, words } from './text.js';
import type { Judged } from './verdicts.js';

/** What came of a run, and of which program. */
export interface Ran {
  readonly code: string;
  readonly outcome: Outcome;
  /** What Python raised before any trial, or in the first. */
  readonly fault: PythonFault | undefined;
  readonly judged: Judged | undefined;
}

export interface Judging {
  readonly ran: Promise<Ran>;
  stop(): void;
}

export function judge(
  python: Python,
  core: Core,
  trials: readonly AttentionTrial[],
  code: string,
  language: Language,
): Judging {
  const { outcome, stop } = startPython(python, code, trialsText(trials, language));
  const ran = outcome.then((outcome): Ran => {
    const report = outcome.kind === 'report' ? outcome.report : undefined;
    const fault = report && 'fault' in report ? report.fault : undefined;
    const replies = report && 'answers' in report ? report.answers : undefined;
    return { code, outcome, fault, judged: replies && { trials, replies, verdicts: grade(core, replies) } };
  });
  return { ran, stop };
}

/** In a sentence or two. Empty where WebAssembly was refused, of which the figure speaks itself. */
export function told({ outcome, fault, judged }: Ran, language: Language): string {
  if (fault) return Object.values(faultText(fault, language)).join(' ');
  if (outcome.kind !== 'report') return outcome.kind === 'refused' ? '' : failures[outcome.kind][language];
  const counted = judged!.verdicts.filter(({ property }) => property !== 'hidden-row');
  return scoreText[language](counted.filter(({ holds }) => holds).length, counted.length);
}

export function outcomeView(ran: Ran, language: Language) {
  const { outcome, fault } = ran;
  const { said, original, hint } = fault ? faultText(fault, language) : { said: '', original: '', hint: '' };
  return html`${
    fault
      ? html`<div class="problem">${said}<code>${original}</code>${hint}</div>`
      : html`<p class=${outcome.kind === 'report' ? 'score' : 'problem'}>${told(ran, language)}</p>`
  }
  ${
    outcome.printed === ''
      ? nothing
      : html`<p class="note">${words.printed[language]}</p>
          <pre tabindex="0" role="region" aria-label=${words.printed[language]}>${outcome.printed}</pre>`
  }`;
}
