// How each matrix is written in the formula.

import { html } from 'lit';

import { remembered } from '../../draw/names.js';
import type { State } from './definition.js';
import type { Part } from './parts.js';

const product = html`QK<sup>⊤</sup>`;
const scaled = remembered((_: 'd', d: number) => html`S = QK<sup>⊤</sup> / √${d}`);
const unscaled = html`S = QK<sup>⊤</sup>`;

export function symbolOf(part: Part, { K, scale, temperature }: State) {
  switch (part) {
    case 'products':
      return product;
    case 'scaled':
      return scale ? scaled('d', K.cols) : unscaled;
    case 'masked':
      return 'S';
    case 'weights':
      return temperature === 1 ? 'A = softmax(S)' : `A = softmax(S / ${temperature})`;
    case 'context':
      return 'C = AV';
    default:
      return part;
  }
}
