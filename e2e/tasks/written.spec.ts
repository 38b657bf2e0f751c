import type { Page } from '@playwright/test';

import { expect } from '../support/fixtures';
import {
  articlePath,
  backEndAt,
  type BackEnd,
  productAt,
  productPath,
  rupees,
  test,
} from '../support/written';

/* Where no script runs, every page written ahead reads well and leads on. */
test.use({ javaScriptEnabled: false });

test.beforeEach(({ allowProblem }) => {
  // Chromium's way to say that it preloads no script now.
  allowProblem(/config\.js \(csp\)$/);
});

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const productLinks = (page: Page) => main(page).locator('article a[href^="/product/"]');

/** Nothing stands there for what is still to come, or did not; and the foot is whole. */
async function expectWhole(page: Page): Promise<void> {
  await expect(page.locator('[data-testid*="skeleton"], .MuiSkeleton-root')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  expect(await page.locator('body').innerText()).not.toMatch(
    /loading|taking long|could not be loaded/i,
  );
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'About Us' })).toHaveAttribute('href', '/about');
  await expect(footer).toContainText('hello@example.com');
}

/** The sentences of HTML that read the same in the page. */
const sentences = (html: string) =>
  html.split(/<[^>]*>/).filter((text) => text.length > 20 && !text.includes('&'));

const categoryNames = async ({ read }: BackEnd) =>
  (await read<{ productCategoryName: string }[]>('/api/ISPM/ProductCategory/GetWebCategory')).map(
    ({ productCategoryName }) => productCategoryName,
  );
const posts = ({ read }: BackEnd) =>
  read<{ blogId: number; title: string; longDescription: string }[]>('/api/WAP/Blog/GetAll');
const blogTitles = async (backEnd: BackEnd) => (await posts(backEnd)).map(({ title }) => title);
const blogText = async (backEnd: BackEnd) => {
  const post = (await posts(backEnd)).find(({ blogId }) =>
    articlePath.endsWith(`/${String(blogId)}`),
  );
  return [post?.title ?? '', ...sentences(post?.longDescription ?? '')];
};
const company =
  (field: string) =>
  async ({ read }: BackEnd) =>
    sentences((await read<Record<string, string>>('/api/ADM/ClientSetting/GetData'))[field] ?? '');

/** How many products stand on each page, and the words of the shop that it shows. */
const routes = [
  ['/', 12, categoryNames],
  ['/products', 20, () => Promise.resolve(['Products'])],
  ['/categories', 20, categoryNames],
  ['/blogs', 0, blogTitles],
  [articlePath, 0, blogText],
  ['/about', 0, company('aboutUs')],
  ['/contact', 0, company('contactUs')],
  ['/privacy-policy', 0, company('privacyPolicy')],
  ['/terms-and-conditions', 0, company('termCondition')],
] as const;

test('each page shows all that it is about', async ({ page, shop }) => {
  const backEnd = await backEndAt(shop.url);
  for (const [path, products, wordsOf] of routes) {
    await page.goto(path);
    await expect(heading(page), path).not.toBeEmpty();
    await expect(productLinks(page), path).toHaveCount(products);
    const words = await wordsOf(backEnd);
    expect(words.length, path).toBeGreaterThan(0);
    const text = (await main(page).innerText()).replaceAll(/\s+/g, ' ').toLowerCase();
    const lost = words.map((one) => one.trim().replaceAll(/\s+/g, ' ').toLowerCase());
    expect(
      lost.filter((one) => !text.includes(one)),
      path,
    ).toEqual([]);
    await expectWhole(page);
  }
});

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
  await expectWhole(page);
});

test('links lead from home to a product, to its category, and home; a search to the products', async ({
  page,
}) => {
  await page.goto('/');
  const link = productLinks(page).nth(3);
  const name = await link.innerText();
  await link.click();
  await expect(heading(page)).toHaveText(name);
  const category = main(page).locator('a[href*="category="]').first();
  const address = (await category.getAttribute('href')) ?? '';
  await category.click();
  await expect(page).toHaveURL(address);
  // No script picks one category's products out of the written list: it stands there whole.
  await expect(productLinks(page)).toHaveCount(20);
  await page.getByRole('banner').getByRole('link', { name: 'Dori & Dabba' }).click();
  await expect(page).toHaveURL('/');

  const tile = main(page).locator('a[href^="/categories?category="]').first();
  const tileName = (await tile.innerText()).trim();
  await tile.click();
  await expect(page).toHaveURL((url) => url.searchParams.get('category') === tileName);
  await expect(main(page)).toContainText(tileName);

  await page.goto('/');
  await page.getByRole('combobox', { name: 'Search products' }).fill('pizza box');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/products?search=pizza+box');
  await expect(heading(page)).toHaveText('Products');
});

test('a page that nothing can be written of says under the bar what it needs', async ({ page }) => {
  for (const path of ['/cart', '/no/such/page', '/product/unknown']) {
    await page.goto(path);
    await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toBeVisible();
    await expect(main(page)).toHaveText(/^This page needs JavaScript/, {
      useInnerText: true,
    });
    await expect(page.getByText('taking long')).toBeHidden();
  }
});
