// A figure made of matrices, each computed from those before it: every cell is explained when it is pointed at, and
// linked with the cells that made it and with the terms of the formula. What is pointed at is no part of the state.

import { html, nothing, type TemplateResult } from 'lit';

import type { Core, Matrix } from './core.js';
import { explanationLine, explanationStyles } from './draw/explanation-line.js';
import type { Explanation } from './draw/explanation.js';
import { formula, formulaStyles, type FormulaPart } from './draw/formula.js';
import './draw/matrix.js';
import type { Cell, Hue, Mark } from './draw/matrix.js';
import { stepStyles } from './draw/step-styles.js';
import { Figure, type Shown } from './figure.js';
import type { Language, Text } from './language.js';
import { resized, type Mask } from './matrix.js';

/** A cell of one of the matrices. */
export interface Selection<P extends string> extends Cell {
  readonly part: P;
}
/** The rows, columns and cells to mark in each matrix. */
export type Links<P extends string> = Readonly<Partial<Record<P, readonly Mark[]>>>;

/** What a figure says of its matrices. */
export interface Parts<S extends object, R, P extends string> {
  readonly hueOf: (part: P) => Hue;
  readonly labelOf: (part: P) => Text;
  /** How a matrix is written in the formula. */
  readonly symbolOf: (part: P, state: S) => string | TemplateResult;
  readonly rowNames: (part: P, value: Matrix, shown: Shown<S, R>) => readonly string[];
  readonly columnNames: (part: P, value: Matrix, shown: Shown<S, R>) => readonly string[];
  /** undefined where there is none: what could not be computed cannot be explained. */
  readonly valueOf: (part: P, shown: Shown<S, R>) => Matrix | undefined;
  readonly linksOf: (selection: Selection<P>, shown: Shown<S, R>) => Links<P>;
  /** The terms of the formula that speak of a part. */
  readonly termsOf: (part: P) => readonly string[];
  readonly explain: (core: Core, shown: Shown<S, R>, selection: Selection<P>, language: Language) => Explanation;
}

/** What one matrix has beside its value. */
export interface Extra {
  /** Makes it an input: receives what the reader made of it. */
  readonly put?: (m: Matrix) => void;
  /** How far an input may grow; it keeps its shape where this is not set. */
  readonly most?: { readonly rows: number; readonly cols: number };
  readonly toggle?: (cell: Cell) => void;
  readonly mask?: Mask | null;
  readonly sums?: Matrix;
  /** Drawn below it. */
  readonly control?: unknown;
}

const none: readonly never[] = [];

export abstract class StepFigure<S extends object, R, P extends string> extends Figure<S, R> {
  static override styles = [...Figure.styles, formulaStyles, stepStyles, explanationStyles];
  static override properties = { selection: { state: true }, pointed: { state: true } };
  declare protected selection: Selection<P> | undefined;
  /** A term of the formula, or the matrix under the pointer. */
  declare protected pointed: P | undefined;
  protected abstract readonly parts: Parts<S, R, P>;

  /** The same until what they depend on changes, so that nothing is drawn again without need. */
  #links: { readonly selection: Selection<P>; readonly shown: Shown<S, R>; readonly links: Links<P> } | undefined;

  #linksOf(shown: Shown<S, R>): Links<P> | undefined {
    const { selection } = this;
    if (!selection) return undefined;
    if (this.#links?.selection !== selection || this.#links.shown !== shown)
      this.#links = { selection, shown, links: this.parts.linksOf(selection, shown) };
    return this.#links.links;
  }

  protected formula(terms: readonly FormulaPart[], label: string) {
    const part = this.pointed ?? this.selection?.part;
    return formula(terms, {
      label,
      marked: new Set(part ? this.parts.termsOf(part) : none),
      point: (term) => (this.pointed = term as P | undefined),
      choose: (term) => this.renderRoot.querySelector(`[data-part=${term}]`)?.scrollIntoView({ block: 'nearest' }),
    });
  }

  protected drawn(part: P, value: Matrix, state: S, shown: Shown<S, R>, extra: Extra = {}) {
    const { language, selection, parts } = this;
    const { put, most, toggle, mask, sums, control } = extra;
    const hue = parts.hueOf(part);
    const label = parts.labelOf(part)[language];
    return html`<div
      class="part hue-${hue}"
      data-part=${part}
      ?data-marked=${this.pointed === part}
      @pointerenter=${() => (this.pointed = part)}
      @pointerleave=${() => (this.pointed = undefined)}
    >
      <p class="name">${label}</p>
      <attn-matrix
        .value=${value}
        .label=${label}
        .symbol=${parts.symbolOf(part, state)}
        .hue=${hue}
        .language=${language}
        .editable=${put !== undefined}
        .resizable=${most !== undefined}
        .maxRows=${most?.rows ?? value.rows}
        .maxCols=${most?.cols ?? value.cols}
        .toggles=${toggle !== undefined}
        .mask=${mask ?? undefined}
        .rowLabels=${parts.rowNames(part, value, shown)}
        .columnLabels=${parts.columnNames(part, value, shown)}
        .rowSums=${sums?.data ?? none}
        .highlight=${this.#linksOf(shown)?.[part] ?? none}
        .selected=${selection?.part === part ? selection : undefined}
        @matrix-edit=${({ detail }: CustomEvent<{ matrix: Matrix }>) => put?.(detail.matrix)}
        @matrix-resize=${({ detail }: CustomEvent<{ rows: number; cols: number }>) =>
          put?.(resized(value, detail.rows, detail.cols))}
        @cell-select=${({ detail }: CustomEvent<Cell | null>) => detail && (this.selection = { part, ...detail })}
        @cell-toggle=${({ detail }: CustomEvent<Cell>) => toggle?.(detail)}
      ></attn-matrix>
      ${control ?? nothing}
    </div>`;
  }

  /** The arithmetic of the selected cell, or the hint. */
  protected explanation(shown: Shown<S, R>, core: Core, ...hints: readonly string[]) {
    const { selection, parts, language } = this;
    const value = selection && parts.valueOf(selection.part, shown);
    const isThere = value && selection.row < value.rows && selection.column < value.cols;
    const hint = hints.join(language === 'zh' ? '' : ' ');
    return explanationLine(isThere ? parts.explain(core, shown, selection, language) : undefined, hint);
  }
}
