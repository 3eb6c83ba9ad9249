// Where Q, K and V come from: the four places where attention stands.

export const kinds = ['encoder', 'decoder', 'cross', 'image'] as const;
export type Kind = (typeof kinds)[number];

/** Whether keys and values come from a second sequence. */
export const isCross = (kind: Kind): boolean => kind === 'cross' || kind === 'image';
