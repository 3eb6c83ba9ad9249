// A formula whose terms are buttons, linked with what they stand for: pointing at one, focusing or tapping it tells the
// figure, and the figure says which terms are marked.

import { css, html, type TemplateResult } from 'lit';

import type { Hue } from './matrix-colour.js';

export interface Term {
  readonly term: string;
  /** As it is set: plain text, or a template with sub- and superscripts. */
  readonly text: string | TemplateResult;
  /** What a screen reader hears after the text. */
  readonly label: string;
  readonly hue?: Hue;
}
export type FormulaPart =
  string | Term | { readonly over: readonly FormulaPart[]; readonly under: readonly FormulaPart[] };

export interface FormulaOptions {
  readonly label: string;
  readonly marked: ReadonlySet<string>;
  /** A term is pointed at or focused; undefined when it no longer is. */
  readonly point: (term: string | undefined) => void;
  /** A term was clicked or tapped. */
  readonly choose: (term: string) => void;
}

export function formula(parts: readonly FormulaPart[], options: FormulaOptions): TemplateResult {
  const one = (part: FormulaPart): TemplateResult => {
    if (typeof part === 'string') return html`<span class=${/^[()]+$/.test(part) ? 'bracket' : 'sign'}>${part}</span>`;
    if ('term' in part) return button(part, options);
    return html`<span class="fraction"><span>${part.over.map(one)}</span><span>${part.under.map(one)}</span></span>`;
  };
  return html`<div class="formula" role="group" aria-label=${options.label}>${parts.map(one)}</div>`;
}

const button = ({ term, text, label, hue }: Term, { marked, point, choose }: FormulaOptions) =>
  html`<button
    class="formula-term ${hue && hue !== 'plain' ? `hue-${hue}` : ''}"
    data-term=${term}
    ?data-marked=${marked.has(term)}
    @pointerenter=${() => point(term)}
    @pointerleave=${() => point(undefined)}
    @focus=${() => point(term)}
    @blur=${() => point(undefined)}
    @click=${() => choose(term)}
  >
    ${text}<span class="said">${label}</span>
  </button>`;

export const formulaStyles = css`
  .formula {
    display: flex;
    justify-content: center;
    align-items: center;
    font-family: KaTeX_Main, 'STIX Two Text', 'Times New Roman', serif;
    font-size: 1.35em;
    line-height: 1.3;
  }
  .formula .sign {
    white-space: pre;
  }
  .formula .bracket {
    font-size: 1.9em;
    font-weight: 300;
    line-height: 1;
    margin-inline: -0.06em;
    translate: 0 -0.08em;
  }
  .fraction {
    margin-inline: 0.1em;
    display: inline-flex;
    flex-direction: column;
    align-items: stretch;
  }
  .fraction > span {
    display: flex;
    justify-content: center;
  }
  .fraction > span:last-child {
    border-block-start: 1.5px solid currentColor;
  }
  button.formula-term {
    position: relative;
    justify-content: center;
    gap: 0;
    min-height: 24px;
    padding: 0 0.12em;
    border-radius: 4px;
    color: var(--hue, var(--attn-ink));
  }
  .formula-term .said {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .formula-term :is(sub, sup) {
    font-size: 0.65em;
    line-height: 1;
  }
  .formula-term sub {
    align-self: end;
  }
  .formula-term sup {
    align-self: start;
  }
  .formula-term[data-marked],
  button.formula-term:hover:not(:disabled) {
    color: var(--hue, var(--attn-ink));
    background: color-mix(in srgb, var(--hue, var(--attn-ink)) 16%, transparent);
  }
  .formula-term[data-marked] {
    box-shadow: 0 1.5px 0 var(--hue, var(--attn-ink));
  }
`;
