// The table of contents follows the reading: the last heading above a line high on the screen is where the reader is.

/** Headings that carry an address: sections by their title, subsections by themselves. */
export const headings = () => [...document.querySelectorAll<HTMLElement>('main h2[data-slug], main h3[id]')];

export const slugOf = (heading: HTMLElement) => heading.dataset.slug ?? heading.id;

/** How far down the screen a heading must have come to be the one being read. */
const line = 0.2;

/** The heading above what is being read; undefined before the first. */
export const headingBeingRead = () =>
  headings().findLast(
    // What is not laid out yet lies below, and asking where would lay it out.
    (heading) => isLaidOut(heading) && heading.getBoundingClientRect().top < innerHeight * line,
  );

const isLaidOut = (element: Element) => element.checkVisibility?.({ contentVisibilityAuto: true }) ?? true;

export function startContents(contents: HTMLElement, here: HTMLElement | null) {
  const links = new Map(
    [...contents.querySelectorAll('a')].map((link) => [decodeURIComponent(link.hash.slice(1)), link]),
  );
  let current: HTMLElement | undefined;

  const show = () => {
    const heading = headingBeingRead();
    if (heading === current) return;
    current = heading;
    contents.querySelectorAll('[aria-current]').forEach((link) => link.removeAttribute('aria-current'));
    contents.querySelectorAll('.open').forEach((item) => item.classList.remove('open'));
    const link = heading && links.get(slugOf(heading));
    link?.setAttribute('aria-current', 'location');
    for (let item = link?.closest('li'); item; item = item.parentElement?.closest('li')) item.classList.add('open');
    if (here) here.textContent = heading?.closest('section')?.querySelector('h2')?.textContent ?? '';
    if (link) keepInView(link, contents);
  };

  // The box reaches far above the screen, so a heading enters it once, however fast the reader scrolls.
  const observer = new IntersectionObserver(show, { rootMargin: `1000000px 0px ${(line - 1) * 100}% 0px` });
  headings().forEach((heading) => observer.observe(heading));

  contents.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a')) contents.hidePopover?.();
  });
}

/** Scrolls the list alone, never the page. */
function keepInView(link: Element, box: HTMLElement) {
  const { top, bottom } = link.getBoundingClientRect();
  const frame = box.getBoundingClientRect();
  if (top < frame.top + 48) box.scrollTop += top - frame.top - 48;
  else if (bottom > frame.bottom - 48) box.scrollTop += bottom - frame.bottom + 48;
}
