import { addBase, removeBase } from './base';

test.each([
  ['/shop', '/'],
  ['/Shop/products/', '/products/'],
  // The router would treat this path as another host.
  ['/shop//evil.example/', undefined],
  ['/shopping', undefined],
  ['/', undefined],
])('reads %s as %s in /shop/', (pathname, expected) => {
  expect(removeBase(pathname, '/shop/')).toBe(expected);
});

test.each(['/', '/products'])('adds the folder to %s unless the site is at the root', (path) => {
  expect(addBase(path, '/shop/')).toBe(`/shop${path}`);
  expect([addBase(path, '/'), removeBase(path, '/')]).toEqual([path, path]);
});
