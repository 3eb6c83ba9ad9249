// The whole lesson with every figure drawn: what is transferred, and the memory that the page then has.

import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';

import { dist, serve, visit } from '../browser/harness.js';

export interface Whole {
  /** Bytes, compressed by gzip as servers do. */
  readonly transferred: number;
  readonly files: ReadonlyMap<string, number>;
  /** Bytes of the page's own heap and of the cores' memories. */
  readonly heap: number;
  readonly cores: number;
  /** Bytes of its process that it shares with no other, where the system tells. */
  readonly process: number | undefined;
}

export async function wholeLesson(browser: Browser): Promise<Whole> {
  await using server = await serve(dist, { gzip: true });
  await using open = await visit(browser, server.url);
  const { page } = open;
  await page.waitForFunction(
    () =>
      document.readyState === 'complete' &&
      [...document.querySelectorAll<HTMLElement>('main figure.live > *')].every(({ dataset }) => dataset['engine']),
    undefined,
    { timeout: 120_000 },
  );
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const heap = (await session.send('Runtime.getHeapUsage')).usedSize;
  const cores = await page.evaluate(() => {
    const figures = [...document.querySelectorAll<any>('main figure.live > *')];
    return Math.max(...figures.map((figure) => figure.core.heapSize()));
  });
  const files = new Map(server.sent);
  const transferred = [...files.values()].reduce((sum, bytes) => sum + bytes, 0);
  return { transferred, files, heap, cores, process: await privateMemory(browser) };
}

async function privateMemory(browser: Browser): Promise<number | undefined> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const sizes = processInfo.flatMap(({ id, type }) => (type === 'renderer' ? [privateBytes(id)] : []));
  return sizes.length > 0 ? Math.max(...sizes) : undefined;
}

function privateBytes(id: number): number {
  try {
    const text = readFileSync(`/proc/${id}/smaps_rollup`, 'utf8');
    const kibibytes = [...text.matchAll(/^Private_\w+:\s+(\d+) kB/gm)].map(([, count]) => Number(count));
    return 1024 * kibibytes.reduce((sum, count) => sum + count, 0);
  } catch {
    return NaN;
  }
}
