// Which file of reference cases asks what of the API, and what came of it.

import { join } from 'node:path';

import { onnxFolder, pytorchFolder, readCases, type Case } from './case.ts';
import { checkAttention } from './onnx-attention.ts';
import * as onnx from './onnx-others.ts';
import * as attention from './torch-attention.ts';
import { checkMultiHead } from './torch-multi-head.ts';
import { checkRecurrent } from './torch-recurrent.ts';
import { checkSeq2Seq } from './torch-seq2seq.ts';
import { checkLossOrNorm, checkOptimiser } from './torch-training.ts';

export interface CaseFile {
  readonly source: 'PyTorch' | 'ONNX';
  readonly name: string;
  /** How many there are: none may go missing. */
  readonly cases: number;
  /** Throws where the numbers differ. */
  readonly check: (c: Case) => void;
}

const from = (source: 'PyTorch' | 'ONNX', list: readonly (readonly [string, number, (c: Case) => void])[]) =>
  list.map(([name, cases, check]): CaseFile => ({ source, name, cases, check }));

export const files: readonly CaseFile[] = [
  ...from('PyTorch', [
    ['additive_luong.jsonl', 11, attention.checkScores],
    ['loss_norm.jsonl', 6, checkLossOrNorm],
    ['mha.jsonl', 18, checkMultiHead],
    ['optim.jsonl', 10, checkOptimiser],
    ['rnn.jsonl', 19, checkRecurrent],
    ['sdpa.jsonl', 18, attention.checkScaledDotProduct],
    ['seq2seq.jsonl', 2, checkSeq2Seq],
    ['softmax.jsonl', 12, attention.checkSoftmax],
  ]),
  ...from('ONNX', [
    ['attention.jsonl', 76, checkAttention],
    ['attention_opset25_window.jsonl', 11, checkAttention],
    ['flexattention.jsonl', 6, checkAttention],
    ['linear_attention.jsonl', 14, onnx.checkLinearAttention],
    ['rotary.jsonl', 8, onnx.checkRotary],
    ['gru.jsonl', 4, onnx.checkRecurrent],
    ['lstm.jsonl', 4, onnx.checkRecurrent],
    ['rnn.jsonl', 4, onnx.checkRecurrent],
    ['softmax.jsonl', 14, onnx.checkSoftmax],
  ]),
];

export interface Outcome {
  readonly passed: number;
  readonly failures: readonly string[];
  /** Cases that are not in the folder. */
  readonly skipped: number;
}

export function run({ source, name, cases, check }: CaseFile): Outcome {
  const found = readCases(join(source === 'ONNX' ? onnxFolder : pytorchFolder, name));
  const failures = found.flatMap((c) => {
    try {
      check(c);
      return [];
    } catch (error) {
      return [`${c.name}: ${error instanceof Error ? error.message : String(error)}`];
    }
  });
  return { passed: found.length - failures.length, failures, skipped: Math.max(cases - found.length, 0) };
}
