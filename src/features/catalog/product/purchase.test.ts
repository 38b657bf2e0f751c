import fc from 'fast-check';
import * as v from 'valibot';
import { CartLine } from '@/shared/contract/cart';
import { toPaisa } from '@/shared/format/money';
import { aPack, aParsedProduct } from '@/testing/productBuilder';
import { createCartLine, isForSale, getPriceRange } from './purchase';

it('sells a product only if a pack has a price', () => {
  const packsWithoutPrice = [0, 'soon', null].map((price) => aPack(1, 'x', price));
  const packs = [...packsWithoutPrice, aPack(4, 'x', 75), aPack(5, 'x', 9.5)];
  const product = aParsedProduct({ productPackRequests: packs });
  expect(isForSale(product)).toBe(true);
  expect(getPriceRange(product)).toEqual({ low: 9.5, high: 75, count: 2 });
  for (const productPackRequests of [packsWithoutPrice, null]) {
    expect(isForSale(aParsedProduct({ productPackRequests }))).toBe(false);
    expect(getPriceRange(aParsedProduct({ productPackRequests }))).toBeUndefined();
  }
});

it('creates a complete cart line with readable options', () => {
  const choice = { packId: '72', quantity: 3, options: { '1': '11', '2': '20' } };
  expect(createCartLine(aParsedProduct(), choice)).toEqual({
    productId: '7',
    name: 'Kraft Burger Box',
    image: '/media/a.webp',
    category: 'Burger & Meal Boxes',
    subCategory: 'Burger Boxes',
    packId: '72',
    packDescription: 'Pack of 500',
    packUnit: 'Pcs',
    price: 6080.5,
    quantity: 3,
    total: 18241.5,
    selectedOptions: choice.options,
    optionLabels: ['Print: Logo', 'Size: Regular'],
  });
});

it('labels options that are not chosen in the cart line', () => {
  const choice = { packId: '71', quantity: 1, options: { '1': '99', '5': '1' } };
  expect(createCartLine(aParsedProduct({ productImageRequests: [] }), choice)).toMatchObject({
    image: '',
    selectedOptions: {},
    optionLabels: ['Print: not chosen', 'Size: not chosen'],
  });
});

it('creates valid cart lines with totals exact to the paisa', () => {
  const arbitraryPaisa = fc.integer({ min: 1, max: 1_000_000_00 });
  fc.assert(
    fc.property(arbitraryPaisa, fc.integer({ min: 1, max: 99_999 }), (paisa, quantity) => {
      const product = aParsedProduct({ productPackRequests: [aPack(1, 'Pack of 5', paisa / 100)] });
      const line = createCartLine(product, { packId: '1', quantity, options: {} });
      expect(toPaisa(line?.total ?? 0)).toBe(paisa * quantity);
      expect(v.is(CartLine, line)).toBe(true);
    }),
  );
});
