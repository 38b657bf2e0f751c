import type { Page } from '@playwright/test';

import { expect, test } from '../support/fixtures';
import { isPrerendered } from '../support/shop';
import { takenOver } from '../support/prerendered';

const cards = (page: Page) => page.getByRole('article');
const field = (page: Page) => page.getByRole('combobox', { name: 'Search products' });

test('searches from home, by keyboard', async ({ page }) => {
  await page.goto('/');
  await field(page).click();
  await page.keyboard.type('mithai');
  const option = page.getByRole('option').first();
  // Products come before the categories, and later.
  await expect(option).toHaveAttribute('href', /^\/product\//);
  await page.keyboard.press('ArrowDown');
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await expect(option).toHaveCSS('outline-style', 'solid');
  const name = await option.locator('span').first().textContent();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible();
});

test('opens from any page with /, and what finds nothing leads on', async ({ page }) => {
  await page.goto('/about');
  await takenOver(page);
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
  await page.keyboard.type('10" cake box');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/products?search=10%22+cake+box');
  await expect(cards(page).first()).toContainText(/Cake Box.*10 inch/);
  await page.keyboard.press('/');
  await page.keyboard.type('tissue');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No products match your selected filters.')).toBeVisible();
  await page.getByRole('link', { name: 'Ask us' }).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(/- tissue/);
});

test('finds by sizes and by each word of a specification, and says which are near', async ({
  page,
}) => {
  test.skip(!isPrerendered, 'a plain build knows no sizes but those in names');
  await page.goto('/about');
  await takenOver(page);
  const found = [
    ['33 x 25 x 9 cm', 'Results for', 'Cupcake Box with Insert – 12 Cavity'],
    ['24x16x9', 'Results for', 'Cupcake Box with Insert – 6 Cavity'],
    ['350 gsm pizza', 'Results for', 'Kraft Pizza Box'],
    ['bagasse tray', 'Results for', 'Fibre Meal Tray'],
    ['کپ کیک', 'Results for', 'Cupcake Box'],
    ['13 inch cake box', 'Similar to', 'Tall Cake Box with Window – 12 inch'],
  ] as const;
  for (const [text, beginning, first] of found) {
    await page.keyboard.press('/');
    await field(page).fill(text);
    await page.keyboard.press('Enter');
    const heading = page.getByRole('heading', { level: 1, name: `${beginning} “${text}”` });
    await expect(heading).toBeVisible();
    await expect(cards(page).first()).toContainText(first);
  }
  await expect(page.getByText('Nothing of 13 inch; 12 inch and 10 inch are near.')).toBeVisible();
});
