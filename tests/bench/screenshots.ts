// `npm run screenshots`: every figure in Chinese and English, on a phone and on a desk, light and dark, as pictures in
// build/screenshots, to be looked at. `npm run screenshots -- masks` takes those of one figure.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { definitions } from '../../web/src/figures/registry.js';
import { dist, launch, serve, visit } from '../browser/harness.js';

const folder = fileURLToPath(new URL('../../build/screenshots', import.meta.url));
mkdirSync(folder, { recursive: true });

const [only] = process.argv.slice(2);
const names = definitions.map(({ tag }) => tag.replace(/^attn-/, '')).filter((name) => !only || name === only);

const browser = await launch();
await using server = await serve(dist);
for (const name of names)
  for (const language of ['zh', 'en'])
    for (const width of [390, 1440])
      for (const colorScheme of ['light', 'dark'] as const) {
        const address = `${server.url}embed/${name}.html?lang=${language}`;
        await using open = await visit(browser, address, { viewport: { width, height: 900 }, colorScheme });
        await open.page.locator(`attn-${name}[data-engine]`).waitFor();
        await open.page.waitForLoadState('networkidle');
        await open.page.screenshot({
          path: join(folder, `${name}-${language}-${width}-${colorScheme}.png`),
          fullPage: true,
        });
        if (open.complaints.length > 0) throw new Error(`${address}: ${open.complaints.join('; ')}`);
      }
console.log(`${8 * names.length} pictures in ${folder}`);
await browser.close();
