/* What an interaction costs on a slow phone: INP at 4× CPU slow-down, and who re-rendered without need. */

/** In the page: counts the components that rendered in each landmark, and keeps the slowest event of Event Timing. */
function instrument() {
  const counts = new Map();
  const landmarkOf = (/** @type {any} */ fiber) => {
    for (let at = fiber; at; at = at.return) {
      const node = at.stateNode;
      if (node instanceof Element)
        return node.closest('[data-render-region], header, footer, nav, main')?.tagName ?? 'BODY';
    }
    return 'BODY';
  };
  const walk = (/** @type {any} */ fiber) => {
    for (let at = fiber; at; at = at.sibling) {
      const isComponent = typeof at.type === 'function' || typeof at.type?.type === 'function';
      const rendered =
        at.alternate !== null && (at.flags & 1) !== 0 && at.memoizedProps !== undefined;
      if (isComponent && rendered)
        counts.set(landmarkOf(at), (counts.get(landmarkOf(at)) ?? 0) + 1);
      if (at.alternate === null || at.child !== at.alternate.child) walk(at.child);
    }
  };
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      isDisabled: false,
      supportsFiber: true,
      renderers: new Map(),
      inject: () => 1,
      onCommitFiberUnmount() {},
      onPostCommitFiberRoot() {},
      onCommitFiberRoot: (/** @type {number} */ _id, /** @type {any} */ root) => {
        walk(root.current.child);
      },
    },
    benchReset: () => {
      counts.clear();
      slowest = 0;
    },
    benchRead: () => ({ slowest, renders: Object.fromEntries(counts) }),
  });
  let slowest = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (/** @type {any} */ (entry).interactionId) slowest = Math.max(slowest, entry.duration);
    }
  }).observe(/** @type {any} */ ({ type: 'event', durationThreshold: 16, buffered: true }));
}

/**
 * @typedef {object} Interaction
 * @property {string} name
 * @property {string} path
 * @property {string[]} related landmarks that may render
 * @property {(page: import('@playwright/test').Page) => Promise<void>} prepare
 * @property {(page: import('@playwright/test').Page) => Promise<void>} act
 */

/** @type {Interaction[]} */
const interactions = [
  {
    name: 'typing in search',
    path: '/',
    related: ['MAIN', 'BODY'],
    prepare: async (page) => {
      await page.getByRole('main').getByRole('combobox').click();
    },
    act: async (page) => {
      await page.keyboard.type('kraft box', { delay: 120 });
    },
  },
  {
    name: 'ticking a filter',
    path: '/products',
    related: ['MAIN', 'BODY'],
    prepare: async (page) => {
      const toggle = page.getByRole('button', { name: /^filters?/i });
      if (await toggle.isVisible()) await toggle.click();
    },
    act: async (page) => {
      const boxes = page.getByRole('checkbox');
      await boxes.nth(0).click();
      await page.waitForTimeout(400);
      await boxes.nth(1).click();
    },
  },
  {
    name: 'opening the menu',
    path: '/',
    related: ['BODY', 'HEADER', 'NAV'],
    prepare: async () => {},
    act: async (page) => {
      await page.getByRole('button', { name: /menu/i }).first().click();
    },
  },
  {
    name: 'adding to the cart',
    path: 'product',
    related: ['BODY', 'HEADER', 'MAIN'],
    prepare: async (page) => {
      await page
        .getByRole('radio', { name: /pack of/i })
        .first()
        .check();
    },
    act: async (page) => {
      await page.getByRole('button', { name: 'Add to cart' }).first().click();
    },
  },
];

/** @param {import('@playwright/test').Browser} browser @param {string} origin @param {string} productPath */
export async function benchInteractions(browser, origin, productPath) {
  const rows = [];
  for (const { name, path, related, prepare, act } of interactions) {
    const context = await browser.newContext({
      viewport: { width: 412, height: 823 },
      hasTouch: true,
    });
    const page = await context.newPage();
    await page.addInitScript(instrument);
    await page.goto(origin + (path === 'product' ? productPath : path), {
      waitUntil: 'networkidle',
    });
    // What comes late by itself is not the interaction's doing.
    await page.locator('footer').waitFor({ state: 'attached' });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await prepare(page);
    await page.waitForTimeout(1500);
    await page.evaluate('benchReset()');
    await act(page);
    await page.waitForTimeout(1500);
    const read = /** @type {{ slowest: number, renders: Record<string, number> }} */ (
      await page.evaluate('benchRead()')
    );
    const unrelated = Object.entries(read.renders)
      .filter(([landmark]) => !related.includes(landmark))
      .reduce((sum, [, count]) => sum + count, 0);
    rows.push({
      interaction: name,
      inp: Math.round(read.slowest),
      unrelatedRenders: unrelated,
      ...read.renders,
    });
    await context.close();
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
  const heap = [];
  for (let round = -4; round <= 15; round += 1) {
    await page.locator('main a[href^="/product/"]').first().click();
    await page.locator('main h1').waitFor();
    await page.goBack();
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
