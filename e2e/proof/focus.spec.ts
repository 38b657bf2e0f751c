import type { Locator, Page } from '@playwright/test';
import { firstProductPath } from '../../scripts/pageWeight.mjs';
import { beSignedIn, shopper } from '../support/accounts';
import { wakeUp } from '../support/arrival';
import { putInCart, putInOrders } from '../support/cart';
import { expect, test } from '../support/fixtures';
import { focusFaults, walkByTab } from '../support/focusWalk';

test('every stop of the home page, bar and foot with it, shows its focus and hides under nothing', async ({
  page,
  shop,
}) => {
  test.slow();
  await putInCart(page);
  await putInOrders(page);
  await beSignedIn(page, shop, shopper);
  // What lies between bar and foot of the other pages: `access.spec.ts`.
  await page.goto('/');
  await wakeUp(page);
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
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
      const { scrollHeight, clientHeight, scrollWidth, clientWidth } = element;
      if (scrollHeight > clientHeight + 1 || scrollWidth > clientWidth)
        broken.push(element.textContent);
      return broken;
    }),
  );

test('no word of a card is broken; the chosen suggestion of a search shows that it is', async ({
  page,
}) => {
  await page.goto('/products');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await brokenWords(page.locator('.card-overline'))).toEqual([]);
  // Beside the page's own search.
  await page.goto('/');
  await expect(page.getByRole('search', { name: 'Product search' })).toBeVisible();
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const search = page.getByRole('search', { name: 'Site search' });
  await search.getByRole('combobox').fill('box');
  await expect(page.locator('a[role=option]').first()).toBeVisible();
  expect(await focusFaults(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('a[role=option][aria-selected=true]')).toHaveCSS(
    'outline-style',
    'solid',
  );
});

/** How an element is drawn, by the properties that tell a chosen one from another. */
const lookOf = (element: Locator) =>
  element.first().evaluate((node) => {
    const style = getComputedStyle(node.closest('label') ?? node);
    return {
      background: style.backgroundColor,
      border: style.borderTopColor,
      width: style.borderTopWidth,
    };
  });

test('in forced colours the chosen pack, picture and tab differ from the others', async ({
  page,
  shop,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(await firstProductPath(page, shop.url));
  const pack = (checked: boolean) => page.getByRole('radio', { name: /pack of/i, checked });
  await pack(false).first().check();
  const [chosen, other] = [await lookOf(pack(true)), await lookOf(pack(false))];
  expect(chosen.background).not.toBe(other.background);
  expect(chosen.border).not.toBe(other.border);
  const tab = (selected: boolean) => page.getByRole('tab', { selected });
  expect((await lookOf(tab(true))).background).not.toBe((await lookOf(tab(false))).background);
  const thumb = (page: Page, current: boolean) =>
    page
      .getByRole('button', { name: /^Show image/ })
      .and(page.locator(`[aria-current=${String(current)}]`));
  if ((await thumb(page, false).count()) > 0)
    expect((await lookOf(thumb(page, true))).width).not.toBe(
      (await lookOf(thumb(page, false))).width,
    );
});
