// Masks that are known by a name.

import type { Text } from '../../language.js';
import type { State } from './definition.js';

type Settings = Pick<State, 'causal' | 'padding' | 'window' | 'globals' | 'random'>;
export interface Preset {
  readonly name: Text;
  readonly settings: Settings;
}

const none: Settings = { causal: false, padding: 0, window: 0, globals: 0, random: 0 };
export const presets: readonly Preset[] = [
  { name: { zh: '全看得见', en: 'Everything' }, settings: none },
  { name: { zh: '因果（GPT）', en: 'Causal (GPT)' }, settings: { ...none, causal: true } },
  { name: { zh: '填充', en: 'Padding' }, settings: { ...none, padding: 3 } },
  { name: { zh: '窗口', en: 'Window' }, settings: { ...none, window: 2 } },
  { name: { zh: 'Longformer', en: 'Longformer' }, settings: { ...none, window: 2, globals: 1 } },
  { name: { zh: 'BigBird', en: 'BigBird' }, settings: { ...none, window: 1, globals: 1, random: 2 } },
];

export const isSet = (state: State, { settings }: Preset): boolean =>
  state.hand === null && (Object.keys(settings) as (keyof Settings)[]).every((key) => state[key] === settings[key]);
