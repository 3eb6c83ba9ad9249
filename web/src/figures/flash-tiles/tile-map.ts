// The n × n table of scores with its tiles: which are done, which is being computed, which are skipped. What is computed is
// tinted by its weight in the end.

import { html, svg } from 'lit';

import type { TileStep } from '../../core.js';
import type { Language } from '../../language.js';
import { at } from '../../matrix.js';
import type { Result } from './definition.js';
import { kindNames, sentence, words, type TileKind } from './text.js';

const side = 20;

export function tileMap(result: Result, language: Language, choose: (step: number) => void) {
  const { steps, now, weights } = result;
  const size = weights.rows * side;
  const kinds = steps.map((tile, k): TileKind =>
    k === now ? 'now' : k > now ? 'waiting' : tile.computed ? 'done' : 'skipped',
  );
  const tile = (step: TileStep, k: number) => {
    const [x, y, width, height] = [step.first_key, step.first_query, step.keys, step.queries].map((one) => one * side);
    const isOpen = step.computed && k <= now;
    const look = step.computed || k > now ? kinds[k]! : `${kinds[k]!} skipped`;
    return svg`<g class=${look} @click=${() => choose(k + 1)}>
      ${isOpen ? cells(step, result) : ''}
      <rect x=${x!} y=${y!} width=${width!} height=${height!} fill=${step.computed || k > now ? 'transparent' : 'url(#skipped)'}></rect>
    </g>`;
  };
  const order = steps.map((_, k) => k).filter((k) => k !== now);
  return html`<div class="map">
    <p class="title">${words.map[language]}</p>
    <svg
      viewBox="-2 -2 ${size + 4} ${size + 4}"
      style="max-width:${size * 1.4}px"
      role="img"
      aria-label=${sentence(result, language)}
    >
      <defs>
        <pattern id="skipped" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0,0V6" class="hatch"></path>
        </pattern>
      </defs>
      ${[...order, now].map((k) => tile(steps[k]!, k))}
    </svg>
    <ul class="legend" aria-hidden="true">
      ${(['done', 'now', 'skipped', 'waiting'] as const)
        .filter((kind) => kind !== 'skipped' || result.skipped > 0)
        .map((kind) => html`<li><i class=${kind}></i>${kindNames[kind][language]}</li>`)}
    </ul>
  </div>`;
}

function cells({ first_query, first_key, queries, keys }: TileStep, { weights }: Result) {
  return Array.from({ length: queries * keys }, (_, k) => {
    const [i, j] = [first_query + Math.floor(k / keys), first_key + (k % keys)];
    return svg`<rect class="cell" x=${j * side} y=${i * side} width=${side} height=${side} fill-opacity=${0.06 + 0.8 * at(weights, i, j)}></rect>`;
  });
}
