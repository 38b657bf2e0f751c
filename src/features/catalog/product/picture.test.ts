import { anOption, aParsedProduct } from '@/testing/productBuilder';
import { findPicture } from './picture';

const lidValues = ['Red', 'Dark red', 'Gold', '—'];

test.each([
  ['Red', ['jar.webp', 'jar-red.webp'], 1],
  ['Red', ['red-lid/jar.webp', 'jar_RED.webp?w=8'], 1],
  // These file names match either two values or no value.
  ['Red', ['jar-dark-red.webp', 'jar.webp'], undefined],
  ['Gold', ['jar.webp', 'red-gold.webp'], undefined],
  ['Gold', ['jar.webp', 'golden.webp'], undefined],
  ['—', ['jar.webp', 'jar-—.webp'], undefined],
  [undefined, ['jar.webp', 'jar-red.webp'], undefined],
])('finds the picture for %s among %j', (name, files, expectedIndex) => {
  const product = aParsedProduct({
    productOptionRequests: [anOption(1, 'Lid', lidValues)],
    productImageRequests: files.map((productImageURL) => ({ productImageURL })),
  });
  const detailId = name && String(10 + lidValues.indexOf(name));
  expect(findPicture(product, detailId ? { 1: detailId } : {})).toBe(expectedIndex);
});
