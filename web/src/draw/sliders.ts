// Sliders for numbers of a figure's state, by their keys.

import { html } from 'lit';

import type { NumberCodec } from '../codecs.js';
import type { Language, Text } from '../language.js';
import './slider.js';
import type { Slide } from './slider.js';

export const sliders =
  <K extends string>(
    state: Readonly<Record<K, number>>,
    schema: Readonly<Record<K, NumberCodec>>,
    names: Readonly<Record<K, Text>>,
    language: Language,
    edit: (change: { readonly [one in K]?: number }, gesture?: string) => void,
  ) =>
  (key: K, isLog = false) =>
    html`<attn-slider
      data-key=${key}
      .codec=${schema[key]}
      .isLog=${isLog}
      .value=${state[key]}
      .label=${names[key][language]}
      .language=${language}
      @slide=${({ detail }: CustomEvent<Slide>) => edit({ [key]: detail.value } as { [one in K]?: number }, detail.gesture)}
    ></attn-slider>`;
