// Every figure there is, as a class; define-all.ts makes them elements, page/later.ts one at a time.

import { AdditiveAttention } from './additive-attention/element.js';
import { Alignment } from './alignment/element.js';
import { CostOfAttention } from './attention-cost/element.js';
import { BleuAgainstFlops } from './bleu-flops/element.js';
import { ClosedBook } from './closed-book/element.js';
import { Collapse } from './collapse/element.js';
import { FlashTiles } from './flash-tiles/element.js';
import { GradientCheck } from './gradient-check/element.js';
import { LinearAttended } from './linear/element.js';
import { Masks } from './masks/element.js';
import { Courtrooms } from './courtrooms/element.js';
import { LossDoctor } from './loss-doctor/element.js';
import { DrawAlignment } from './draw-alignment/element.js';
import { GradientTravelled } from './gradient-travel/element.js';
import { PathLength } from './path-length/element.js';
import { Pronoun } from './pronoun/element.js';
import { PythonExercise } from './python/element.js';
import { Permutation } from './permutation/element.js';
import { Raced } from './race/element.js';
import { SameOutputs } from './same-output/element.js';
import { ScaledDotProduct } from './scaled-dot-product/element.js';
import { SpreadOfScores } from './score-spread/element.js';
import { Heads } from './heads/element.js';
import { CostOfModel } from './model-cost/element.js';
import { Shapes } from './shapes/element.js';
import { Sources } from './sources/element.js';

export const figures = [
  ScaledDotProduct,
  AdditiveAttention,
  PathLength,
  GradientTravelled,
  CostOfAttention,
  Collapse,
  Alignment,
  Masks,
  SpreadOfScores,
  Courtrooms,
  LossDoctor,
  Sources,
  Heads,
  CostOfModel,
  BleuAgainstFlops,
  Shapes,
  Pronoun,
  ClosedBook,
  DrawAlignment,
  PythonExercise,
  FlashTiles,
  LinearAttended,
  SameOutputs,
  GradientCheck,
  Permutation,
  Raced,
] as const;
