// The base of every figure: one path from an edit to a picture.
// edit -> a new immutable state -> (one animation frame) compute(core, state) -> draw.
// A fault keeps the last good picture; undo, redo, reset, the address and copying come with the base.

import { LitElement, html, nothing, type PropertyValues, type TemplateResult } from 'lit';

import { CoreError, type Core } from './core.js';
import type { Definition } from './figures/definition.js';
import { History } from './history.js';
import { languageOf, type Language } from './language.js';
import { sharedCore } from './load-core.js';
import { messageOf } from './messages.js';
import { InputError, readState } from './schema.js';
import { readFragment, writeFragment } from './share.js';
import { figureStyles } from './styles.js';
import { toolbar } from './toolbar.js';

/** What was drawn last: a result and the state it was computed from. */
export interface Shown<S, R> {
  readonly state: S;
  readonly result: R;
}

export type Fault = CoreError | InputError;
const isFault = (error: unknown): error is Fault => error instanceof CoreError || error instanceof InputError;

export abstract class Figure<S extends object, R> extends LitElement {
  static override styles = [figureStyles];
  static override properties = { state: { attribute: false }, fault: { attribute: false }, core: { attribute: false } };

  abstract readonly definition: Definition<S, R>;
  declare state: S;
  declare fault: Fault | undefined;
  declare core: Core | undefined;
  language: Language = 'zh';
  protected shown: Shown<S, R> | undefined;
  protected history = new History<S>();
  #start!: S;

  /** Draws. `state` is what the reader has set, `shown` the last good result; `core` explains single cells. */
  protected abstract draw(state: S, shown: Shown<S, R>, core: Core): TemplateResult;

  override connectedCallback() {
    super.connectedCallback();
    this.language = languageOf(this);
    if (!this.#start) this.#begin();
    whenNear(this, async () => (this.core = await sharedCore()));
  }

  /** From the attributes, then from the address; what cannot be read is told and not used. */
  #begin() {
    const { schema } = this.definition;
    this.#start = readState(schema, () => null);
    this.state = this.#start;
    try {
      this.#start = readState(schema, (name) => this.getAttribute(name));
      this.state = this.#start;
      const shared = readFragment(this.shareId);
      if (shared) this.state = readState(schema, (name) => shared.get(name) ?? this.getAttribute(name));
    } catch (error) {
      if (!isFault(error)) throw error;
      this.fault = error;
    }
  }

  /** The name by which the address knows this figure. */
  get shareId() {
    return this.id || this.definition.tag;
  }

  /** A new state. Edits with the same `gesture` (one drag of one slider) are one step of undo. */
  edit(change: Partial<S>, gesture?: string) {
    this.history.push(this.state, gesture);
    this.#become({ ...this.state, ...change });
  }
  undo() {
    const state = this.history.undo(this.state);
    if (state) this.#become(state);
  }
  redo() {
    const state = this.history.redo(this.state);
    if (state) this.#become(state);
  }
  reset() {
    this.edit(this.#start);
  }
  #become(state: S) {
    this.state = state;
    writeFragment(this.shareId, this.definition.schema, state, this.#start);
    this.dispatchEvent(new CustomEvent('attn-change', { bubbles: true, composed: true, detail: { state } }));
  }

  /** Many edits, one frame. */
  protected override async scheduleUpdate() {
    await new Promise(requestAnimationFrame);
    await super.scheduleUpdate();
  }

  protected override willUpdate(changed: PropertyValues) {
    if (!this.core || !(changed.has('state') || changed.has('core'))) return;
    try {
      this.shown = { state: this.state, result: this.definition.compute(this.core, this.state) };
      if (changed.has('state') && this.hasUpdated) this.fault = undefined;
    } catch (error) {
      if (!isFault(error)) throw error;
      this.fault = error;
    }
  }

  override render() {
    const { core, shown, fault, language } = this;
    return html`<section class="figure" lang=${language} translate="no" aria-label=${this.definition.title[language]}>
      ${core && shown ? this.draw(this.state, shown, core) : html`<p class="waiting">…</p>`}
      <p class="fault" role="status">${fault ? messageOf(fault, language) : nothing}</p>
      ${toolbar(this)}
    </section>`;
  }
}

/** Runs `start` once the element is about to come on screen. */
function whenNear(element: Element, start: () => void) {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      start();
    },
    { rootMargin: '100%' },
  );
  observer.observe(element);
}

/** Registers once, however often the script is included. */
export function define(tag: string, element: CustomElementConstructor) {
  if (!customElements.get(tag)) customElements.define(tag, element);
}
