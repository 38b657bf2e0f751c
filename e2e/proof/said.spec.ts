import type { Page } from '@playwright/test';

import { beSignedIn, productPath, shopper } from '../support/accounts';
import { wakeUp } from '../support/arrival';
import { putInCart } from '../support/cart';
import { enquiry } from '../support/enquiry';
import { expect, test } from '../support/fixtures';
import { withoutMap } from '../support/reading';

/* What a screen reader is given: the page as it tells it, and what it says by itself. The same on every screen. */
test.skip(({ isMobile }) => !isMobile);

/** Notes what live regions say from here on: only what changes in a region that stands already, or comes as an alert. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    const live = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]';
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const alerts = [...addedNodes].flatMap((node) =>
          node instanceof Element
            ? [node, ...node.querySelectorAll('[role=alert]')].filter((it) =>
                it.matches('[role=alert]'),
              )
            : [],
        );
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest(live);
        for (const speaker of [...alerts, ...(region ? [region] : [])])
          if (!speaker.closest('[aria-hidden=true]')) said.push(speaker.textContent.trim());
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    Object.assign(window, { said });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}

const main = (page: Page) => page.getByRole('main');

test('a product is told in order: where it is, its name, packs, options, what buys it', async ({
  page,
}) => {
  await page.goto(productPath(1));
  await wakeUp(page);
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
    - banner:
      - status
      - button "Open menu"
      - link
      - button "Search"
      - link "Cart, 0 items"
      - button "Log in"
  `);
  await expect(main(page)).toMatchAriaSnapshot(`
    - main:
      - navigation "Breadcrumb":
        - list:
          - listitem:
            - link "Home"
          - listitem:
            - link "Products"
          - listitem
      - heading /Kraft/ [level=1]
      - group "Pack":
        - radio /Pack of \\d+/
      - button "Add to cart"
      - button "Buy now"
      - tablist:
        - tab [selected]
        - tab "Reviews"
      - tabpanel
  `);
});

test('the cart is told line by line, with its total', async ({ page }) => {
  await putInCart(page);
  await page.goto('/cart');
  await expect(main(page)).toMatchAriaSnapshot(`
    - main:
      - heading "Shopping Cart" [level=1]
      - list "Items in the cart":
        - listitem:
          - paragraph:
            - link "Kraft box"
          - paragraph: "Qty: 2 × Rs. 680"
          - button "Remove Kraft box, Pack of 50"
          - group "Quantity of Kraft box, Pack of 50":
            - button /^Decrease/
            - textbox: "2"
            - button /^Increase/
          - status
      - region "Cart totals":
        - term: Total
        - definition: Rs. 1,360
        - link "PROCEED TO CHECKOUT"
  `);
});

test('cart, results and forms say what came of a press', async ({ page, shop, allowProblem }) => {
  allowProblem(/status of 500|response 500|ContactInbox/);
  await withoutMap(page);
  await beSignedIn(page, shop, shopper);
  await page.goto(productPath(1));
  await wakeUp(page);
  let heard = await listen(page);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect.poll(heard).toContainEqual('Please select a pack before adding to cart.');
  await page.getByRole('radio', { name: /^Pack of 50 / }).check();
  await expect.poll(heard).toContainEqual(expect.stringMatching(/^Total for 50 pcs\s*Rs\. \d+/));
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect.poll(heard).toContainEqual(expect.stringContaining('Item added to cart!'));
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();

  await page.goto('/products');
  await expect(page.getByText('150 products', { exact: true })).toBeVisible();
  heard = await listen(page);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('name');
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('checkbox', { name: 'Gift Packaging' }).check();
  await page.getByRole('button', { name: 'Close filters' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Remove Gift Packaging' }).click();
  await expect.poll(heard).toContainEqual('150 products');

  await page.goto('/contact');
  await page.getByRole('button', { name: 'Send Message' }).waitFor();
  heard = await listen(page);
  for (const [name, words] of Object.entries(enquiry))
    await page.getByRole('textbox', { name, exact: true }).fill(words);
  const call = '**/api/WAP/ContactInbox/Save';
  await page.route(call, (route) =>
    route.fulfill({ status: 500, json: { error: 'Mailbox full' } }),
  );
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect.poll(heard).toContainEqual('Mailbox full');
  await page.unroute(call);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect.poll(heard).toContainEqual('Your message has been sent successfully!');
});
