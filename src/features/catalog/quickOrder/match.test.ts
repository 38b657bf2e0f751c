/** @jest-environment ./src/testing/environment.ts */

import { encodeProductId } from '@/shared/navigation/productId';
import { aListedProduct } from '@/testing/listedProduct';
import { aPack, aParsedProduct } from '@/testing/productBuilder';
import { matchPack, createProductMatcher } from './match';
import { NameIndex } from './nameIndex';
import { anyPacksId, createRow, smallestPackId } from './quickOrderDraft';

const names = [
  ...['Kraft Pizza Box – 7 inch', 'Kraft Pizza Box – 10 inch', 'Kraft Burger Box – Large'],
  ...['Glass Milk Bottle – 500 ml', 'Plain Sleeve', 'plain-sleeve', 'Donut Box – 12 Piece'],
  ...['مٹھائی کا ڈبہ – ۱۲ انچ', 'Kraft Wedge – Standard', 'Kraft Wedge – Deep'],
  ...['Bun Case – 12 Piece', 'Bun Case – 6 Piece'],
];
const products = names.map((productName, index) =>
  aListedProduct({ productId: String(index + 1), productName }),
);

it.each([
  ['kraft pizza  box-10 INCH', 'found', '2'],
  ['ＫＲＡＦＴ pizza box 10 inch', 'found', '2'],
  ['3', 'found', '3'],
  [`https://shop.example.com/product/${encodeProductId('4')}?pack=1`, 'found', '4'],
  [`/product/${encodeProductId('99')}`, 'Not found', ''],
  // A product is found if it is the only match of the search, but never in another size.
  ['10" Kraft Pizza Box', 'found', '2'],
  ['Kraft Burgr Box Large', 'found', '3'],
  ['glass milk 50', 'Did you mean this product?', '4 50'],
  ['pizza', 'Several products match. Choose one.', '1,2'],
  ['Plain Sleeve', 'Several products match. Choose one.', '5,6'],
  ['=HYPERLINK("x")', 'Not found', ''],
  // The main noun decides: a lid, a topper or a wrap never matches a box.
  ['kraft pizza wrap 10 inch', 'Not found. Did you mean one of these?', '2,1'],
  ['kraft burger lid 50', 'Not found. Did you mean one of these?', '3 50'],
  ['warq 5 pkt', 'Not found', '5 pkt'],
  // A number beside the name is the quantity, unless the name contains that number.
  ['500 x kraft burger box', 'found', '3 500'],
  ['2 dozen glass milk bottle', 'found', '4 2 dozen'],
  ['Kraft Pizza Box – 7 inch - 40', 'found', '1 40'],
  ['kraft pizza box 10 inch (1,000 pcs)', 'found', '2 1,000 pcs'],
  ['Donut Box 12 pcs', 'found', '7'],
  ['مٹھائي كا ڈبّہ 12 انچ', 'found', '8'],
  ['مٹھائی ڈبہ - ۱٬۰۰۰ عدد', 'found', '8 1,000 عدد'],
  ['8 x 8 Donut Box – 12 Piece: 3 packs', 'to settle', '7 3 packs'],
  // Vowels and doubled letters may be missing.
  ['krft pizza bx 10 inch', 'found', '2'],
  ['glass milk botl 500 ml', 'found', '4'],
  ['tub', 'Not found', ''],
  ['glass milk bottle w/ lid', 'to settle', '4'],
  ['kraft burger box large strong if possible', 'found', '3'],
  // 'Standard' is ignored, unless a product name contains it.
  ['kraft wedge standard', 'found', '9'],
  ['kraft burger box std large', 'found', '3'],
  // A word that no product has is ignored if it only describes the product.
  ['corrugated kraft burger box large', 'found', '3'],
  ['kraft burger box large (for takeoff) 50', 'found', '3 50'],
  ['kraft burger box large mota wala', 'found', '3'],
  ['kraft burger box cutter', 'to settle', '3,1,2'],
  // A measure and a further word are enough if only one product has both.
  ['pizza 7 inch', 'found', '1'],
  // The product depends on which of the two numbers is the quantity.
  ['bun case 6 pcs, 12 pcs more', 'Several products match. Choose one.', '11,12'],
])('matches the product in "%s"', async (text, expectedOutcome, expectedMatch) => {
  const matchProduct = createProductMatcher(await new NameIndex(products).build());
  const { productId, guesses, needsGuessDetails, note, quantity } = matchProduct(
    createRow({ text }),
  );
  expect(note || (needsGuessDetails ? 'to settle' : 'found')).toBe(expectedOutcome);
  const ids = productId || guesses.map((guess) => guess.productId).join();
  expect([ids, quantity === '1' ? '' : quantity].filter(Boolean).join(' ')).toBe(expectedMatch);
});

