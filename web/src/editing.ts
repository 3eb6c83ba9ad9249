// A figure's state between the reader and the core, without any looks: edits, undo, what is shown, what went wrong.
// A fault keeps the last good picture, and undo takes the fault back with the edit that made it.

import { CoreError, type Core } from './core.js';
import type { Definition } from './figures/definition.js';
import { History } from './history.js';
import { InputError, attributeName, initialState, readState, writeState } from './schema.js';

/** What was drawn last: a result and the state it was computed from. */
export interface Shown<S, R> {
  readonly state: S;
  readonly result: R;
}

export type Fault = CoreError | InputError;
const isFault = (error: unknown): error is Fault => error instanceof CoreError || error instanceof InputError;

export class Editing<S extends object, R> {
  state: S;
  shown: Shown<S, R> | undefined;
  fault: Fault | undefined;
  readonly history = new History<S>();
  readonly #definition: Definition<S, R>;
  #start: S;
  #tried: S | undefined;

  /** From the attributes, then from the address; what cannot be read is told and not used. */
  constructor(
    definition: Definition<S, R>,
    attribute: (name: string) => string | null,
    shared: URLSearchParams | undefined,
  ) {
    this.#definition = definition;
    this.state = this.#start = initialState(definition.schema);
    this.#guard(() => (this.state = this.#start = readState(definition.schema, attribute)));
    if (shared) this.#guard(() => (this.state = this.#read(shared)));
  }

  /** Edits with the same `gesture` (one drag of one slider) are one step of undo. */
  edit(change: Partial<S>, gesture?: string) {
    this.history.push(this.state, gesture);
    this.#become({ ...this.state, ...change });
  }
  undo() {
    this.#become(this.history.undo(this.state));
  }
  redo() {
    this.#become(this.history.redo(this.state));
  }
  reset() {
    this.edit(this.#start);
  }

  /** The address was changed: what it does not name is as at the start. */
  restore(fields: URLSearchParams) {
    this.#guard(() => this.edit(this.#read(fields)));
  }
  /** An attribute was changed: this is its start from now on. */
  setAttribute(name: string, text: string | null) {
    const key = (Object.keys(this.state) as (keyof S & string)[]).find((one) => attributeName(one) === name);
    if (key === undefined) return;
    this.#guard(() => {
      const read = readState(this.#definition.schema, (attribute) => (attribute === name ? text : null));
      const change = { [key]: read[key] } as unknown as Partial<S>;
      this.#start = { ...this.#start, ...change };
      this.edit(change);
    });
  }

  /** What an address or a link needs to say. */
  fields(): [attribute: string, text: string][] {
    return writeState(this.#definition.schema, this.state, this.#start);
  }

  /** Computes what is shown if the state is a new one; true where it was and could be computed. */
  update(core: Core): boolean {
    if (this.state === this.#tried) return false;
    const beginnings = this.shown ? [] : [this.#start, initialState(this.#definition.schema)];
    for (const state of [this.state, ...beginnings]) {
      this.#tried = state;
      try {
        this.shown = { state, result: this.#definition.compute(core, state) };
        this.state = state;
        return true;
      } catch (error) {
        if (!isFault(error)) throw error;
        this.fault ??= error;
      }
    }
    return false;
  }

  #read(fields: URLSearchParams): S {
    return readState(this.#definition.schema, (name) => fields.get(name), this.#start);
  }
  #become(state: S | undefined) {
    if (!state) return;
    this.fault = undefined;
    this.state = state;
  }
  #guard(read: () => void) {
    try {
      read();
    } catch (error) {
      if (!isFault(error)) throw error;
      this.fault = error;
    }
  }
}
