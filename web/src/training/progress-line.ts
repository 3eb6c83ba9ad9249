// Where the training of one network stands: its name, phase and loss, a bar, and its speed. Goes into <ul class="runs">.

import { html, nothing } from 'lit';

import { CoreError } from '../core.js';
import type { Language } from '../language.js';
import { messageOf } from '../messages.js';
import type { Role } from '../palette.js';
import type { Run } from './run.js';
import { lossText, phaseNames, progressText, words } from './words.js';

/** `runs`: the same network from one seed after another. */
export function progressLine(name: string, hue: Role, runs: readonly Run[], language: Language) {
  const run = runs.findLast(({ phase }) => phase !== 'ready') ?? runs[0]!;
  const { phase, steps, plan, losses, fault, where } = run;
  const [done, all] = [runs.reduce((sum, one) => sum + one.steps, 0), runs.length * plan.steps];
  const loss = losses.at(-1)?.[1];
  const state = fault instanceof CoreError ? messageOf(fault, language) : phaseNames[phase][language];
  const left = phase === 'running' ? run.secondsLeft : 0;
  return html`<li class="hue-${hue}" data-phase=${phase}>
    <b>${name}</b> · ${state}${loss !== undefined && Number.isFinite(loss) ? lossText[language](loss) : nothing}
    <progress max=${all} .value=${done} aria-label=${name}></progress>
    <small
      >${steps > 0 ? progressText[language](steps, plan.steps, run.stepsPerSecond, left) : nothing}
      ${where === 'page' ? words.onPage[language] : nothing}</small
    >
  </li>`;
}
