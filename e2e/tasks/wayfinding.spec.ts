import { productPath } from '../support/accounts';
import { atRest } from '../support/arrival';
import { expect, test } from '../support/fixtures';
import { watchShifts } from '../support/reading';

test(
  'by keyboard from an area to its category',
  { tag: '@wide' },
  async ({ page, axe, isMobile }) => {
    test.skip(isMobile, 'there the side menu leads');
    const shifts = await watchShifts(page);
    await page.goto('/about');
    const nav = page.getByRole('navigation', { name: 'Shop' });
    const area = nav.getByRole('button', { name: 'Food Boxes' });
    // What comes into the bar has its room from the first.
    await expect(area).toBeVisible();
    await expect(page.getByRole('region', { name: 'Announcements' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: /^YouTube/ })).toBeVisible();
    expect(await shifts()).toBeLessThanOrEqual(0.001);
    const link = nav.getByRole('link', { name: 'Pizza Boxes', exact: true });
    await area.focus();
    await page.keyboard.press('Enter');
    await expect(link).toBeVisible();
    await axe();
    await page.keyboard.press('Escape');
    await expect(area).toBeFocused();
    await expect(nav.getByRole('link', { name: 'All Food Boxes' })).toHaveCount(0);
    // On through the row, which the open panel does not hold up.
    for (let tab = 0; tab < 8; tab += 1) await page.keyboard.press('Tab');
    await expect(nav.getByRole('link', { name: 'Contact' })).toBeFocused();

    await area.focus();
    await page.keyboard.press('Space');
    for (let tab = 0; tab < 12; tab += 1) {
      if (await link.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/products?category=Pizza+Boxes');
    await expect(page.getByRole('heading', { level: 1, name: 'Pizza Boxes' })).toBeFocused();
    await expect(link).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/about');
  },
);

test('the rating leads to the reviews, and the terms lead there and back', async ({
  page,
  axe,
}) => {
  const shifts = await watchShifts(page);
  await page.goto(productPath(31));
  const rating = page.getByRole('link', { name: /^Rated [1-5]\.\d out of 5, \d+ reviews$/ });
  await expect(rating).toBeVisible();
  expect(await shifts()).toBeLessThanOrEqual(0.001);
  await rating.focus();
  await page.keyboard.press('Enter');
  const tab = page.getByRole('tab', { name: 'Reviews', selected: true });
  await expect(tab).toBeFocused();
  await expect(page).toHaveURL(/\?tab=reviews$/);
  const reviews = page.getByRole('region', { name: 'Customer reviews' });
  await expect(reviews).toBeInViewport();
  const list = reviews.getByRole('list', { name: 'Reviews' }).getByRole('listitem');
  await expect(list).toHaveCount(3);
  await reviews.getByRole('button', { name: 'Show More Reviews' }).click();
  await expect(list.nth(3)).toBeVisible();
  await axe('main');
  // The pictures, which stay in view beside a long text, stay clear of what is below.
  const picture = page.getByRole('main').locator('img').first();
  // Once it can be zoomed it is another element.
  await expect(page.getByRole('button', { name: /^Zoom image/ })).toBeAttached();
  await atRest(page);
  const { y = NaN, height = NaN } = (await picture.boundingBox()) ?? {};
  const tabs = await page.getByRole('tablist').boundingBox();
  expect(y + height).toBeLessThan(tabs?.y ?? NaN);
  await page.getByRole('link', { name: 'Terms of delivery and returns' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Delivery' })).toBeVisible();
  await page.goBack();
  await expect(tab).toBeVisible();
});

test('sizes, which come once the shopper is near, lead to one another', async ({ page }) => {
  await page.goto('/products?search=kraft+pizza+box+10+inch');
  await page.getByRole('main').getByRole('link', { name: 'Kraft Pizza Box – 10 inch' }).click();
  const sizes = page.getByRole('region', { name: 'Sizes' });
  const nearby = page.getByRole('link', { name: 'Terms of delivery and returns' });
  await nearby.scrollIntoViewIfNeeded();
  await expect(sizes.getByRole('rowheader')).toHaveText(['7 inch', '10 inch', '13 inch']);
  await sizes.getByRole('link', { name: '13 inch' }).click();
  const next = page.getByRole('heading', { level: 1, name: 'Kraft Pizza Box – 13 inch' });
  await expect(next).toBeFocused();
});
