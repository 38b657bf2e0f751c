import fc from 'fast-check';
import type { ProductWebLink } from '@/shared/contract/product';
import { badgesOf, homeFirst, maxRelated, mergeProducts, relatedTo } from './mergeProducts';
import type { Product } from './mergeProducts';

const row = (over: Partial<ProductWebLink>): ProductWebLink => ({
  productId: '1',
  productWebLinkId: '10',
  productLinkTypePrefix: 'ALLPWL',
  productName: 'Burger Box',
  productImageURL: '/media/a.webp',
  productCategoryName: 'Burger & Meal Boxes',
  productSubCategoryName: 'Burger Boxes',
  ...over,
});

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

describe('mergeProducts', () => {
  it('joins the rows of a product under its link types, at the place of the first', () => {
    const merged = mergeProducts([
      row({ productId: '7', productLinkTypePrefix: 'HMEPWL', productImageURL: '' }),
      row({ productId: '3', productName: 'Jar' }),
      row({ productId: '7', productLinkTypePrefix: 'NEWPWL', productName: 'Later name' }),
      row({ productId: '7', productLinkTypePrefix: 'HMEPWL' }),
    ]);
    expect(merged.map(({ productId }) => productId)).toEqual(['7', '3']);
    expect(merged[0]).toEqual({
      productId: '7',
      productName: 'Burger Box',
      productImageURL: '/media/a.webp',
      productCategoryName: 'Burger & Meal Boxes',
      productSubCategoryName: 'Burger Boxes',
      linkTypePrefixes: ['HMEPWL', 'NEWPWL'],
    });
  });

  it('leaves out a product that no row names', () => {
    expect(mergeProducts([row({ productName: '' })])).toEqual([]);
    expect(mergeProducts([row({ productName: '' }), row({})])).toHaveLength(1);
  });

  it('keeps each named id once, and of each field the first non-empty value', () => {
    fc.assert(
      fc.property(rows, (list) => {
        const merged = mergeProducts(list);
        const named = list
          .filter(({ productName }) => productName)
          .map(({ productId }) => productId);
        expect(new Set(merged.map(({ productId }) => productId))).toEqual(new Set(named));
        expect(merged).toHaveLength(new Set(named).size);
        for (const product of merged) {
          const own = list.filter(({ productId }) => productId === product.productId);
          const first = (field: 'productName' | 'productImageURL' | 'productCategoryName') =>
            own.find((candidate) => candidate[field])?.[field] ?? '';
          expect(product.productName).toBe(first('productName'));
          expect(product.productImageURL).toBe(first('productImageURL'));
          expect(product.productCategoryName).toBe(first('productCategoryName'));
          const prefixes = own.map(({ productLinkTypePrefix }) => productLinkTypePrefix);
          expect(product.linkTypePrefixes).toEqual([...new Set(prefixes.filter(Boolean))]);
        }
      }),
    );
  });

  it('leaves the rows as they were', () => {
    const list = [Object.freeze(row({})), Object.freeze(row({ productLinkTypePrefix: 'NEWPWL' }))];
    expect(() => mergeProducts(list)).not.toThrow();
  });
});

const product = (id: number, over: Partial<Product> = {}): Product => ({
  productId: String(id),
  productName: `Product ${String(id)}`,
  productImageURL: '',
  productCategoryName: 'Jars',
  productSubCategoryName: '',
  linkTypePrefixes: ['ALLPWL'],
  ...over,
});

it('puts the home products first and keeps the order otherwise', () => {
  const home = { linkTypePrefixes: ['HMEPWL'] };
  const list = [product(1), product(2, home), product(3), product(4, home)];
  expect(homeFirst(list).map(({ productId }) => productId)).toEqual(['2', '4', '1', '3']);
});

it('gives badges in a fixed order, best sellers once', () => {
  const prefixes = ['TPRPWL', 'BSTPWL', 'ALLPWL', 'BSLPWL', 'NEWPWL', 'WHAT'];
  expect(badgesOf({ linkTypePrefixes: prefixes })).toEqual(['NEW', 'BEST SELLER', 'TOP RATED']);
  expect(badgesOf({ linkTypePrefixes: ['ALLPWL', 'HMEPWL'] })).toEqual([]);
});

describe('relatedTo', () => {
  it('takes up to six others of the same category', () => {
    const list = Array.from({ length: 9 }, (_, id) => product(id));
    const related = relatedTo([product(20, { productCategoryName: 'Tins' }), ...list], product(2));
    expect(related).toHaveLength(maxRelated);
    expect(related.map(({ productId }) => productId)).toEqual(['0', '1', '3', '4', '5', '6']);
  });

  it('finds none for a product without a category', () => {
    const bare = { productCategoryName: '' };
    expect(relatedTo([product(1, bare), product(2, bare)], product(3, bare))).toEqual([]);
  });
});
