// A whole small translator as PyTorch computes it: LSTM encoder, Bahdanau's attention, LSTM decoder, cross-entropy, and
// the gradient of every parameter, put together from the API's parts.

import type { LstmCell, LstmStep, Matrix, ScoredAttention } from '../../../web/src/core.ts';
import { full } from '../modules.ts';
import { check, matrixOf, numbers, type Case } from './case.ts';
import { at, below, beside, columns, rows, sequenceRows, sum, timeMajor, zeros } from './matrices.ts';

/** Gradients by name, added up. */
class Sums {
  readonly #sums: Record<string, Matrix> = {};
  add(parts: Readonly<Record<string, Matrix>>) {
    for (const [name, x] of Object.entries(parts)) this.#sums[name] = this.#sums[name] ? sum(this.#sums[name], x) : x;
  }
  check(c: Case) {
    for (const [name, x] of Object.entries(this.#sums)) check(c, name, x);
  }
}
const ofLstm = (part: string, { W_x, W_h, b }: LstmCell) => ({
  [`d_${part}_w_ih`]: W_x,
  [`d_${part}_w_hh`]: W_h,
  [`d_${part}_b_ih`]: b,
  [`d_${part}_b_hh`]: b,
});

export function checkSeq2Seq(c: Case): void {
  const of = (name: string) => matrixOf(c.inputs[name]!);
  const lstm = (part: string): LstmCell => ({
    kind: 'lstm',
    W_x: of(`${part}_w_ih`),
    W_h: of(`${part}_w_hh`),
    b: sum(of(`${part}_b_ih`), of(`${part}_b_hh`)),
  });
  const [src, tgt] = [of('src'), of('tgt')];
  const [batch, n, steps] = [src.rows, src.cols, tgt.cols - 1];
  const tokens = (x: Matrix, first: number, count: number) => [
    ...timeMajor({ shape: [x.rows, count, 1], data: columns(x, first, count).data }).data,
  ];
  const [source, fed, wanted] = [tokens(src, 0, n), tokens(tgt, 0, steps), tokens(tgt, 1, steps)];
  const lengths = numbers(c.inputs['src_len']!);
  const [encoder, decoder] = [lstm('enc'), lstm('dec')];
  const score = { kind: 'additive', W_q: of('Ws'), W_k: of('Wh'), v: of('v') } as const;
  const out = { W: of('out_w'), b: of('out_b') };
  const h = decoder.W_h.cols;
  const sequences = Array.from({ length: batch }, (_, b) => b);

  const X = full.embedding(of('emb_src'), source);
  const encoded = full.runSequence(encoder, X, zeros(batch, 2 * h), lengths, 'forward');
  const keys = sequences.map((b) => sequenceRows(encoded.outputs, batch, b));
  keys.forEach((key, b) => check(c, 'encoder_states', key, b));
  const emb = full.embedding(of('emb_tgt'), fed);
  const d = emb.cols;
  const looks: ScoredAttention[] = [];
  const taken: { x: Matrix; h: Matrix; c: Matrix; step: LstmStep }[] = [];
  let state = { h: columns(encoded.last, 0, h), c: columns(encoded.last, h, h) };
  for (let t = 0; t < steps; ++t) {
    const now = sequences.map((b) => {
      const mask = full.paddingMask(1, n, lengths[b]!);
      return full.attention(score, rows(state.h, b, 1), keys[b]!, keys[b]!, mask);
    });
    looks.push(...now);
    const x = beside(rows(emb, t * batch, batch), below(...now.map(({ context }) => context)));
    const step = full.lstmStep(decoder, x, state.h, state.c);
    taken.push({ x, ...state, step });
    state = { h: step.h, c: step.c };
  }
  const read = beside(below(...taken.map(({ step }) => step.h)), below(...taken.map(({ x }) => columns(x, d, h))));
  const logits = full.dense(out, read);
  const loss = full.crossEntropy(logits, wanted, {});
  check(c, 'loss', Float32Array.of(loss.loss));
  for (const b of sequences) {
    check(c, 'alpha', below(...taken.map((_, t) => looks[t * batch + b]!.weights)), b);
    check(c, 'logits', sequenceRows(logits, batch, b), b);
  }

  const { dX: d_read, d_layer } = full.denseBackward(out, read, full.crossEntropyBackward(loss, wanted, {}));
  const sums = new Sums();
  sums.add({ d_out_w: d_layer.W, d_out_b: d_layer.b });
  let [dh, dc, d_encoded] = [zeros(batch, h), zeros(batch, h), zeros(n * batch, h)];
  const d_emb: Matrix[] = [];
  for (let t = steps - 1; t >= 0; --t) {
    const { x, h: before, c: memory, step } = taken[t]!;
    const d_now = rows(d_read, t * batch, batch);
    const d_step = full.lstmStepBackward(decoder, x, before, memory, step, sum(dh, columns(d_now, 0, h)), dc);
    sums.add(ofLstm('dec', d_step.d_cell));
    d_emb.unshift(columns(d_step.dx, 0, d));
    const d_context = sum(columns(d_step.dx, d, h), columns(d_now, h, h));
    const back = sequences.map((b) => {
      const query = rows(before, b, 1);
      const look = looks[t * batch + b]!;
      return full.attentionBackward(score, query, keys[b]!, keys[b]!, look, rows(d_context, b, 1));
    });
    for (const { d_score } of back)
      if (d_score.kind === 'additive') sums.add({ d_Ws: d_score.W_q, d_Wh: d_score.W_k, d_v: d_score.v });
    const spread = (row: number, j: number) => {
      const { dK, dV } = back[row % batch]!;
      return at(dK, Math.floor(row / batch), j) + at(dV, Math.floor(row / batch), j);
    };
    d_encoded = { ...d_encoded, data: d_encoded.data.map((value, k) => value + spread(Math.floor(k / h), k % h)) };
    [dh, dc] = [sum(d_step.dh, below(...back.map(({ dQ }) => dQ))), d_step.dc];
  }
  const d_source = full.runSequenceBackward(encoder, X, lengths, encoded, d_encoded, beside(dh, dc), 'forward');
  sums.add(ofLstm('enc', d_source.d_cell as LstmCell));
  sums.add({
    d_emb_src: full.embeddingBackward(of('emb_src').rows, source, d_source.dX),
    d_emb_tgt: full.embeddingBackward(of('emb_tgt').rows, fed, below(...d_emb)),
  });
  sums.check(c);
}
