import { expect, test as base } from '../support/fixtures';
import { mockMap } from '../support/reading';
import { copySite, sites } from '../support/shop';
import { createPlaywrightDriver } from './playwrightDriver';
import { type Shopper, createShopper } from './shopper';
import { setPageSize, startWebKit, createWebkitDriver } from './webkitDriver';

const engine = process.env.E2E_ENGINE ?? 'chromium';

type EngineFixtures = { shopper: Shopper };

const playwrightTest = base.extend<EngineFixtures>({
  site: [
    async ({}, use) => {
      await use(sites.prerendered);
    },
    { scope: 'worker' },
  ],

  shopper: async ({ page, viewport }, use) => {
    await mockMap(page);
    await use(createShopper(createPlaywrightDriver(page), engine, viewport?.width ?? 0));
  },
});

/**
 * Script that runs in the page before the shop's scripts. It records problems in the page's
 * `sessionStorage`, because WebKit's driver does not report console messages.
 */
const recordProblemsScript = `if (window.document) {
  let isLeaving = false;
  addEventListener('beforeunload', () => {
    isLeaving = true;
  });
  const note = (...words) => {
    // Leaving a page aborts its running requests, which is not a problem.
    if (isLeaving) return;
    const before = JSON.parse(sessionStorage.getItem('problemsSeen') ?? '[]');
    sessionStorage.setItem('problemsSeen', JSON.stringify([...before, [location.pathname, ...words].join(' ')]));
  };
  for (const level of ['error', 'warn']) {
    const say = console[level];
    console[level] = (...words) => {
      note(level, ...words);
      say(...words);
    };
  }
  addEventListener('error', ({ message, target }) => {
    // Tests run without internet, so Google's map and Google's script for sign-in cannot load.
    const isGoogles = /^https:\\/\\/(?:www|apis)\\.google\\.com\\//.test(target.src);
    if (!isGoogles) note(message ?? target.outerHTML);
  }, true);
  addEventListener('unhandledrejection', ({ reason }) => note('rejected', reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    note(violatedDirective, blockedURI));
  const tell = () => note('hydration failed', document.documentElement.dataset.hydrationError);
  new MutationObserver(tell).observe(document, { attributeFilter: ['data-hydration-error'], subtree: true });
}
`;

const webkitTest = base.extend<EngineFixtures, { webkit: Awaited<ReturnType<typeof startWebKit>> }>(
  {
    webkit: [
      async ({ launchOptions }, use) => {
        const webkit = await startWebKit(launchOptions.executablePath);
        await use(webkit);
        await webkit.stop();
      },
      { scope: 'worker' },
    ],

    site: [
      async ({}, use) => {
        const { folder, configure, stop } = await copySite(sites.prerendered);
        await configure(
          'window.storefrontConfig',
          `${recordProblemsScript}window.storefrontConfig`,
        );
        await use(folder);
        await stop();
      },
      { scope: 'worker' },
    ],

    // Replace this fixture, because the default one would start Playwright's own browser.
    allowProblem: async ({}, use) => {
      await use(() => {});
    },

    shopper: async ({ webkit, shop, viewport }, use) => {
      const session = webkit.newSession();
      const { width, height } = viewport ?? { width: 0, height: 0 };
      await setPageSize(session, width, height);
      await use(createShopper(await createWebkitDriver(session, shop.url), engine, width));
      const problems = await session.executeScript("return sessionStorage.getItem('problemsSeen')");
      await session.quit();
      expect(problems, 'problems in the browser').toBeNull();
    },
  },
);

export { expect };
export const test = engine === 'webkit' ? webkitTest : playwrightTest;
