import fc from 'fast-check';
import { aListedProduct } from '@/testing/listedProduct';
import { getBadges, selectBestSellers, mergeProducts, selectRelated } from './mergeProducts';
import type { Product } from './mergeProducts';

it('merges the rows of a product at the position of its first row', () => {
  const arbitraryText = fc.constantFrom('', 'A', 'B');
  const arbitraryRows = fc.array(
    fc.record({
      productId: fc.constantFrom('1', '2', '3', '4'),
      productWebLinkId: fc.constantFrom(null, '8', '9'),
      productLinkTypePrefix: fc.constantFrom('', 'ALLPWL', 'HMEPWL', 'NEWPWL', 'OTHER'),
      productName: arbitraryText,
      productImageURL: arbitraryText,
      productCategoryName: arbitraryText,
      productSubCategoryName: arbitraryText,
    }),
  );
  fc.assert(
    fc.property(arbitraryRows, (list) => {
      const products = mergeProducts(list.map((row) => Object.freeze(row)));
      const ids = [...new Set(list.map(({ productId }) => productId))];
      expect(products.map(({ productId }) => productId)).toEqual(ids);
      for (const product of products) {
        const productRows = list.filter(({ productId }) => productId === product.productId);
        const getFirstValue = (field: Exclude<keyof Product, 'linkTypePrefixes'>) =>
          productRows.find((row) => row[field])?.[field] ?? '';
        const prefixes = productRows.map(({ productLinkTypePrefix }) => productLinkTypePrefix);
        expect(product).toEqual({
          productId: getFirstValue('productId'),
          productName: getFirstValue('productName') || `Product ${product.productId}`,
          productImageURL: getFirstValue('productImageURL'),
          productCategoryName: getFirstValue('productCategoryName'),
          productSubCategoryName: getFirstValue('productSubCategoryName'),
          linkTypePrefixes: [...new Set(prefixes.filter(Boolean))],
        });
      }
    }),
  );
});

it('returns badges in a fixed order and without duplicates', () => {
  const linkTypePrefixes = ['TPRPWL', 'BSTPWL', 'ALLPWL', 'BSLPWL', 'NEWPWL', 'WHAT'];
  expect(getBadges({ linkTypePrefixes })).toEqual(['NEW', 'BEST SELLER', 'TOP RATED']);
  expect(getBadges({ linkTypePrefixes: ['ALLPWL', 'HMEPWL'] })).toEqual([]);
});

it('selects up to six related products, and none without a category', () => {
  const viewedProduct = aListedProduct();
  const boxes = 'abcdefgh'.split('').map((productId) => aListedProduct({ productId }));
  const tin = aListedProduct({ productId: 'tin', productCategoryName: 'Tins' });
  expect(selectRelated([tin, viewedProduct, ...boxes], viewedProduct)).toEqual(boxes.slice(0, 6));
  const uncategorised = aListedProduct({ productCategoryName: '' });
  expect(
    selectRelated([uncategorised, { ...uncategorised, productId: '2' }], uncategorised),
  ).toEqual([]);
});

it('selects the first four best sellers of either link type', () => {
  const linkTypes = ['NEWPWL', 'BSTPWL', 'BSLPWL', 'BSTPWL', '', 'BSLPWL', 'BSTPWL'];
  const products = linkTypes.map((type, index) =>
    aListedProduct({ productId: String(index), linkTypePrefixes: [type] }),
  );
  expect(selectBestSellers(products).map(({ productId }) => productId)).toEqual([
    '1',
    '2',
    '3',
    '5',
  ]);
});
