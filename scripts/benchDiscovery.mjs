/*
 * What finding costs with many products, on a phone's screen in real Chromium at 4× CPU slow-down: a letter typed until
 * its suggestions are painted, a filter ticked until its results are painted, each as main-thread time. Runs alone too:
 * `node scripts/benchDiscovery.mjs [--dist FOLDER] [--sizes 10000,100000]`, on an existing build.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { chromium } from '@playwright/test';

import { browserArgs, findBrowser } from './findBrowser.mjs';
import { startGeneratedShop } from './generatedShop.mjs';
import { root } from './run.mjs';

const slowDown = 4;
const queries = ['kraft box', 'pizza', '8x8', 'dabba', 'burgr'];

/** @typedef {import('@playwright/test').Page} Page @typedef {import('@playwright/test').CDPSession} Session */

const median = (/** @type {number[]} */ values) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const rounded = (/** @type {number} */ value) => Math.round(value * 10) / 10;

/** @param {Session} session @param {string} name */
async function metric(session, name) {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find((entry) => entry.name === name)?.value ?? Number.NaN;
}

/** Two frames and a pause: what was set off is on the screen, and what follows it is done.
 * @param {Page} page */
const settled = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 600)));
      }),
  );

/**
 * The main-thread time (of the thread's own clock, so that other processes don't count) from an input until what it
 * changes within `selector` has been painted, in ms.
 * @param {Page} page @param {Session} session @param {string} selector @param {() => Promise<unknown>} act
 */
async function timeToPaint(page, session, selector, act) {
  const painted = await page.evaluateHandle((where) => {
    const afterPaint = (/** @type {() => void} */ then) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = then;
        port2.postMessage(0);
      });
    };
    /** @type {Promise<void>} */
    const result = new Promise((resolve) => {
      const finish = () => {
        observer.disconnect();
        clearTimeout(timer);
        afterPaint(resolve);
      };
      const observer = new MutationObserver(finish);
      // Some letters change nothing.
      const timer = setTimeout(finish, 300);
      for (const element of document.querySelectorAll(where)) {
        observer.observe(element, { childList: true, subtree: true, characterData: true });
      }
    });
    return { result };
  }, selector);
  const before = await metric(session, 'TaskDuration');
  await act();
  await painted.evaluate(({ result }) => result);
  const spent = (await metric(session, 'TaskDuration')) - before;
  await painted.dispose();
  await settled(page);
  return spent * 1000;
}

/** @param {Page} page @param {Session} session */
async function heapMegabytes(page, session) {
  await settled(page);
  await session.send('HeapProfiler.collectGarbage');
  return rounded((await metric(session, 'JSHeapUsedSize')) / 1e6);
}

/** @param {Page} page @param {Session} session */
async function measureTyping(page, session) {
  await page.keyboard.press('/');
  const box = page.getByRole('combobox', { name: 'Search products' });
  await box.fill('kraft');
  // Categories are suggested before the index of the products is built.
  await page.locator('[role=option][href^="/product/"]').first().waitFor({ timeout: 120_000 });
  const times = [];
  for (const query of queries) {
    await box.fill('');
    for (const letter of query) {
      times.push(
        await timeToPaint(page, session, '[role=listbox]', () => page.keyboard.press(letter)),
      );
    }
  }
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  return times;
}

/** @param {Page} page @param {Session} session */
async function measureTicks(page, session) {
  await page.getByRole('button', { name: 'Filters' }).click();
  const boxes = page.getByRole('checkbox');
  await page
    .getByRole('button', { name: /show what is in it/ })
    .first()
    .click();
  const places = [];
  for (const at of [0, 1, 2, 3, 4, 1, 2, 6, 7, 8, 6, 0]) {
    const box = await boxes.nth(at).boundingBox();
    if (box) places.push({ x: box.x + 8, y: box.y + 8 });
  }
  const times = [];
  for (const { x, y } of places) {
    await page.mouse.move(x, y);
    await settled(page);
    const click = async () => {
      await page.mouse.down();
      await page.mouse.up();
    };
    times.push(await timeToPaint(page, session, 'main ul:has(article)', click));
  }
  await page.keyboard.press('Escape');
  return times;
}

/** @param {Page} page */
async function nodesAfterShowMore(page) {
  for (let press = 0; press < 15; press += 1) {
    await page.getByRole('button', { name: 'Show More' }).click();
  }
  await settled(page);
  return page.evaluate(() => document.querySelectorAll('main *').length);
}

/** @param {import('@playwright/test').Browser} browser @param {string} dist @param {number} size */
async function measure(browser, dist, size) {
  const shop = await startGeneratedShop(dist, size);
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await session.send('HeapProfiler.enable');
    await page.goto(`${shop.url}/products`);
    await page.getByText(`${size} products`, { exact: true }).waitFor({ timeout: 120_000 });
    await settled(page);
    const heapListed = await heapMegabytes(page, session);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    const keys = await measureTyping(page, session);
    const ticks = await measureTicks(page, session);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const heapIndexed = await heapMegabytes(page, session);
    const nodes = await nodesAfterShowMore(page);
    return {
      products: size,
      'letter, median ms': rounded(median(keys)),
      'letter, worst ms': rounded(Math.max(...keys)),
      'tick, median ms': rounded(median(ticks)),
      'tick, worst ms': rounded(Math.max(...ticks)),
      'heap with list, MB': heapListed,
      'heap with index, MB': heapIndexed,
      'elements with 320 shown': nodes,
    };
  } finally {
    await page.close();
    shop.stop();
  }
}

/** @param {{ dist?: string, sizes?: number[] }} [options] @returns {Promise<object[]>} */
export async function benchDiscovery({
  dist = path.join(root, 'dist'),
  sizes = [10_000, 100_000],
} = {}) {
  const { executablePath, env } = await findBrowser();
  const browser = await chromium.launch({
    executablePath,
    args: browserArgs,
    env: { .../** @type {Record<string, string>} */ (process.env), ...env },
  });
  try {
    const rows = [];
    for (const size of sizes) rows.push(await measure(browser, dist, size));
    return rows;
  } finally {
    await browser.close();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: { dist: { type: 'string' }, sizes: { type: 'string' } },
  });
  const rows = await benchDiscovery({
    ...(values.dist && { dist: path.resolve(values.dist) }),
    ...(values.sizes && { sizes: values.sizes.split(',').map(Number) }),
  });
  console.table(rows);
}
