// Where a matrix's message stands: below the cell that it is about, within the window.

export function placeBubble(root: ParentNode) {
  const part = <T extends HTMLElement>(selector: string) => root.querySelector<T>(selector);
  const [bubble, frame] = [part('.bubble'), part('.frame')];
  const cell = part('.field') ?? part('[role=grid] [tabindex="0"]');
  if (!bubble?.textContent || !cell || !frame) return;
  const { left, bottom } = cell.getBoundingClientRect();
  const edge = frame.getBoundingClientRect();
  const most = document.documentElement.clientWidth - bubble.offsetWidth - 8;
  bubble.style.top = `${bottom - edge.top + 5}px`;
  bubble.style.left = `${Math.max(8, Math.min(left, most)) - edge.left}px`;
}
