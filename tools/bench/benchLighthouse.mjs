import os from 'node:os';

import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig } from 'lighthouse';
import { median } from 'simple-statistics';

import { browserArgs, findBrowser } from '@shop/programs/findBrowser';

const auditIdsByMetric = {
  lcp: 'largest-contentful-paint',
  fcp: 'first-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
};

/** Lighthouse categories whose scores do not vary between runs. */
const stableCategories = ['accessibility', 'best-practices', 'seo'];

/**
 * How Lighthouse imitates a slow network. `simulate` loads the page at full speed, and computes how
 * long this would take on a slow network. `devtools` really slows each request down.
 * @typedef {'simulate' | 'devtools'} Throttling
 */

/**
 * Measures a page with Lighthouse. On a busy machine, a metric may be missing, so this function
 * makes up to three attempts.
 * @param {string} url @param {'mobile' | 'desktop'} formFactor @param {Throttling} throttlingMethod
 * @param {number} port
 * @returns {Promise<Record<string, number>>} scores, metrics and load average, by name
 * @throws Error if no attempt gives all metrics
 */
async function measurePage(url, formFactor, throttlingMethod, port) {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const result = await lighthouse(
      url,
      {
        port,
        throttlingMethod,
        output: 'json',
        logLevel: 'error',
      },
      formFactor === 'desktop' ? desktopConfig : undefined,
    );
    const report = result?.lhr;
    // There is no score if Lighthouse could not measure one of the metrics, so try again.
    if (!report?.categories['performance']?.score) continue;
    const getScore = (/** @type {string} */ category) =>
      Math.round((report.categories[category]?.score ?? 0) * 100);
    /** @type {Record<string, number>} */
    const row = { score: getScore('performance') };
    for (const category of stableCategories) row[category] = getScore(category);
    for (const [name, audit] of Object.entries(auditIdsByMetric))
      row[name] = report.audits[audit]?.numericValue ?? NaN;
    row.load = os.loadavg()[0] ?? NaN;
    return row;
  }
  throw new Error(`Lighthouse gave no metrics for ${url}`);
}

/**
 * Starts a Chromium with an empty profile, and calls `run` with its debugging port. It then closes
 * this Chromium, and returns the result of `run`.
 * @template T @param {(port: number) => Promise<T>} run
 */
async function withChromium(run) {
  const browser = findBrowser();
  const chrome = await launch({
    chromePath: browser.executablePath,
    chromeFlags: ['--headless=new', ...browserArgs],
    envVars: { ...process.env, ...browser.env },
  });
  try {
    return await run(chrome.port);
  } finally {
    chrome.kill();
  }
}

/**
 * Measures each page several times, and returns a row of medians and ranges for each page. The
 * pages are measured in turn, so that other load on the machine affects all of them equally.
 * @param {{ name: string, url: string }[]} pages
 * @param {'mobile' | 'desktop'} formFactor
 * @param {number} runCount
 * @param {Throttling} [throttling]
 */
export async function benchLighthouse(pages, formFactor, runCount, throttling = 'simulate') {
  /** @type {Map<string, Record<string, number>[]>} */
  const rowsByPage = new Map(pages.map(({ name }) => [name, []]));
  for (let run = 0; run < runCount; run += 1) {
    for (const { name, url } of pages) {
      rowsByPage
        .get(name)
        ?.push(await withChromium((port) => measurePage(url, formFactor, throttling, port)));
    }
  }
  return pages.map(({ name }) => {
    const pageRows = rowsByPage.get(name) ?? [];
    const getValues = (/** @type {string} */ key) => pageRows.map((row) => row[key] ?? NaN);
    /** @type {Record<string, string | number>} */
    const summary = { page: name, formFactor };
    for (const key of ['score', ...stableCategories, ...Object.keys(auditIdsByMetric)]) {
      const decimalPlaces = key === 'cls' ? 3 : 0;
      summary[key] = Number(median(getValues(key)).toFixed(decimalPlaces));
    }
    summary.lcpSpread = `${Math.min(...getValues('lcp')).toFixed(0)}–${Math.max(...getValues('lcp')).toFixed(0)}`;
    summary.tbtSpread = `${Math.min(...getValues('tbt')).toFixed(0)}–${Math.max(...getValues('tbt')).toFixed(0)}`;
    summary.load = Number(Math.max(...getValues('load')).toFixed(1));
    return summary;
  });
}
