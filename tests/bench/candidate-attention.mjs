// Our core as a benchmark's worker: the package of `npm run build`, with all copies. `plain` gives scores and weights too.

import { load } from '../../dist/core/node.js';
import { serve } from './worker.mjs';

const core = await load();

const variant =
  (attend) =>
  ({ q, k, v, n, d }) => {
    const [Q, K, V] = [q, k, v].map((data) => ({ rows: n, cols: d, data }));
    let result;
    return { run: () => void (result = attend(Q, K, V)), context: () => result.context.data };
  };

await serve({
  plain: variant((Q, K, V) => core.scaledDotProductAttention(Q, K, V, null, {})),
  flash: variant((Q, K, V) => core.flashAttention(Q, K, V, null, {}, {})),
});
