/** @jest-environment ./src/testing/environment.ts */

import * as v from 'valibot';
import catalogue from '@shop/server/seed/catalogue.json';
import { buildCatalogueSearch } from '@/features/catalog/search/catalogueSearch';
import type { CatalogueSearch } from '@/features/catalog/search/catalogueSearch';
import { ProductDetail } from '@/shared/contract/product';
import { aListedProduct } from '@/testing/listedProduct';
import { getDetailWords } from './productFacts';

const products = catalogue.products.map(
  ({ productName, category, subCategory, ...otherFields }) => ({
    ...aListedProduct({ productId: productName, productName }),
    productCategoryName: category,
    productSubCategoryName: subCategory,
    ...otherFields,
  }),
);
const getWords = (product: object) => getDetailWords(v.parse(ProductDetail, product));

let search: CatalogueSearch;
let nameOnlySearch: CatalogueSearch;
beforeAll(async () => {
  search = await buildCatalogueSearch(
    products,
    new Map(products.map((product) => [product.productId, getWords(product)])),
  );
  nameOnlySearch = await buildCatalogueSearch(products);
});

const getNames = (list: readonly { productName: string }[]) =>
  list.map((product) => product.productName);

it.each([
  ['33 x 25 x 9 cm', ['Cupcake Box with Insert – 12 Cavity']],
  ['24x16x9', ['Cupcake Box with Insert – 6 Cavity']],
  ['9 × 16 by 24cm cupcake', ['Cupcake Box with Insert – 6 Cavity']],
  ['9x24 cupcake', ['Cupcake Box with Insert – 6 Cavity']],
  ['33x33', ['Kraft Pizza Box – 13 inch', 'White Pizza Box – 13 inch']],
  ['13" x 13" pizza', ['Kraft Pizza Box – 13 inch', 'White Pizza Box – 13 inch']],
  ['16 oz soup cup', ['Kraft Soup Cup with Paper Lid – 16 oz']],
  ['240ml soup', ['Kraft Soup Cup with Paper Lid – 8 oz']],
  ['350 gsm 13 inch pizza', ['Kraft Pizza Box – 13 inch']],
  ['jute 5x9 tags', ['Hang Tags with String – Assorted', 'Hang Tags with String – Natural']],
  ['۱۰ انچ پیزا', ['Kraft Pizza Box – 10 inch', 'White Pizza Box – 10 inch']],
  ['bagasse 22 g film', ['Two-Compartment Fibre Meal Tray with Film Lid']],
])('%s finds products of that size', (text, names) => {
  expect(getNames(search.getResults(text).exact)).toEqual(names);
});

it.each([
  ['13 inch cake box', '13 inch. Nearest: 12 inch and 10 inch'],
  ['14" pizza', '14 inch. Nearest: 13 inch'],
  ['30 x 20 x 10', '30 × 20 × 10. Nearest: 30 × 22 × 10 cm and 27 × 22 × 10 cm'],
  ['10 oz soup cup', '10 oz. Nearest: 8 oz'],
])('%s finds nothing and suggests the nearest sizes', (text, expectedHint) => {
  expect(search.getResults(text).partial?.nearest).toBe(`Nothing in ${expectedHint}.`);
});

it('separates near matches from exact ones', () => {
  const { exact, fuzzy } = search.getResults('13 inch pizza box');
  expect(getNames(exact)).toEqual(['Kraft Pizza Box – 13 inch', 'White Pizza Box – 13 inch']);
  expect(getNames(fuzzy)).toEqual(['Kraft Pizza Box – 10 inch', 'White Pizza Box – 10 inch']);
});

it('finds a product by any word of its specification', () => {
  for (const product of products.filter((_, index) => index % 25 === 0)) {
    for (const word of getWords(product).split(' '))
      expect(getNames(search.getResults(word).exact)).toContain(product.productName);
  }
});

it('reads sizes from names if nothing else is known', () => {
  expect(nameOnlySearch.getResults('13 inch cake box').partial?.nearest).toMatch(
    /Nearest: 12 inch and 10 inch/,
  );
  expect(getNames(nameOnlySearch.getResults('0.25 litre juice').exact)).toEqual([
    'PET Juice Bottle – 250 ml',
  ]);
});

it.each(['10x', '0 mm', '1e9 cm', '9x'.repeat(50_000), 'qqqqqq xqxqxq '.repeat(5000)])(
  'a nonsensical search (%#) quickly finds nothing',
  (text) => {
    const startTime = performance.now();
    expect(search.getResults(text)).toMatchObject({
      exact: [],
      fuzzy: [],
      partial: { matchedCount: 0 },
    });
    expect(performance.now() - startTime).toBeLessThan(1000);
  },
);
