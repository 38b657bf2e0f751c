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

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const productLinks = (page: Page) => main(page).locator('article a[href^="/product/"]');

/**
 * Checks that the page has no placeholders and no error messages, and that its footer is complete.
 */
async function expectWhole(page: Page): Promise<void> {
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
const seed = JSON.parse(readFileSync('server/seed/catalogue.json', 'utf8')) as Catalogue;
const categories = seed.categories.map(({ productCategoryName }) => productCategoryName);
const titles = seed.blogs.map(({ title }) => title);
const { aboutUs, contactUs, privacyPolicy, termCondition } = seed.company;
const [post] = seed.blogs;
/**
 * Returns the longer texts between tags. Texts with entities are left out, because they look
 * different in the page.
 */
const sentences = (html = '') =>
  html.split(/<[^>]*>/).filter((text) => text.length > 20 && !text.includes('&'));

/** Address of each page, the number of products on it, and texts that it shows. */
const routes = [
  ['/', 12, categories],
  ['/products', 20, ['Products']],
  ['/categories', 20, categories],
  ['/blogs', 0, titles],
  [articlePath, 0, [post?.title ?? '', ...sentences(post?.longDescription)]],
  ['/about', 0, sentences(aboutUs)],
  ['/contact', 0, sentences(contactUs)],
  ['/privacy-policy', 0, sentences(privacyPolicy)],
  ['/terms-and-conditions', 0, sentences(termCondition)],
] as const;

test('each page is complete, and a product shows its packs and prices', async ({ page }) => {
  const plain = (text: string) => text.trim().replaceAll(/\s+/g, ' ').toLowerCase();
  for (const [path, products, words] of routes) {
    await page.goto(path);
    await expect(heading(page), path).not.toBeEmpty();
    await expect(productLinks(page), path).toHaveCount(products);
    expect(words.length, path).toBeGreaterThan(0);
    const text = plain(await main(page).innerText());
    const lost = words.filter((one) => !text.includes(plain(one)));
    expect(lost, path).toEqual([]);
    await expectWhole(page);
  }
  await page.goto(productPath);
  const name = await heading(page).innerText();
  const packs = seed.products.find(({ productName }) => productName === name)?.packs ?? [];
  expect(packs.length).toBeGreaterThan(1);
  for (const { salePrice } of packs)
    await expect(main(page)).toContainText(`Rs. ${salePrice.toLocaleString('en-US')}`);
  await expect(main(page).locator('img').first()).not.toHaveJSProperty('naturalWidth', 0);
  await expectWhole(page);
});

test('links lead from home to a product, to its category, and home', async ({ page }) => {
  await page.goto('/');
  const link = productLinks(page).nth(3);
  const name = await link.innerText();
  await link.click();
  await expect(heading(page)).toHaveText(name);
  const category = seed.products.find(({ productName }) => productName === name)?.category ?? '';
  await main(page).getByRole('link', { name: category, exact: true }).first().click();
  await expect(page).toHaveURL((url) => url.searchParams.get('category') === category);
  // Without a script, the list cannot be filtered by category, so it shows all products.
  await expect(productLinks(page)).toHaveCount(20);
  await page.getByRole('banner').getByRole('link', { name: 'Dori & Dabba' }).click();
  await expect(page).toHaveURL('/');

  await page.goto('/');
  await page.getByRole('combobox', { name: 'Search products' }).fill('pizza box');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/products?search=pizza+box');
  await expect(heading(page)).toHaveText('Products');
});

test('a page without prerendered content says that it needs JavaScript', async ({ page }) => {
  for (const path of ['/cart', '/no/such/page', '/product/unknown']) {
    await page.goto(path);
    await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toBeVisible();
    await expect(main(page)).toHaveText(/^Please turn on JavaScript/, { useInnerText: true });
    await expect(page.getByText('taking a long time')).toBeHidden();
  }
});
