// When and how large a picture is painted: on new data, a new width, another colour scheme, and for the printer.

import type { LitElement, ReactiveController } from 'lit';

import { palette } from '../palette.js';
import { paint, type Inks } from './matrix-canvas.js';
import { fullStrength } from './matrix-colour.js';
import type { Cell } from './matrix-keys.js';
import type { MatrixView } from './matrix-table.js';

/** CSS pixels a cell: at most, and at least before the picture scrolls. */
const most = 20;
const least = (cols: number) => (cols > 256 ? 1 : 2);
const padding = 18;

/** The width a picture asks for; it shrinks to what there is. */
export const naturalWidth = (cols: number) =>
  Math.round(cols * Math.min(most, Math.max(least(cols), 320 / cols))) + padding;

/** Whole device pixels a side, so that all cells are equal: what fits into `width` CSS pixels. */
export const sideOf = (cols: number, width: number, ratio: number) =>
  Math.min(Math.floor(most * ratio), Math.max(Math.ceil(least(cols) * ratio), Math.floor((width * ratio) / cols)));

export class Painter implements ReactiveController {
  #width = 0;
  #printing = false;
  #painted: readonly unknown[] = [];
  /** Asking for them lays the page out, so they are asked for once. */
  #inks: { readonly hue: string; readonly inks: Inks } | undefined;
  #observer = new ResizeObserver(([entry]) => {
    this.#width = entry?.contentRect.width ?? 0;
    if (this.#width > 0) this.hostUpdated();
    else this.#forget();
  });
  #observed: Element | undefined;

  constructor(private readonly host: LitElement & MatrixView) {
    host.addController(this);
  }

  hostConnected() {
    addEventListener('beforeprint', this.#beforePrint);
    addEventListener('afterprint', this.#afterPrint);
    if (this.host.hasUpdated) this.host.requestUpdate();
  }
  hostDisconnected() {
    removeEventListener('beforeprint', this.#beforePrint);
    removeEventListener('afterprint', this.#afterPrint);
    this.#observer.disconnect();
    this.#observed = undefined;
    this.#forget();
  }
  #beforePrint = () => this.#print(true);
  #afterPrint = () => this.#print(false);
  #print(printing: boolean) {
    this.#printing = printing;
    this.hostUpdated();
  }
  /** The canvas's own colours went through a transition: light became dark, or the other way. */
  readonly recolour = () => {
    this.#forget();
    this.hostUpdated();
  };
  /** Out of sight no transition tells of new colours. */
  #forget() {
    this.#painted = [];
    this.#inks = undefined;
  }

  get canvas() {
    return this.host.renderRoot.querySelector('canvas');
  }

  cellAt({ clientX, clientY }: MouseEvent): Cell | undefined {
    const { rows, cols } = this.host.value;
    const box = this.canvas?.getBoundingClientRect();
    if (!box) return undefined;
    const row = Math.floor(((clientY - box.top) / box.height) * rows);
    const column = Math.floor(((clientX - box.left) / box.width) * cols);
    return row >= 0 && row < rows && column >= 0 && column < cols ? { row, column } : undefined;
  }

  hostUpdated() {
    const { host, canvas } = this;
    const scroll = host.renderRoot.querySelector('.scroll');
    if (!canvas || !scroll || !host.isConnected) return;
    if (this.#observed !== scroll) {
      this.#observer.disconnect();
      this.#observer.observe(scroll);
      this.#observed = scroll;
    }
    if (this.#width <= 0) return;
    const { value, mask, highlight, hue } = host;
    const now = [canvas, value, mask, highlight, hue, this.#width, devicePixelRatio, this.#printing];
    if (now.every((x, k) => x === this.#painted[k])) return;
    this.#painted = now;
    this.#paint(canvas);
  }

  #paint(canvas: HTMLCanvasElement) {
    const { value, mask, highlight, hue } = this.host;
    const side = sideOf(value.cols, this.#width, devicePixelRatio);
    const finer = this.#printing ? dotsForPrint(side * value.cols) : 1;
    if (this.#inks?.hue !== hue) this.#inks = { hue, inks: inksOf(canvas) };
    const inks = this.#printing ? printInks(this.host) : this.#inks.inks;
    const full = fullStrength(value, hue, mask);
    paint(canvas, { value, mask, highlight, full, inks, side: side * finer, ratio: devicePixelRatio * finer });
    canvas.style.width = `${(value.cols * side) / devicePixelRatio}px`;
    canvas.style.height = `${(value.rows * side) / devicePixelRatio}px`;
  }

  /** Lays an element over a cell; where it holds the text field it is as large as that needs, and stays inside. */
  lay(element: HTMLElement, { row, column }: Cell, editing: boolean) {
    const { rows, cols } = this.host.value;
    const cell = sideOf(cols, this.#width, devicePixelRatio) / devicePixelRatio;
    const place = (start: string, extent: string, at: number, count: number, size: number) => {
      const first = Math.max(0, Math.min(count * cell - size, at * cell - (size - cell) / 2));
      element.style.setProperty(start, `${first}px`);
      element.style.setProperty(extent, `${size}px`);
    };
    place('left', 'width', column, cols, editing ? Math.max(96, cell) : cell);
    place('top', 'height', row, rows, editing ? Math.max(34, cell) : cell);
  }
}

function inksOf(canvas: HTMLCanvasElement): Inks {
  const { backgroundColor, color, outlineColor } = getComputedStyle(canvas);
  return { paper: backgroundColor, positive: color, negative: outlineColor };
}

/** Paper is light whatever the screen shows. */
const printInks = ({ hue }: MatrixView): Inks => ({
  paper: '#ffffff',
  positive: palette[hue === 'plain' ? 'accent' : hue][0],
  negative: palette.muted[0],
});
/** Four dots where the screen has one, within what a canvas may hold. */
const dotsForPrint = (width: number) => Math.max(1, Math.min(4, Math.floor(4096 / width)));
