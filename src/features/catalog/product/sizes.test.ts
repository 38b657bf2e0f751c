import fc from 'fast-check';
import { aListedProduct } from '@/testing/listedProduct';
import type { Product } from '../mergeProducts';
import { parseSize, getAllSizes } from './sizes';

const createProduct = (productName: string, overrides: Partial<Product> = {}) =>
  aListedProduct({ productId: productName, productName, ...overrides });

const getSizeLabels = (ownName: string, ...otherNames: string[]) => {
  const products = [ownName, ...otherNames].map((name) => createProduct(name));
  return getAllSizes(products, ownName).map(({ label }) => label);
};

it.each([
  ['Cupcake Box – 6 Cavity', '6 Cavity'],
  ['Meal Tray – 3 compartments', '3 compartments'],
  ['Meal Box - 1,000 ml', '1,000 ml'],
  ['Jar — 1.5 Litres', '1.5 Litres'],
  ['Jar – ۵۰۰ ml', '500 ml'],
  ['Paper Tube – 250 g Tea', '250 g'],
  ['Gift Bag (Large)', 'Large'],
  ['Gift Bag – extra large', 'extra large'],
])('finds in the name %j the size %j', (name, label) => {
  expect(parseSize(createProduct(name))?.label).toBe(label);
});

it.each([
  'Large Gift Bag',
  'Gift Bag – Non-large',
  'Ribbon 25 mm',
  'Box – 10x8 inch',
  'Jar – 1/2 Litre',
  'Jar – 0 ml',
  'Jar – 500',
  'Cup – 3 ply 250 ml',
  'Seal Set 38 mm – Fresh',
  `Jar ${'x'.repeat(300)} – 500 ml`,
])('finds no size in %j', (name) => {
  expect(parseSize(createProduct(name))).toBeUndefined();
});

it('sorts sizes in any unit, independent of the order of the list', () => {
  const measureLabels = getSizeLabels(
    'Jar – 1 Litre',
    'Jar – 250 ml',
    'Jar – 1.5 l',
    'Jar – 500 ML',
  );
  expect(measureLabels).toEqual(['250 ml', '500 ML', '1 Litre', '1.5 l']);
  const wordLabels = getSizeLabels('Bag – Medium', 'Bag – Large', 'Bag – Mini', 'Bag – Small');
  expect(wordLabels).toEqual(['Mini', 'Small', 'Medium', 'Large']);
});

it.each([
  ['another colour', 'Mithai Box Green – 1 kg', 'Mithai Box Red – 500 g'],
  ['another name', 'Round Cake Board – 8 inch', 'Round Cake Drum – 10 inch'],
  ['another kind of size', 'Jar – 500 ml', 'Jar – 500 g'],
  ['the same size', 'Tube – 1 kg', 'Tube – 1000 g'],
  ['other words after the size', 'Tube – 100 g Tea', 'Tube – 250 g Coffee'],
  ['no size', 'Jar – 500 ml', 'Jar'],
])('does not treat a product with %s as another size', (_title, ownName, otherName) => {
  expect(getSizeLabels(ownName, otherName)).toEqual([]);
});

it('returns only the nearest sizes if there are many', () => {
  const otherNames = Array.from({ length: 40 }, (_, index) => `Box – ${String(index + 1)} g`);
  expect(getSizeLabels('Box – 20 g', ...otherNames).join()).toBe(
    '17 g,18 g,19 g,20 g,21 g,22 g,23 g',
  );
  expect(getSizeLabels('Box – 1 g', ...otherNames)).toHaveLength(7);
  expect(getSizeLabels('Box – 40 g', ...otherNames).join()).toBe(
    '34 g,35 g,36 g,37 g,38 g,39 g,40 g',
  );
});

it('returns the same list for each size, in order and within one sub-category', () => {
  const arbitraryName = fc
    .tuple(fc.constantFrom('Box', 'Jar (*)'), fc.nat(4), fc.constantFrom('g', 'kg', 'Cavity', '"'))
    .map(([stem, size, unit]) => `${stem} – ${String(size)} ${unit}`);
  const arbitraryRow = fc.record({
    productName: arbitraryName,
    categoryPair: fc.constantFrom('A ', 'A B', 'C B'),
  });
  fc.assert(
    fc.property(fc.array(arbitraryRow, { maxLength: 7 }), (rows) => {
      const products = rows.map(({ productName, categoryPair }, index) => {
        const [productCategoryName = '', productSubCategoryName = ''] = categoryPair.split(' ');
        const productId = String(index);
        return createProduct(productName, {
          productId,
          productCategoryName,
          productSubCategoryName,
        });
      });
      for (const ownProduct of products) {
        const sizes = getAllSizes(products, ownProduct.productId);
        if (sizes.length === 0) continue;
        expect(sizes.map((size) => size.product)).toContain(ownProduct);
        const orders = sizes.map(
          ({ product: sizedProduct }) => parseSize(sizedProduct)?.sortValue ?? NaN,
        );
        expect(orders).toEqual([...new Set(orders)].toSorted((a, b) => a - b));
        for (const { product: otherProduct } of sizes) {
          expect(otherProduct.productCategoryName).toBe(ownProduct.productCategoryName);
          expect(otherProduct.productSubCategoryName).toBe(ownProduct.productSubCategoryName);
          expect(getAllSizes(products, otherProduct.productId)).toHaveLength(sizes.length);
        }
      }
    }),
    { numRuns: 1000 },
  );
});
