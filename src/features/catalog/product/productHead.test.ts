/** @jest-environment ./src/testing/environment.ts */

import { aPack, aProduct, aParsedProduct } from '@/testing/productBuilder';
import { getProductDescription } from './productDescription';
import { getProductHead } from './productHead';

test.each([
  [{ productDescription: null }, /^Rs\. 680 – Rs\. 6,080\.50$/],
  [{ productPackRequests: [aPack(1, 'Box', 75), aPack(2, 'Box', 75)] }, /^Rs\. 75\. Keeps/],
  [{ productDescription: '<p>A</p><ul><li>B</li><li>C<b>d</b></li></ul>' }, /50\. A B Cd$/],
  [{ productDescription: `<p>${'word '.repeat(60)}</p>` }, /^Rs\. .{140,150} word…$/],
])(
  'describes product %# by its price or price range, followed by its text',
  (overrides, description) => {
    expect(getProductDescription(aParsedProduct(overrides))).toMatch(description);
  },
);

test('uses the first picture with a safe address', () => {
  const images = aProduct().productImageRequests.toReversed();
  expect(getProductHead(aParsedProduct({ productImageRequests: images })).image).toBe(
    '/media/b.webp',
  );
});
