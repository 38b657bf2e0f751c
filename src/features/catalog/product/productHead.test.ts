/** @jest-environment ./src/testing/environment.ts */

import { aPack, aProduct, aReadProduct } from '@/testing/productBuilder';
import { getProductHead } from './productHead';

test.each([
  [{ productDescription: null }, /^Rs\. 680 – Rs\. 6,080\.50$/],
  [{ productPackRequests: [aPack(1, 'Box', 75), aPack(2, 'Box', 75)] }, /^Rs\. 75\. Keeps/],
  [{ productDescription: '<p>A</p><ul><li>B</li><li>C<b>d</b></li></ul>' }, /50\. A B Cd$/],
  [{ productDescription: `<p>${'word '.repeat(60)}</p>` }, /^Rs\. .{140,150} word…$/],
])('%# is described by its price, or range of prices, and its words', (over, description) => {
  expect(getProductHead(aReadProduct(over)).description).toMatch(description);
});

test('the picture is the first that can be shown', () => {
  const rows = aProduct().productImageRequests.toReversed();
  expect(getProductHead(aReadProduct({ productImageRequests: rows })).image).toBe('/media/b.webp');
});
