// The endings of the sentence, each with the features that its pronoun then looks for.

export const candidates = ['cat', 'road', 'ball'] as const;
export type Candidate = (typeof candidates)[number];
export const features = ['alive', 'surface', 'goal'] as const;
export type Feature = (typeof features)[number];

export type Scene = 'tired' | 'wide' | 'far';
export const scenes: Readonly<Record<Scene, string>> = { tired: '2 0 0', wide: '0 2 0', far: '0 0 2' };
