// `npm run measure`: what the built lesson costs its reader, each number beside its limit. Takes a minute.

import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';

import { dist, launch, serve, visit } from '../browser/harness.js';
import { wholeLesson } from './whole.js';

const figure = 'attn-scaled-dot-product';
const slowDown = 4;

interface Row {
  readonly what: string;
  readonly measured: string;
  readonly limit: string;
}

const sorted = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b);
const quantile = (numbers: readonly number[], q: number) =>
  sorted(numbers)[Math.floor((numbers.length - 1) * q)] ?? NaN;
const milliseconds = (x: number) => `${x.toFixed(1)} ms`;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Keeps the moment after the first frame of the first figure. */
const watchFirst = () => {
  addEventListener(
    'attn-change',
    () => requestAnimationFrame(() => setTimeout(() => Reflect.set(window, 'firstLive', performance.now()))),
    { once: true },
  );
};

async function transferred(browser: Browser): Promise<Row[]> {
  await using server = await serve(dist, { gzip: true });
  await using open = await visit(browser, server.url, { before: watchFirst });
  await open.page.waitForFunction(() => Reflect.get(window, 'firstLive'));
  await open.page.waitForLoadState('networkidle');
  const askedBefore = await open.page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime <= Reflect.get(window, 'firstLive'))
      .map(({ name }) => new URL(name).pathname),
  );
  const sent = [...server.sent].filter(([path]) => path === '/' || askedBefore.includes(path));
  const bytes = sent.reduce((sum, [, size]) => sum + size, 0);
  const files = sent.map(([path, size]) => `${path} ${kilobytes(size)}`).join(', ');
  console.log(`asked for: ${files}\n`);
  const wasm = gzipSync(readFileSync(new URL('../../build/wasm/attn-simd.wasm', import.meta.url))).length;
  const script = readFileSync(`${dist}assets/lesson-zh.js`, 'latin1');
  const without = script.replace(/[A-Za-z0-9+/=]{10000,}/, '');
  const carried = gzipSync(script).length - gzipSync(without).length;
  return [
    { what: 'transferred until the first figure is live, gzip', measured: kilobytes(bytes), limit: '250 kB' },
    { what: 'of which wasm, as carried in the script', measured: kilobytes(carried), limit: '60 kB' },
    { what: 'the wasm by itself', measured: kilobytes(wasm), limit: '60 kB' },
  ];
}

async function firstLive(rate: number): Promise<number> {
  const browser = await launch();
  try {
    await using server = await serve(dist, { gzip: true });
    await using open = await visit(browser, 'about:blank', { before: watchFirst });
    const session = await open.page.context().newCDPSession(open.page);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    // A reader's browser has long begun; this one still loads its own windows.
    await open.page.waitForTimeout(3000);
    await open.page.goto(server.url, { waitUntil: 'commit' });
    // Whoever keeps asking the page takes its time.
    await open.page.waitForTimeout(1000 * rate);
    return await open.page.waitForFunction(() => Reflect.get(window, 'firstLive')).then((time) => time.jsonValue());
  } finally {
    await browser.close();
  }
}

/** One frame's work after an edit, from its start until everything is painted. */
async function repaints(browser: Browser, n: number, d: number): Promise<number[]> {
  await using server = await serve(dist);
  await using open = await visit(browser, `${server.url}embed/scaled-dot-product.html`);
  const element = open.page.locator(`${figure}[data-engine]`);
  await element.waitFor();
  return await element.evaluate(
    async (figure: any, [n, d]) => {
      const random = () => ({
        rows: n,
        cols: d,
        data: Float32Array.from({ length: n! * d! }, () => Math.random() - 0.5),
      });
      figure.edit({ Q: random(), K: random(), V: random(), mask: null });
      await figure.updateComplete;
      const times: number[] = [];
      const frame = () => new Promise(requestAnimationFrame);
      for (let i = 0; i < 40; i++) {
        await frame();
        const Q = { ...figure.state.Q, data: figure.state.Q.data.slice() };
        Q.data[i] = Math.random();
        // Asked for before the figure asks: runs first in the frame that repaints.
        const begun = frame().then(() => performance.now());
        figure.edit({ Q });
        const start = await begun;
        await new Promise((painted) => setTimeout(painted));
        times.push(performance.now() - start);
      }
      return times.slice(10);
    },
    [n, d],
  );
}

