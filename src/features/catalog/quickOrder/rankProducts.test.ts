/** @jest-environment ./src/testing/environment.ts */

import { encodeProductId } from '@/shared/navigation/productId';
import { aListedProduct } from '@/testing/listedProduct';
import { buildCatalogueSearch } from '../search/catalogueSearch';
import { anyPacksId, createRow, smallestPackId } from './quickOrderDraft';
import { createProductRanker } from './rankProducts';

const products = [
  ...['Kraft Pizza Box – 7 inch', 'Kraft Pizza Box – 10 inch', 'Kraft Burger Box – Large'],
  ...['Glass Milk Bottle – 500 ml', 'Plain Sleeve', 'plain-sleeve', 'Donut Box – 12 Piece'],
  ...['مٹھائی کا ڈبہ – ۱۲ انچ', 'Bun Case – 12 Piece', 'Bun Case – 6 Piece'],
].map((productName, index) =>
  aListedProduct({
    productId: String(index + 1),
    productName,
    productSubCategoryName: productName.split(' ').slice(0, 2).join(' '),
  }),
);

async function rank(text: string, listedProducts = products) {
  const { products: search } = await buildCatalogueSearch(listedProducts);
  return createProductRanker(search)(createRow({ text }));
}

it.each([
  ['kraft pizza  box-10 INCH', '2', '1'],
  ['ＫＲＡＦＴ pizza box 10 inch', '2', '1'],
  ['3', '3', '1'],
  [`https://shop.example.com/product/${encodeProductId('4')}?pack=1`, '4', '1'],
  ['10" Kraft Pizza Box', '2', '1'],
  ['Kraft Burgr Box Large', '3', '1'],
  ['500 x kraft burger box', '3', '500'],
  ['please send kraft burger box large 50', '3', '50'],
  ['2 dozen glass milk bottle', '4', '2 dozen'],
  ['kraft pizza box 10 inch (1,000 pcs)', '2', '1,000 pcs'],
  // A number beside the name is the quantity, unless the name contains it.
  ['Donut Box 12 - 40', '7', '40'],
  ['مٹھائي كا ڈبّہ 12 انچ', '8', '1'],
])('takes the product and quantity of "%s"', async (text, productId, quantity) => {
  expect(await rank(text)).toMatchObject({ productId, quantity });
});

it.each([
  ['pizza', '1,2'],
  ['Plain Sleeve', '5,6'],
  ['pizza box 12 inch', '2,8,1'],
  ['kraft burger box cutter 50', '3'],
  ['glass milk bottle no lid 50', '4'],
  ['10 inch kraft 50', '2,1'],
  ['bun case 6 pcs, 12 pcs more', '9,10'],
])('offers products for "%s"', async (text, ids) => {
  const { productId, guesses } = await rank(text);
  expect([productId, guesses.map((guess) => guess.productId).join()]).toEqual(['', ids]);
});

it('offers at most three products, and fills up with similar ones', async () => {
  const { guesses } = await rank(
    'thank you cards without envelope',
    ['Thank-you Cards with Envelope', 'Hang Tags', 'Cards A', 'Cards B', 'Cards C'].map(
      (productName, index) =>
        aListedProduct({
          productId: String(index + 1),
          productName,
          productSubCategoryName: productName.includes('Cards') ? 'Cards' : 'Tags',
        }),
    ),
  );
  expect(guesses.map(({ productId }) => productId)).toEqual(['1', '3', '4']);
});

it.each(['warq 5 pkt', 'tub', '=HYPERLINK("x")', `/product/${encodeProductId('99')}`])(
  'finds nothing for "%s"',
  async (text) => {
    expect(await rank(text)).toMatchObject({ productId: '', guesses: [], note: 'Not found' });
  },
);

it.each([
  ['2 packs', smallestPackId],
  ['30 pcs', anyPacksId],
  ['30', undefined],
])('chooses the kind of pack for a quantity of %s', async (quantity, packId) => {
  expect((await rank(`Kraft Burger Box ${quantity}`)).packId).toBe(packId);
});

it.each(['fancy box 30 pcs 10 pcs', 'bun case 6 pc 12', 'kraft burger box large 1 carton'])(
  'asks for the quantity of "%s"',
  async (text) => {
    expect((await rank(text)).quantity).not.toMatch(/\d{2}|6/);
    expect((await rank(text)).productId).toBe('');
  },
);

it('asks for the quantity if the number with a unit may describe several products', async () => {
  const listedProducts = ['Donut Box White 6 pcs', 'Donut Box Pink 6 pcs'].map(
    (productName, index) => aListedProduct({ productId: String(index), productName }),
  );
  expect((await rank('donut box 6 pcs 40', listedProducts)).quantity).toBe('');
  expect((await rank('donut box 6 pcs - 2 dozen', listedProducts)).quantity).toBe('2 dozen');
});

it.each([
  ['the main noun is only in the sub-category', 'Gold Drum', 'gold drum board 5'],
  ['a colour leads to a long name', 'Box Sleeve Green Star', 'green sleeve 5'],
  ['the text is only a colour', 'White Pizza Box', 'white 5 pcs'],
])('asks if %s', async (_title, productName, text) => {
  const listedProducts = [
    aListedProduct({ productId: '1', productName, productSubCategoryName: 'Cake Boards' }),
    aListedProduct({ productId: '2', productName: 'Board' }),
  ];
  expect((await rank(text, listedProducts)).productId).toBe('');
});
