import { addBase, removeBase } from './base';

test.each([
  ['/shop', '/'],
  ['/Shop/products/', '/products/'],
  // The router would treat this path as the address of another site.
  ['/shop//evil.example/', undefined],
  ['/shopping', undefined],
  ['/', undefined],
])('reads the address path %s as %s if the site is in the folder /shop/', (pathname, expected) => {
  expect(removeBase(pathname, '/shop/')).toBe(expected);
});

test.each(['/', '/products'])('adds the folder to %s unless the site is at the root', (path) => {
  expect(addBase(path, '/shop/')).toBe(`/shop${path}`);
  expect([addBase(path, '/'), removeBase(path, '/')]).toEqual([path, path]);
});
