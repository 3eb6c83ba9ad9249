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
import type { TaskFunctions, Trainer } from './types/trainer.js';
import type { TrainingFunctions } from './types/training.js';
import type { TravelFunctions } from './types/travel.js';

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

/** Takes the place in attnValues where its arguments begin, and gives its result's; 0 where it failed. */
export type BareFunction = (first: number) => number;

/** What Emscripten's factory resolves to, with every function of `Bound`, bare. */
export type Module<Bound = Functions> = { readonly [name in keyof Bound]: BareFunction } & {
  /** Where the error of the last call lies, an ErrorData; 0 where there is none. Asking clears it. */
  takeError(): number;
  /** What crosses the border. A caller adds its arguments, and cuts it back when it has taken the result. */
  readonly attnValues: unknown[];
  /** How many arguments each function, and each method of the trainer, takes. */
  readonly attnCounts: Readonly<Record<string, number>>;
  /** In every module but attn-simd. */
  readonly Trainer?: new (
    first: number,
  ) => Record<Exclude<keyof Trainer, 'delete'>, BareFunction> & Pick<Trainer, 'delete'>;
  /** Bytes of the heap in use, for leak tests. */
  heapInUse(): number;
  /** Bytes of memory that the module has taken so far. */
  heapSize(): number;
};
