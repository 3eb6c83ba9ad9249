// The scores compared, in the order in which they stand.

export const kinds = ['additive', 'dot', 'general', 'concat'] as const;
export type Kind = (typeof kinds)[number];
