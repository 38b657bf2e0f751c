/** @jest-environment ./src/testing/environment.ts */

import * as v from 'valibot';
import { ProductDetail } from '@/shared/contract/product';
import { aPack, aProduct } from '@/testing/productBuilder';
import { priceRangeText, productHead } from './productHead';

const product = (over = {}) => v.parse(ProductDetail, aProduct(over));

test('the price is a range, one price, or not said', () => {
  expect(priceRangeText(product())).toBe('Rs. 680 – Rs. 6,080.50');
  const single = [aPack(1, 'Pack of 5', 75), aPack(2, 'Box', 75)];
  expect(priceRangeText(product({ productPackRequests: single }))).toBe('Rs. 75');
  expect(priceRangeText(product({ productPackRequests: [] }))).toBe('');
});

test('a long description is cut at a word, with a space between its blocks', () => {
  const productDescription = `<p>Keeps a burger upright.</p><ul><li>Kraft</li><li>Un<b>bleach</b>ed</li></ul><p>${'word '.repeat(60)}</p>`;
  const { description = '' } = productHead(product({ productDescription }));
  expect(description).toMatch(
    /^Rs\. 680 – Rs\. 6,080\.50\. Keeps a burger upright\. Kraft Unbleached word .*word…$/,
  );
  expect(description.length).toBeGreaterThan(150);
  expect(description.length).toBeLessThanOrEqual(160);
});

test('without a price the words stand alone, and without words the price', () => {
  expect(productHead(product({ productPackRequests: [] })).description).toBe(
    'Keeps a burger upright.',
  );
  expect(productHead(product({ productDescription: null })).description).toBe(
    'Rs. 680 – Rs. 6,080.50',
  );
});

test('the picture is the first that can be shown', () => {
  const rows = ['javascript:alert(1)', '/media/b.webp'].map((productImageURL) => ({
    productImageURL,
  }));
  expect(productHead(product({ productImageRequests: rows })).image).toBe('/media/b.webp');
  expect(productHead(product({ productImageRequests: [] })).image).toBeUndefined();
});
