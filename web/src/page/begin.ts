// A first visit that begins at the top of the page: the sections far below are laid out when the first figure is there.

const root = document.documentElement;

/** Not where the address or the browser's memory names another place. */
export function beginAtTop() {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  root.classList.toggle('beginning', visit?.type === 'navigate' && !location.hash && !location.search);
}

export function layOutTheRest(figure: HTMLElement | undefined) {
  const now = () => root.classList.remove('beginning');
  if (!figure || figure.dataset['engine']) return now();
  figure.addEventListener('attn-change', () => requestAnimationFrame(() => setTimeout(now)), { once: true });
  setTimeout(now, 5000);
}
