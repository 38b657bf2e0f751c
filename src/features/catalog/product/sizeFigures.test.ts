/** @jest-environment ./src/testing/environment.ts */

import fc from 'fast-check';
import * as v from 'valibot';
import { ProductDetail } from '@/shared/contract/product';
import { aPack, aProduct } from '@/testing/productBuilder';
import { dimensionsIn, fromEach } from './sizeFigures';

it.each([
  [
    '<table><tr><th>Dimensions</th><td>10 × 8 cm</td></tr><tr><th>Finish</th><td>2</td></tr></table>',
  ],
  ['<table>\n<tr>\n<td>DIMENSION</td>\n<td><b>10 × 8 cm</b></td></tr></table>'],
  ['<ul><li><strong>Board:</strong> 3</li><li><strong>Dimensions:</strong> 10 × 8 cm</li></ul>'],
  ['<dl><dt>Dimensions</dt><dd>10 × 8&nbsp;cm</dd></dl>'],
  ['<p>Strong board.</p><p>Dimensions: 10 × 8 cm<br>Finish: 2</p>'],
])('%s tells the dimensions', (html) => {
  expect(dimensionsIn(html)).toBe('10 × 8 cm');
});

it.each([
  '',
  '<p>Dimensions</p>',
  '<p>Dimensions vary by 3 cm</p>',
  '<table><tr><th>Dimensions</th><td></td></tr><tr><th>Board</th><td>300 GSM</td></tr></table>',
  '<table><tr><th>Dimensions</th><td>on request</td></tr></table>',
  `<p>Dimensions: ${'9'.repeat(100)}</p>`,
  '<table><tr><th>Dimensions</th><td><script>10 cm</script></td></tr></table>',
])('%s tells none', (html) => {
  expect(dimensionsIn(html)).toBeUndefined();
});

it('makes of no specification more than a short text', () => {
  const parts = fc.constantFrom(
    ...['<table>', '<tr>', '<th>', 'Dimensions', ':', '</th>', '<td>', '10 cm', '</td>', '¦'],
    ...['<img src=x onerror=alert(1)>', '<script>1', '<li>', '<', '\u0000', '<a title="<td">'],
  );
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 12 }), (html) => {
      expect(dimensionsIn(html.join('')) ?? '').not.toMatch(/.{61}/s);
    }),
  );
});

it.each([
  [[aPack(1, 'Pack of 50', 680), aPack(2, 'Pack of 500', 6080)], 'from Rs. 12.16 each'],
  [[aPack(1, 'Pack of 50', 680)], 'Rs. 13.60 each'],
  [[aPack(1, 'Single piece', 450), aPack(2, 'Box', 10)], 'Rs. 450 each'],
  [[aPack(1, 'Pack of 50', null), aPack(2, 'Box', 10)], undefined],
  [[aPack(1, 'Pack of 1,000', 1)], undefined],
  [[], undefined],
])('packs %# cost %s', (productPackRequests, text) => {
  expect(fromEach(v.parse(ProductDetail, aProduct({ productPackRequests })))).toBe(text);
});
