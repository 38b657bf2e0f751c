import type { Page } from '@playwright/test';

import { atRest, follow } from '../support/arrival';
import { expect, test } from '../support/fixtures';
import { scrollPage, showAll } from '../support/reading';

const cards = (page: Page) => page.getByRole('article');
const total = (page: Page, count: number) =>
  page.getByText(`${String(count)} products`, { exact: true });

/** Reads which card stands where on the screen, opens it, and compares after Back, and after a reload. */
async function expectSamePlaceAfterProduct(page: Page) {
  const card = cards(page).nth(25);
  const placeNow = async () => ({
    // How far down the page it stands.
    offset: await card.evaluate((element) =>
      Math.round(element.getBoundingClientRect().top + window.scrollY),
    ),
    top: await page.evaluate(() => Math.round(window.scrollY)),
    name: await card.getByRole('heading').textContent(),
    url: page.url(),
    count: await cards(page).count(),
  });
  await card.scrollIntoViewIfNeeded();
  const reached = (await placeNow()).top;
  await page.mouse.wheel(0, 133);
  await expect.poll(async () => (await placeNow()).top).toBeGreaterThan(reached);
  await atRest(page);
  const before = await placeNow();
  expect(before.top).toBeGreaterThan(500);
  // Where it stands: to press it, not every driver leaves the page as it is scrolled.
  const { x = 0, y = 0 } = (await card.getByRole('link').boundingBox()) ?? {};
  await page.mouse.click(x + 5, y + 5);
  await expect(page.getByRole('heading', { level: 1, name: before.name ?? '' })).toBeFocused();
  for (const comeBack of [() => page.goBack(), () => page.reload()]) {
    await comeBack();
    await expect(cards(page)).toHaveCount(before.count);
    // What loads late above has come, and has not pushed the place away.
    await expect.poll(placeNow).toEqual(before);
  }
}

test.describe('Back is sacred', { tag: '@back' }, () => {
  const boxes = '/products?search=box&areas=Food+Boxes&areas=Bakery+Boxes&areas=Gift+Packaging';
  for (const [name, path, first] of [
    ['home', '/', 12],
    ['the listing', `${boxes}&sort=name`, 20],
    ['the categories', '/categories', 20],
  ] as const) {
    test(`on ${name}, after a reload too`, async ({ page }) => {
      await page.goto(path);
      await expect(cards(page)).toHaveCount(first);
      await page.getByRole('button', { name: 'Show More' }).click();
      await expect(cards(page)).toHaveCount(first + 20);
      // It comes late, above the products.
      const banner = page.getByRole('img', { name: 'Labels and tags from 500 pieces' });
      if (path === '/') await expect(banner).toBeAttached();
      await expectSamePlaceAfterProduct(page);
    });
  }
});

test('ticks both ways, each at once in the address, and found again on coming Back', async ({
  page,
  isMobile,
}) => {
  await page.goto('/products?utm_source=mail&category=Nope');
  await expect(total(page, 151)).toBeVisible();
  // They stand beside the products on the desktop, in a sheet on the phone.
  const openFilters = async () => {
    if (isMobile) await page.getByRole('button', { name: 'Filters' }).click();
  };
  await openFilters();
  await page.getByRole('button', { name: 'Sleeves & Labels: show what is in it' }).click();
  await page.getByRole('checkbox', { name: 'Tags, Tape & Cards' }).check();
  await expect(page).toHaveURL('/products?category=Tags%2C+Tape+%26+Cards');
  const area = page.getByRole('checkbox', { name: 'Sleeves & Labels' });
  await expect(area).toHaveJSProperty('indeterminate', true);
  await area.click();
  await expect(page).toHaveURL('/products?areas=Sleeves+%26+Labels');
  await page.goto('/products');
  await openFilters();
  const areas = page.getByRole('checkbox', { name: /^(Food Boxes|Bottles & Jars|Gift Packaging)/ });
  await expect(areas).toHaveCount(3);
  const addresses = await areas.evaluateAll((list) =>
    list.map((box) => {
      (box as HTMLInputElement).click();
      return new URLSearchParams(location.search).getAll('areas').length;
    }),
  );
  // All within one frame: each is in the address at once.
  expect(addresses).toEqual([1, 2, 3]);
  if (isMobile) await page.getByRole('button', { name: 'Close filters' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  // What was ticked just before the click is found again.
  await follow(cards(page).first().getByRole('link'));
  await page.goBack();
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(3);
});

test('a list grown long is printed as a whole and keeps its height, though only what is near is drawn', async ({
  page,
}) => {
  await showAll(page);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  await scrollPage(page, 0);
  await atRest(page);
  const before = await height();
  await scrollPage(page, before);
  await atRest(page);

  const drawn = () =>
    cards(page).evaluateAll((list) =>
      list.map((card) => card.checkVisibility({ contentVisibilityAuto: true })),
    );
  await expect.poll(drawn).toContain(false);
  await page.emulateMedia({ media: 'print' });
  expect(await drawn()).toEqual(Array(140).fill(true));
  await page.emulateMedia({ media: 'screen' });
  // Each card had its room before it was drawn.
  await atRest(page);
  expect(await height()).toBe(before);

  const far = cards(page).nth(60);
  await far.getByRole('link').focus();
  await expect(far).toBeInViewport();
});
