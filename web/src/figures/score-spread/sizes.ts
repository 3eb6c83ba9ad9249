// How many random queries and keys, and the widths along the axis.

export const [queries, keys] = [32, 16];
export const widths = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024] as const;
