// The two languages, and which one an element speaks.

export type Language = 'zh' | 'en';

/** One text in both languages. */
export type Text = Readonly<Record<Language, string>>;

/** From the nearest `lang` attribute; Chinese first. */
export const languageOf = (element: Element): Language =>
  (element.closest('[lang]') ?? document.documentElement).getAttribute('lang')?.toLowerCase().startsWith('en')
    ? 'en'
    : 'zh';
