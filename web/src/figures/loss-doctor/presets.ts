// Settings that make the loss ill in a known way, over several seeds.

import type { State } from './definition.js';

export type Ailment = 'oscillation' | 'decay' | 'labels' | 'explosion';

const sound = { task: 'glyphs', optimiser: 'sgd', rate: 1, clip: 0, decay: 0, noise: 0 } as const;

export const ailments: Readonly<Record<Ailment, Omit<State, 'steps' | 'seed'>>> = {
  oscillation: { ...sound, rate: 10, clip: 1 },
  decay: { ...sound, optimiser: 'adam', rate: 0.01, decay: 0.3 },
  labels: { ...sound, noise: 60 },
  explosion: { ...sound, rate: 10 },
};
