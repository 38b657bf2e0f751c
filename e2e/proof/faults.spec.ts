import type { Page } from '@playwright/test';

import { enquiry, fillInForm, storeCart } from '../support/cart';
import { expect, test } from '../support/fixtures';
import { type SendAnswer, sendAnswer, startProxy } from '../support/proxy';

/*
 * Tests faults that Jest's matrix (`src/app/faults/`) cannot simulate: connections that break in a
 * real browser.
 */

test.skip(({ isMobile }) => !isMobile, 'the result is the same on every screen');

const list = '/api/WAP/ProductWebLink/GetAll';
const enquiries = '/api/WAP/ContactInbox/Save';
const broken = /ERR_EMPTY_RESPONSE|ERR_CONTENT_LENGTH_MISMATCH|ERR_CONNECTION_(?:RESET|CLOSED)/;

const drop: SendAnswer = (_answer, response) => response.destroy();

const sendCutAnswer: SendAnswer = ({ status, headers, body }, response) => {
  response.writeHead(status, { ...headers, 'content-length': body.length });
  response.write(body.subarray(0, body.length / 2), () => response.destroy());
};

/** Repeats the rows of a list until the answer has 5 MB. */
const grow: SendAnswer = ({ body, ...answer }, response) => {
  const { data, ...rest } = JSON.parse(body.toString()) as { data: unknown[] };
  const times = Math.ceil((5 * 1024 * 1024) / body.length);
  const many = Array.from({ length: times }, () => data).flat();
  sendAnswer({ ...answer, body: Buffer.from(JSON.stringify({ ...rest, data: many })) }, response);
};

/**
 * Starts a proxy to the shop that applies a fault to one call. The test can later replace the
 * fault.
 */
async function startBadLine(page: Page, shop: string, path: string, fault: SendAnswer) {
  const line = { requests: 0, fault };
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) line.requests += 1;
  });
  const proxy = await startProxy(shop, (url) => (url.startsWith(path) ? line.fault : sendAnswer));
  return Object.assign(line, proxy);
}

test('Retry loads a list of 5 MB after its connection was cut', async ({
  page,
  shop,
  stopAfter,
  allowProblem,
}) => {
  allowProblem(broken);
  const line = stopAfter(await startBadLine(page, shop.url, list, sendCutAnswer));
  await storeCart(page);
  await page.goto(`${line.url}/products`);
  const main = page.getByRole('main');
  const retry = main.getByRole('button', { name: 'Retry' }).first();
  await expect(retry).toBeVisible({ timeout: 30_000 });
  await expect(main).toContainText('Failed to fetch products');
  // These are one request and three retries.
  expect(line.requests).toBe(4);
  line.fault = grow;
  await retry.click();
  await expect(main.locator('a[href^="/product/"]').first()).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  await page.close();
});

test('an enquiry can be sent again after a dropped connection', async ({
  page,
  shop,
  stopAfter,
  allowProblem,
}) => {
  allowProblem(broken);
  const line = stopAfter(await startBadLine(page, shop.url, enquiries, drop));
  await page.goto(`${line.url}/contact`);
  await fillInForm(page, enquiry);
  const button = page.getByRole('button', { name: 'Send Message' });
  await button.click();
  await expect(page.getByRole('alert')).toHaveText(/^Failed to send/);
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(enquiry.Message);
  // The app must not retry it. The enquiry may have arrived, so only the shopper may send it again.
  expect(line.requests).toBe(1);
  line.fault = sendAnswer;
  await button.click();
  await expect(page.getByText('Your message has been sent successfully!')).toBeVisible();
  await page.close();
});
