// Undo and redo over immutable states.

const limit = 200;

export class History<S> {
  #past: S[] = [];
  #future: S[] = [];
  #gesture: string | undefined;

  get canUndo() {
    return this.#past.length > 0;
  }
  get canRedo() {
    return this.#future.length > 0;
  }

  /** Remembers `state` before it changes; the same `gesture` twice in a row is one step. */
  push(state: S, gesture?: string) {
    if (gesture === undefined || gesture !== this.#gesture) this.#past.push(state);
    if (this.#past.length > limit) this.#past.shift();
    this.#future = [];
    this.#gesture = gesture;
  }

  /** A gesture is over: the next one is a step of its own. */
  pause() {
    this.#gesture = undefined;
  }

  undo(now: S): S | undefined {
    return this.#step(this.#past, this.#future, now);
  }
  redo(now: S): S | undefined {
    return this.#step(this.#future, this.#past, now);
  }
  #step(from: S[], to: S[], now: S): S | undefined {
    const state = from.pop();
    if (state !== undefined) to.push(now);
    this.pause();
    return state;
  }
}
