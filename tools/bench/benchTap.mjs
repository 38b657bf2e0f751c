/*
 * `npm run bench -- --only tap`: measures when a page appears on a phone, and when the page first
 * reacts to a tap. All times count from the start of a visit. To imitate a phone, the CPU is made
 * six times slower, and the network has the speed of slow 4G.
 */
import { chromium } from '@playwright/test';
import { median } from 'simple-statistics';

import { browserArgs, findBrowser } from '@shop/programs/findBrowser';

/** @typedef {{ name: string, origin: string, pages: Record<string, string> }} Site */

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 2, isMobile: true };
const cpuSlowdown = 6;
/** Latency is in ms, throughput in bytes per second. */
const slow4G = { latency: 150, downloadThroughput: 180_000, uploadThroughput: 84_000 };
/**
 * Time limit in ms for each step of a visit: until the page is loaded, until its button appears,
 * and until the page reacts to a tap.
 */
const stepTimeoutMs = 60_000;

/**
 * The button to tap on each page, and a selector of the element that appears after the tap.
 * @type {Record<string, { button: string, answer: string }>}
 */
const tapsByPage = {
  home: { button: 'Open menu', answer: '[role="dialog"]' },
  products: { button: 'Filters', answer: '[role="dialog"]' },
  product: { button: 'Add to cart', answer: '[aria-describedby$="-error"]' },
};

/**
 * Sets performance marks when the largest content is painted and when the page reacts to a tap.
 * This function runs in the browser.
 * @param {string} answerSelector selector of the element that appears after the tap
 */
function markPaintAndReaction(answerSelector) {
  new MutationObserver((_records, observer) => {
    if (!document.querySelector(answerSelector)) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => performance.mark('answered')));
  }).observe(document, { childList: true, subtree: true, attributes: true });
  new PerformanceObserver((list) => {
    performance.clearMarks('largest');
    performance.mark('largest', { startTime: list.getEntries().at(-1)?.startTime ?? 0 });
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

/**
 * Visits a page in a new browser with an empty cache, and taps a button until the page reacts.
 * Returns the measured times in ms, by name.
 * @param {string} url @param {{ button: string, answer: string }} tap
 */
async function visit(url, { button, answer }) {
  const { executablePath } = findBrowser();
  const browser = await chromium.launch({ executablePath, args: browserArgs });
  try {
    const page = await browser.newPage({ ...phone, hasTouch: true });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', { offline: false, ...slow4G });
    await page.addInitScript(markPaintAndReaction, answer);
    await page.goto(url, { waitUntil: 'domcontentloaded', timeout: stepTimeoutMs });
    const target = page.locator(`button:has-text("${button}"), button[aria-label="${button}"]`);
    const box = await target
      .filter({ visible: true })
      .first()
      .boundingBox({ timeout: stepTimeoutMs });
    if (!box) throw new Error(`${url} has no button "${button}" to tap`);
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    const getEntryTime = (/** @type {string} */ name) =>
      page.evaluate((entryName) => performance.getEntriesByName(entryName)[0]?.startTime, name);
    const startTime = Date.now();
    let answerTime;
    while (answerTime === undefined) {
      if (Date.now() - startTime > stepTimeoutMs) throw new Error(`${url} does not answer a tap`);
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      answerTime = await getEntryTime('answered');
    }
    const [fcp = 0, lcp = 0] = [
      await getEntryTime('first-contentful-paint'),
      await getEntryTime('largest'),
    ];
    return { 'first answered tap': answerTime, FCP: fcp, LCP: lcp };
  } finally {
    await browser.close();
  }
}

/**
 * Returns medians of several visits to each page of each site. The sites are visited in turn, so
 * that other load on the machine affects all of them equally.
 * @param {Site[]} sites the result contains the ratio of the first two sites' medians
 * @param {number} runCount
 * @returns {Promise<object[]>} a table row for each page and kind of time, in ms
 */
export async function benchTap(sites, runCount) {
  /**
   * Measured times in ms, by row name such as `home: LCP`. Each row has one array for each site.
   * @type {Map<string, number[][]>}
   */
  const timesByRow = new Map();
  for (let run = 0; run < runCount; run += 1)
    for (const [page, tap] of Object.entries(tapsByPage))
      for (const [index, { origin, pages }] of sites.entries()) {
        const measuredTimes = await visit(origin + (pages[page] ?? ''), tap);
        for (const [timeName, time] of Object.entries(measuredTimes)) {
          const rowName = `${page}: ${timeName}`;
          if (!timesByRow.has(rowName))
            timesByRow.set(
              rowName,
              sites.map(() => []),
            );
          timesByRow.get(rowName)?.[index]?.push(time);
        }
      }
  return [...timesByRow].map(([rowName, timesOfSites]) => {
    const medians = timesOfSites.map((siteTimes) =>
      siteTimes.length > 0 ? Math.round(median(siteTimes)) : undefined,
    );
    const [firstMedian = 0, secondMedian] = medians;
    const namedMedians = sites.map(({ name }, index) => [name, medians[index]]);
    return {
      page: rowName,
      ...Object.fromEntries(namedMedians),
      ...(secondMedian && { ratio: (firstMedian / secondMedian).toFixed(2) }),
    };
  });
}
