// Layers, losses and optimisers, with PyTorch's numbers. Nothing is changed in place: new values come back.

import type { Matrix } from './values.js';

/** Y = X Wᵀ + b. */
export interface Dense {
  /** (d_out, d_in). */
  readonly W: Matrix;
  /** (1, d_out). */
  readonly b: Matrix;
}
export interface DenseGradient {
  readonly dX: Matrix;
  readonly d_layer: Dense;
}
/** gain · (x - mean) / √(variance + ε) + bias, row by row (Ba et al. 2016). */
export interface LayerNorm {
  /** (1, d). */
  readonly gain: Matrix;
  /** (1, d). */
  readonly bias: Matrix;
  /** 10⁻⁵ unless set. */
  readonly epsilon?: number;
}
export interface Normalised {
  /** (rows, 1). */
  readonly means: Matrix;
  /** (rows, 1), 1 / √(variance + ε). */
  readonly scales: Matrix;
  /** (rows, d), before gain and bias. */
  readonly normalised: Matrix;
  /** (rows, d). */
  readonly output: Matrix;
}
export interface LayerNormGradient {
  readonly dX: Matrix;
  readonly d_layer: LayerNorm;
}

export interface LogSoftmax {
  /** (n, m), log p. */
  readonly values: Matrix;
  /** (n, 1), log Σ e^x. */
  readonly logsumexp: Matrix;
}
export interface CrossEntropyOptions {
  /** Rows of this target do not count: padding; -100 unless set. */
  readonly ignore_index?: number;
  /** ε from 0 to 1: the target is 1 - ε at the right class plus ε spread over all (Szegedy et al. 2016). */
  readonly label_smoothing?: number;
}
export interface CrossEntropy {
  /** (n, classes). */
  readonly log_probabilities: Matrix;
  /** (n, 1), 0 for a row that does not count. */
  readonly losses: Matrix;
  /** How many rows count. */
  readonly counted: number;
  /** Their mean loss; 0 if no row counts. */
  readonly loss: number;
}

/** Learning rate 0.1, momentum and weight decay 0 unless set. */
export interface Sgd {
  readonly kind: 'sgd';
  readonly learning_rate?: number;
  readonly momentum?: number;
  readonly weight_decay?: number;
}
/** 0.001, 0.9, 0.999, 10⁻⁸ and 0 unless set (Kingma and Ba 2015); the decay goes into the gradient. */
export interface Adam {
  readonly kind: 'adam';
  readonly learning_rate?: number;
  readonly beta1?: number;
  readonly beta2?: number;
  readonly epsilon?: number;
  readonly weight_decay?: number;
  /** Divide by the largest second moment so far (Reddi et al. 2018). */
  readonly amsgrad?: boolean;
}
/** The same with a decay of 0.01 straight into the values (Loshchilov and Hutter 2019). */
export interface AdamW {
  readonly kind: 'adamw';
  readonly learning_rate?: number;
  readonly beta1?: number;
  readonly beta2?: number;
  readonly epsilon?: number;
  readonly weight_decay?: number;
  readonly amsgrad?: boolean;
}
export type Optimiser = Sgd | Adam | AdamW;

/** What is remembered from step to step, one matrix a parameter. */
export interface OptimiserState {
  readonly steps: number;
  /** Momentum, or the first moments. */
  readonly first: Matrix[];
  /** The second moments. */
  readonly second: Matrix[];
  /** The largest second moments, with amsgrad. */
  readonly largest: Matrix[];
}
export interface OptimiserStep {
  readonly values: Matrix[];
  readonly state: OptimiserState;
}
export interface ClippedGradients {
  readonly gradients: Matrix[];
  /** The norm as it was. */
  readonly norm: number;
}

export interface TrainingFunctions {
  /** (tokens, d): row i is row tokens[i] of the table, (vocabulary, d). "not-in-range" for a token it does not hold. */
  embedding(table: Matrix, tokens: ArrayLike<number>): Matrix;
  /** The table's gradient, (vocabulary, d). */
  embeddingBackward(vocabulary: number, tokens: ArrayLike<number>, d_output: Matrix): Matrix;
  dense(layer: Dense, X: Matrix): Matrix;
  denseBackward(layer: Dense, X: Matrix, dY: Matrix): DenseGradient;
  layerNorm(layer: LayerNorm, X: Matrix): Normalised;
  layerNormBackward(layer: LayerNorm, forward: Normalised, d_output: Matrix): LayerNormGradient;

  /** Row by row; a row with a NaN or +Infinity, or of -Infinity alone, is NaN. "no-keys" for rows of nothing. */
  logSoftmax(x: Matrix): LogSoftmax;
  /** From the values that logSoftmax gave. */
  logSoftmaxBackward(values: Matrix, d_values: Matrix): Matrix;
  /** Of softmax(logits), (n, classes), against n classes by number. "not-in-range" for a target or ε. */
  crossEntropy(logits: Matrix, targets: ArrayLike<number>, options: CrossEntropyOptions): CrossEntropy;
  /** The gradient of the logits. */
  crossEntropyBackward(forward: CrossEntropy, targets: ArrayLike<number>, options: CrossEntropyOptions): Matrix;

  /** ‖g‖ of all gradients as one vector. */
  gradientNorm(gradients: readonly Matrix[]): number;
  /** Every gradient times min(1, maxNorm / ‖g‖) (Pascanu et al. 2013). "not-positive" for maxNorm. */
  clipGradientNorm(gradients: readonly Matrix[], maxNorm: number): ClippedGradients;
  /** One step of every value along its gradient; the state is null at the first one. */
  optimiserStep(
    optimiser: Optimiser,
    state: OptimiserState | null,
    values: readonly Matrix[],
    gradients: readonly Matrix[],
  ): OptimiserStep;
}
