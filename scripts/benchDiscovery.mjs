/*
 * What finding costs with many products, in real Chromium at 4× CPU slow-down, each as main-thread work: a letter typed
 * until its suggestions are painted; a filter ticked (from the release of the finger) until its results are painted. On
 * a phone's screen the filters stand over the products, and what shows is how many fit: that is `tick`, and `cards
 * behind` is all work until the covered cards have followed. On a wide screen the cards themselves are the results.
 * Runs alone too: `node scripts/benchDiscovery.mjs [--dist FOLDER] [--sizes 10000,100000]`, on an existing build.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { chromium } from '@playwright/test';

import { browserArgs, findBrowser } from './findBrowser.mjs';
import { startGeneratedShop } from './generatedShop.mjs';
import { root } from './run.mjs';
import { markChanges, traced, workUntilPainted } from './traceWork.mjs';

const slowDown = 4;
const phone = { width: 412, height: 823 };
const desktop = { width: 1440, height: 900 };
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

/** @param {Page} page @param {Session} session */
async function heapMegabytes(page, session) {
  await settled(page);
  await session.send('HeapProfiler.collectGarbage');
  return rounded((await metric(session, 'JSHeapUsedSize')) / 1e6);
}

/** @param {Page} page */
async function measureTyping(page) {
  await page.keyboard.press('/');
  const box = page.getByRole('combobox', { name: 'Search products' });
  await box.fill('kraft');
  // Categories are suggested before the index of the products is built.
  await page.locator('[role=option][href^="/product/"]').first().waitFor({ timeout: 120_000 });
  await markChanges(page, 'suggestions', '[role=listbox]');
  const events = await traced(page, async () => {
    for (const query of queries) {
      await box.fill('');
      await settled(page);
      for (const letter of query) {
        await page.keyboard.press(letter);
        await settled(page);
      }
    }
  });
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
  return workUntilPainted(events, 'keydown', 'suggestions');
}

/** @param {Page} page @param {boolean} isPhone */
async function measureTicks(page, isPhone) {
  if (isPhone) await page.getByRole('button', { name: 'Filters' }).click();
  const boxes = page.getByRole('checkbox');
  await page
    .getByRole('button', { name: /show what is in it/ })
    .first()
    .click();
  /** @type {{ x: number, y: number }[]} */
  const places = [];
  for (const at of [0, 1, 2, 3, 4, 1, 2, 6, 7, 8, 6, 0, 5, 3, 1, 7, 0, 4, 8, 2, 5]) {
    const box = await boxes.nth(at).boundingBox();
    if (box) places.push({ x: box.x + 8, y: box.y + 8 });
  }
  await markChanges(page, 'cards', 'main ul:has(article)');
  await markChanges(page, 'total', '[aria-label=Filters] button');
  const events = await traced(page, async () => {
    for (const { x, y } of places) {
      await page.mouse.move(x, y);
      await settled(page);
      await page.mouse.down();
      // As long as a finger stays.
      await page.waitForTimeout(100);
      await page.mouse.up();
      await settled(page);
    }
  });
  if (isPhone) await page.keyboard.press('Escape');
  return {
    seen: workUntilPainted(events, 'pointerup', isPhone ? 'total' : 'cards'),
    cards: workUntilPainted(events, 'pointerup', 'cards'),
  };
}

/** @param {Page} page */
async function nodesAfterShowMore(page) {
  for (let press = 0; press < 15; press += 1) {
    await page.getByRole('button', { name: 'Show More' }).click();
  }
  await settled(page);
  return page.evaluate(() => document.querySelectorAll('main *').length);
}

/**
 * @param {import('@playwright/test').Browser} browser @param {string} dist @param {number} size
 * @param {{ width: number, height: number }} viewport
 */
async function measure(browser, dist, size, viewport) {
  const shop = await startGeneratedShop(dist, size);
  const page = await browser.newPage({ viewport });
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    await session.send('HeapProfiler.enable');
    await page.goto(`${shop.url}/products`);
    await page.getByText(`${size} products`, { exact: true }).waitFor({ timeout: 120_000 });
    await settled(page);
    const heapListed = await heapMegabytes(page, session);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    const keys = await measureTyping(page);
    const ticks = await measureTicks(page, viewport === phone);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const heapIndexed = await heapMegabytes(page, session);
    const nodes = await nodesAfterShowMore(page);
    return {
      products: size,
      screen: viewport === phone ? 'phone' : 'desktop',
      'letter, median ms': rounded(median(keys)),
      'letter, worst': rounded(Math.max(...keys)),
      'tick, median ms': rounded(median(ticks.seen)),
      'tick, worst': rounded(Math.max(...ticks.seen)),
      'cards behind, median': viewport === phone ? rounded(median(ticks.cards)) : '',
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
    for (const size of sizes) {
      for (const screen of [phone, desktop]) rows.push(await measure(browser, dist, size, screen));
    }
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
