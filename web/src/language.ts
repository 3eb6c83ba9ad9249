// The two languages, and which one an element speaks.

export type Language = 'zh' | 'en';

/** One text in both languages. */
export type Text = Readonly<Record<Language, string>>;

/** The script's own; else from the nearest `lang` attribute, out of shadow trees too; Chinese first. */
export function languageOf(element: Element): Language {
  if (typeof ATTN_LANGUAGE === 'string') return ATTN_LANGUAGE;
  const marked = element.closest('[lang]');
  const root = element.getRootNode();
  if (!marked && root instanceof ShadowRoot) return languageOf(root.host);
  return marked?.getAttribute('lang')?.toLowerCase().startsWith('en') ? 'en' : 'zh';
}

const listeners = new Set<() => void>();
let observer: MutationObserver | undefined;

/** Calls `listener` when a `lang` attribute changes anywhere in the page; returns what ends that. */
export function onLanguageChange(listener: () => void): () => void {
  observer ??= new MutationObserver(() => listeners.forEach((call) => call()));
  if (listeners.size === 0) {
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ['lang'], subtree: true });
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) observer?.disconnect();
  };
}
