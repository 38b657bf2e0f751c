import type { Locator, Page } from '@playwright/test';

import { atRest, follow } from '../support/arrival';
import { expect, test } from '../support/fixtures';
import { showAll } from '../support/reading';

const cards = (page: Page) => page.getByRole('article');
const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const total = (page: Page, count: number) =>
  page.getByText(`${String(count)} products`, { exact: true });

/** The ticks stand beside the products on the desktop, in a sheet on the phone. */
async function openFilters(page: Page): Promise<() => Promise<void>> {
  const button = page.getByRole('button', { name: 'Filters' });
  if (!(await button.isVisible())) return () => Promise.resolve();
  await button.click();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  return async () => {
    await page.getByRole('button', { name: 'Close filters' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  };
}

/** How far down the page a card stands. */
const offsetOf = (card: Locator) =>
  card.evaluate((element) => Math.round(element.getBoundingClientRect().top + window.scrollY));

/** Reads which card stands where on the screen, opens it, and compares after Back, and after a reload. */
async function expectSamePlaceAfterProduct(page: Page) {
  const card = cards(page).nth(25);
  await card.scrollIntoViewIfNeeded();
  const reached = await scrollTop(page);
  await page.mouse.wheel(0, 133);
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(reached);
  await atRest(page);
  const before = {
    offset: await offsetOf(card),
    top: await scrollTop(page),
    card: await card.boundingBox(),
    name: await card.getByRole('heading').textContent(),
    url: page.url(),
    count: await cards(page).count(),
  };
  expect(before.top).toBeGreaterThan(500);
  await follow(card.getByRole('link'));
  await expect(page.getByRole('heading', { level: 1, name: before.name ?? '' })).toBeVisible();
  for (const comeBack of [() => page.goBack(), () => page.reload()]) {
    await comeBack();
    await expect(cards(page)).toHaveCount(before.count);
    // What loads late above has come, and has not pushed the place away.
    await expect.poll(() => offsetOf(card)).toBe(before.offset);
    await expect.poll(() => scrollTop(page)).toBe(before.top);
    expect(page.url()).toBe(before.url);
    expect(await card.getByRole('heading').textContent()).toBe(before.name);
    expect((await card.boundingBox())?.y).toBeCloseTo(before.card?.y ?? 0, 0);
  }
}

const showMore = async (page: Page, from: number) => {
  await expect(cards(page)).toHaveCount(from);
  await page.getByRole('button', { name: 'Show More' }).click();
  await expect(cards(page)).toHaveCount(from + 20);
};

test.describe('Back is sacred', { tag: '@back' }, () => {
  for (const [name, path, first] of [
    ['home', '/', 12],
    [
      'the listing',
      '/products?search=box&areas=Food+Boxes&areas=Bakery+Boxes&areas=Gift+Packaging&sort=name',
      20,
    ],
    ['the categories', '/categories', 20],
  ] as const) {
    test(`on ${name}, after a reload too`, async ({ page }) => {
      await page.goto(path);
      await showMore(page, first);
      // It comes late, above the products.
      const banner = page.getByRole('img', { name: 'Labels and tags from 500 pieces' });
      if (path === '/') await expect(banner).toBeAttached();
      await expectSamePlaceAfterProduct(page);
    });
  }
});

test('ticks both ways, in the address, with counts, chips and a clean end', async ({
  page,
  axe,
}) => {
  await page.goto('/products?utm_source=mail&category=Nope');
  await expect(total(page, 150)).toBeVisible();
  await expect(page).toHaveURL('/products');
  const close = await openFilters(page);
  await page.getByRole('button', { name: 'Sleeves & Labels: show what is in it' }).click();
  await page.getByRole('checkbox', { name: 'Tags, Tape & Cards' }).check();
  await expect(page).toHaveURL('/products?category=Tags%2C+Tape+%26+Cards');
  const area = page.getByRole('checkbox', { name: 'Sleeves & Labels' });
  await expect(area).toHaveJSProperty('indeterminate', true);
  await area.click();
  await expect(page).toHaveURL('/products?areas=Sleeves+%26+Labels');
  await close();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Sleeves & Labels' })).toBeVisible();
  await axe();
  await page.getByRole('button', { name: 'Remove Sleeves & Labels' }).click();
  await expect(total(page, 150)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Clear Filters' })).toBeHidden();

  const closeAgain = await openFilters(page);
  const addresses = await page.getByRole('checkbox').evaluateAll((list) =>
    list.map((box) => {
      (box as HTMLInputElement).click();
      return new URLSearchParams(location.search).getAll('areas').length;
    }),
  );
  // All within one frame: each is in the address at once.
  expect(addresses).toEqual(addresses.map((_, at) => at + 1));
  await closeAgain();
  // What was ticked just before the click is found again.
  const chips = page.getByRole('button', { name: /^Remove / });
  await follow(cards(page).first().getByRole('link'));
  await page.goBack();
  await expect(chips).toHaveCount(addresses.length);
});

test('a list grown long is printed as a whole and keeps its height, though only what is near is drawn', async ({
  page,
}) => {
  await showAll(page);
  const scrollTo = (edge: 'start' | 'end') =>
    page.evaluate(
      (top) => {
        window.scrollTo({ top: top * document.documentElement.scrollHeight, behavior: 'instant' });
      },
      edge === 'start' ? 0 : 1,
    );
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  await scrollTo('start');
  await atRest(page);
  const before = await height();
  await scrollTo('end');
  await atRest(page);

  const names = await cards(page).getByRole('heading').allTextContents();
  expect(names).toHaveLength(140);
  const drawn = () =>
    cards(page).evaluateAll((list) =>
      list.map((card) => card.checkVisibility({ contentVisibilityAuto: true })),
    );
  await expect.poll(drawn).toContain(false);
  await page.emulateMedia({ media: 'print' });
  expect(await drawn()).toEqual(names.map(() => true));
  await page.emulateMedia({ media: 'screen' });
  // Each card had its room before it was drawn.
  await atRest(page);
  expect(await height()).toBe(before);

  const far = cards(page).nth(60);
  await far.getByRole('link').focus();
  await expect(far).toBeInViewport();
});

test(
  'the next page is on its way before the click',
  { tag: '@wide' },
  async ({ page, isMobile }) => {
    test.skip(isMobile, 'a finger cannot hover');
    await page.goto('/products');
    const link = cards(page).first().getByRole('link');
    await expect(page.getByRole('contentinfo')).toBeAttached();
    // What listens comes with the footer, or a moment after it.
    await expect(async () => {
      const asked = page.waitForRequest(/GetWebProductById/, { timeout: 2000 });
      await page.mouse.move(0, 0);
      await link.hover();
      await asked;
    }).toPass();
  },
);
