import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';

import { expect, test } from '../support/fixtures';
import { sites } from '../support/shop';
import { articlePath, productPath } from '../support/prerendered';

/* Tests that prerendered pages work without scripts. */
test.use({ site: sites.prerendered, javaScriptEnabled: false });
test.skip(
  ({ browserName }) => browserName === 'firefox',
  'the driver of Firefox cannot turn scripts off',
);

test.beforeEach(({ allowProblem }) => {
  // Chromium reports that it does not preload scripts while scripts are off.
  allowProblem(/config\.js \(csp\)$/);
});

const getMain = (page: Page) => page.getByRole('main');
const getHeading = (page: Page) => page.getByRole('heading', { level: 1 });
const getProductLinks = (page: Page) => getMain(page).locator('article a[href^="/product/"]');

/**
 * Checks that the page has no placeholders and no error messages, and that its footer is complete.
 */
async function expectCompletePage(page: Page): Promise<void> {
  await expect(page.locator('[data-testid*="skeleton"], .MuiSkeleton-root')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  expect(await page.locator('body').innerText()).not.toMatch(
    /loading|taking a long time|could not be loaded/i,
  );
  // Blocks that fade in must be visible here, because only a script may hide them.
  const opacities = await page
    .getByTestId('reveal')
    .evaluateAll((blocks) => blocks.map((block) => getComputedStyle(block).opacity));
  expect(new Set(opacities)).toEqual(new Set(['1']));
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'About Us' })).toHaveAttribute('href', '/about');
  await expect(footer).toContainText('hello@example.com');
}

interface Catalogue {
  categories: { productCategoryName: string }[];
  blogs: { title: string; longDescription: string }[];
  company: Record<'aboutUs' | 'contactUs' | 'privacyPolicy' | 'termCondition', string>;
  products: { productName: string; category: string; packs: { salePrice: number }[] }[];
}
const seedData = JSON.parse(readFileSync('server/seed/catalogue.json', 'utf8')) as Catalogue;
const categories = seedData.categories.map(({ productCategoryName }) => productCategoryName);
const blogTitles = seedData.blogs.map(({ title }) => title);
const { aboutUs, contactUs, privacyPolicy, termCondition } = seedData.company;
const [firstPost] = seedData.blogs;
/**
 * Returns the texts between HTML tags that are longer than 20 characters. Texts with entities are
 * left out, because they look different in the page.
 */
const getSentences = (html = '') =>
  html.split(/<[^>]*>/).filter((text) => text.length > 20 && !text.includes('&'));

/** Address of each page, the number of products on it, and texts that it shows. */
const routes = [
  ['/', 12, categories],
  ['/products', 20, ['Products']],
  ['/categories', 20, categories],
  ['/blogs', 0, blogTitles],
  [articlePath, 0, [firstPost?.title ?? '', ...getSentences(firstPost?.longDescription)]],
  ['/about', 0, getSentences(aboutUs)],
  ['/contact', 0, getSentences(contactUs)],
  ['/privacy-policy', 0, getSentences(privacyPolicy)],
  ['/terms-and-conditions', 0, getSentences(termCondition)],
] as const;

test('each page is complete, and a product shows its packs and prices', async ({ page }) => {
  const normaliseText = (text: string) => text.trim().replaceAll(/\s+/g, ' ').toLowerCase();
  for (const [path, productCount, expectedTexts] of routes) {
    await page.goto(path);
    await expect(getHeading(page), path).not.toBeEmpty();
    await expect(getProductLinks(page), path).toHaveCount(productCount);
    expect(expectedTexts.length, path).toBeGreaterThan(0);
    const text = normaliseText(await getMain(page).innerText());
    const missingTexts = expectedTexts.filter(
      (sentence) => !text.includes(normaliseText(sentence)),
    );
    expect(missingTexts, path).toEqual([]);
    await expectCompletePage(page);
  }
  await page.goto(productPath);
  const name = await getHeading(page).innerText();
  const packs = seedData.products.find(({ productName }) => productName === name)?.packs ?? [];
  expect(packs.length).toBeGreaterThan(1);
  for (const { salePrice } of packs)
    await expect(getMain(page)).toContainText(`Rs. ${salePrice.toLocaleString('en-US')}`);
  await expect(getMain(page).locator('img').first()).not.toHaveJSProperty('naturalWidth', 0);
  await expectCompletePage(page);
});

test('links lead from home to a product, to its category and back home', async ({ page }) => {
  await page.goto('/');
  const link = getProductLinks(page).nth(3);
  const name = await link.innerText();
  await link.click();
  await expect(getHeading(page)).toHaveText(name);
  const category =
    seedData.products.find(({ productName }) => productName === name)?.category ?? '';
  await getMain(page).getByRole('link', { name: category, exact: true }).first().click();
  await expect(page).toHaveURL((url) => url.searchParams.get('category') === category);
  // Without a script, the list cannot be filtered by category, so it shows all products.
  await expect(getProductLinks(page)).toHaveCount(20);
  await page.getByRole('banner').getByRole('link', { name: 'Dori & Dabba' }).click();
  await expect(page).toHaveURL('/');

  await page.goto('/');
  await page.getByRole('combobox', { name: 'Search products' }).fill('pizza box');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/products?search=pizza+box');
  await expect(getHeading(page)).toHaveText('Products');
});

test('a page without prerendered content says that it needs JavaScript', async ({ page }) => {
  for (const path of ['/cart', '/no/such/page', '/product/unknown']) {
    await page.goto(path);
    await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toBeVisible();
    await expect(getMain(page)).toHaveText(/^Please turn on JavaScript/, { useInnerText: true });
    await expect(page.getByText('taking a long time')).toBeHidden();
  }
});
