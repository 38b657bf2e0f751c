/** @jest-environment ./src/testing/environment.ts */

import fc from 'fast-check';
import * as v from 'valibot';
import { ProductDetail } from '@/shared/contract/product';
import { encodeProductId } from '@/shared/lib/productId';
import { aListedProduct } from '@/testing/listedProduct';
import { aPack, aProduct } from '@/testing/productBuilder';
import { SearchIndex } from '../search/searchIndex';
import { productEntry } from '../search/useSearchIndex';
import { matchPack } from './matchPack';
import { productMatcher } from './matchProduct';

const names = [
  'Kraft Pizza Box – 7 inch',
  'Kraft Pizza Box – 10 inch',
  'Kraft Burger Box – Large',
  'Glass Milk Bottle – 500 ml',
  'Plain Sleeve',
  'plain-sleeve',
];
const products = names.map((productName, at) =>
  aListedProduct({ productId: String(at + 1), productName }),
);
const match = productMatcher(products, SearchIndex.of(products, productEntry));
const found = (text: string) => {
  const { kind, product } = match(text);
  return [kind, product?.productId];
};

describe('a product', () => {
  it.each([
    ['Kraft Pizza Box – 10 inch', 'found', '2'],
    ['kraft pizza  box-10 INCH', 'found', '2'],
    ['ＫＲＡＦＴ pizza box 10 inch', 'found', '2'],
    ['3', 'found', '3'],
    [`https://shop.example.com/product/${encodeProductId('4')}?pack=1`, 'found', '4'],
    [`/product/${encodeProductId('99')}`, 'none', undefined],
    ['10" Kraft Pizza Box', 'guess', '2'],
    ['Kraft Burgr Box Large', 'guess', '3'],
    ['milk bottle', 'guess', '4'],
    ['pizza', 'several', undefined],
    ['Plain Sleeve', 'several', undefined],
    ['qqqq', 'none', undefined],
    ['=HYPERLINK("x")', 'none', undefined],
  ])('%s', (text, kind, id) => {
    expect(found(text)).toEqual([kind, id]);
  });

  it('is found by its name however it is spaced, dashed and written, and no text harms', () => {
    const gap = fc.constantFrom(' ', '  ', '-', ' – ', '\u00a0', '—');
    fc.assert(
      fc.property(fc.nat(3), gap, fc.boolean(), (at, between, isUpper) => {
        const name = (names[at] ?? '').replace(/[\s–-]+/g, between);
        expect(found(isUpper ? name.toUpperCase() : name)).toEqual(['found', String(at + 1)]);
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const { kind, product } = match(text);
        expect(product === undefined).toBe(kind === 'several' || kind === 'none');
      }),
    );
  });
});

describe('a pack', () => {
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
    ['Pack of 50', '1'],
    ['pack-of ۵۰', '1'],
    ['50', '1'],
    ['50 pcs', '1'],
    ['Pack of 100', '2'],
    ['100', '2'],
    ['۱۰۰', '2'],
    ['Pack of 1000', '4'],
    ['1', '6'],
    // Two packs hold so many.
    ['1,000', undefined],
    ['Pack of 500', undefined],
    ['500', undefined],
    ['70', undefined],
    ['50 ml', undefined],
    ['0', undefined],
    ['', undefined],
  ])('%s', (text, id) => {
    expect(matchPack(product, text)?.productPackId).toBe(id);
  });

  it('that has a price is found by its own words', () => {
    const count = fc.integer({ min: 2, max: 9999 });
    const counts = fc.uniqueArray(count, { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(counts, fc.nat(), (all, pick) => {
        const asked = String(all[pick % all.length]);
        const productPackRequests = all.map((each) => aPack(each, `Pack of ${String(each)}`, 10));
        const many = v.parse(ProductDetail, aProduct({ productPackRequests }));
        for (const text of [`Pack of ${asked}`, asked, `${asked} pcs`])
          expect(matchPack(many, text)?.productPackId).toBe(asked);
      }),
    );
  });
});
