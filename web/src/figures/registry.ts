// Every figure there is, without looks: what a lesson may use. elements.ts is the same list for a browser.

import { definition as additiveAttention } from './additive-attention/definition.js';
import { definition as alignment } from './alignment/definition.js';
import { definition as attentionCost } from './attention-cost/definition.js';
import { definition as bleuFlops } from './bleu-flops/definition.js';
import { definition as closedBook } from './closed-book/definition.js';
import { definition as collapse } from './collapse/definition.js';
import { definition as courtrooms } from './courtrooms/definition.js';
import { definition as drawAlignment } from './draw-alignment/definition.js';
import type { AnyDefinition } from './definition.js';
import { definition as flashTiles } from './flash-tiles/definition.js';
import { definition as gradientCheck } from './gradient-check/definition.js';
import { definition as linear } from './linear/definition.js';
import { definition as masks } from './masks/definition.js';
import { definition as lossDoctor } from './loss-doctor/definition.js';
import { definition as gradientTravel } from './gradient-travel/definition.js';
import { definition as pathLength } from './path-length/definition.js';
import { definition as pronoun } from './pronoun/definition.js';
import { definition as python } from './python/definition.js';
import { definition as permutation } from './permutation/definition.js';
import { definition as race } from './race/definition.js';
import { definition as sameOutput } from './same-output/definition.js';
import { definition as scaledDotProduct } from './scaled-dot-product/definition.js';
import { definition as scoreSpread } from './score-spread/definition.js';
import { definition as heads } from './heads/definition.js';
import { definition as modelCost } from './model-cost/definition.js';
import { definition as shapes } from './shapes/definition.js';
import { definition as sources } from './sources/definition.js';

export type { AnyDefinition } from './definition.js';

export const definitions: readonly AnyDefinition[] = [
  scaledDotProduct,
  additiveAttention,
  pathLength,
  gradientTravel,
  attentionCost,
  collapse,
  alignment,
  masks,
  scoreSpread,
  courtrooms,
  lossDoctor,
  sources,
  heads,
  modelCost,
  bleuFlops,
  shapes,
  pronoun,
  closedBook,
  drawAlignment,
  python,
  flashTiles,
  linear,
  sameOutput,
  gradientCheck,
  permutation,
  race,
];
