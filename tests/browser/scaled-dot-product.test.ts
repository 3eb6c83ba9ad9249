// The first figure as a reader uses it: edits, undo, paste, mask, explanations, links, copying, bad input.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Locator, Page } from 'playwright-core';

import { copyOfDist, hostPage, launch, serve, shows, typeInto, visit, type Copy, type Visit } from './harness.js';

let browser: Browser;
let copy: Copy;
let server: Awaited<ReturnType<typeof serve>>;
before(async () => {
  browser = await launch();
  copy = copyOfDist();
  const figure = '<attn-scaled-dot-product id="e"></attn-scaled-dot-product>';
  const space = '<p style="height: 3000px">far above</p>';
  copy.write('figure.html', hostPage(`${figure}<script src="widgets.js"></script>`));
  copy.write('below.html', hostPage(`${space}${figure}<script src="widgets.js"></script>`));
  server = await serve(copy.folder);
});
after(async () => {
  await browser.close();
  await server[Symbol.asyncDispose]();
  copy[Symbol.dispose]();
});

const open = (path = 'figure.html', options = {}): Promise<Visit> => visit(browser, server.url + path, options);
const figureOf = (page: Page): Locator => page.locator('attn-scaled-dot-product');
const part = (page: Page, name: string): Locator => page.locator(`[data-part=${name}] attn-matrix`);
const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();
const message = (page: Page): Locator => page.locator('.figure > .fault');

test('an edit of a cell changes the weights; undo, redo and reset do what they say', async () => {
  await using visit = await open();
  const { page, complaints } = visit;
  const figure = figureOf(page);
  await shows(figure, ['0.401', '0.198', '0.401']);
  await typeInto(part(page, 'Q'), 0, '2');
  await shows(figure, ['0.446', '0.108', '0.446']);
  await press(page, 'Undo');
  await shows(figure, ['0.401', '0.198', '0.401']);
  await press(page, 'Redo');
  await shows(figure, ['0.446', '0.108', '0.446']);
  await press(page, 'Reset');
  await shows(figure, ['0.401', '0.198', '0.401']);
  await page.keyboard.press('Control+z');
  await shows(figure, ['0.446', '0.108', '0.446']);
  await page.keyboard.press('Control+Shift+z');
  await shows(figure, ['0.401', '0.198', '0.401']);
  assert.deepEqual(complaints, []);
});

test('a key more: K, V and every step grow; undo takes all back', async () => {
  await using visit = await open();
  const { page } = visit;
  await part(page, 'K').getByRole('button', { name: 'Add a row' }).click();
  const sizes = () =>
    figureOf(page).evaluate(({ state: { Q, K, V } }: any) =>
      [Q, K, V].map(({ rows, cols }) => `${rows}x${cols}`).join(),
    );
  await shows(figureOf(page), ['0.335', '0.165', '0.335', '0.165']);
  assert.equal(await sizes(), '1x2,4x2,4x2');
  await part(page, 'Q').getByRole('button', { name: 'Add a column' }).click();
  await page.waitForFunction(() => (document.querySelector('attn-scaled-dot-product') as any).state.K.cols === 3);
  assert.equal(await sizes(), '1x3,4x3,4x2');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await page.waitForFunction(() => (document.querySelector('attn-scaled-dot-product') as any).state.K.rows === 3);
  assert.equal(await sizes(), '1x2,3x2,3x2');
});

test('a click on a masked score hides the key: weight exactly 0; hiding all says what PyTorch would give', async () => {
  await using visit = await open();
  const { page } = visit;
  const cell = (k: number) => part(page, 'masked').locator(`td[data-k="${k}"] button`);
  await cell(1).click();
  await shows(figureOf(page), ['0.5', '0.0', '0.5']);
  await cell(0).click();
  await cell(2).click();
  await page.getByText('PyTorch’s softmax gives NaN').first().waitFor();
  await shows(part(page, 'context').locator('xpath=..'), ['0', '0']);
});

test('pointing at a cell writes out its arithmetic, and marks the term of the formula', async () => {
  await using visit = await open();
  const { page } = visit;
  await part(page, 'weights').locator('td[data-k="1"]').hover();
  await page.getByText('0.493069 ÷ 2.493069 = 0.197776').waitFor();
  await page.locator('[data-term=weights][data-marked]').first().waitFor();
  await page.locator('[data-term=K]').hover();
  await page.locator('[data-part=K][data-marked]').waitFor();
  await page.locator('[data-term=V]').focus();
  await page.locator('[data-part=V][data-marked]').waitFor();
});

test('scale and temperature are part of the sum', async () => {
  await using visit = await open();
  const { page } = visit;
  await page.getByRole('checkbox').uncheck();
  await shows(figureOf(page), ['0.422', '0.155', '0.422']);
  await page.getByRole('textbox', { name: 'Temperature' }).fill('0,5');
  await page.keyboard.press('Enter');
  await shows(figureOf(page), ['0.468', '0.063', '0.468']);
  await page.getByRole('textbox', { name: 'Temperature' }).fill('0');
  await page.keyboard.press('Enter');
  await page.getByText('0 is out of range: it must be from 0.1 to 10.').waitFor();
  await shows(figureOf(page), ['0.468', '0.063', '0.468']);
});

test('the address keeps the state: it opens as it was left, and the link scrolls to the figure', async () => {
  await using visit = await open();
  const { page } = visit;
  await typeInto(part(page, 'Q'), 0, '2');
  await page.waitForURL(/#\/e\?q=2\+0$/);
  await page.reload();
  await shows(figureOf(page), ['0.446', '0.108', '0.446']);
  await using below = await open('below.html#e/e?q=2+0');
  await shows(figureOf(below.page), ['0.446', '0.108', '0.446']);
  assert.ok((await below.page.evaluate(() => scrollY)) > 2000);
  await below.page.evaluate(() => (location.hash = '#e/e?q=1+0&mask=101'));
  await shows(figureOf(below.page), ['0.5', '0.0', '0.5']);
});

for (const [hash, says] of [
  ['q=1+x', 'q: “x” is not a number.'],
  ['k=1+0+0', 'Q (1, 2) and K (1, 3) need the same number of columns.'],
  ['mask=10', 'mask has shape (1, 2); it must be (1, 3).'],
] as const) {
  test(`an address that makes no sense (${hash}) is told, and the start is drawn`, async () => {
    await using visit = await open(`figure.html#/e?${hash}`);
    await shows(figureOf(visit.page), ['0.401', '0.198', '0.401']);
    assert.equal(await message(visit.page).textContent(), says);
    await typeInto(part(visit.page, 'Q'), 0, '2');
    await shows(figureOf(visit.page), ['0.446', '0.108', '0.446']);
    assert.equal(await message(visit.page).count(), 0);
  });
}

test('the clipboard gets a link and a program; where it is closed, a box with the text does', async () => {
  await using visit = await open('figure.html', { permissions: ['clipboard-read', 'clipboard-write'] });
  const { page } = visit;
  await typeInto(part(page, 'Q'), 0, '2');
  await press(page, 'Copy link');
  await page.getByText('Copied').first().waitFor();
  assert.match(await page.evaluate(() => navigator.clipboard.readText()), /^http:.*figure\.html#e\/e\?q=2\+0$/);
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await press(page, 'Copy as NumPy');
  const box = page.getByRole('textbox', { name: 'copy it yourself' });
  assert.match(await box.inputValue(), /Q = np\.array\(\[\[2, 0\]\]/);
  assert.equal(await box.evaluate((area: HTMLTextAreaElement) => area.selectionEnd), (await box.inputValue()).length);
});
