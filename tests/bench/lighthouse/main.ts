// `npm run lighthouse`: performance, accessibility and best practices of the built lesson, each out of 100, in both
// languages. Lighthouse is installed apart: npm ci --prefix tests/bench/lighthouse

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { dist, onPath, serve } from '../../browser/harness.js';

if (!existsSync(fileURLToPath(new URL('node_modules', import.meta.url)))) {
  console.error('Lighthouse is not installed: npm ci --prefix tests/bench/lighthouse');
  process.exit(2);
}
process.env['CHROME_PATH'] = onPath('chromium');
const name = 'lighthouse'; // no dependency of the project, so its types are not known
const { default: lighthouse } = await import(name);
const { launch } = await import(fileURLToPath(new URL('node_modules/chrome-launcher/dist/index.js', import.meta.url)));

const categories = ['performance', 'accessibility', 'best-practices'] as const;
const limit = 95;

const chrome = await launch({ chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'] });
await using server = await serve(dist, { gzip: true });
let isEnough = true;
for (const page of ['index.html', 'en/index.html'])
  for (const formFactor of ['desktop', 'mobile'] as const) {
    const settings = {
      onlyCategories: categories,
      formFactor,
      ...(formFactor === 'desktop'
        ? { screenEmulation: { mobile: false, width: 1350, height: 940, deviceScaleFactor: 1, disabled: false } }
        : {}),
      ...(formFactor === 'desktop'
        ? { throttling: { rttMs: 40, throughputKbps: 10240, cpuSlowdownMultiplier: 1 } }
        : {}),
    };
    const { lhr } = await lighthouse(
      server.url + page,
      { port: chrome.port },
      { extends: 'lighthouse:default', settings },
    );
    const scores = categories.map((category) => Math.round(100 * lhr.categories[category].score));
    isEnough &&= scores.every((score) => score >= limit);
    console.log(`${page} ${formFactor}: ${categories.map((category, k) => `${category} ${scores[k]}`).join(', ')}`);
    for (const { id, score, displayValue = '' } of Object.values<any>(lhr.audits))
      if (score !== null && score < 0.9) console.log(`    ${id} ${score} ${displayValue}`);
  }
await chrome.kill();
process.exit(isEnough ? 0 : 1);
