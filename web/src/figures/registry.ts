// Every figure there is, without looks: what a lesson may use. elements.ts defines the same list in a browser.

import { definition as additiveAttention } from './additive-attention/definition.js';
import { definition as alignment } from './alignment/definition.js';
import { definition as attentionCost } from './attention-cost/definition.js';
import { definition as collapse } from './collapse/definition.js';
import type { AnyDefinition } from './definition.js';
import { definition as gradientTravel } from './gradient-travel/definition.js';
import { definition as pathLength } from './path-length/definition.js';
import { definition as scaledDotProduct } from './scaled-dot-product/definition.js';

export type { AnyDefinition } from './definition.js';

export const definitions: readonly AnyDefinition[] = [
  scaledDotProduct,
  additiveAttention,
  pathLength,
  gradientTravel,
  attentionCost,
  collapse,
  alignment,
];
