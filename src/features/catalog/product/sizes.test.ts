import fc from 'fast-check';
import { aListedProduct } from '@/testing/listedProduct';
import type { Product } from '../mergeProducts';
import { parseSize, getOtherSizes } from './sizes';

const product = (productName: string, over: Partial<Product> = {}) =>
  aListedProduct({ productId: productName, productName, ...over });

const labels = (own: string, ...others: string[]) => {
  const products = [own, ...others].map((name) => product(name));
  return getOtherSizes(products, own).map(({ label }) => label);
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
  expect(parseSize(product(name))?.label).toBe(label);
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
  expect(parseSize(product(name))).toBeUndefined();
});

it('sorts sizes in any unit, independent of the order of the list', () => {
  const measures = labels('Jar – 1 Litre', 'Jar – 250 ml', 'Jar – 1.5 l', 'Jar – 500 ML');
  expect(measures).toEqual(['250 ml', '500 ML', '1 Litre', '1.5 l']);
  const words = labels('Bag – Medium', 'Bag – Large', 'Bag – Mini', 'Bag – Small');
  expect(words).toEqual(['Mini', 'Small', 'Medium', 'Large']);
});

it.each([
  ['another colour', 'Mithai Box Green – 1 kg', 'Mithai Box Red – 500 g'],
  ['another name', 'Round Cake Board – 8 inch', 'Round Cake Drum – 10 inch'],
  ['another kind of size', 'Jar – 500 ml', 'Jar – 500 g'],
  ['the same size', 'Tube – 1 kg', 'Tube – 1000 g'],
  ['other words after the size', 'Tube – 100 g Tea', 'Tube – 250 g Coffee'],
  ['no size', 'Jar – 500 ml', 'Jar'],
])('does not treat a product with %s as another size', (_case, own, other) => {
  expect(labels(own, other)).toEqual([]);
});

it('shows the nearest of many sizes', () => {
  const all = Array.from({ length: 40 }, (_, index) => `Box – ${String(index + 1)} g`);
  expect(labels('Box – 20 g', ...all).join()).toBe('17 g,18 g,19 g,20 g,21 g,22 g,23 g');
  expect(labels('Box – 1 g', ...all)).toHaveLength(7);
  expect(labels('Box – 40 g', ...all).join()).toBe('34 g,35 g,36 g,37 g,38 g,39 g,40 g');
});

it('returns the same sizes for each of them, in order and within one sub-category', () => {
  const names = fc
    .tuple(fc.constantFrom('Box', 'Jar (*)'), fc.nat(4), fc.constantFrom('g', 'kg', 'Cavity', '"'))
    .map(([stem, size, unit]) => `${stem} – ${String(size)} ${unit}`);
  const row = fc.record({ productName: names, place: fc.constantFrom('A ', 'A B', 'C B') });
  fc.assert(
    fc.property(fc.array(row, { maxLength: 7 }), (rows) => {
      const products = rows.map(({ productName, place }, index) => {
        const [productCategoryName = '', productSubCategoryName = ''] = place.split(' ');
        const productId = String(index);
        return product(productName, { productId, productCategoryName, productSubCategoryName });
      });
      for (const own of products) {
        const sizes = getOtherSizes(products, own.productId);
        if (sizes.length === 0) continue;
        expect(sizes.map((size) => size.product)).toContain(own);
        const orders = sizes.map(({ product: one }) => parseSize(one)?.order ?? NaN);
        expect(orders).toEqual([...new Set(orders)].toSorted((a, b) => a - b));
        for (const { product: other } of sizes) {
          expect(other.productCategoryName).toBe(own.productCategoryName);
          expect(other.productSubCategoryName).toBe(own.productSubCategoryName);
          expect(getOtherSizes(products, other.productId)).toHaveLength(sizes.length);
        }
      }
    }),
    { numRuns: 1000 },
  );
});
