// Networks trained on tasks, and what they are asked.

import type { Matrix } from './values.js';

/**
 * What a length measures: copy, reverse, sort: digits; translation: clauses; numerals, both ways: digits of the number;
 * sentiment and reviews: words; dates, xor and glyphs: nothing, it is 1. The target is a class of the whole source in
 * sentiment, where one word decides, in reviews, where many do, and in xor and glyphs, whose sources are pictures of 2
 * and of 8 · 8 points and go through a perceptron.
 */
export type TaskKind =
  | 'copy'
  | 'reverse'
  | 'sort'
  | 'translation'
  | 'numerals-to-digits'
  | 'digits-to-numerals'
  | 'dates'
  | 'sentiment'
  | 'reviews'
  | 'xor'
  | 'glyphs';
export type CellKind = 'rnn' | 'gru' | 'lstm';
/**
 * none: the fixed vector, given at every step. additive and concat ask with the decoder's state before the step
 * (Bahdanau et al. 2015); dot, scaled-dot and general with the one after it (Luong et al. 2015).
 */
export type ScoreKind = 'none' | 'dot' | 'scaled-dot' | 'general' | 'concat' | 'additive';
export type OptimiserKind = 'sgd' | 'adam' | 'adamw';

export interface TaskDescription {
  /** The source's vocabulary. */
  readonly source: string[];
  /** The target's, the end mark `</s>` first. */
  readonly target: string[];
  /** Lengths that may be asked for, in the task's own measure. */
  readonly lowest: number;
  readonly highest: number;
}
export interface TaskPair {
  readonly source: string[];
  /** Without the end mark. */
  readonly target: string[];
  /** For each target word the place in the source that it comes from; -1: none. */
  readonly gold: number[];
}

/** Only `task` must be there; "not-in-range", "not-positive" or "not-finite" for a setting that makes no sense. */
export interface TrainerConfig {
  readonly task: TaskKind;
  /** gru unless set. */
  readonly cell?: CellKind;
  /** The encoder reads both ways: true unless set. */
  readonly bidirectional?: boolean;
  /** 1 to 256, 32 unless set: of each direction, and of the decoder (twice that for dot and scaled-dot). */
  readonly hidden?: number;
  /** 1 to 256, 32 unless set. */
  readonly embedding?: number;
  /** additive unless set. */
  readonly score?: ScoreKind;
  /** Sequences in a step, 1 to 256, 32 unless set. */
  readonly batch?: number;
  /** adam unless set. */
  readonly optimiser?: OptimiserKind;
  /** Above 0, 0.005 unless set. */
  readonly learning_rate?: number;
  /** 0 to 1, 0.5 unless set: the rate is multiplied by it after every `decay_every` steps. */
  readonly decay?: number;
  /** 0 unless set: never. */
  readonly decay_every?: number;
  /** The gradient's largest norm, 5 unless set; 0: any. */
  readonly clip?: number;
  readonly weight_decay?: number;
  /** Of sgd, 0 to 1, 0 unless set. */
  readonly momentum?: number;
  /** Lengths trained on, 1 to 16 unless set. */
  readonly lowest?: number;
  readonly highest?: number;
  /** Of parameters and pairs, 1 unless set. */
  readonly seed?: number;
  /** Share of target words replaced by random ones, 0 unless set. */
  readonly label_noise?: number;
}

/** An entry a step. Where a loss or a gradient is no longer finite, training stops before the parameters follow. */
export interface TrainingSteps {
  readonly losses: number[];
  /** Before clipping. */
  readonly gradient_norms: number[];
  /** Since the beginning. */
  readonly steps: number;
  readonly sequences: number;
  /** Target words that count. */
  readonly tokens: number;
  /** Share of the places in these steps' batches that hold nothing. */
  readonly padding: number;
  /** Of the next step. */
  readonly learning_rate: number;
  readonly diverged: boolean;
}

/** Greedy decoding of pairs that are the same at every call. */
export interface Evaluation {
  readonly length: number;
  readonly count: number;
  /** Share of outputs that are right altogether. */
  readonly exact_match: number;
  /** Share of wanted words, end marks included, that stand in their place. */
  readonly token_accuracy: number;
}

export interface Decoded {
  readonly source: string[];
  /** Without the end mark. */
  readonly output: string[];
  /** (steps, source), the end mark's step included; (0, 0) without attention. */
  readonly weights: Matrix;
  /** False: cut off. */
  readonly ended: boolean;
  /** Empty if the task has no answer to this source. */
  readonly expected: string[];
}

/** A source with its right target, teacher-forced. */
export interface Aligned {
  readonly source: string[];
  /** The end mark last. */
  readonly target: string[];
  /** (target, source); (0, 0) without attention. */
  readonly weights: Matrix;
  readonly gold: number[];
  /** Share of the words with gold whose largest weight is there; NaN if there are none. */
  readonly hit_rate: number;
}

/** Everything that changes while training. */
export interface Snapshot {
  readonly steps: number;
  readonly sequences: number;
  readonly tokens: number;
  readonly values: Matrix;
  readonly moments: Matrix;
  readonly randomness: Matrix;
}

/** α as it is. */
export interface Learned {
  readonly kind: 'learned';
}
/** Each row's weights shuffled among the places of the source, by the seed and the step. */
export interface Permute {
  readonly kind: 'permute';
  readonly seed: number;
}
/** All equal. */
export interface Flatten {
  readonly kind: 'flatten';
}
/** 1 at the largest weight. */
export interface Harden {
  readonly kind: 'harden';
}
/** 0 at one place, the others scaled up to sum 1. */
export interface Mute {
  readonly kind: 'mute';
  readonly position: number;
}
/** Row t for step t, cut to the source and scaled to sum 1; steps past the last row, and rows that sum to 0, keep α. */
export interface Given {
  readonly kind: 'given';
  readonly weights: Matrix;
}
export type AttentionEdit = Learned | Permute | Flatten | Harden | Mute | Given;

export interface TaskFunctions {
  describeTask(task: TaskKind): TaskDescription;
  /** Pairs of random lengths, the same for the same seed. */
  sampleTask(task: TaskKind, lowest: number, highest: number, count: number, seed: number): TaskPair[];
  /** The words of a text: "unknown-word" [where, word, place], "empty-input" [where], "too-long" [where, words, limit]. */
  parseTask(task: TaskKind, text: string): string[];
}

/** One network on one task, from random numbers to what it learns. The same config and seed live the same life. */
export interface Trainer {
  /** At most `count` optimiser steps, 0 to 100,000; none once training has diverged. */
  step(count: number): TrainingSteps;
  /** Of `count` pairs, 1 to 10,000. */
  evaluate(length: number, count: number): Evaluation;
  /** Errors as parseTask's. */
  decode(text: string): Decoded;
  /** The same, and "no-answer" [where] if the task has no right target for the text. */
  align(text: string): Aligned;
  /** What decode and evaluate do to the weights from now on; training knows nothing of it. */
  setAttention(edit: AttentionEdit): void;
  /** How many numbers are learned. */
  parameters(): number;
  snapshot(): Snapshot;
  /** "shape-expected" unless the snapshot is of a trainer of the same sizes, "not-in-range" for an impossible number. */
  restore(snapshot: Snapshot): void;
  /** Its memory is free; any further call is the error "deleted" [method]. */
  delete(): void;
}
export type TrainerConstructor = new (config: TrainerConfig) => Trainer;
