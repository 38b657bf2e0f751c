import { interactions, needlessRenders } from './interactions.mjs';
import { weighedRoutes } from './pageWeight.mjs';

/* What an interaction costs on a slow phone: INP at 4× CPU slow-down, and who re-rendered without need. */

const phone = { viewport: { width: 412, height: 823 }, hasTouch: true };

/** In the page: keeps the slowest event of Event Timing. */
function watchEvents() {
  const events = { slowest: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (/** @type {any} */ (entry).interactionId)
        events.slowest = Math.max(events.slowest, entry.duration);
    }
  }).observe(/** @type {any} */ ({ type: 'event', durationThreshold: 16, buffered: true }));
  Object.assign(window, { benchEvents: events });
}

/**
 * @param {import('@playwright/test').Browser} browser @param {string} url
 * @param {import('./interactions.mjs').Interaction} interaction
 * @returns {Promise<number>} ms
 */
async function slowestEvent(browser, url, { prepare, act }) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.addInitScript(watchEvents);
  await page.goto(url, { waitUntil: 'networkidle' });
  // What comes late by itself is not the interaction's doing.
  await page.locator('footer').waitFor({ state: 'attached' });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await prepare?.(page);
  await page.waitForTimeout(1500);
  await page.evaluate('benchEvents.slowest = 0');
  await act(page);
  await page.waitForTimeout(1500);
  const slowest = /** @type {number} */ (await page.evaluate('benchEvents.slowest'));
  await context.close();
  return Math.round(slowest);
}

/** @param {import('@playwright/test').Browser} browser @param {string} origin @param {string} productPath */
export async function benchInteractions(browser, origin, productPath) {
  const rows = [];
  for (const interaction of interactions) {
    const { name, path = productPath } = interaction;
    const context = await browser.newContext({ ...phone, reducedMotion: 'reduce' });
    const needless = await needlessRenders(
      await context.newPage(),
      origin,
      productPath,
      interaction,
    );
    await context.close();
    rows.push({
      interaction: name,
      inp: await slowestEvent(browser, origin + path, interaction),
      needlessRenders: Object.values(needless).reduce((sum, count) => sum + count, 0),
      who: Object.entries(needless)
        .map(([who, count]) => `${who} ${count}`)
        .join(', '),
    });
  }
  return rows;
}

/** Heap in MB after 10, 20 and 30 navigations between home and a product: flat when nothing leaks. Ten come before that,
 * for the browser compiles what runs often.
 * @param {import('@playwright/test').Browser} browser @param {string} origin */
export async function benchHeap(browser, origin) {
  const page = await browser.newPage();
  await page.goto(origin, { waitUntil: 'networkidle' });
  const session = await page.context().newCDPSession(page);
  // Home has a heading too.
  const onProduct = page.locator(weighedRoutes('').product.firstProduct);
  const heap = [];
  for (let round = -4; round <= 15; round += 1) {
    await page.locator('main a[href^="/product/"]').first().click();
    await onProduct.waitFor();
    await page.goBack();
    await onProduct.waitFor({ state: 'detached' });
    await page.locator('main a[href^="/product/"]').first().waitFor();
    if (round >= 0 && round % 5 === 0) {
      await session.send('HeapProfiler.collectGarbage');
      const { usedSize } = await session.send('Runtime.getHeapUsage');
      heap.push({ navigations: round * 2, heapMB: Number((usedSize / 1e6).toFixed(1)) });
    }
  }
  await page.close();
  return heap;
}