/** The longest task of the page while both networks of the experiment train beside it. */
async function whileTraining(browser: Browser): Promise<Row> {
  await using server = await serve(dist);
  await using open = await visit(browser, `${server.url}embed/collapse.html?lang=en`);
  const figure = open.page.locator('attn-collapse[data-engine]');
  await figure.waitFor();
  await figure.locator('.commands .main').click();
  await figure.locator('li[data-phase=running] small', { hasText: 'step' }).nth(1).waitFor();
  const tasks = await open.page.evaluate(async () => {
    const tasks: number[] = [];
    const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries().map((entry) => entry.duration)));
    observer.observe({ entryTypes: ['longtask'] });
    await new Promise((resolve) => setTimeout(resolve, 5000));
    return tasks;
  });
  const longest = tasks.length > 0 ? milliseconds(Math.max(...tasks)) : 'none beyond 50 ms';
  return { what: 'longest task of the page in 5 s of training', measured: longest, limit: '50 ms' };
}

async function heap(browser: Browser): Promise<Row> {
  await using server = await serve(dist);
  await using open = await visit(browser, `${server.url}embed/scaled-dot-product.html`);
  const element = open.page.locator(`${figure}[data-engine]`);
  await element.waitFor();
  const [before, after] = await element.evaluate(async (figure: any) => {
    const before = figure.core.heapInUse();
    for (let i = 0; i < 2000; i++) {
      figure.edit({ Q: { rows: 1, cols: 2, data: Float32Array.of(Math.random(), Math.random()) } });
      await figure.updateComplete;
    }
    return [before, figure.core.heapInUse()];
  });
  return { what: 'heap before and after 2,000 edits', measured: `${before} B, ${after} B`, limit: 'equal' };
}

/** Both networks begun anew twenty times: what the page's own heap holds after the second time and after the last. */
async function restarts(browser: Browser): Promise<Row> {
  await using server = await serve(dist);
  await using open = await visit(browser, `${server.url}embed/collapse.html?lang=en`);
  const session = await open.page.context().newCDPSession(open.page);
  const sizes: number[] = [];
  for (let k = 0; k < 20; k++) {
    const name = k === 0 ? 'Train' : 'Train again';
    await open.page.locator('attn-collapse[data-engine] .commands button', { hasText: name }).first().click();
    await open.page.locator('li[data-phase=running] small', { hasText: 'step' }).nth(1).waitFor();
    await session.send('HeapProfiler.collectGarbage');
    sizes.push((await session.send('Runtime.getHeapUsage')).usedSize);
  }
  const measured = `${kilobytes(sizes[1]!)}, ${kilobytes(sizes.at(-1)!)}, ${open.page.workers().length} workers`;
  return { what: 'page heap after 2 and 20 restarts of training', measured, limit: 'equal, 2 workers' };
}

async function whole(browser: Browser): Promise<Row[]> {
  const { transferred, files, heap, cores, process } = await wholeLesson(browser);
  const list = [...files].map(([path, bytes]) => `${path} ${kilobytes(bytes)}`).join(', ');
  console.log(`the whole lesson: ${list}\n`);
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
  const own = process === undefined ? '' : `; its process ${megabytes(process)}`;
  return [
    { what: 'the whole lesson with every figure, gzip', measured: kilobytes(transferred), limit: '450 kB' },
    { what: 'its heap and its cores’ memory', measured: `${megabytes(heap + cores)}${own}`, limit: '150 MB' },
  ];
}

const browser = await launch();
const rows = await transferred(browser);
for (const rate of [1, slowDown]) {
  const times: number[] = [];
  for (let i = 0; i < 5; i++) times.push(await firstLive(rate));
  const what = `first figure live, processor ${rate}× slowed, median of ${times.length}`;
  rows.push({ what, measured: milliseconds(quantile(times, 0.5)), limit: rate === slowDown ? '1000 ms' : '' });
}
for (const [n, d] of [
  [3, 2],
  [64, 64],
] as const) {
  const times = await repaints(browser, n, d);
  const measured = `${milliseconds(quantile(times, 0.5))}, 95 %: ${milliseconds(quantile(times, 0.95))}`;
  rows.push({ what: `an edit repaints, n = ${n}, d = ${d}, median`, measured, limit: '16.7 ms' });
}
rows.push(...(await whole(browser)), await whileTraining(browser));
rows.push(await heap(browser));
rows.push(await restarts(browser));
await browser.close();
for (const { what, measured, limit } of rows) console.log(`${what.padEnd(56)}${measured.padEnd(28)}${limit}`);
