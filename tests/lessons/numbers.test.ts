// Numbers in the prose: how they are read, compared with the core and written again.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { Facts } from '../../web/build/facts.js';
import { readQuantity } from '../../web/build/quantity.js';
import { core } from './sample-lesson.js';

const agreeing: readonly [written: string, value: number][] = [
  ['0.401112', 0.40111196],
  ['0.40', 0.40111196],
  ['536,870,912', 536870912],
  ['536870912', 536870912],
  ['64 MiB', 67108864],
  ['9 GiB', 9663676416],
  ['4.5 KiB', 4608],
  ['67,108,864 bytes', 67108864],
  ['67,108,864 字节', 67108864],
  ['1.07 GFLOP', 1073741824],
  ['0.27 GMAC', 268435456],
  ['66 %', 0.6593],
  ['66%', 0.6593],
  ['16 GB', 16e9],
  ['175 G', 175e9],
  ['5.4 亿', 536870912],
  ['−0.5', -0.5],
  ['-2', -2],
  ['0.00', -0.0001],
];
for (const [written, value] of agreeing) {
  test(`${written} is ${value}`, () => assert.ok(readQuantity(written).agrees(value)));
}

const differing: readonly [written: string, value: number, right: string][] = [
  ['0.402', 0.40111196, '0.401'],
  ['536,870,913', 536870912, '536,870,912'],
  ['65 MiB', 67108864, '64 MiB'],
  ['65 %', 0.6593, '66 %'],
  ['1.1 GFLOP', 2e9, '2.0 GFLOP'],
  ['1', NaN, 'NaN'],
  ['1', Infinity, 'Infinity'],
];
for (const [written, value, right] of differing) {
  test(`${written} is not ${value}, which would be ${right}`, () => {
    assert.ok(!readQuantity(written).agrees(value));
    assert.equal(readQuantity(written).rewrite(value), right);
  });
}

for (const wrong of ['1,23', '12,34,567', '1.', '.5', 'x', '', '1 2']) {
  test(`${JSON.stringify(wrong)} is not a number`, () => assert.throws(() => readQuantity(wrong)));
}

test('text keeps number and unit on one line, TeX groups without a space', () => {
  assert.equal(readQuantity('64 MiB').text, '64\u00a0MiB');
  assert.equal(readQuantity('−2.5').text, '−2.5');
  assert.equal(readQuantity('536,870,912').tex, '536{,}870{,}912');
  assert.equal(readQuantity('66 %').tex, '66\\,\\%');
});

const list = {
  example: [
    'scaledDotProductAttention',
    [[1, 0]],
    [
      [1, 0],
      [0, 1],
      [1, 1],
    ],
    [
      [10, 0],
      [0, 20],
      [5, 5],
    ],
    null,
    {},
  ],
  terms: [
    'productTerms',
    { fact: 'example', path: 'weights' },
    [
      [10, 0],
      [0, 20],
      [5, 5],
    ],
    0,
    1,
  ],
  general: ['attentionScores', { kind: 'general', W: [[2]] }, [[3]], [[5]]],
  chain: ['shortestPath', { fact: 'window' }, 0, 2],
  window: ['slidingWindowMask', 3, 1],
};

test('facts feed on earlier ones, nested arrays are matrices wherever they stand, paths reach every number', () => {
  const { chain, window, ...others } = list;
  const facts = new Facts(core, { ...others, window, chain }, (_, message) => assert.fail(message));
  assert.ok(Math.abs(facts.number('example.context[0,1]') - 5.961077) < 1e-5);
  assert.ok(Math.abs(facts.number('terms.products[0, 1] / terms.sum') - 0.6636) < 1e-4);
  assert.equal(facts.number('general.values[0,0]'), 30);
  assert.equal(facts.number('chain[1]'), 1);
  assert.deepEqual(facts.unused, []);
});

test('a fact cannot feed on a later one', () => {
  const told: string[] = [];
  new Facts(core, list, (name) => told.push(name));
  assert.deepEqual(told, ['chain']);
});

test('no path leads out of the results', () => {
  const facts = new Facts(core, { example: list.example }, () => assert.fail());
  for (const path of [
    'example.constructor',
    'example.weights.data.length',
    'example[0]',
    'toString',
    'example..weights',
  ]) {
    assert.throws(() => facts.number(path), path);
  }
});
