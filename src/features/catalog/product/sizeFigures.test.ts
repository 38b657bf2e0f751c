/** @jest-environment ./src/testing/environment.ts */

import * as v from 'valibot';
import { ProductDetail } from '@/shared/contract/product';
import { aPack, aProduct } from '@/testing/productBuilder';
import { dimensionsIn, fromEach } from './sizeFigures';

it.each([
  '<table>\n<tr>\n<td>DIMENSION</td>\n<td><b>10 × 8 cm</b></td></tr></table>',
  '<ul><li><strong>Board:</strong> 3</li><li><strong>Dimensions:</strong> 10 × 8 cm</li></ul>',
  '<dl><dt>Dimensions</dt><dd>10 × 8&nbsp;cm</dd></dl>',
  '<p>Strong board.</p><p>Dimensions: 10 × 8 cm<br>Finish: 2</p>',
])('%s tells the dimensions', (html) => {
  expect(dimensionsIn(html)).toBe('10 × 8 cm');
});

it.each([
  '<p>Dimensions vary by 3 cm</p>',
  '<table><tr><th>Dimensions</th><td>on request</td></tr></table>',
  `<p>Dimensions: ${'9'.repeat(100)}</p>`,
  '<table><tr><th>Dimensions</th><td><script>10 cm</script></td></tr></table>',
])('%s tells none', (html) => {
  expect(dimensionsIn(html)).toBeUndefined();
});

it.each([
  [[aPack(1, 'Pack of 50', 680), aPack(2, 'Pack of 500', 6080)], 'from Rs. 12.16 each'],
  [[aPack(1, 'Pack of 50', 680)], 'Rs. 13.60 each'],
  [[aPack(1, 'Single piece', 450), aPack(2, 'Box', 10)], 'Rs. 450 each'],
  [[aPack(1, 'Pack of 50', null), aPack(2, 'Box', 10)], undefined],
  [[aPack(1, 'Pack of 1,000', 1)], undefined],
])('packs %# cost %s', (productPackRequests, text) => {
  expect(fromEach(v.parse(ProductDetail, aProduct({ productPackRequests })))).toBe(text);
});
