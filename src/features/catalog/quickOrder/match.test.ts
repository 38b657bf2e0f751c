/** @jest-environment ./src/testing/environment.ts */

import * as v from 'valibot';
import { ProductDetail } from '@/shared/contract/product';
import { encodeProductId } from '@/shared/navigation/productId';
import { aListedProduct } from '@/testing/listedProduct';
import { aPack, aProduct } from '@/testing/productBuilder';
import { catalogueSearch } from '../search/catalogueSearch';
import { matchPack, productMatcher } from './match';

const names = [
  ...['Kraft Pizza Box – 7 inch', 'Kraft Pizza Box – 10 inch', 'Kraft Burger Box – Large'],
  ...['Glass Milk Bottle – 500 ml', 'Plain Sleeve', 'plain-sleeve'],
];
const products = names.map((productName, at) =>
  aListedProduct({ productId: String(at + 1), productName }),
);

it.each([
  ['kraft pizza  box-10 INCH', 'found', '2'],
  ['ＫＲＡＦＴ pizza box 10 inch', 'found', '2'],
  ['3', 'found', '3'],
  [`https://shop.example.com/product/${encodeProductId('4')}?pack=1`, 'found', '4'],
  [`/product/${encodeProductId('99')}`, 'Not found', undefined],
  ['10" Kraft Pizza Box', 'guess', '2'],
  ['Kraft Burgr Box Large', 'guess', '3'],
  ['pizza', 'Several products fit. Choose one.', undefined],
  ['Plain Sleeve', 'Several products fit. Choose one.', undefined],
  ['=HYPERLINK("x")', 'Not found', undefined],
])('the product %s', async (text, kind, id) => {
  const match = productMatcher((await catalogueSearch(products)).products);
  const { productId, guess, note } = match(text);
  expect(note ?? (guess ? 'guess' : 'found')).toBe(kind);
  expect(productId ?? guess?.productId).toBe(id);
});

const product = v.parse(
  ProductDetail,
  aProduct({
    productPackRequests: [
      aPack(1, 'Pack of 50', 680),
      aPack(2, 'Pack of ۱۰۰', 1200),
      aPack(3, 'Pack of 500', null),
      aPack(4, 'Pack of 1,000', 9000),
      aPack(5, 'Carton (1000 pcs)', 9500),
      aPack(6, 'Single piece', 20),
    ],
  }),
);

it.each([
  ['pack-of ۵۰', '1'],
  ['50 pcs', '1'],
  ['100', '2'],
  ['Pack of 1000', '4'],
  ['1', '6'],
  // Two packs hold so many.
  ['1,000', undefined],
  ['Pack of 500', undefined],
  ['50 ml', undefined],
  ['', undefined],
])('the pack %s', (text, id) => {
  expect(matchPack(product, text)?.productPackId).toBe(id);
});
