// The text of the program: a plain field at first, the editor of python.js once that is there. What is being typed, and
// where, goes over from the one to the other.

import { html, type ReactiveController } from 'lit';

import type { Editor } from '../../python/editor.js';
import type { PythonParts } from '../../python/load.js';
import type { Language } from '../../language.js';
import { words } from './text.js';

interface Host {
  readonly renderRoot: DocumentFragment | HTMLElement;
  readonly updateComplete: Promise<boolean>;
  addController(controller: ReactiveController): void;
  requestUpdate(): void;
}

export class Program implements ReactiveController {
  readonly #host: Host;
  readonly #changed: (code: string) => void;
  #parts: PythonParts | undefined;
  #editor: Editor | undefined;
  #language: Language = 'zh';
  #composing = false;

  constructor(host: Host, changed: (code: string) => void) {
    this.#host = host;
    this.#changed = changed;
    host.addController(this);
  }

  hostDisconnected() {
    this.#editor?.destroy();
    this.#editor = undefined;
    this.#host.requestUpdate();
  }

  #field = () => this.#host.renderRoot.querySelector<HTMLTextAreaElement>('.program textarea');

  /** Not in the midst of an input method's word. */
  async use(parts: PythonParts) {
    this.#parts = parts;
    const field = this.#field();
    if (this.#composing || !field || this.#editor) return;
    const { selectionStart, selectionEnd, value } = field;
    const focused = field.matches(':focus');
    const parent = this.#host.renderRoot.querySelector('.code')!;
    this.#editor = parts.openEditor({
      parent,
      root: parent.getRootNode() as ShadowRoot,
      code: value,
      label: words.program[this.#language],
      help: 'leave',
      changed: this.#changed,
    });
    this.#editor.select(selectionStart, selectionEnd);
    this.#host.requestUpdate();
    await this.#host.updateComplete;
    if (focused) this.#editor?.focus();
  }

  show(code: string) {
    this.#editor?.setCode(code);
  }
  mark(line: number) {
    this.#editor?.mark(line);
  }

  /** Keys are the editor's own: neither the figure nor the page around it may take them. */
  render(code: string, language: Language, typed: () => void) {
    if (language !== this.#language) this.#editor?.setLabel(words.program[language]);
    this.#language = language;
    const compose = (composing: boolean) => () => {
      this.#composing = composing;
      if (!composing && this.#parts) void this.use(this.#parts);
    };
    const input = (event: Event) => {
      this.#changed((event.target as HTMLTextAreaElement).value);
      typed();
    };
    return html`<div class="program" @keydown=${(event: Event) => event.stopPropagation()}>
      <div class="code" ?hidden=${!this.#editor}></div>
      ${
        this.#editor
          ? html`<p class="note" id="leave">${words.leave[language]}</p>`
          : html`<textarea
              rows="13"
              spellcheck="false"
              autocapitalize="off"
              autocomplete="off"
              aria-label=${words.program[language]}
              .value=${code}
              @input=${input}
              @compositionstart=${compose(true)}
              @compositionend=${compose(false)}
            ></textarea>`
      }
    </div>`;
  }
}
