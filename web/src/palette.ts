// The colours, once: one accent a role (Okabe-Ito hues, told apart by colour-blind readers), each at least 4.5:1 as text
// on paper and on a raised surface, in light and dark. `color-scheme` chooses; `data-theme` on <html> overrules it.

const colours = {
  query: ['#005fa3', '#70b8f0'],
  key: ['#ab4700', '#f29a63'],
  value: ['#006b4a', '#45c79a'],
  weight: ['#86397b', '#dba3d2'],
  // For lines of a chart that have none of these roles.
  teal: ['#006a75', '#5cc3cf'],
  amber: ['#7a5a00', '#d9b45a'],
  ink: ['#1d2024', '#e4e3df'],
  paper: ['#fdfcf9', '#17191c'],
  raised: ['#f5f3ee', '#202328'],
  muted: ['#5a5f66', '#a3a7ad'],
  line: ['#dedad2', '#363a40'],
  accent: ['#40509e', '#aab6f4'],
  fault: ['#b3122b', '#ff8d8d'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

export type Role = keyof typeof colours;
export const palette: Readonly<Record<Role, readonly [light: string, dark: string]>> = colours;

const declarations = (value: (pair: readonly [string, string]) => string) =>
  Object.entries(palette)
    .map(([role, pair]) => `--attn-${role}:${value(pair)}`)
    .join(';');

const light = declarations(([colour]) => colour);
const dark = declarations(([, colour]) => colour);
const both = declarations(([first, second]) => `light-dark(${first},${second})`);

/** For the page. Browsers without light-dark() get the same colours by media query and attribute. */
export const pagePalette = `:root{color-scheme:light dark;${light}}
:root[data-theme=light]{color-scheme:light}
:root[data-theme=dark]{color-scheme:dark;${dark}}
@media screen and (prefers-color-scheme:dark){:root:not([data-theme]){${dark}}}
@supports (color:light-dark(#000,#fff)){:root,:root[data-theme],:root:not([data-theme]){${both}}}
@media print{:root,:root[data-theme],:root:not([data-theme]){color-scheme:light;${light}}}
`;

/** For a shadow tree, which may stand in any page: it follows the colour scheme of its surroundings. */
export const figurePalette = `:host{${light}}
@media screen and (prefers-color-scheme:dark){:host{${dark}}}
@supports (color:light-dark(#000,#fff)){:host{${both}}}
@media print{:host{color-scheme:light;${light}}}
`;
