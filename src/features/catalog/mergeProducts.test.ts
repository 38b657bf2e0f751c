import fc from 'fast-check';
import { aListedProduct } from '@/testing/listedProduct';
import { badgesOf, homeFirst, mergeProducts, relatedTo } from './mergeProducts';
import type { Product } from './mergeProducts';

const product = (id: number, over: Partial<Product> = {}) =>
  aListedProduct({ productId: String(id), ...over });
const idsOf = (products: readonly Product[]) => products.map(({ productId }) => productId);

it('joins the named rows of a product, at the place of the first: each link type, of each field the first text', () => {
  const text = fc.constantFrom('', 'A', 'B');
  const rows = fc.array(
    fc.record({
      productId: fc.constantFrom('1', '2', '3', '4'),
      productWebLinkId: fc.constantFrom(null, '8', '9'),
      productLinkTypePrefix: fc.constantFrom('', 'ALLPWL', 'HMEPWL', 'NEWPWL', 'OTHER'),
      productName: text,
      productImageURL: text,
      productCategoryName: text,
      productSubCategoryName: text,
    }),
  );
  fc.assert(
    fc.property(rows, (list) => {
      const merged = mergeProducts(list.map((row) => Object.freeze(row)));
      const isNamed = (id: string) => list.some((row) => row.productId === id && row.productName);
      const ids = [...new Set(list.map(({ productId }) => productId))];
      expect(idsOf(merged)).toEqual(ids.filter(isNamed));
      for (const each of merged) {
        const own = list.filter(({ productId }) => productId === each.productId);
        const first = (field: Exclude<keyof Product, 'linkTypePrefixes'>) =>
          own.find((row) => row[field])?.[field] ?? '';
        const prefixes = own.map(({ productLinkTypePrefix }) => productLinkTypePrefix);
        expect(each).toEqual({
          productId: each.productId,
          productName: first('productName'),
          productImageURL: first('productImageURL'),
          productCategoryName: first('productCategoryName'),
          productSubCategoryName: first('productSubCategoryName'),
          linkTypePrefixes: [...new Set(prefixes.filter(Boolean))],
        });
      }
    }),
  );
});

it('puts the home products first and keeps the order otherwise', () => {
  const home = { linkTypePrefixes: ['HMEPWL'] };
  const list = [product(1), product(2, home), product(3), product(4, home)];
  expect(idsOf(homeFirst(list))).toEqual(['2', '4', '1', '3']);
});

it('gives badges in a fixed order, best sellers once', () => {
  const linkTypePrefixes = ['TPRPWL', 'BSTPWL', 'ALLPWL', 'BSLPWL', 'NEWPWL', 'WHAT'];
  expect(badgesOf({ linkTypePrefixes })).toEqual(['NEW', 'BEST SELLER', 'TOP RATED']);
  expect(badgesOf({ linkTypePrefixes: ['ALLPWL', 'HMEPWL'] })).toEqual([]);
});

it('takes up to six others of the same category as related, and none without a category', () => {
  const list = Array.from({ length: 9 }, (_, id) => product(id));
  const tin = product(20, { productCategoryName: 'Tins' });
  expect(idsOf(relatedTo([tin, ...list], product(2)))).toEqual(['0', '1', '3', '4', '5', '6']);
  const bare = { productCategoryName: '' };
  expect(relatedTo([product(1, bare), product(2, bare)], product(3, bare))).toEqual([]);
});
