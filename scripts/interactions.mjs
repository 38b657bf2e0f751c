import { forgetRenders, readRenders, watchRenders } from './renderWatch.mjs';

/**
 * What a shopper does most, and which components may render again for it. All else is needless.
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {object} Interaction
 * @property {string} name
 * @property {string} [path] where it is not a product's page
 * @property {readonly string[]} within components that may render again with all that is in them
 * @property {readonly string[]} [alone] components that may, but not what is in them
 * @property {(page: Page) => Promise<void>} [prepare]
 * @property {(page: Page) => Promise<void>} act
 */

/** They only hold a late part, which is judged by its own name. */
const holders = ['LazyPart', 'ErrorBoundary'];

/**
 * Who hears of a change of the address: the router's own parts, each of its links too (nothing of ours in them), and
 * ours that ask for it.
 */
const hearOfAddress = [
  ...['BrowserRouter', 'Router', 'Routes', 'RenderedRoute', 'Outlet', 'LinkWithRef'],
  ...['PageOutlet', 'RouteEffects', 'OrderReminderPlace'],
];

/** @type {readonly Interaction[]} */
export const interactions = [
  {
    name: 'typing in search',
    path: '/',
    within: ['SearchBox'],
    prepare: async (page) => {
      await page.getByRole('main').getByRole('combobox').click();
    },
    act: async (page) => {
      await page.keyboard.type('kraft box', { delay: 120 });
      await page.getByRole('main').getByRole('option').first().waitFor();
    },
  },
  {
    name: 'ticking a filter',
    path: '/products',
    // The heading names what is ticked.
    within: [
      ...['FilterPanel', 'FilterSheet', 'FilterChips'],
      ...['PageHeading', 'ListingToolbar', 'ListingResults'],
    ],
    alone: [...hearOfAddress, ...holders, 'Listing'],
    prepare: async (page) => {
      const toggle = page.getByRole('button', { name: /^filters?/i });
      if (await toggle.isVisible()) await toggle.click();
      await page.getByRole('checkbox').first().waitFor();
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
    within: ['MenuButton'],
    act: async (page) => {
      await page.getByRole('button', { name: /menu/i }).first().click();
      await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    },
  },
  {
    name: 'adding to the cart',
    within: ['CartLink', 'PurchasePanel', 'Toaster'],
    alone: [...holders, 'ToastHost'],
    prepare: async (page) => {
      await page
        .getByRole('radio', { name: /pack of/i })
        .first()
        .check();
    },
    act: async (page) => {
      await page.getByRole('button', { name: 'Add to cart' }).first().click();
      await page.getByText('Item added to cart!').first().waitFor();
    },
  },
];

/** Waits until nothing has rendered again for a second. @param {Page} page */
async function untilQuiet(page) {
  for (let before; ;) {
    const now = JSON.stringify(await page.evaluate('[...renderWatch.counts]'));
    if (now === before) return;
    before = now;
    await page.waitForTimeout(1000);
  }
}

/**
 * Does an interaction and tells who rendered again without need, and how often. A part of a library counts as the
 * component's of ours that it is in.
 * @param {Page} page new, and under reduced motion: what moves by itself is nobody's doing
 * @param {string} origin @param {string} productPath @param {Interaction} interaction
 * @returns {Promise<Record<string, number>>}
 */
export async function needlessRenders(
  page,
  origin,
  productPath,
  { path = productPath, within, alone = [], prepare, act },
) {
  await watchRenders(page);
  await page.goto(origin + path);
  await page.locator('footer').waitFor({ state: 'attached' });
  await prepare?.(page);
  // The longest timer of the start.
  await page.waitForFunction(() => performance.now() > 5000);
  await untilQuiet(page);
  await forgetRenders(page);
  await act(page);
  await untilQuiet(page);

  /** @type {Record<string, number>} */
  const needless = {};
  let needed = 0;
  for (const { chain, count } of await readRenders(page)) {
    const [self = { name: 'unknown', isOwn: false }] = chain;
    const own = chain.filter(({ isOwn }) => isOwn).map(({ name }) => name);
    if (own.some((name) => within.includes(name)) || alone.includes(self.name)) {
      needed += count;
      continue;
    }
    const label = self.isOwn ? self.name : `${self.name} in ${own[0] ?? 'nothing of ours'}`;
    needless[label] = (needless[label] ?? 0) + count;
  }
  if (needed === 0) throw new Error('Nothing was seen to render: the watch no longer works.');
  return needless;
}
