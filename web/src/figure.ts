// The base of every figure: one path from an edit to a picture.
// edit -> a new immutable state -> (one animation frame) compute(core, state) -> draw.
//
// A figure is a class with a `static definition` (see figures/definition.ts) and a `draw`; define(It) registers it.
//   Attributes in (one for each key of the schema, honoured whenever they change), `attn-change` {state, result} out.
//   this.edit({ key: value }, gesture?) is the only way to change the state.
//   data-engine on the element says that the first picture is there, and which engine drew it.

import {
  LitElement,
  html,
  nothing,
  type CSSResultGroup,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';

import type { Core } from './core.js';
import { Editing, type Shown } from './editing.js';
import type { AnyDefinition, CodeKind, Definition } from './figures/definition.js';
import { languageOf, onLanguageChange, type Language } from './language.js';
import { LiveRegion } from './live-region.js';
import { sharedCore } from './load-core.js';
import { messageOf } from './messages.js';
import { InputError, attributeName } from './schema.js';
import { follow, linkTo, unfollow, write } from './share.js';
import { figureStyles } from './styles.js';
import './toolbar.js';
import type { Copies, Tool } from './toolbar.js';
import { whenNear } from './when-near.js';

export type { Shown } from './editing.js';

export abstract class Figure<S extends object, R> extends LitElement {
  declare static readonly definition: AnyDefinition;
  static override styles: CSSResultGroup[] = [figureStyles];
  static override properties: PropertyDeclarations = { core: { attribute: false }, language: { attribute: false } };
  static override get observedAttributes() {
    return [...super.observedAttributes, ...Object.keys(this.definition.schema).map(attributeName)];
  }

  declare core: Core | undefined;
  declare language: Language;
  #editing: Editing<S, R> | undefined;
  #live = new LiveRegion(this);
  #leave: (() => void)[] = [];

  /** Draws. `state` is what the reader has set, `shown` the last good result; `core` explains single cells. */
  protected abstract draw(state: S, shown: Shown<S, R>, core: Core): TemplateResult;

  /** What there is to see where no core runs. */
  protected still(): unknown {
    return nothing;
  }

  get definition() {
    return (this.constructor as typeof Figure).definition as unknown as Definition<S, R>;
  }
  get state(): S | undefined {
    return this.#editing?.state;
  }
  /** The name by which the address knows this figure. */
  get shareId(): string {
    const { tag } = this.definition;
    const nth = [...document.querySelectorAll(tag)].indexOf(this);
    return this.id || (nth > 0 ? `${tag}-${nth + 1}` : tag);
  }

  constructor() {
    super();
    this.addEventListener('keydown', (event) => this.#onKey(event));
  }

  override connectedCallback() {
    super.connectedCallback();
    this.language = languageOf(this);
    const id = this.shareId;
    const restore = (fields: URLSearchParams) => this.#change((editing) => editing.restore(fields));
    const shared = follow(id, restore);
    this.#editing ??= new Editing(this.definition, (name) => this.getAttribute(name), shared);
    this.#leave = [
      () => unfollow(id, restore),
      onLanguageChange(() => (this.language = languageOf(this))),
      whenNear(this, () => void this.load()),
    ];
  }
  override disconnectedCallback() {
    super.disconnectedCallback();
    this.#leave.forEach((end) => end());
  }
  override attributeChangedCallback(name: string, before: string | null, now: string | null) {
    super.attributeChangedCallback(name, before, now);
    if (before !== now) this.#change((editing) => editing.setAttribute(name, now));
  }

  /** A new state. Edits with the same `gesture` (one drag of one slider) are one step of undo. */
  edit(change: Partial<S>, gesture?: string) {
    this.#change((editing) => editing.edit(change, gesture));
  }
  undo() {
    this.#change((editing) => editing.undo());
  }
  redo() {
    this.#change((editing) => editing.redo());
  }
  reset() {
    this.#change((editing) => editing.reset());
  }
  /** To a screen reader: what happens without an edit. */
  protected say(text: string) {
    this.#live.say(text);
  }
  #change(make: (editing: Editing<S, R>) => void) {
    if (!this.#editing) return;
    make(this.#editing);
    this.requestUpdate();
  }

  /** The page's core, unless a figure needs more of it. */
  protected fetchCore(): Promise<Core> {
    return sharedCore();
  }
  /** Gets the core that it draws with. */
  async load() {
    try {
      this.core ??= await this.fetchCore();
    } catch {
      if (this.#editing) this.#editing.fault = new InputError('core-missing');
      this.requestUpdate();
    }
  }

  /** Many edits, one frame. The first picture does not wait for one. */
  protected override async scheduleUpdate() {
    if (this.#editing?.shown) await new Promise(requestAnimationFrame);
    await super.scheduleUpdate();
  }
  /** With everything inside drawn too. */
  protected override async getUpdateComplete() {
    const done = await super.getUpdateComplete();
    await Promise.all([...this.renderRoot.querySelectorAll<LitElement>('*')].map((inner) => inner.updateComplete));
    return done;
  }

  protected override willUpdate(_: PropertyValues) {
    const [editing, core] = [this.#editing, this.core];
    if (!editing || !core) return;
    const isFirst = !editing.shown;
    const isNew = editing.update(core);
    if (editing.fault) this.#live.say(messageOf(editing.fault, this.language));
    if (!isNew || !editing.shown) return;
    const { state, result } = editing.shown;
    if (!isFirst) {
      write(this.shareId, () => editing.fields());
      if (!editing.fault) this.#live.say(this.definition.summary(state, result, this.language));
    }
    this.dataset['engine'] = core.engine;
    this.dispatchEvent(new CustomEvent('attn-change', { bubbles: true, composed: true, detail: { state, result } }));
  }

  override render() {
    const { core, language } = this;
    const { shown, fault, history, state } = this.#editing!;
    return html`<section
      class="figure"
      role="group"
      lang=${language}
      translate="no"
      aria-label=${this.definition.title[language]}
    >
      ${fault ? html`<p class="fault">${messageOf(fault, language)}</p>` : nothing}
      ${core && shown ? this.draw(state, shown, core) : fault ? this.still() : html`<p class="waiting" aria-hidden="true">…</p>`}
      <attn-toolbar
        .language=${language}
        .canUndo=${history.canUndo}
        .canRedo=${history.canRedo}
        .copies=${this.#copies()}
        @tool=${({ detail }: CustomEvent<Tool>) => this[detail]()}
        @told=${({ detail }: CustomEvent<string>) => this.#live.say(detail)}
      ></attn-toolbar>
      <p class="spoken" role="status">${this.#live.text}</p>
    </section>`;
  }

  #copies(): Copies {
    const code = Object.entries(this.definition.code) as [CodeKind, (state: S, result: R) => string][];
    const program = (write: (state: S, result: R) => string) => () => {
      const shown = this.#editing?.shown;
      return shown ? write(shown.state, shown.result) : '';
    };
    return {
      link: () => linkTo(this.shareId, this.#editing!.fields()),
      ...Object.fromEntries(code.map(([kind, write]) => [kind, program(write)])),
    };
  }

  /** Undo of text being typed is the field's own. */
  #onKey(event: KeyboardEvent) {
    const target = event.composedPath()[0];
    const isText =
      target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text');
    if (isText || event.altKey || !(event.ctrlKey || event.metaKey)) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    event.stopPropagation();
    if (key === 'z' && !event.shiftKey) this.undo();
    else this.redo();
  }
}

/** Registers a figure once, however often the script is included. */
export function define(figure: CustomElementConstructor & { readonly definition: AnyDefinition }) {
  const { tag } = figure.definition;
  if (!customElements.get(tag)) customElements.define(tag, figure);
}
