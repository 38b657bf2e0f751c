import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';

import { startTestPostgres } from '@shop/server/testing/postgres';
import { reportLostText } from '@/testing/lostText';
import { findAxeViolations } from './axe';
import { addEmulation, makeTapWork, makeFillTypeText } from './firefox';
import { sites, startShop, type Shop } from './shop';
import { translatePage } from './translation';

export { expect };

export type WorkerOptions = {
  /**
   * Folder of the built site that the back end serves, as in
   * `test.use({ site: sites.prerendered })`.
   */
  site: string;
  /** Whether the back end uses a PostgreSQL server instead of its embedded database. */
  usesPostgres: boolean;
};

type WorkerFixtures = {
  /** Back end that all tests of a worker share. It also serves the built site. */
  shop: Shop;
};

export type TestOptions = {
  /** Factor by which the page's main thread is slowed down. */
  slowDown: number;
  /** Whether the browser translates each page. */
  isTranslated: boolean;
};

type TestFixtures = {
  /** Patterns of the problems that this test allows. See `allowProblem`. */
  allowedProblems: RegExp[];
  /**
   * Allows console messages and failed requests that match the pattern. All others fail the test.
   */
  allowProblem: (pattern: RegExp) => void;
  /**
   * Opens a page in a second browser context that translates each page. Problems in this context
   * fail the test, too.
   */
  openTranslated: () => Promise<Page>;
  /** Stops a resource, such as a server, when the test ends or fails. Returns the resource. */
  stopAfter: <T extends { stop: () => Promise<void> }>(resource: T) => T;
  /**
   * Fails with a readable list if axe finds a violation on the page, or inside the element that
   * `include` selects. It first waits until nothing on the page moves.
   */
  axe: (include?: string) => Promise<void>;
};

/** Playwright's message in tests that block the service worker. */
const workerBlockedMessage = 'Service Worker registration blocked by Playwright';

/** Translates Firefox's reason for a failed request into Chromium's reason. */
const chromiumReasonByFirefoxReason: Record<string, string> = {
  NS_BINDING_ABORTED: 'net::ERR_ABORTED',
  NS_ERROR_ABORT: 'net::ERR_FAILED',
  NS_ERROR_OFFLINE: 'net::ERR_INTERNET_DISCONNECTED',
  NS_ERROR_INTERCEPTION_FAILED: 'net::ERR_FAILED',
  NS_ERROR_PROXY_CONNECTION_REFUSED: 'net::ERR_INTERNET_DISCONNECTED',
};

/**
 * Matches an error message of Firefox. It appears when a page is left while the service worker is
 * still answering one of its requests.
 */
const workerAbortPattern =
  /A ServiceWorker intercepted the request and encountered an unexpected error/;

function expectNoProblem(problems: string[], allowedPatterns: RegExp[]): void {
  const unexpectedProblems = problems.filter(
    (text) => !allowedPatterns.some((pattern) => pattern.test(text)),
  );
  expect(unexpectedProblems, 'problems in the browser').toEqual([]);
}

/**
 * Matches a hydration error. It is allowed if a page is translated before the app hydrates it,
 * because React then rejects the changed markup.
 */
const hydrationErrorPattern = /Hydration failed/;

/**
 * Collects problems in a browser context: console messages, exceptions and failed requests.
 * @returns a list to which later problems are added
 */
