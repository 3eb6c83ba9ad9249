// Sentences whose alignment readers draw. Those aligned by hand have the source place of each target word; what has none
// is -1.

export interface Pair {
  readonly source: readonly string[];
  readonly target: readonly string[];
  readonly gold: readonly number[];
}

export const byHand = {
  beijing: {
    source: ['我', '昨天', '在', '北京', '见到', '她'],
    target: ['I', 'met', 'her', 'in', 'Beijing', 'yesterday'],
    gold: [0, 4, 5, 2, 3, 1],
  },
  area: {
    source: ['the', 'European', 'Economic', 'Area'],
    target: ['la', 'zone', 'économique', 'européenne'],
    gold: [0, 3, 2, 1],
  },
} as const satisfies Record<string, Pair>;

/** Of the toy grammar: for this one a recorded network has drawn an alignment too. */
export const drawing = '今早 他们 在 公园 看见 了 新 的 猫';
