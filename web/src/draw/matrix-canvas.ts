// A large matrix as a picture: one colour a cell, with marks for what colour alone must not say
// (a dash in a negative cell, hatching over hidden ones, cross-hatching where a value is not a finite number).

import type { Mask, Matrix } from '../matrix.js';
import { strength } from './matrix-colour.js';
import type { Mark } from './matrix-table.js';

/** CSS colours as computed. */
export interface Inks {
  readonly paper: string;
  readonly positive: string;
  readonly negative: string;
}
export interface Picture {
  readonly value: Matrix;
  readonly mask: Mask | undefined;
  /** The value of full strength. */
  readonly full: number;
  readonly highlight: readonly Mark[];
  readonly inks: Inks;
  /** Device pixels a side of one cell, whole. */
  readonly side: number;
  /** Device pixels a CSS pixel. */
  readonly ratio: number;
}

const levels = 127;
const ramps = new Map<string, Uint32Array>();
const small = { canvas: undefined as HTMLCanvasElement | undefined };

/** Any CSS colour as [red, green, blue], through the canvas that knows them all. */
function channels(context: CanvasRenderingContext2D, colour: string): readonly [number, number, number] {
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

/** 2 · levels + 1 pixels from the negative ink through paper to the positive one. */
function rampOf(context: CanvasRenderingContext2D, { paper, positive, negative }: Inks): Uint32Array {
  const key = `${paper}|${positive}|${negative}`;
  const known = ramps.get(key);
  if (known) return known;
  const [base, above, below] = [paper, positive, negative].map((colour) => channels(context, colour));
  const ramp = Uint32Array.from({ length: 2 * levels + 1 }, (_, k) => {
    const t = (k - levels) / levels;
    const mixed = [0, 1, 2].map((c) => {
      const [from, to] = [base?.[c] ?? 0, (t < 0 ? below : above)?.[c] ?? 0];
      return Math.round(from + (to - from) * Math.abs(t));
    });
    return ((255 << 24) | (mixed[2]! << 16) | (mixed[1]! << 8) | mixed[0]!) >>> 0;
  });
  if (ramps.size > 32) ramps.clear();
  ramps.set(key, ramp);
  return ramp;
}

/** One pixel a cell, on a scratch canvas that all matrices share. */
function pixels({ value, mask, full, inks }: Picture): HTMLCanvasElement {
  const canvas = (small.canvas ??= document.createElement('canvas'));
  const { rows, cols, data } = value;
  if (canvas.width !== cols) canvas.width = cols;
  if (canvas.height !== rows) canvas.height = rows;
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  const ramp = rampOf(context, inks);
  const image = context.createImageData(cols, rows);
  const out = new Uint32Array(image.data.buffer);
  for (let k = 0; k < out.length; k += 1) {
    const x = data[k]!;
    const t = mask?.visible[k] === 0 || x !== x ? 0 : strength(x, full);
    out[k] = ramp[Math.round(t * levels) + levels]!;
  }
  context.putImageData(image, 0, 0);
  return canvas;
}

export function paint(canvas: HTMLCanvasElement, picture: Picture) {
  const { value, side, inks } = picture;
  const [width, height] = [value.cols * side, value.rows * side];
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  const context = canvas.getContext('2d', { alpha: false })!;
  context.imageSmoothingEnabled = false;
  context.drawImage(pixels(picture), 0, 0, width, height);
  drawMarks(context, picture);
  context.strokeStyle = inks.positive;
  context.lineWidth = Math.max(1, Math.round(1.5 * picture.ratio));
  for (const { row, column } of picture.highlight) {
    if (row === undefined && column === undefined) continue;
    context.strokeRect(
      (column ?? 0) * side,
      (row ?? 0) * side,
      column === undefined ? width : side,
      row === undefined ? height : side,
    );
  }
}

function drawMarks(context: CanvasRenderingContext2D, { value, mask, full, inks, side, ratio }: Picture) {
  const { rows, cols, data } = value;
  const line = Math.max(1, Math.round(side / 10));
  const dashes = side >= 5 * ratio;
  const kindOf = (k: number) => {
    const x = data[k]!;
    if (mask?.visible[k] === 0) return 'hidden';
    if (!Number.isFinite(x)) return 'odd';
    return dashes && strength(x, full) < -0.02 ? 'negative' : undefined;
  };
  const paths = { hidden: new Path2D(), odd: new Path2D(), negative: new Path2D() };
  for (let i = 0; i < rows; i += 1) {
    for (let j = 0, next = 0; j < cols; j = next) {
      const kind = kindOf(i * cols + j);
      next = j + 1;
      if (kind === undefined) continue;
      if (kind === 'negative') {
        paths.negative.rect(j * side + side * 0.3, i * side + Math.round((side - line) / 2), side * 0.4, line);
        continue;
      }
      while (next < cols && kindOf(i * cols + next) === kind) next += 1;
      paths[kind].rect(j * side, i * side, (next - j) * side, side);
    }
  }
  context.fillStyle = inks.paper;
  context.fill(paths.negative);
  for (const kind of ['hidden', 'odd'] as const) {
    context.fillStyle = hatching(context, inks.negative, Math.round(4 * ratio), kind === 'odd');
    context.fill(paths[kind]);
  }
}

const hatchings = new Map<string, CanvasPattern>();
function hatching(context: CanvasRenderingContext2D, ink: string, size: number, crossed: boolean): CanvasPattern {
  const key = `${ink}|${size}|${crossed}`;
  const known = hatchings.get(key);
  if (known) return known;
  const tile = document.createElement('canvas');
  tile.width = tile.height = size;
  const pen = tile.getContext('2d')!;
  pen.strokeStyle = ink;
  pen.lineWidth = size / 6;
  pen.beginPath();
  for (const shift of [-size, 0, size]) {
    pen.moveTo(shift, size);
    pen.lineTo(shift + size, 0);
    if (crossed) {
      pen.moveTo(shift, 0);
      pen.lineTo(shift + size, size);
    }
  }
  pen.stroke();
  const pattern = context.createPattern(tile, 'repeat')!;
  hatchings.set(key, pattern);
  return pattern;
}
