// <attn-toolbar>: undo, redo, reset, and copying the link or the state as a program. Where the clipboard refuses, the
// text appears in a box, selected. It fires `tool` events whose detail is "undo", "redo" or "reset".

import { LitElement, css, html, nothing, svg } from 'lit';

import type { CodeKind } from './figures/definition.js';
import type { Language, Text } from './language.js';
import { controlStyles } from './styles.js';

/** What can be copied, made only when asked for. */
export type Copies = Readonly<Partial<Record<CodeKind | 'link', () => string>>>;
export type Tool = 'undo' | 'redo' | 'reset';

const words = {
  undo: { zh: '撤销', en: 'Undo' },
  redo: { zh: '重做', en: 'Redo' },
  reset: { zh: '重置', en: 'Reset' },
  link: { zh: '复制链接', en: 'Copy link' },
  numpy: { zh: 'NumPy', en: 'NumPy' },
  pytorch: { zh: 'PyTorch', en: 'PyTorch' },
  latex: { zh: 'LaTeX', en: 'LaTeX' },
  copyAs: { zh: '复制为', en: 'Copy as' },
  copied: { zh: '已复制', en: 'Copied' },
  byHand: { zh: '浏览器不许写剪贴板，请自行复制：', en: 'The clipboard is closed here; copy it yourself:' },
  close: { zh: '关闭', en: 'Close' },
} as const satisfies Record<string, Text>;

const icons = {
  undo: 'M6 3 2.5 6.5 6 10 M3 6.5h6.5a4 4 0 0 1 0 8H6',
  redo: 'M10 3l3.5 3.5L10 10 M13 6.5H6.5a4 4 0 0 0 0 8H10',
  reset: 'M3 8a5 5 0 1 0 1.5-3.5L2.5 6.500 M2.500 2.500v4h4',
  link: 'M6.500 9.500l3-3 M7.500 4.500l1.500-1.500a2.500 2.500 0 0 1 4 4L11.500 8.500 M8.500 11.500 7 13a2.500 2.500 0 0 1-4-4l1.500-1.500',
} as const;
const icon = (name: keyof typeof icons) =>
  html`<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">${svg`<path d=${icons[name]} />`}</svg>`;

export class Toolbar extends LitElement {
  static override properties = {
    language: { attribute: false },
    canUndo: { attribute: false },
    canRedo: { attribute: false },
    copies: { attribute: false },
    done: { state: true },
    refused: { state: true },
  };
  declare language: Language;
  declare canUndo: boolean;
  declare canRedo: boolean;
  declare copies: Copies;
  /** What was copied last, for two seconds. */
  declare private done: string | undefined;
  /** The text the clipboard refused. */
  declare private refused: string | undefined;

  static override styles = [
    controlStyles,
    css`
      :host {
        display: block;
        margin-block-start: 1em;
        padding-block-start: 0.5em;
        border-block-start: 1px solid var(--attn-line);
        font-size: 0.8667em;
      }
      .tools {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.25em;
      }
      .space {
        flex: 1;
      }
      .label {
        color: var(--attn-muted);
        padding-inline-start: 0.5em;
      }
      svg {
        fill: none;
        stroke: currentColor;
        stroke-width: 1.5;
        stroke-linecap: round;
        stroke-linejoin: round;
      }
      textarea {
        display: block;
        width: 100%;
        height: 9em;
        font-family: ui-monospace, 'Cascadia Code', Menlo, Consolas, monospace;
      }
    `,
  ];

  override render() {
    const { language, copies, refused } = this;
    const kinds = (['numpy', 'pytorch', 'latex'] as const).filter((kind) => copies[kind]);
    return html`
      <div class="tools">
        ${this.#tool('undo', !this.canUndo)} ${this.#tool('redo', !this.canRedo)} ${this.#tool('reset', !this.canUndo)}
        <span class="space"></span>
        ${this.#copier('link', icon('link'))}
        ${kinds.length > 0 ? html`<span class="label" id="as">${words.copyAs[language]}</span>` : nothing}
        ${kinds.map((kind) => this.#copier(kind, nothing))}
      </div>
      ${refused === undefined ? nothing : this.#box(refused)}
    `;
  }

  #tool(name: Tool, disabled: boolean) {
    const use = () => this.dispatchEvent(new CustomEvent<Tool>('tool', { detail: name }));
    return html`<button ?disabled=${disabled} @click=${use}>${icon(name)}${words[name][this.language]}</button>`;
  }

  #copier(kind: CodeKind | 'link', picture: unknown) {
    const { language } = this;
    const label = kind === 'link' ? nothing : `${words.copyAs[language]} ${words[kind][language]}`;
    return html`<button aria-label=${label} @click=${() => this.#copy(kind)}>
      ${picture}${this.done === kind ? words.copied[language] : words[kind][language]}
    </button>`;
  }

  #box(text: string) {
    const { language } = this;
    return html`<p>
        ${words.byHand[language]}
        <button @click=${() => (this.refused = undefined)}>${words.close[language]}</button>
      </p>
      <textarea readonly aria-label=${words.byHand[language]} .value=${text}></textarea>`;
  }

  async #copy(kind: CodeKind | 'link') {
    const text = this.copies[kind]?.() ?? '';
    try {
      await navigator.clipboard.writeText(text);
      this.refused = undefined;
      this.done = kind;
      this.dispatchEvent(new CustomEvent('told', { detail: words.copied[this.language] }));
      setTimeout(() => (this.done = undefined), 2000);
    } catch {
      this.refused = text;
      await this.updateComplete;
      this.renderRoot.querySelector('textarea')?.select();
    }
  }
}

if (!customElements.get('attn-toolbar')) customElements.define('attn-toolbar', Toolbar);
