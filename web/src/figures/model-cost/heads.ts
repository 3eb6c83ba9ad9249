// Key heads that divide the heads.

import type { State } from './definition.js';

/** Other heads, and key heads as near to what they were as divides; what was not shared stays so. */
export function withHeads({ heads, kvHeads }: State, change: { readonly heads?: number; readonly kvHeads?: number }) {
  const next = change.heads ?? heads;
  if (change.kvHeads === undefined && kvHeads === heads) return { heads: next, kvHeads: next };
  let shared = Math.min(change.kvHeads ?? kvHeads, next);
  while (next % shared !== 0) shared -= 1;
  return { heads: next, kvHeads: shared };
}
