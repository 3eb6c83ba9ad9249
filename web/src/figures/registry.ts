// Every figure there is, without looks: what a lesson may use. elements.ts defines the same list in a browser.

import type { Core } from '../core.js';
import type { Text } from '../language.js';
import type { Codec } from '../schema.js';
import type { CodeKind } from './definition.js';

/** A definition whose state is known only to itself. */
export interface AnyDefinition {
  readonly tag: string;
  readonly title: Text;
  readonly schema: Readonly<Record<string, Codec<unknown>>>;
  readonly compute: (core: Core, state: never) => unknown;
  readonly code?: Readonly<Partial<Record<CodeKind, (state: never) => string>>>;
}

export const definitions: readonly AnyDefinition[] = [];
