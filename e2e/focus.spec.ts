import type { Locator, Page } from '@playwright/test';
import { firstProductPath } from '../scripts/pageWeight.mjs';
import { escape } from './support/arrival';
import { beSignedIn, openSignup, shopper } from './support/accounts';
import { expect, test } from './support/fixtures';
import { focusFaults, walkByTab } from './support/focusWalk';
import { putInCart, putInOrders } from './support/cart';

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 600;

test('every stop of the home page, bar and foot with it, shows its focus and hides under nothing', async ({
  page,
  shop,
}) => {
  test.slow();
  await putInCart(page);
  await putInOrders(page);
  await beSignedIn(page, shop, shopper);
  // What lies between bar and foot of the other pages: `e2e/access.spec.ts`.
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await walkByTab(page)).toEqual([]);
});

/** Words of these elements that stand on two lines, or are cut off. */
const brokenWords = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all.flatMap((element) => {
      const range = document.createRange();
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/\S+/g)) {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (range.getClientRects().length > 1) broken.push(word);
        }
      }
      if (
        element.scrollHeight > element.clientHeight + 1 ||
        element.scrollWidth > element.clientWidth
      )
        broken.push(element.textContent);
      return broken;
    }),
  );

test('so does every stop of what opens over a page, and no word of it is broken', async ({
  page,
  axe,
  shop,
}) => {
  await putInOrders(page);
  await page.goto('/products');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await brokenWords(page.locator('.card-overline'))).toEqual([]);
  const faults: string[] = [];
  const open = async (name: RegExp, closing: RegExp) => {
    await page.getByRole('button', { name }).first().click();
    const close = page.getByRole('button', { name: closing }).first();
    await expect(close).toBeVisible();
    faults.push(...(await walkByTab(page)).map((fault) => `${String(name)}: ${fault}`));
    expect(
      await brokenWords(page.locator('[role=dialog], [role=alertdialog]').getByRole('button')),
    ).toEqual([]);
    await escape(page);
    await expect(close).toBeHidden();
  };
  await open(/^Open menu$/, /^Close menu$/);
  await open(/^Log in$/, /^Close$/);
  if (isPhone(page)) await open(/^Filters/, /^Close filters$/);
  await (await openSignup(page)).getByLabel('Full Name').focus();
  faults.push(...(await walkByTab(page)).map((fault) => `sign-up: ${fault}`));
  await escape(page);
  await page.goto('/order');
  await open(/^Clear orders$/, /^Cancel$/);
  await page.goto(await firstProductPath(page, shop.url));
  await open(/^Zoom image/, /^Close zoom$/);
  // Beside the page's own search.
  await page.goto('/');
  await expect(page.getByRole('search', { name: 'Product search' })).toBeVisible();
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const search = page.getByRole('search', { name: 'Site search' });
  await search.getByRole('combobox').fill('box');
  await expect(page.locator('a[role=option]').first()).toBeVisible();
  faults.push(...(await focusFaults(page)));
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('a[role=option][aria-selected=true]')).toHaveCSS(
    'outline-style',
    'solid',
  );
  await axe();
  expect(faults).toEqual([]);
});

test('in forced colours the chosen pack, option, picture and tab differ from the others', async ({
  page,
  shop,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(await firstProductPath(page, shop.url));
  const look = (chosen: boolean) =>
    page
      .getByRole('radio', { name: /pack of/i, checked: chosen })
      .first()
      .evaluate((input) => {
        const { backgroundColor, borderColor } = getComputedStyle(input.closest('label') ?? input);
        return { backgroundColor, borderColor };
      });
  await page
    .getByRole('radio', { name: /pack of/i })
    .first()
    .check();
  const [chosen, other] = [await look(true), await look(false)];
  expect(chosen.backgroundColor).not.toBe(other.backgroundColor);
  expect(chosen.borderColor).not.toBe(other.borderColor);
  const of = (locator: Locator, property: string) =>
    locator.first().evaluate((e, name) => getComputedStyle(e).getPropertyValue(name), property);
  const tab = (selected: boolean) => page.getByRole('tab', { selected });
  expect(await of(tab(true), 'background-color')).not.toBe(
    await of(tab(false), 'background-color'),
  );
  const picture = page.getByRole('button', { name: /^Show image/ });
  const thumb = (current: string) => picture.and(page.locator(`[aria-current=${current}]`));
  if ((await picture.count()) > 1)
    expect(await of(thumb('true'), 'border-top-width')).not.toBe(
      await of(thumb('false'), 'border-top-width'),
    );
});
