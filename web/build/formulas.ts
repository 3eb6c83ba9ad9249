// Formulas, rendered when the site is built: strict KaTeX, MathML kept for screen readers, roles in their colours.

import katex from 'katex';

/** \query{Q} and its like colour a term as the figures do. */
export const roles = ['query', 'key', 'value', 'weight'] as const;

const macros = Object.fromEntries(roles.map((role) => [`\\${role}`, `\\htmlClass{attn-${role}}{#1}`]));

export class FormulaError extends Error {
  constructor(
    message: string,
    /** Where in the TeX. */
    readonly position: number,
  ) {
    super(message);
  }
}

/** Throws FormulaError. KaTeX's HTML has inline styles: see inline-styles.ts. */
export function renderFormula(tex: string, display: boolean): string {
  try {
    return katex.renderToString(tex, {
      displayMode: display,
      macros: { ...macros },
      strict: (code: string) => (code === 'htmlExtension' ? 'ignore' : 'error'),
      trust: ({ command }) => {
        if (command === '\\htmlClass') return true;
        throw new katex.ParseError(`${command} is not allowed`);
      },
    });
  } catch (error) {
    if (!(error instanceof katex.ParseError)) throw error;
    throw new FormulaError(error.rawMessage, error.position ?? 0);
  }
}

export const roleCss = roles.map((role) => `.katex .attn-${role}{color:var(--attn-${role})}`).join('\n');
