// What a figure is without its looks: pure and Node-safe, so that tests and the site builder run it on the same core.

import type { Core } from '../core.js';
import type { Text } from '../language.js';
import type { Schema } from '../schema.js';

export interface Definition<S extends object, R> {
  /** The element's name: attn-kebab-case. */
  readonly tag: string;
  readonly title: Text;
  readonly schema: Schema<S>;
  /** Pure. Throws CoreError or InputError; the last good picture then stays. */
  readonly compute: (core: Core, state: S) => R;
  /** The state as a program, for "copy as". */
  readonly code?: Readonly<Partial<Record<CodeKind, (state: S) => string>>>;
}

export type CodeKind = 'numpy' | 'pytorch' | 'latex';
