import { anOption, aParsedProduct } from '@/testing/productBuilder';
import { createRow } from './quickOrderDraft';
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
