import { withBase, removeBase } from './base';

test.each([
  ['/shop', '/'],
  ['/Shop/products/', '/products/'],
  // The router would go to another host.
  ['/shop//evil.example/', undefined],
  ['/shopping', undefined],
  ['/', undefined],
])('%s is %s in /shop/', (pathname, expected) => {
  expect(removeBase(pathname, '/shop/')).toBe(expected);
});

test.each(['/', '/products'])(
  '%s lies in its folder, and in none where the site has none',
  (path) => {
    expect(withBase(path, '/shop/')).toBe(`/shop${path}`);
    expect([withBase(path, '/'), removeBase(path, '/')]).toEqual([path, path]);
  },
);
