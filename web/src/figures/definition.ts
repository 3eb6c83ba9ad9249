// What a figure is without its looks: pure and Node-safe, so that tests and the site builder run it on the same core.

import type { Core } from '../core.js';
import type { Language, Text } from '../language.js';
import type { Codec, Schema } from '../schema.js';

export interface Definition<S extends object, R> {
  /** The element's name: attn-kebab-case. */
  readonly tag: string;
  readonly title: Text;
  readonly schema: Schema<S>;
  /** Pure. Throws CoreError or InputError; the last good picture then stays. */
  readonly compute: (core: Core, state: S) => R;
  /** The result in a sentence: what a screen reader hears after an edit. */
  readonly summary: (state: S, result: R, language: Language) => string;
  /** The state as a program, for "copy as". */
  readonly code: Readonly<Partial<Record<CodeKind, (state: S, result: R) => string>>>;
}

export type CodeKind = 'numpy' | 'pytorch' | 'latex';

/** A definition whose state is known only to itself. */
export interface AnyDefinition {
  readonly tag: string;
  readonly title: Text;
  readonly schema: Readonly<Record<string, Codec<unknown>>>;
  readonly compute: (core: Core, state: never) => unknown;
  readonly summary: (state: never, result: never, language: Language) => string;
  readonly code: Readonly<Partial<Record<CodeKind, (state: never, result: never) => string>>>;
}
