import { followLink } from '../support/waiting';
import { getMeasures } from '../support/accounts';
import { addFirstPackToCart, checkoutValues, placeOrder } from '../support/cart';
import { expect, test } from '../support/fixtures';
import { copySite, startShop } from '../support/shop';

test('the steps of a purchase are reported if config.js says so', async ({
  page,
  site,
  stopAfter,
}) => {
  const { folder, configure } = stopAfter(await copySite(site));
  const measureSettings = "measure: { url: '/measure', sample: 1 },\n  events: 'dataLayer',";
  await configure('measure: null,', measureSettings);
  const shop = stopAfter(await startShop({ STATIC_DIR: folder }));
  const getReportedEvents = () =>
    page.evaluate(() => {
      const dataLayerEntries = (window as { dataLayer?: { event?: string; ecommerce?: object }[] })
        .dataLayer;
      return (dataLayerEntries ?? []).filter(({ event }) => event);
    });
  const getEventNames = async () => (await getReportedEvents()).map(({ event }) => event);
  await page.goto(shop.url);
  await expect.poll(getEventNames).toEqual(['view_item_list']);
  await followLink(page.getByRole('main').locator('a[href^="/product/"]').first());
  await addFirstPackToCart(page);
  await followLink(page.getByRole('link', { name: 'Cart, 1 item' }));
  await followLink(page.getByRole('link', { name: 'PROCEED TO CHECKOUT' }));
  const reference = await placeOrder(page);
  await expect(page.getByRole('heading', { name: 'Order sent' })).toBeVisible();
  const eventNamesUntilCheckout = [
    'view_item_list',
    'view_item',
    'add_to_cart',
    'view_cart',
    'begin_checkout',
  ];
  expect(await getEventNames()).toEqual([...eventNamesUntilCheckout, 'purchase']);
  const reportedEvents = await getReportedEvents();
  expect(reportedEvents.at(-1)?.ecommerce).toMatchObject({
    transaction_id: reference,
    currency: 'PKR',
  });
  for (const text of Object.values(checkoutValues))
    expect(JSON.stringify(reportedEvents)).not.toContain(text);

  await page.goto('about:blank');
  await expect.poll(() => getMeasures(shop)).toMatch(/^75th .+\n\/ +phone +\d .*\d ms/m);
  const measures = await getMeasures(shop);
  expect(measures).toContain('The most frequent errors: none');
  // Chromium measures each page of a visit, so a page opened by a link has a value for LCP.
  expect(measures).toMatch(/^\/product\/:Id +phone +\d+ +- +\d+ ms/m);
});
