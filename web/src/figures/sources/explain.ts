// The arithmetic that made one cell, with every number from the core.

import type { Core } from '../../core.js';
import { dotProduct, num, softmaxShare, type Explanation, type Told } from '../../draw/explanation.js';
import type { Shown } from '../../editing.js';
import type { Language } from '../../language.js';
import { at, isVisible } from '../../matrix.js';
import type { Selection } from '../../step-figure.js';
import { sourceOf, type Result, type State } from './definition.js';
import { isCross } from './kinds.js';
import { hues, valueOf, type Part } from './parts.js';
import { notes, titles } from './text.js';

export function explain(
  core: Core,
  shown: Shown<State, Result>,
  selection: Selection<Part>,
  language: Language,
): Explanation {
  const { part, row, column } = selection;
  return { title: titles[language](part, row + 1, column + 1), ...told(core, shown, selection, language) };
}

function told(
  core: Core,
  shown: Shown<State, Result>,
  { part, row, column }: Selection<Part>,
  language: Language,
): Told {
  const { state, result } = shown;
  const { attention, softmax, mask } = result;
  const projected = (W: 'W_q' | 'W_k' | 'W_v') =>
    dotProduct(core.productTerms(W === 'W_q' ? state.X : sourceOf(state), state[W], row, column), 'plain', hues[W]);
  switch (part) {
    case 'Q':
      return { expression: projected('W_q') };
    case 'K':
      return { expression: projected('W_k') };
    case 'V':
      return { expression: projected('W_v') };
    case 'weights':
      return mask && !isVisible(mask, row, column)
        ? { expression: [num(0, 'weight')], note: notes.hidden[language] }
        : { expression: softmaxShare(at(attention.scores, row, column), softmax, row, column) };
    case 'context':
      return { expression: dotProduct(core.productTerms(attention.weights, result.V, row, column), 'weight', 'value') };
    default: {
      const note = part === 'X' && isCross(state.kind) ? notes.asks : notes[part];
      return { expression: [num(at(valueOf(part, shown), row, column), hues[part])], note: note[language] };
    }
  }
}