it.each([
  ['2 packs', smallestPackId],
  ['30 pcs', anyPacksId],
  ['30', undefined],
])('chooses the kind of pack for a quantity of %s', async (quantity, packId) => {
  const matchProduct = createProductMatcher(await new NameIndex(products).build());
  expect(matchProduct(createRow({ text: `Kraft Burger Box ${quantity}` })).packId).toBe(packId);
});

it('asks the shopper when only the sub-category contains the main noun', async () => {
  const productFields = { productName: 'Gold Drum', productSubCategoryName: 'Cake Boards' };
  const matchProduct = createProductMatcher(
    await new NameIndex([aListedProduct(productFields)]).build(),
  );
  expect(matchProduct(createRow({ text: 'gold cake drum 5' })).productId).toBe('1');
  expect(matchProduct(createRow({ text: 'gold drum board 5' })).productId).toBe('');
});

it('asks the shopper when only a colour leads to a long name', async () => {
  const matchProduct = createProductMatcher(
    await new NameIndex([aListedProduct({ productName: 'Box Sleeve Green Star' })]).build(),
  );
  expect(matchProduct(createRow({ text: 'green star sleeve 5' })).productId).toBe('1');
  expect(matchProduct(createRow({ text: 'green sleeve 5' })).productId).toBe('');
});

it('asks the shopper when the text has only the colour of a sub-category', async () => {
  const productFields = {
    productName: 'White Pizza Box',
    productSubCategoryName: 'White Pizza Boxes',
  };
  const matchProduct = createProductMatcher(
    await new NameIndex([aListedProduct(productFields)]).build(),
  );
  expect(matchProduct(createRow({ text: 'white pizza 5' })).productId).toBe('1');
  expect(matchProduct(createRow({ text: 'white 5 pcs' })).productId).toBe('');
});

it.each([
  ['500 pcs 24x16x9', 'found', '3'],
  ['24 x 16 x 9 cm - 500', 'found', '3'],
  ['500 pcs 20x14x6', 'Several products match. Choose one.', '1,2'],
  ['500 pcs lid 24x16x9', 'Not found', ''],
  ['500 pcs 30x30x30', 'Not found', ''],
])('matches a size without a name: %s', async (text, expectedOutcome, expectedIds) => {
  const sizes = ['20x14x6cm kraft', 'matt 20x14x6cm', '24x16x9cm'];
  const details = new Map(sizes.map((words, index) => [String(index + 1), words]));
  const matchProduct = createProductMatcher(await new NameIndex(products).build(), details);
  const { productId, guesses, note } = matchProduct(createRow({ text }));
  expect(note || 'found').toBe(expectedOutcome);
  expect(productId || guesses.map((guess) => guess.productId).join()).toBe(expectedIds);
});

const product = aParsedProduct({
  productPackRequests: [
    aPack(1, 'Pack of 50', 680),
    aPack(2, 'Pack of ۱۰۰', 1200),
    aPack(3, 'Pack of 500', null),
    aPack(4, 'Pack of 1,000', 9000),
    aPack(5, 'Carton (1000 pcs)', 9500),
    aPack(6, 'Single piece', 20),
  ],
});

it.each([
  ['pack-of ۵۰', '1'],
  ['50 pcs', '1'],
  ['50s', '1'],
  ['100', '2'],
  ['Pack of 1000', '4'],
  ['1', '6'],
  // Two of the packs have this number of pieces, so the text is ambiguous.
  ['1,000', undefined],
  ['Pack of 500', undefined],
  ['50 ml', undefined],
  ['', undefined],
])('matches the pack in "%s"', (text, id) => {
  expect(matchPack(product, text)?.productPackId).toBe(id);
});