function watchProblems(context: BrowserContext, shopOrigin: string): string[] {
  const problems: string[] = [];
  void context.addInitScript(reportLostText);
  const isShopUrl = (url: string) => url.startsWith(shopOrigin);
  void context.addInitScript(() => {
    // Add the stack of errors, because Firefox's driver reports only the name of an error.
    const { error } = console;
    console.error = (...loggedValues: unknown[]) =>
      error(
        ...loggedValues.map((value) =>
          value instanceof Error ? `${String(value)} ${value.stack ?? ''}` : value,
        ),
      );
    // Report hydration errors. Otherwise, React silently replaces prerendered content that differs
    // from what the app renders.
    const reportHydrationError = () =>
      console.error(`Hydration failed: ${document.documentElement.dataset.hydrationError}`);
    const attributeFilter = ['data-hydration-error'];
    new MutationObserver(reportHydrationError).observe(document, {
      attributeFilter,
      subtree: true,
    });
  });
  context.on('console', (message) => {
    // Ignore messages from Google's map. Without internet access, its page reports that the map
    // could not be loaded.
    if (message.location().url.startsWith('https://www.google.com/')) return;
    const isProblem =
      /error|warning/.test(message.type()) && message.text() !== workerBlockedMessage;
    if (isProblem)
      problems.push(
        `console ${message.type()}: ${message.text()} (${message.location().url}:${message.location().lineNumber}:${message.location().columnNumber})`,
      );
  });
  context.on('weberror', (webError) => {
    if (workerAbortPattern.test(webError.error().message)) return;
    problems.push(`exception: ${webError.error().stack ?? webError.error().message}`);
  });
  context.on('requestfailed', (request) => {
    const errorText = request.failure()?.errorText ?? 'unknown';
    const reason = chromiumReasonByFirefoxReason[errorText] ?? errorText;
    // Ignore aborted requests, because leaving a page aborts its running requests.
    if (isShopUrl(request.url()) && reason !== 'net::ERR_ABORTED')
      problems.push(`request failed: ${request.method()} ${request.url()} (${reason})`);
  });
  context.on('response', (response) => {
    if (isShopUrl(response.url()) && response.status() >= 400)
      problems.push(
        `response ${response.status()}: ${response.request().method()} ${response.url()}`,
      );
  });
  return problems;
}

export const test = base.extend<TestFixtures & TestOptions, WorkerFixtures & WorkerOptions>({
  browser: [
    async ({ browser, browserName }, use) => {
      if (browserName === 'firefox') await addEmulation(browser);
      await use(browser);
    },
    { scope: 'worker' },
  ],

  context: async ({ context, browserName }, use) => {
    if (browserName === 'firefox') await makeFillTypeText(context);
    await use(context);
  },

  site: [sites.plain, { option: true, scope: 'worker' }],

  usesPostgres: [false, { option: true, scope: 'worker' }],

  shop: [
    async ({ site, usesPostgres }, use) => {
      const postgres = usesPostgres ? await startTestPostgres() : undefined;
      const shop = await startShop({ STATIC_DIR: site, DATABASE_URL: postgres?.url ?? '' });
      await use(shop);
      await shop.stop();
      await postgres?.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  baseURL: async ({ shop }, use) => {
    await use(shop.url);
  },

  slowDown: [1, { option: true }],

  isTranslated: [false, { option: true }],

  page: async ({ page, browserName, slowDown }, use) => {
    if (browserName === 'firefox') makeTapWork(page);
    if (slowDown > 1) {
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    }
    await use(page);
  },

  allowedProblems: async ({ isTranslated }, use) => {
    await use(isTranslated ? [hydrationErrorPattern] : []);
  },

  allowProblem: [
    async ({ context, shop, isTranslated, allowedProblems }, use) => {
      if (isTranslated) await context.addInitScript(translatePage);
      const problems = watchProblems(context, shop.url);
      await use((pattern) => allowedProblems.push(pattern));
      expectNoProblem(problems, allowedProblems);
    },
    { auto: true },
  ],

  openTranslated: async ({ browser, shop, stopAfter, allowedProblems }, use) => {
    await use(async () => {
      const context = await browser.newContext({ baseURL: shop.url });
      await context.addInitScript(translatePage);
      const problems = watchProblems(context, shop.url);
      const page = await context.newPage();
      const stop = async () => {
        // An API call may still be running. Its route handler must not fail the test.
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await context.close();
        expectNoProblem(problems, [...allowedProblems, hydrationErrorPattern]);
      };
      return stopAfter(Object.assign(page, { stop }));
    });
  },

  stopAfter: async ({}, use) => {
    const startedResources: { stop: () => Promise<void> }[] = [];
    await use((resource) => {
      startedResources.push(resource);
      return resource;
    });
    for (const resource of startedResources.reverse()) await resource.stop();
  },

  axe: async ({ page }, use) => {
    await use(async (include) => {
      expect(await findAxeViolations(page, { include }), 'accessibility violations').toEqual([]);
    });
  },
});
