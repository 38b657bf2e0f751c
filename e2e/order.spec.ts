import { follow } from './support/arrival';
import { expect, test } from './support/fixtures';

const delivery = {
  'Full name': 'Sana Iqbal',
  Email: 'sana@example.com',
  Phone: '03001234567',
  Address: '12 Chambeli Lane, Gulberg',
  City: 'Lahore',
};

test('what is chosen stays in the address, and what is ordered is not forgotten unsent', async ({
  page,
  axe,
}) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        Object.assign(window, {
          shifted: (Reflect.get(window, 'shifted') as number) + entry.value,
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shifted: 0 });
  });
  await page.goto('/products');
  await follow(page.getByRole('main').locator('a[href^="/product/"]').first());
  const product = new URL(page.url()).pathname;
  const pack = page.getByRole('radio', { name: /^Pack of 100 / });
  const logo = page.getByRole('radio', { name: 'One-colour logo' });
  await expect(page.getByRole('group', { name: 'Print (optional)' })).toBeVisible();
  const specification = page.getByTestId('specification');
  await expect(specification).toHaveCSS('max-height', '160px');
  await page.getByRole('button', { name: 'Show More' }).click();
  await expect(specification).toHaveCSS('max-height', '1000px');
  await pack.check();
  await logo.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => [history.length, scrollY]);
  await logo.check();
  await expect(page).toHaveURL(/\?pack=\d+&option\.\d+=\d+$/);
  await expect(logo).toBeFocused();
  expect(await page.evaluate(() => [history.length, scrollY])).toEqual(before);
  await page.reload();
  await expect(pack).toBeChecked();
  await expect(logo).toBeChecked();

  // Straight away: whatever the page still has to do, the entry knows.
  await page.getByRole('radio', { name: 'Plain' }).check();
  await page.goBack();
  await expect(page).toHaveURL('/products');
  await page.goForward();
  await expect(page.getByRole('radio', { name: 'Plain' })).toBeChecked();
  await expect(pack).toBeChecked();

  await page.getByRole('radio', { name: 'Plain' }).click();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await follow(page.getByRole('link', { name: 'Cart, 1 item' }));
  await expect(page.getByText('Pack of 100 · Print: not chosen')).toBeVisible();
  await follow(page.getByRole('link', { name: 'PROCEED TO CHECKOUT' }));
  for (const [label, value] of Object.entries(delivery)) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
  await page.getByRole('button', { name: 'PLACE ORDER' }).click();
  await expect(page).toHaveTitle(/^Order DD-\d{8}-\w{4} – /);
  const reference = new URL(page.url()).searchParams.get('order') ?? 'none';
  await expect(page.getByRole('link', { name: /^Send on WhatsApp/ })).toHaveAttribute(
    'href',
    /Print%3A%20not%20chosen/,
  );
  await expect(page.getByRole('region', { name: 'Not sent yet' })).toBeHidden();

  // Through the shop, after a reload, and in a tab of its own.
  await follow(page.getByRole('link', { name: 'Cart, 1 item' }));
  const reminder = page.getByRole('region', { name: 'Not sent yet' });
  await expect(reminder).toContainText(`Order ${reference} is not sent yet`);
  await page.reload();
  await expect(reminder).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => Reflect.get(window, 'shifted') as number)).toBeLessThan(0.001);
  await axe();
  const tab = await page.context().newPage();
  await tab.goto(product);
  await expect(tab.getByRole('region', { name: 'Not sent yet' })).toBeVisible();

  await page.getByRole('button', { name: 'Open menu' }).click();
  const orders = page
    .getByRole('dialog', { name: 'Menu' })
    .getByRole('link', { name: 'My Orders' });
  await expect(orders).toHaveCSS('text-transform', 'uppercase');
  await follow(orders);
  await expect(page.getByText(reference)).toBeVisible();
  await expect(reminder).toBeHidden();
  await expect(page.getByRole('link', { name: /^Send on WhatsApp/ })).toBeVisible();

  const inTab = tab.getByRole('region', { name: 'Not sent yet' });
  await inTab.getByRole('button', { name: 'Dismiss this reminder' }).click();
  await expect(inTab).toBeHidden();
  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shopping Cart' })).toBeFocused();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expect(reminder).toBeHidden();
});
