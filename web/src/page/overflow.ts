// A formula or table wider than the column scrolls in its own box; then the keyboard must reach that box, and only then.

export function startOverflow(boxes: Iterable<HTMLElement>, name: string) {
  const mark = (box: HTMLElement) => {
    const scrolls = box.scrollWidth > box.clientWidth + 1;
    if (scrolls) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
    for (const [attribute, value] of [
      ['role', 'group'],
      ['aria-label', name],
    ] as const) {
      if (scrolls) box.setAttribute(attribute, value);
      else box.removeAttribute(attribute);
    }
  };
  const observer = new ResizeObserver((entries) => entries.forEach(({ target }) => mark(target as HTMLElement)));
  for (const box of boxes) observer.observe(box);
}
