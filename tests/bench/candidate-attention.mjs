// Our core as a benchmark's worker: through its JavaScript API, with all copies. `plain` gives scores and weights too.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { modulesFolder } from '../../web/build/engines.mjs';
import { serve } from './worker.mjs';

const factory = createRequire(import.meta.url)(join(modulesFolder, 'attn-full.js'));
const core = await factory({ wasmBinary: readFileSync(join(modulesFolder, 'attn-full.wasm')) });

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
