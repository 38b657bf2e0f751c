import fc from 'fast-check';
import { withBase, withoutBase } from './base';

const segment = fc.stringMatching(/^[\w.~-]{1,8}$/);
const folder = fc
  .array(segment, { maxLength: 3 })
  .map((segments) => ['', ...segments, ''].join('/'));
const path = fc.array(segment, { maxLength: 4 }).map((segments) => `/${segments.join('/')}`);

test('a path is found again behind its address in any folder', () => {
  fc.assert(
    fc.property(path, folder, (of, inFolder) => {
      const address = withBase(of, inFolder);
      expect(address.startsWith(inFolder)).toBe(true);
      expect(withoutBase(address, inFolder)).toBe(of);
    }),
  );
});

test('what lies beside the folder is not in the shop', () => {
  const below = folder.filter((name) => name !== '/');
  fc.assert(
    fc.property(path, below, segment, (of, inFolder, more) => {
      expect(withoutBase(inFolder.slice(0, -1) + more + of, inFolder)).toBeUndefined();
    }),
  );
});

test.each([
  ['/shop', '/'],
  ['/shop/', '/'],
  ['/Shop/products/', '/products/'],
  ['/shop//x', '//x'],
  ['/shopping', undefined],
  ['/', undefined],
])('%s is %s in /shop/', (pathname, expected) => {
  expect(withoutBase(pathname, '/shop/')).toBe(expected);
});

test('at the root of a host, addresses are the paths', () => {
  expect(withBase('/products')).toBe('/products');
  expect(withoutBase('/products')).toBe('/products');
});
