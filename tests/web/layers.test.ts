// The layers of the tree: an include or an import that breaks them is named here.

import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { allEdges, cycleIn, importsIn, includesIn, root, type Edge } from './layers/edges.js';
import { broken, rules } from './layers/rules.js';

const edge = (from: string, to: string, typesOnly = false): Edge => ({ from, to, typesOnly });

test('no include and no import breaks the layers', () => {
  const edges = allEdges();
  assert.ok(edges.length > 50, `only ${edges.length} edges were read`);
  assert.deepEqual(broken(edges), []);
});

test('nothing goes round in a circle', () => {
  assert.deepEqual(cycleIn(allEdges()), []);
  const circle = [edge('a.ts', 'b'), edge('b.ts', 'c'), edge('c.ts', 'b'), edge('d.ts', 'd', true)];
  assert.deepEqual(cycleIn(circle), ['b', 'c', 'b']);
});

test('lessons hold no code', () => {
  const files = readdirSync(join(root, 'lessons'), { recursive: true, withFileTypes: true }).filter((f) => f.isFile());
  assert.deepEqual(
    files.map(({ name }) => name).filter((name) => !/\.(md|json)$/.test(name)),
    [],
  );
});

/** One edge for each rule that must be caught, and one like it that must not. */
const faults: readonly (readonly [rule: string, caught: Edge, allowed: Edge])[] = [
  [
    'the core includes the standard library, Eigen, xtl and itself',
    edge('core/src/mask.cpp', '<emscripten/bind.h>'),
    edge('core/src/mask.cpp', '<Eigen/Core>'),
  ],
  [
    'the core prints nothing and reads nothing',
    edge('core/src/mask.cpp', '<sstream>'),
    edge('core/src/mask.cpp', '<string>'),
  ],
  [
    'a core module includes only modules below it',
    edge('core/include/attn/mask.h', 'core/include/attn/softmax'),
    edge('core/include/attn/softmax.h', 'core/include/attn/mask'),
  ],
  [
    'wasm knows the core and Emscripten only',
    edge('wasm/marshal.h', 'tests/core/gradient_check'),
    edge('wasm/marshal.h', '<emscripten/val.h>'),
  ],
  [
    'the page reaches the bindings only through core.ts, load-core.ts, and as types',
    edge('web/src/matrix.ts', 'wasm/attn'),
    edge('web/src/matrix.ts', 'wasm/attn', true),
  ],
  [
    'drawings take types from the core and know no figure',
    edge('web/src/draw/matrix.ts', 'web/src/core'),
    edge('web/src/draw/matrix.ts', 'web/src/core', true),
  ],
  [
    'figures never import each other',
    edge('web/src/figures/path-length/element.ts', 'web/src/figures/attention-cost/text'),
    edge('web/src/figures/path-length/element.ts', 'web/src/figures/path-length/text'),
  ],
  [
    'only the lists name figures',
    edge('web/src/figure.ts', 'web/src/figures/path-length/element'),
    edge('web/src/figures/registry.ts', 'web/src/figures/path-length/definition'),
  ],
  [
    'what runs in the page knows neither Node nor the builder',
    edge('web/src/share.ts', 'node:fs'),
    edge('web/build/build.ts', 'node:fs'),
  ],
  [
    'a definition stays out of the browser',
    edge('web/src/figures/path-length/definition.ts', 'lit'),
    edge('web/src/figures/path-length/element.ts', 'lit'),
  ],
  [
    'nothing imports tests',
    edge('web/src/share.ts', 'tests/browser/harness'),
    edge('tests/web/a.test.ts', 'tests/web/b'),
  ],
];

test('every rule catches an edge that breaks it, and lets its neighbour pass', () => {
  assert.deepEqual(
    faults.map(([rule]) => rule),
    Object.keys(rules),
  );
  for (const [rule, caught, allowed] of faults) {
    assert.ok(rules[rule]?.(caught), `not caught: ${rule}`);
    assert.ok(!rules[rule]?.(allowed), `caught for nothing: ${rule}`);
  }
});

test('a core module without a place among the layers is named', () => {
  assert.match(broken([edge('core/src/lstm.cpp', '<string>')]).join(), /lstm has no place/);
});

test('edges are read from includes and imports as they are written', () => {
  const cpp = '#include "attn/mask.h"\n  # include <vector>\n#include "marshal.h"\n// #include "no.h"\n';
  assert.deepEqual(
    includesIn('wasm/bind_mask.cpp', cpp).map(({ to }) => to),
    ['core/include/attn/mask', '<vector>', 'wasm/marshal'],
  );
  const script = `import type { A } from '../core.js';\nimport { B, type C } from "./b.js";\nimport 'lit';
    export * from './d.js';\nconst e = await import('./e.js');\n// import './no.js';\n`;
  assert.deepEqual(importsIn('web/src/draw/x.ts', script), [
    edge('web/src/draw/x.ts', 'web/src/core', true),
    edge('web/src/draw/x.ts', 'web/src/draw/b'),
    edge('web/src/draw/x.ts', 'lit'),
    edge('web/src/draw/x.ts', 'web/src/draw/d'),
    edge('web/src/draw/x.ts', 'web/src/draw/e'),
  ]);
});
