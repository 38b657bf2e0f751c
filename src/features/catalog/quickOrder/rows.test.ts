import { anOption, aPack, aParsedProduct } from '@/testing/productBuilder';
import { createRow, smallestPackId } from './quickOrderDraft';
import { checkRow } from './rows';

test('rejects a row below the minimum order of its option', () => {
  const product = aParsedProduct({
    productOptionRequests: [anOption(1, 'Print', ['Plain', 'Logo (from 500 pcs)'])],
  });
  const row = createRow({ text: 'Box', productId: '7', packId: '71', options: { '1': '11' } });
  expect(checkRow(row, product)).toEqual({
    invalidPart: 'quantity',
    message: 'Print: Logo needs at least 500 pcs. Please add 450 more.',
  });
});

test.each([
  ['pieces', [aPack(1, 'Pack of 100', 450), aPack(2, 'Pack of 50', 500)]],
  ['rupees, if the number of pieces is unknown', [aPack(1, 'Carton', 900), aPack(2, 'Bag', 500)]],
])('the smallest pack is the one with the fewest %s', (_title, productPackRequests) => {
  const row = createRow({ text: 'Box', productId: '7', packId: smallestPackId, quantity: '3' });
  expect(checkRow(row, aParsedProduct({ productPackRequests })).lines).toMatchObject([
    { packId: '2', quantity: 3 },
  ]);
});
