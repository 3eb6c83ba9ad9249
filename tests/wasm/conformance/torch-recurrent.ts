// PyTorch's RNN, GRU and LSTM, their cells, and all their gradients.

import type { Cell, GruCell, LstmCell, Matrix, Sequence } from '../../../web/src/core.ts';
import { full } from '../modules.ts';
import { check, matrixCount, matrixOf, numbers, type Case } from './case.ts';
import { beside, columns, dot, sequenceRows, sum, timeMajor, zeros } from './matrices.ts';

/** `suffix` is "_l0", "_l0_reverse", …, or "" for a single cell. */
function cellOf({ op, inputs }: Case, suffix: string): Cell {
  const of = (name: string) => inputs[name + suffix] && matrixOf(inputs[name + suffix]!);
  const [W_x, W_h] = [of('weight_ih')!, of('weight_hh')!];
  const [b_x, b_h] = [of('bias_ih') ?? zeros(1, W_x.rows), of('bias_hh') ?? zeros(1, W_x.rows)];
  if (op.startsWith('nn.LSTM')) return { kind: 'lstm', W_x, W_h, b: sum(b_x, b_h) };
  if (op === 'nn.RNN') return { kind: 'rnn', W_x, W_h, b: sum(b_x, b_h) };
  const n = W_h.cols;
  const b = beside(columns(sum(b_x, b_h), 0, 2 * n), columns(b_x, 2 * n, n));
  return { kind: 'gru', W_x, W_h, b, b_hn: columns(b_h, 2 * n, n) };
}

function checkParameters(c: Case, suffix: string, d: Cell) {
  check(c, `d_weight_ih${suffix}`, d.W_x);
  check(c, `d_weight_hh${suffix}`, d.W_h);
  if (!c.inputs[`bias_ih${suffix}`]) return;
  check(c, `d_bias_ih${suffix}`, d.b);
  check(c, `d_bias_hh${suffix}`, d.kind === 'gru' ? beside(columns(d.b, 0, 2 * d.W_h.cols), d.b_hn) : d.b);
}

/** h or [h c] of layer and direction `index`; 0 where they are not given. */
function stateOf(c: Case, cell: Cell, index: number, h: string, memory: string): Matrix {
  const lstm = cell.kind === 'lstm';
  if (!c.inputs[h]) return zeros(matrixCount(c.inputs['x']!), (lstm ? 2 : 1) * cell.W_h.cols);
  const hidden = matrixOf(c.inputs[h], index);
  return lstm ? beside(hidden, matrixOf(c.inputs[memory]!, index)) : hidden;
}
function checkState(c: Case, state: Matrix, n: number, index: number, h: string, memory: string) {
  if (c.outputs[h]) check(c, h, columns(state, 0, n), index);
  if (c.outputs[memory]) check(c, memory, columns(state, n, n), index);
}

function batchOf(c: Case) {
  const x = c.inputs['x']!;
  const [batch, steps] = [matrixCount(x), x.shape.at(-2)!];
  const lengths: number[] = c.inputs['lengths'] ? numbers(c.inputs['lengths']) : new Array(batch).fill(steps);
  const checkRows = (name: string, all: Matrix) => {
    for (let b = 0; b < batch; ++b) check(c, name, sequenceRows(all, batch, b), b);
  };
  return { X: timeMajor(x), G: timeMajor(c.inputs['G']!), n: c.attributes['hidden_size'], lengths, checkRows };
}

/** One layer over another, each in one direction. */
function checkStack(c: Case) {
  const { X, G, n, lengths, checkRows } = batchOf(c);
  const layers = Array.from({ length: c.attributes['num_layers'] }, (_, layer) => layer);
  const cells = layers.map((layer) => cellOf(c, `_l${layer}`));
  const inputs = [X];
  const runs: Sequence[] = [];
  let loss = 0;
  for (const layer of layers) {
    const cell = cells[layer]!;
    const run = full.runSequence(cell, inputs[layer]!, stateOf(c, cell, layer, 'h0', 'c0'), lengths, 'forward');
    runs.push(run);
    inputs.push(run.outputs);
    checkState(c, run.last, n, layer, 'h_n', 'c_n');
    loss += dot(run.last, stateOf(c, cell, layer, 'Gh', 'Gc'));
  }
  const outputs = inputs.at(-1)!;
  checkRows('output', outputs);
  check(c, 'loss', Float32Array.of(loss + dot(outputs, G)));
  let d_outputs = G;
  for (const layer of layers.reverse()) {
    const [cell, d_last] = [cells[layer]!, stateOf(c, cells[layer]!, layer, 'Gh', 'Gc')];
    const d = full.runSequenceBackward(cell, inputs[layer]!, lengths, runs[layer]!, d_outputs, d_last, 'forward');
    checkParameters(c, `_l${layer}`, d.d_cell);
    checkState(c, d.d_initial, n, layer, 'd_h0', 'd_c0');
    d_outputs = d.dX;
  }
  checkRows('d_x', d_outputs);
}

function checkBothWays(c: Case) {
  const { X, G, n, lengths, checkRows } = batchOf(c);
  const cell = { forward: cellOf(c, '_l0'), reverse: cellOf(c, '_l0_reverse') };
  const states = (h: string, memory: string) =>
    [0, 1].map((index) => stateOf(c, cell.forward, index, h, memory)) as [Matrix, Matrix];
  const run = full.runBidirectional(cell, X, ...states('h0', 'c0'), lengths);
  checkRows('output', run.outputs);
  checkState(c, run.forward.last, n, 0, 'h_n', 'c_n');
  checkState(c, run.reverse.last, n, 1, 'h_n', 'c_n');
  const d = full.runBidirectionalBackward(cell, X, lengths, run, G, ...states('Gh', 'Gc'));
  checkRows('d_x', d.dX);
  checkState(c, d.d_initial_forward, n, 0, 'd_h0', 'd_c0');
  checkState(c, d.d_initial_reverse, n, 1, 'd_h0', 'd_c0');
  checkParameters(c, '_l0', d.d_cell.forward);
  checkParameters(c, '_l0_reverse', d.d_cell.reverse);
}

function checkCell(c: Case) {
  const of = (name: string) => matrixOf(c.inputs[name]!);
  const [x, h] = [of('x'), of('h')];
  if (c.op === 'nn.GRUCell') {
    const cell = cellOf(c, '') as GruCell;
    const forward = full.gruStep(cell, x, h);
    const d = full.gruStepBackward(cell, x, h, forward, of('Gh'));
    check(c, 'h1', forward.h);
    check(c, 'd_x', d.dx);
    check(c, 'd_h', d.dh);
    return checkParameters(c, '', d.d_cell);
  }
  const cell = cellOf(c, '') as LstmCell;
  const forward = full.lstmStep(cell, x, h, of('c'));
  const d = full.lstmStepBackward(cell, x, h, of('c'), forward, of('Gh'), of('Gc'));
  check(c, 'h1', forward.h);
  check(c, 'c1', forward.c);
  check(c, 'd_x', d.dx);
  check(c, 'd_h', d.dh);
  check(c, 'd_c', d.dc);
  checkParameters(c, '', d.d_cell);
}

export function checkRecurrent(c: Case): void {
  if (c.op.endsWith('Cell')) return checkCell(c);
  return c.attributes['bidirectional'] ? checkBothWays(c) : checkStack(c);
}
