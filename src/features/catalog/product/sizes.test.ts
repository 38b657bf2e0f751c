import fc from 'fast-check';
import { aListedProduct } from '@/testing/listedProduct';
import catalogue from '../../../../server/seed/catalogue.json';
import type { Product } from '../mergeProducts';
import { sizeOf, sizesOf } from './sizes';

const product = (productName: string, over: Partial<Product> = {}) =>
  aListedProduct({ productId: productName, productName, ...over });

const labels = (own: string, ...others: string[]) =>
  sizesOf(
    [own, ...others].map((name) => product(name)),
    own,
  ).map(({ label }) => label);

it.each([
  ['Cupcake Box – 6 Cavity', '6 Cavity'],
  ['Pizza Box – 10 inch', '10 inch'],
  ['Meal Box - 1,000 ml', '1,000 ml'],
  ['Jar — 1.5 Litres', '1.5 Litres'],
  ['Jar – ۵۰۰ ml', '500 ml'],
  ['Paper Tube – 250 g Tea', '250 g'],
  ['Squeeze Bottle – Ketchup Red 400 ml', '400 ml'],
  ['Gift Bag (Large)', 'Large'],
  ['Gift Bag – extra large', 'extra large'],
  ['Ribbon 25 mm', '25 mm'],
  ['Kraft Bag Small', 'Small'],
])('%j ends with the size %j', (name, label) => {
  expect(sizeOf(name)?.label).toBe(label);
});

it.each([
  'Large',
  '500 ml',
  'Large Gift Bag',
  'Kraft Bag Smaller',
  'Non-large',
  'Box – 10 × 8 inch',
  'Box 10 × 8 inch',
  'Box – 10x8 inch',
  'Jar – 1/2 Litre',
  'Jar – 0 ml',
  'Jar – 1,5 Litre',
  'Jar – 500',
  'Jar – 500 mlx',
  'Cup – 3 ply 250 ml',
  'Gift Bag – Large Red',
  'Seal Set 38 mm – Fresh',
  'Sandwich Wedge – Deep Fill',
  `Jar ${'x'.repeat(300)} – 500 ml`,
])('%j names no size that is sure', (name) => {
  expect(sizeOf(name)).toBeUndefined();
});

it('orders sizes, whatever their unit and the order of the list', () => {
  expect(labels('Jar – 1 Litre', 'Jar – 250 ml', 'Jar – 1.5 l', 'Jar – 500 ML')).toEqual([
    '250 ml',
    '500 ML',
    '1 Litre',
    '1.5 l',
  ]);
  expect(labels('Bag – Medium', 'Bag – Large', 'Bag – Mini', 'Bag – Small')).toEqual([
    'Mini',
    'Small',
    'Medium',
    'Large',
  ]);
});

it.each([
  ['another colour', 'Mithai Box Green – 1 kg', 'Mithai Box Red – 500 g'],
  ['another thing', 'Round Cake Board – 8 inch', 'Round Cake Drum – 10 inch'],
  ['another kind of size', 'Jar – 500 ml', 'Jar – 500 g'],
  ['the same size', 'Tube – 1 kg', 'Tube – 1000 g'],
  ['other words beside it', 'Tube – 100 g Tea', 'Tube – 250 g Coffee'],
  ['no size', 'Jar – 500 ml', 'Jar'],
])('%s is no size of it', (_case, own, other) => {
  expect(labels(own, other)).toEqual([]);
});

it('takes none from another category or sub-category', () => {
  for (const over of [{ productCategoryName: 'Jars' }, { productSubCategoryName: 'White' }]) {
    expect(sizesOf([product('Box – 1 kg'), product('Box – 2 kg', over)], 'Box – 1 kg')).toEqual([]);
  }
});

it('shows the nearest of very many', () => {
  const names = Array.from({ length: 40 }, (_, index) => `Box – ${String(index + 1)} inch`);
  const all = names.map((name) => product(name));
  const shown = (own: string) => sizesOf(all, own).map(({ label }) => label);
  expect(shown('Box – 20 inch')).toEqual(
    [17, 18, 19, 20, 21, 22, 23].map((inches) => `${String(inches)} inch`),
  );
  expect(shown('Box – 1 inch')).toHaveLength(7);
  expect(shown('Box – 40 inch').at(-1)).toBe('40 inch');
});

it('finds the families of the demo catalogue', () => {
  const shop = catalogue.products.map(({ slug, name, category, subCategory }) =>
    product(name, {
      productId: slug,
      productCategoryName: category,
      productSubCategoryName: subCategory,
    }),
  );
  const families = shop.map(({ productId }) =>
    sizesOf(shop, productId).map((size) => size.product.productName),
  );
  const found = new Set(families.filter((names) => names.length > 0).map((n) => n.join(' / ')));
  expect(found.size).toBe(35);
  for (const family of [
    'Cupcake Box with Insert – 4 Cavity / Cupcake Box with Insert – 6 Cavity / Cupcake Box with Insert – 12 Cavity',
    'Drawer Box Red Bloom – Small / Drawer Box Red Bloom – Large',
    'Glass Milk Bottle – 500 ml / Glass Milk Bottle – 1 Litre',
    'Kraft Paper Tube – 100 g Tea / Kraft Paper Tube – 250 g Tea',
    'Star Lattice Mithai Box Green – 500 g / Star Lattice Mithai Box Green – 1 kg',
  ]) {
    expect(found).toContain(family);
  }
});

it('is mutual, in order, and never of two categories, whatever the names', () => {
  const parts = fc.constantFrom(
    ...['Box', 'Jar', '–', '-', '10', '1,000', '0', '۵', 'ml', 'Litre', 'g', 'kg', 'inch', 'x'],
    ...['Small', 'Large', 'Extra', '(', ')', '"', '\\', '*', '.', 'Red', '$&', '\u0000', '×'],
  );
  const names = fc.oneof(
    fc.array(parts, { minLength: 1, maxLength: 6 }).map((found) => found.join(' ')),
    fc.string({ unit: 'binary' }),
    fc
      .tuple(fc.constantFrom('Box', 'Jar'), fc.integer({ min: 1, max: 4 }))
      .map(([stem, size]) => `${stem} – ${String(size)} kg`),
  );
  const row = fc.record({ name: names, category: fc.constantFrom('A', 'B') });
  fc.assert(
    fc.property(fc.array(row, { maxLength: 7 }), (rows) => {
      const products = rows.map(({ name, category }, index) =>
        product(name, { productId: String(index), productCategoryName: category }),
      );
      for (const own of products) {
        const sizes = sizesOf(products, own.productId);
        if (sizes.length === 0) continue;
        expect(sizes.filter(({ product: one }) => one === own)).toHaveLength(1);
        const orders = sizes.map(({ product: one }) => sizeOf(one.productName)?.order ?? NaN);
        expect(orders).toEqual([...new Set(orders)].toSorted((a, b) => a - b));
        for (const { product: other } of sizes) {
          expect(other.productCategoryName).toBe(own.productCategoryName);
          const back = sizesOf(products, other.productId).map((size) => size.label);
          expect(back).toHaveLength(sizes.length);
        }
      }
    }),
    { numRuns: 1000 },
  );
});
