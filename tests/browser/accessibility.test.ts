// axe finds nothing: both languages, light and dark, desk and pocket, every form.

import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';

import { dist, forms, launch, serve, visit } from './harness.js';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const sizes = { desk: { width: 1280, height: 900 }, pocket: { width: 390, height: 844 } };

let browser: Browser;
before(async () => (browser = await launch()));
after(() => browser.close());

// A single file has the same markup as the folder's page.
const lessons = Object.entries(forms).filter(([, page]) => !/^(embed\/|host|single\/)/.test(page));
const gallery = ['the gallery', 'gallery.html'] as const;
const figures = readdirSync(join(dist, 'embed')).map((name) => [name, `embed/${name}`] as const);

for (const [form, page] of [...lessons, gallery, ...figures]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const [place, viewport] of Object.entries(sizes)) {
      // Each colour scheme and each size once.
      if ((colorScheme === 'light') !== (place === 'desk')) continue;
      test(`axe finds nothing on ${form}, ${colorScheme}, ${place}`, async () => {
        await using server = await serve(dist);
        await using open = await visit(browser, server.url + page, { colorScheme, viewport, reducedMotion: 'reduce' });
        const all = await open.page.locator('figure.live > *, main[data-figure] > :not(h1, noscript)').all();
        assert.ok(all.length > 0);
        for (const figure of all) {
          await figure.scrollIntoViewIfNeeded();
          await figure.and(open.page.locator('[data-engine]')).waitFor();
        }
        await open.page.addScriptTag({ path: axe });
        const found = await open.page.evaluate(async () => {
          const { violations, passes } = await (globalThis as any).axe.run(document);
          // axe takes a header that is one formula for empty: it does not read MathML, as screen readers do.
          const counts = (rule: string, { html }: any) => rule !== 'empty-table-header' || !html.includes('<math');
          const faults = violations.map(({ id, nodes }: any) => {
            const where = nodes.filter((node: any) => counts(id, node)).map(({ target }: any) => String(target));
            return where.length > 0 ? `${id}: ${where.slice(0, 5).join(' ; ')}` : '';
          });
          return { faults: faults.filter(Boolean), held: passes.length };
        });
        assert.deepEqual(found.faults, []);
        assert.ok(found.held > 10, 'axe looked at hardly anything');
      });
    }
  }
}
