// What the modules export: one declaration in types/ for each binding in bind_*.cpp, held true by
// tests/wasm/api.test.ts. Use web/src/core.ts, or dist/core, which turn errors into exceptions.

import type { AttentionFunctions } from './types/attention.js';
import type { BackwardFunctions } from './types/backward.js';
import type { CostFunctions } from './types/cost.js';
import type { ExperimentFunctions } from './types/experiments.js';
import type { FlashFunctions } from './types/flash.js';
import type { Float16Functions } from './types/float16.js';
import type { GradeFunctions } from './types/grade.js';
import type { LinearFunctions } from './types/linear.js';
import type { MaskFunctions } from './types/masks.js';
import type { ModelFunctions } from './types/model.js';
import type { CacheFunctions, MultiHeadFunctions } from './types/multi-head.js';
import type { OperatorFunctions } from './types/operator.js';
import type { PositionFunctions } from './types/positions.js';
import type { RecurrentFunctions, SequenceFunctions } from './types/recurrent.js';
import type { TaskFunctions, TrainerConstructor } from './types/trainer.js';
import type { TrainingFunctions } from './types/training.js';
import type { TravelFunctions } from './types/travel.js';
import type { ErrorData } from './types/values.js';

export type * from './types/attention.js';
export type * from './types/backward.js';
export type * from './types/cost.js';
export type * from './types/experiments.js';
export type * from './types/flash.js';
export type * from './types/float16.js';
export type * from './types/grade.js';
export type * from './types/linear.js';
export type * from './types/masks.js';
export type * from './types/model.js';
export type * from './types/multi-head.js';
export type * from './types/operator.js';
export type * from './types/positions.js';
export type * from './types/recurrent.js';
export type * from './types/trainer.js';
export type * from './types/training.js';
export type * from './types/travel.js';
export type * from './types/values.js';

/** What the page opens with, attn-simd. */
export interface Functions extends AttentionFunctions, CostFunctions, MaskFunctions, TaskFunctions {}

/** What later figures need. attn-training has it without most of Functions, the scalar module and the twin with them. */
export interface LaterFunctions
  extends
    ExperimentFunctions,
    FlashFunctions,
    GradeFunctions,
    LinearFunctions,
    ModelFunctions,
    MultiHeadFunctions,
    SequenceFunctions,
    TravelFunctions {}

/** Both. */
export interface LearningFunctions extends Functions, LaterFunctions {}

/** And what developers' module, attn-full, holds besides. */
export interface AllFunctions
  extends
    LearningFunctions,
    BackwardFunctions,
    CacheFunctions,
    Float16Functions,
    OperatorFunctions,
    PositionFunctions,
    RecurrentFunctions,
    TrainingFunctions {}

/** What Emscripten's factory resolves to. */
export type Module<Bound = Functions> = Bound & {
  /** The error of the last call, or null; asking clears it. */
  takeError(): ErrorData | null;
  /** How many arguments each function, and each method of the trainer, takes. */
  readonly attnCounts: Readonly<Record<string, number>>;
  /** In every module but attn-simd. */
  readonly Trainer?: TrainerConstructor;
  /** Bytes of the heap in use, for leak tests. */
  heapInUse(): number;
  /** Bytes of memory that the module has taken so far. */
  heapSize(): number;
};
