import type { Page } from '@playwright/test';

import { lineFaults, startBadLine, type LineFault } from './support/badLine';
import { putInCart } from './support/cart';
import { expect, test } from './support/fixtures';

/* What Jest's fault matrix (`src/app/faults/`) cannot have: real connections that break, in a real browser. */

test.skip(({ isMobile }) => !isMobile, 'the same on every screen');

const isFull = Boolean(process.env.E2E_FULL);
const core = ['a connection dropped', 'a body cut half-way', '5 MB of rows', 'a slow trickle'];
const chosen = Object.entries<LineFault>(lineFaults).filter(
  ([name]) => isFull || core.includes(name),
);
const passing = ['5 MB of rows', 'a slow trickle'];
const unreadable = ['HTML for JSON', 'an empty body', 'a wrong envelope'];

/** How often a list may be asked for. What nobody can read is asked for again by a part of the page that comes late. */
function sendsOf(name: string): number[] {
  if (unreadable.includes(name)) return [1, 2];
  // Once more with a new token; not again; or, as it may pass by itself, three times more.
  return [name === '401 always' ? 2 : name === '404' ? 1 : 4];
}

/** The page's own: Chromium itself tries again where a connection that it kept open is dropped. */
function watchCalls(page: Page, path: string): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) asked.push(request.method());
  });
  return asked;
}

for (const [name, fault] of chosen) {
  test(`the list of products and ${name}`, async ({ page, shop, stopAfter, allowProblem }) => {
    test.slow();
    allowProblem(/.*/);
    const line = stopAfter(await startBadLine(shop.url));
    await putInCart(page);
    const path = '/api/WAP/ProductWebLink/GetAll';
    line.break(path, fault);
    const asked = watchCalls(page, path);
    await page.goto(`${line.url}/products`);
    const product = page.getByRole('main').locator('a[href^="/product/"]').first();
    const cart = page.getByRole('link', { name: 'Cart, 2 items' });
    if (passing.includes(name)) {
      await expect(product).toBeVisible({ timeout: 30_000 });
      expect(asked).toHaveLength(1);
    } else {
      const retry = page.getByRole('main').getByRole('button', { name: /retry|try again/i });
      await expect(retry.first()).toBeVisible({ timeout: 60_000 });
      await expect(page.getByRole('main')).toContainText('Failed to fetch products');
      await expect(product).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      expect(sendsOf(name)).toContain(asked.length);
      line.mend();
      await retry.first().click();
      await expect(product).toBeVisible();
    }
    await expect(cart).toBeVisible();
    await page.close();
  });
}

/** Answers that the contract has no objection to: the call's own is empty. */
const fine = ['an empty body', 'a wrong envelope', 'a body cut half-way', ...passing];
const writeFaults = Object.entries<LineFault>(lineFaults).filter(
  ([name]) => !fine.includes(name) && (isFull || name === 'a connection dropped'),
);

for (const [name, fault] of writeFaults) {
  test(`an enquiry and ${name}`, async ({ page, shop, stopAfter, allowProblem }) => {
    allowProblem(/.*/);
    const line = stopAfter(await startBadLine(shop.url));
    await page.goto(`${line.url}/contact`);
    for (const field of ['Name', 'Company', 'Address', 'Message'])
      await page.getByRole('textbox', { name: field, exact: true }).fill(`${field} of mine`);
    await page.getByRole('textbox', { name: 'Mobile' }).fill('03001234567');
    await page.getByRole('textbox', { name: 'Email' }).fill('me@example.com');
    const path = '/api/WAP/ContactInbox/Save';
    const asked = watchCalls(page, path);
    line.break(path, fault);
    const button = page.getByRole('button', { name: 'Send Message' });
    const sent = page.getByText('Your message has been sent successfully!');
    await button.click();
    await expect(page.getByRole('alert')).toHaveText(/^Failed to send/);
    await expect(sent).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Message of mine');
    expect(asked).toHaveLength(name === '401 always' ? 2 : 1);
    line.mend();
    await button.click();
    await expect(sent).toBeVisible();
    await page.close();
  });
}
