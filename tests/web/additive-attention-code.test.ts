// All four scores as a program: run where Python has NumPy, it must give the numbers of the core.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import katex from 'katex';

import { CoreError } from '../../web/src/core.js';
import { definition, type State } from '../../web/src/figures/additive-attention/definition.js';
import { kinds } from '../../web/src/figures/additive-attention/kinds.js';
import { withMatrix } from '../../web/src/figures/additive-attention/linked-sizes.js';
import { matrix } from '../../web/src/matrix.js';
import { initialState } from '../../web/src/schema.js';
import { loadNodeCore } from '../../web/build/node-core.js';
import { agrees, needsNumpy, numbersOf } from './python.js';

const core = await loadNodeCore();
const start = initialState(definition.schema);

const states: Readonly<Record<string, State>> = {
  'as it opens': start,
  'three queries, numbers that float32 rounds': { ...start, s: matrix([[0.1, -1e-3], [3, 1 / 3], [40, -40]]) }, // prettier-ignore
  'widths that differ, so that dot is left out': withMatrix(start, 's', matrix([[2, 1, -1]])),
};

for (const [name, state] of Object.entries(states)) {
  test(`the NumPy program gives the same numbers: ${name}`, needsNumpy, () => {
    const result = definition.compute(core, state);
    const program = definition.code.numpy!(state, result);
    for (const kind of kinds) {
      const one = result.scored[kind];
      if (one instanceof CoreError) {
        assert.match(program, new RegExp(`# "${kind}" does not fit`));
        continue;
      }
      const numbers = numbersOf(program.replace('scores.items()', `[("${kind}", scores["${kind}"])]`), 'e', 'weights', 'weights @ h'); // prettier-ignore
      const expected = [...one.scores.values.data, ...one.weights.data, ...one.context.data];
      assert.ok(agrees(numbers, expected), `${kind}: ${numbers} for ${expected}`);
    }
  });
}

test('the LaTeX sets as a formula, gives each score its numbers, and leaves out what does not fit', () => {
  const latex = (state: State) => definition.code.latex!(state, definition.compute(core, state));
  const text = latex(start);
  katex.renderToString(text, { displayMode: true, throwOnError: true, strict: 'error' });
  assert.match(text, /e_\{ti\} &= s_t\^\\top h_i: & e &= \\begin\{pmatrix\} 2 & 1 & 3 \\end\{pmatrix\}/);
  assert.match(text, /0\.665241/);
  assert.doesNotMatch(latex(withMatrix(start, 's', matrix([[2, 1, -1]]))), /s_t\^\\top h_i:/);
});
