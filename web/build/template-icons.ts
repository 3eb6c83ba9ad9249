// The few icons of the page's bar: lines in the text's colour, silent to screen readers.

const paths = {
  contents: '<path d="M3 5h14M3 10h10M3 15h12"/>',
  reading:
    '<path d="M10 5.5C8.5 4.3 6 3.8 3 4v11c3-.2 5.5.3 7 1.5 1.5-1.2 4-1.7 7-1.5V4c-3-.2-5.5.3-7 1.5zM10 5.5v11"/>',
  theme: '<circle cx="10" cy="10" r="6.5"/><path class="fill" d="M10 3.5a6.5 6.5 0 0 1 0 13z"/>',
} as const;

export const icon = (name: keyof typeof paths) =>
  `<svg class="icon" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">${paths[name]}</svg>`;
