// Light and dark: the system's choice until the reader makes another; going back to the system's is forgetting.

import { remember, remembered } from './settings.js';

type Theme = 'light' | 'dark';
const system = () => matchMedia('(prefers-color-scheme: dark)');
const systemTheme = (): Theme => (system().matches ? 'dark' : 'light');
const other = (theme: Theme): Theme => (theme === 'dark' ? 'light' : 'dark');

/** Kept here too, so that a page that may not remember still obeys. */
let chosen: string | null = remembered('theme');
const theme = (): Theme => (chosen === 'light' || chosen === 'dark' ? chosen : systemTheme());

export function showTheme() {
  document.documentElement.dataset.theme = theme();
}

export function startTheme(button: HTMLElement) {
  const show = () => {
    showTheme();
    button.setAttribute('aria-pressed', String(theme() === 'dark'));
  };
  button.addEventListener('click', () => {
    const wanted = other(theme());
    chosen = wanted === systemTheme() ? null : wanted;
    remember('theme', chosen);
    show();
  });
  system().addEventListener('change', show);
  // A page taken from the back-forward cache may be older than the choice.
  addEventListener('pageshow', (event) => {
    if (event.persisted) chosen = remembered('theme');
    show();
  });
  show();
}
