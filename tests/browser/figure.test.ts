// What every figure owes its page, tried on the first one: attributes, language, removal, a hostile style sheet
// (field report D11), touch (D17), a core that does not load.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';

import { copyOfDist, hostPage, launch, serve, shows, visit, type Copy } from './harness.js';

let browser: Browser;
let copy: Copy;
let server: Awaited<ReturnType<typeof serve>>;
const figure = '<attn-scaled-dot-product id="e"></attn-scaled-dot-product>';
const script = '<script src="widgets.js"></script>';
const hostile = `<style>*{box-sizing:content-box!important;letter-spacing:3px;text-transform:uppercase;font:italic 30px serif;
  line-height:3;text-align:right;word-spacing:9px;text-indent:2em;white-space:pre;color:red;cursor:help}
  button,input,table,td,svg,canvas,p,ol,li{border:9px solid red;padding:20px;background:yellow;width:100%}</style>`;

before(async () => {
  browser = await launch();
  copy = copyOfDist();
  copy.write('figure.html', hostPage(figure + script));
  copy.write('hostile.html', hostPage(figure + hostile + script));
  copy.write(
    'long.html',
    hostPage(`<meta name="viewport" content="width=device-width">${figure}${script}
    <p style="height: 3000px">far below</p>`),
  );
  server = await serve(copy.folder);
});
after(async () => {
  await browser.close();
  await server[Symbol.asyncDispose]();
  copy[Symbol.dispose]();
});

const open = async (path = 'figure.html', options = {}) => {
  const opened = await visit(browser, server.url + path, options);
  await opened.page.locator('attn-scaled-dot-product[data-engine]').waitFor();
  return opened;
};
const only = (page: Page) => page.locator('attn-scaled-dot-product');
const start = ['0.401', '0.198', '0.401'];
const edited = ['0.446', '0.108', '0.446'];

test('an attribute is honoured whenever it changes; a bad one is told and changes nothing', async () => {
  await using visit = await open();
  const set = (name: string, value: string) =>
    only(visit.page).evaluate((element, [n, v]) => element.setAttribute(n!, v!), [name, value]);
  await set('q', '2 0');
  await shows(only(visit.page), edited);
  await set('q', '1,234 0');
  await visit.page.getByText('q: “1,234” can be read as 1234 or as 1.234.').first().waitFor();
  await shows(only(visit.page), edited);
});

test('it speaks the language of the page, and follows when that changes', async () => {
  await using visit = await open();
  await visit.page.getByRole('button', { name: 'Undo' }).waitFor();
  await visit.page.evaluate(() => (document.documentElement.lang = 'zh-CN'));
  await visit.page.getByRole('button', { name: '撤销' }).waitFor();
  assert.equal(await visit.page.locator('section.figure').getAttribute('lang'), 'zh');
});

test('taken out and put back elsewhere, it keeps its state and goes on', async () => {
  await using visit = await open();
  await only(visit.page).evaluate((element: any) => {
    element.edit({ temperature: 2 });
    element.remove();
    document.body.prepend(element);
  });
  assert.equal(await only(visit.page).evaluate((element: any) => element.state.temperature), 2);
  await only(visit.page).evaluate((element: any) => (element.undo(), element.updateComplete));
  await shows(only(visit.page), start);
  assert.deepEqual(visit.complaints, []);
});

test('edits in one frame are computed once, and told once', async () => {
  await using visit = await open();
  const [events, temperature] = await only(visit.page).evaluate(async (element: any) => {
    let events = 0;
    element.addEventListener('attn-change', () => events++);
    for (const temperature of [2, 3, 4, 5]) element.edit({ temperature });
    await element.updateComplete;
    return [events, element.state.temperature];
  });
  assert.deepEqual([events, temperature], [1, 5]);
});

test('a host page’s style sheet changes no pixel of it', async () => {
  const picture = async (path: string) => {
    await using visit = await open(path, { viewport: { width: 900, height: 1200 } });
    await visit.page.addStyleTag({ content: 'h1{display:none!important} body{margin:16px!important}' });
    return (await only(visit.page).screenshot({ animations: 'disabled' })).toString('base64');
  };
  assert.equal(await picture('hostile.html'), await picture('figure.html'));
});

/** A finger goes down at a place, moves in steps, and comes up. */
async function swipe(page: Page, from: { x: number; y: number }, dx: number, dy: number) {
  const client = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await send('touchStart', [from]);
  for (let k = 1; k <= 10; k++) await send('touchMove', [{ x: from.x + (dx * k) / 10, y: from.y + (dy * k) / 10 }]);
  await send('touchEnd', []);
  await page.waitForTimeout(400);
}

test('on a slider a finger drags sideways and scrolls up and down', async () => {
  await using visit = await open('long.html', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const { page } = visit;
  const track = page.locator('attn-slider .track');
  await track.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const middle = async () => {
    const { x, y, width, height } = (await track.boundingBox())!;
    return { x: x + width / 2, y: y + height / 2 };
  };
  const seen = () =>
    only(page).evaluate(({ state }: any) => ({ temperature: state.temperature as number, scroll: scrollY }));
  const before = await seen();
  await swipe(page, await middle(), 60, 3);
  const dragged = await seen();
  assert.ok(dragged.temperature > 1.5, `${dragged.temperature}`);
  assert.equal(dragged.scroll, before.scroll);
  await swipe(page, await middle(), 3, -200);
  const scrolled = await seen();
  assert.equal(scrolled.temperature, dragged.temperature);
  assert.ok(scrolled.scroll >= before.scroll + 60, `scrolled ${scrolled.scroll - before.scroll}`);
  await page.evaluate(() => ((document.querySelector('attn-scaled-dot-product') as any).undo(), undefined));
  assert.equal((await seen()).temperature, 1, 'one drag is one step');
});

test('where no core runs it says so', async () => {
  const opened = await visit(browser, `${server.url}figure.html`, {
    before: () => {
      Reflect.deleteProperty(globalThis, 'WebAssembly');
      const { append } = Element.prototype;
      Element.prototype.append = function (...nodes) {
        if (nodes.some((node) => node instanceof HTMLScriptElement)) (nodes[0] as HTMLScriptElement).src = 'gone.js';
        append.apply(this, nodes);
      };
    },
  });
  await using _ = opened;
  await opened.page.getByText('The computing core could not be loaded').first().waitFor();
});
