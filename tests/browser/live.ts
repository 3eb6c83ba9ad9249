// LIVE: the figure's first value is right, an edit changes it to what it must become, and the page has not complained.

import assert from 'node:assert/strict';
import type { FrameLocator, Locator, Page } from 'playwright-core';

import type { Visit } from './harness.js';

/** softmax(q Kᵀ / √2) of the chapter's first example, and with q = (2, 0). */
const before = ['0.401', '0.198', '0.401'];
const after = ['0.446', '0.108', '0.446'];

/** On a page of the lesson, in an embed page, on somebody's own page. */
export const exampleFigure = (scope: Page | FrameLocator): Locator =>
  scope.locator('#example-1, main[data-figure] > attn-scaled-dot-product, body > attn-scaled-dot-product').first();

export async function live({ page, complaints }: Visit, scope: Page | FrameLocator = page): Promise<Locator> {
  const figure = exampleFigure(scope);
  await shows(figure, before);
  await typeInto(figure.locator('attn-matrix[hue=query]').first(), 0, '2');
  await shows(figure, after);
  assert.deepEqual(complaints, []);
  return figure;
}

/** Waits until one of the figure's matrices reads so. */
export async function shows(figure: Locator, expected: readonly string[]): Promise<void> {
  await figure.scrollIntoViewIfNeeded();
  let seen: string[][] = [];
  for (const end = Date.now() + 10_000; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 50))) {
    seen = await figure
      .locator('attn-matrix')
      .evaluateAll((matrices) =>
        matrices.map((matrix) =>
          [...(matrix.shadowRoot?.querySelectorAll('td[data-k]') ?? [])].map((cell) => cell.textContent?.trim() ?? ''),
        ),
      );
    if (seen.some((cells) => cells.join() === expected.join())) return;
  }
  assert.fail(`no matrix reads ${expected.join(' ')}; there are: ${seen.map((cells) => cells.join(' ')).join(' | ')}`);
}

/** As a reader does: a click on the cell, the number, Enter. */
export async function typeInto(matrix: Locator, cell: number, text: string): Promise<void> {
  const place = matrix.locator(`td[data-k="${cell}"]`);
  await place.click();
  await place.press('F2');
  await matrix.locator('.field').fill(text);
  await matrix.locator('.field').press('Enter');
}
