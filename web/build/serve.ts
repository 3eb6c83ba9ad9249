// Serves dist/ and says where: `tsx web/build/serve.ts [port]`.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { serve } from './server.js';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));
if (!existsSync(join(dist, 'index.html'))) {
  console.error('dist/ is not built yet: npm run build');
  process.exit(1);
}
const { url } = await serve(dist, { port: Number(process.argv[2] ?? 8000) });
console.log(`${url}      中文`);
console.log(`${url}en/   English`);
