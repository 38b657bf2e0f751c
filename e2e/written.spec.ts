import type { Page } from '@playwright/test';

import { expect } from './support/fixtures';
import {
  articlePath,
  backEndAt,
  type BackEnd,
  productAt,
  productPath,
  rupees,
  test,
} from './support/written';

/* Where no script runs, every page written ahead reads well and leads on. */
test.use({ javaScriptEnabled: false });

test.beforeEach(({ allowProblem }) => {
  // Chromium's way to say that it preloads no script now.
  allowProblem(/config\.js \(csp\)$/);
});

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const productLinks = (page: Page) => main(page).locator('article a[href^="/product/"]');

/** Nothing stands there for what is still to come, or did not. */
async function expectAllThere(page: Page): Promise<void> {
  await expect(page.locator('[data-testid*="skeleton"], .MuiSkeleton-root')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  expect(await page.locator('body').innerText()).not.toMatch(
    /loading|taking long|could not be loaded/i,
  );
}

async function expectFooter(page: Page): Promise<void> {
  const footer = page.getByRole('contentinfo');
  const links = { 'About Us': '/about', 'Privacy Policy': '/privacy-policy', Home: '/' };
  for (const [name, href] of Object.entries(links))
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', href);
  await expect(footer).toContainText('hello@example.com');
}

/** The sentences of HTML that read the same in the page. */
const sentences = (html: string) =>
  html.split(/<[^>]*>/).filter((text) => text.length > 20 && !text.includes('&'));

const categoryNames = async ({ read }: BackEnd) =>
  (await read<{ productCategoryName: string }[]>('/api/ISPM/ProductCategory/GetWebCategory')).map(
    ({ productCategoryName }) => productCategoryName,
  );
const blogTitles = async ({ read }: BackEnd) =>
  (await read<{ title: string }[]>('/api/WAP/Blog/GetAll')).map(({ title }) => title);
const company =
  (field: string) =>
  async ({ read }: BackEnd) =>
    sentences((await read<Record<string, string>>('/api/ADM/ClientSetting/GetData'))[field] ?? '');

/** The heading of each page, how many products stand on it, and the words of the shop that it shows. */
const routes = [
  ['/', 'Packaging for food, bakery and gifts', 12, categoryNames],
  ['/products', 'Products', 20, undefined],
  ['/categories', 'All categories', 20, categoryNames],
  ['/blogs', 'Blog Posts', 0, blogTitles],
  ['/about', 'About US', 0, company('aboutUs')],
  ['/contact', 'Contact Us', 0, company('contactUs')],
  ['/privacy-policy', 'Privacy Policy', 0, company('privacyPolicy')],
  ['/terms-and-conditions', 'Terms and Conditions', 0, company('termCondition')],
] as const;

for (const [path, title, products, words] of routes) {
  test(`${path} shows all that it is about`, async ({ page, shop }) => {
    await page.goto(path);
    await expect(heading(page)).toHaveText(title);
    await expect(productLinks(page)).toHaveCount(products);
    for (const text of (await words?.(await backEndAt(shop.url))) ?? [])
      await expect(main(page)).toContainText(text);
    await expectAllThere(page);
    await expectFooter(page);
  });
}

test('a product shows its name, its packs with their prices, and its picture', async ({
  page,
  shop,
}) => {
  const product = await productAt(shop.url, productPath);
  await page.goto(productPath);
  await expect(heading(page)).toHaveText(product.productName);
  expect(product.productPackRequests.length).toBeGreaterThan(1);
  for (const { productPriceDetailRequest } of product.productPackRequests)
    await expect(main(page)).toContainText(rupees(productPriceDetailRequest.salePrice));
  const picture = main(page).locator('img').first();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
    0,
  );
  await expectAllThere(page);
  await expectFooter(page);
});

test('an article can be read to its end', async ({ page, shop }) => {
  const { read } = await backEndAt(shop.url);
  const posts = await read<{ blogId: number; longDescription: string }[]>('/api/WAP/Blog/GetAll');
  const post = posts.find(({ blogId }) => articlePath.endsWith(`/${String(blogId)}`));
  await page.goto(articlePath);
  const text = sentences(post?.longDescription ?? '');
  expect(text.length).toBeGreaterThan(5);
  for (const sentence of text) await expect(main(page)).toContainText(sentence);
  await expectAllThere(page);
  await expectFooter(page);
});

test('links lead from home to a product, to its category, and home', async ({ page }) => {
  await page.goto('/');
  const link = productLinks(page).nth(3);
  const name = await link.innerText();
  await link.click();
  await expect(heading(page)).toHaveText(name);
  await main(page).locator('a[href*="category="]').first().click();
  await expect(page).toHaveURL(/category=/);
  expect(await productLinks(page).count()).toBeGreaterThan(10);
  await page.getByRole('banner').getByRole('link', { name: 'Dori & Dabba' }).click();
  await expect(page).toHaveURL('/');
  await expect(heading(page)).toHaveText('Packaging for food, bakery and gifts');
});

test('a search leads to the products', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Search products' }).fill('pizza box');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/products?search=pizza+box');
  await expect(heading(page)).toHaveText('Products');
});

for (const path of ['/cart', '/place-order', '/no/such/page', '/product/unknown']) {
  test(`${path} says under the bar what it needs`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toBeVisible();
    await expect(main(page)).toHaveText(/^This page needs JavaScript/, {
      useInnerText: true,
    });
    await expect(page.getByText('taking long')).toBeHidden();
  });
}
