// Dragging i or j along the lanes, or tapping a position. A finger must move sideways to drag: a vertical swipe scrolls.

import type { Track } from './geometry.js';

export type End = 'i' | 'j';
export interface Grasp {
  readonly end: End;
  readonly position: number;
  readonly gesture: string;
}

/** Sideways pixels after which a finger drags. */
const slack = 6;
let gestures = 0;

export class Grip {
  #held: { readonly end: End; readonly x: number; readonly gesture: string; moved: boolean } | undefined;

  /** `tell` moves an end; `hover` hears the position below the mouse. */
  constructor(
    private readonly ends: () => { readonly track: Track; readonly i: number; readonly j: number } | undefined,
    private readonly tell: (grasp: Grasp) => void,
    private readonly hover: (position: number | undefined) => void,
  ) {}

  down = (event: PointerEvent) => {
    const ends = this.ends();
    if (event.button !== 0 || !ends) return;
    const x = this.#place(event);
    const [toI, toJ] = [ends.i, ends.j].map((position) => x - ends.track.at(position));
    const nearerI =
      Math.abs(toI!) === Math.abs(toJ!)
        ? ends.i === ends.j && x < ends.track.at(ends.i)
        : Math.abs(toI!) < Math.abs(toJ!);
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    const mouse = event.pointerType === 'mouse';
    this.#held = { end: nearerI ? 'i' : 'j', x: event.clientX, gesture: `hop-${++gestures}`, moved: mouse };
    if (mouse) this.#move(event);
  };
  move = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') this.hover(this.#position(event));
    if (!this.#held) return;
    this.#held.moved ||= Math.abs(event.clientX - this.#held.x) > slack;
    if (this.#held.moved) this.#move(event);
  };
  /** A tap goes there; a swipe that the browser took for scrolling is cancelled instead. */
  up = (event: PointerEvent) => {
    this.#move(event);
    this.#held = undefined;
  };
  cancel = () => {
    this.#held = undefined;
  };
  leave = () => this.hover(undefined);

  #place(event: PointerEvent): number {
    const { left, width } = (event.currentTarget as HTMLElement).getBoundingClientRect();
    return ((event.clientX - left) / width) * (this.ends()?.track.width ?? width);
  }
  #position(event: PointerEvent): number | undefined {
    return this.ends()?.track.nearest(this.#place(event));
  }
  #move(event: PointerEvent) {
    const position = this.#position(event);
    if (this.#held && position !== undefined) this.tell({ end: this.#held.end, position, gesture: this.#held.gesture });
  }
}
