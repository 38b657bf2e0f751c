import fc from 'fast-check';
import * as v from 'valibot';
import { CartLine } from '@/shared/contract/cart';
import { ProductDetail } from '@/shared/contract/product';
import { aPack, aProduct } from '@/testing/productBuilder';
import {
  cartLineOf,
  chosenPack,
  firstChoice,
  isForSale,
  optionsOf,
  priceRange,
  totalOf,
} from './purchase';

const product = (over = {}) => v.parse(ProductDetail, aProduct(over));
const priceless = aPack(73, 'Pack of 5', null);
const { productPackRequests: priced } = aProduct();

it('picks first a lone option value, no pack, and one piece; an option without values is none', () => {
  expect(firstChoice(product())).toEqual({ quantity: 1, options: { '2': '20' } });
  const prefixes = optionsOf(product()).map(({ productOptionPrefix }) => productOptionPrefix);
  expect(prefixes).toEqual(['Print', 'Size']);
});

it.each([undefined, '73', '99'])('a pack is not chosen by the id %s', (packId) => {
  const sold = product({ productPackRequests: [...priced, priceless] });
  const choice = { ...firstChoice(sold), packId };
  expect(chosenPack(sold, choice)).toBeUndefined();
  expect(totalOf(sold, choice)).toBeUndefined();
  expect(cartLineOf(sold, choice)).toBeUndefined();
});

it('is for sale only with a price', () => {
  const some = product({ productPackRequests: [...priced, priceless] });
  expect(isForSale(some)).toBe(true);
  expect(priceRange(some)).toEqual({ low: 680, high: 6080.5, count: 2 });
  for (const productPackRequests of [[aPack(1, 'x', 0), aPack(2, 'x', 'soon')], null]) {
    expect(isForSale(product({ productPackRequests }))).toBe(false);
    expect(priceRange(product({ productPackRequests }))).toBeUndefined();
  }
});

describe('the cart line', () => {
  it('has the full shape, with the choices in words', () => {
    const choice = { packId: '72', quantity: 3, options: { '1': '11', '2': '20' } };
    expect(cartLineOf(product(), choice)).toEqual({
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
      selectedOptions: { '1': '11', '2': '20' },
      optionLabels: ['Print: Logo', 'Size: Regular'],
    });
  });

  it('names an option that is left open, and leaves out what is not there', () => {
    const choice = { packId: '71', quantity: 1, options: { '1': '99', '5': '1' } };
    expect(cartLineOf(product({ productImageRequests: [] }), choice)).toMatchObject({
      image: '',
      selectedOptions: {},
      optionLabels: ['Print: not chosen', 'Size: not chosen'],
    });
  });

  it('satisfies the contract and totals to the paisa, whatever the price and quantity', () => {
    const amounts = fc.integer({ min: 1, max: 1_000_000_00 });
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 99_999 }), (paisa, quantity) => {
        const one = product({ productPackRequests: [aPack(1, 'Pack of 5', paisa / 100)] });
        const choice = { packId: '1', quantity, options: {} };
        expect(totalOf(one, choice)).toBe(paisa * quantity);
        expect(v.is(CartLine, cartLineOf(one, choice))).toBe(true);
      }),
    );
  });
});
