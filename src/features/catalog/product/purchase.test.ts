import fc from 'fast-check';
import * as v from 'valibot';
import { CartLine } from '@/shared/contract/cart';
import { ProductDetail } from '@/shared/contract/product';
import {
  cartLineOf,
  chosenPack,
  firstChoice,
  isForSale,
  optionsOf,
  priceRange,
  totalOf,
} from './purchase';

const product = (over: Record<string, unknown> = {}): ProductDetail =>
  v.parse(ProductDetail, {
    productId: 7,
    productName: 'Kraft Burger Box',
    productCategoryName: 'Burger Boxes',
    productSubCategoryName: 'Regular',
    productImageRequests: [
      { productImageURL: '/media/a.webp' },
      { productImageURL: '/media/b.webp' },
    ],
    productOptionRequests: [
      {
        productOptionId: 1,
        productOptionPrefix: 'Print',
        productOptionDetailRequests: [
          { productOptionDetailId: 11, optionDetailName: 'Plain' },
          { productOptionDetailId: 12, optionDetailName: 'Logo' },
        ],
      },
      {
        productOptionId: 2,
        productOptionPrefix: 'Size',
        productOptionDetailRequests: [{ productOptionDetailId: 21, optionDetailName: 'Regular' }],
      },
      { productOptionId: 3, productOptionPrefix: 'Lid', productOptionDetailRequests: [] },
    ],
    productPackRequests: [
      pack(1, 'Pack of 50', 680),
      pack(2, 'Pack of 1,000', 12000.5),
      pack(3, 'Pack of 5', null),
    ],
    ...over,
  });

function pack(id: number, description: string, salePrice: unknown) {
  return {
    productPackId: id,
    productPackDescription: description,
    packOrderUnitName: 'Pcs',
    productPriceDetailRequest: { salePrice },
  };
}

describe('the first choice', () => {
  it('picks a lone option value, no pack, and one piece', () => {
    expect(firstChoice(product())).toEqual({ quantity: 1, options: { '2': '21' } });
  });

  it('offers no option that has no values', () => {
    expect(optionsOf(product()).map(({ productOptionPrefix: prefix }) => prefix)).toEqual([
      'Print',
      'Size',
    ]);
  });
});

describe('a pack', () => {
  it.each([undefined, '3', '99'])('is not chosen by the id %s', (packId) => {
    const choice = { ...firstChoice(product()), packId };
    expect(chosenPack(product(), choice)).toBeUndefined();
    expect(totalOf(product(), choice)).toBeUndefined();
    expect(cartLineOf(product(), choice)).toBeUndefined();
  });

  it('is for sale only with a price', () => {
    expect(isForSale(product())).toBe(true);
    expect(priceRange(product())).toEqual({ low: 680, high: 12000.5, count: 2 });
    const priceless = product({
      productPackRequests: [pack(1, 'Pack of 5', 0), pack(2, 'x', 'soon')],
    });
    expect(isForSale(priceless)).toBe(false);
    expect(priceRange(priceless)).toBeUndefined();
    expect(isForSale(product({ productPackRequests: null }))).toBe(false);
  });
});

describe('the cart line', () => {
  it('has the full shape, with the choices in words', () => {
    const choice = { packId: '2', quantity: 3, options: { '1': '12', '2': '21' } };
    expect(cartLineOf(product(), choice)).toEqual({
      productId: '7',
      name: 'Kraft Burger Box',
      image: '/media/a.webp',
      category: 'Burger Boxes',
      subCategory: 'Regular',
      packId: '2',
      packDescription: 'Pack of 1,000',
      packUnit: 'Pcs',
      price: 12000.5,
      quantity: 3,
      total: 36001.5,
      selectedOptions: { '1': '12', '2': '21' },
      optionLabels: ['Print: Logo', 'Size: Regular'],
    });
  });

  it('names an option that is left open, and leaves out what is not there', () => {
    const choice = { packId: '1', quantity: 1, options: { '1': '99', '5': '1' } };
    const line = cartLineOf(product({ productImageRequests: [] }), choice);
    expect(line).toMatchObject({
      image: '',
      selectedOptions: {},
      optionLabels: ['Print: not chosen', 'Size: not chosen'],
    });
  });

  it('satisfies the contract and totals to the paisa, whatever the price and quantity', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000_00 }),
        fc.integer({ min: 1, max: 99_999 }),
        (paisa, quantity) => {
          const priced = product({ productPackRequests: [pack(1, 'Pack of 5', paisa / 100)] });
          const choice = { packId: '1', quantity, options: {} };
          expect(totalOf(priced, choice)).toBe(paisa * quantity);
          const line = cartLineOf(priced, choice);
          expect(line && v.is(CartLine, line)).toBe(true);
        },
      ),
    );
  });
});
