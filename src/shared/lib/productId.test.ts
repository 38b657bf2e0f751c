import AES from 'crypto-js/aes';
import fc from 'fast-check';
import { matchPath, matchRoutes } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { decodeProductId, encodeProductId } from './productId';

const ids = fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' });
const idsOfAnyLength = fc.string({ minLength: 1, maxLength: 600, unit: 'binary', size: 'max' });

afterEach(() => {
  jest.restoreAllMocks();
});

test('an id comes back from its address, raw or decoded once by the router', () => {
  fc.assert(
    fc.property(ids, (id) => {
      const param = encodeProductId(id);
      expect(decodeProductId(param)).toBe(id);
      expect(decodeProductId(decodeURIComponent(param))).toBe(id);
    }),
    { numRuns: 60 },
  );
});

test('a product has one address, free of what routers mangle', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), (number) => {
      const param = encodeProductId(String(number));
      expect(param).toBe(encodeProductId(String(number)));
      expect(decodeURIComponent(param)).not.toMatch(/[/+\s]/);
      expect(param).not.toMatch(/%2F|%2B/i);
    }),
    { numRuns: 60 },
  );
});

test('an id of any length comes back through the address bar and the router', () => {
  const { pattern, to } = paths.product;
  fc.assert(
    fc.property(idsOfAnyLength, (id) => {
      const { pathname } = new URL(to(encodeProductId(id)), 'https://shop.example');
      expect(pathname.split('/')).toHaveLength(3);
      const [route] = matchRoutes([{ path: pattern }], pathname) ?? [];
      expect(decodeProductId(route?.params['Id'] ?? '')).toBe(id);
      expect(decodeProductId(matchPath(pattern, pathname)?.params.Id ?? '')).toBe(id);
    }),
    { numRuns: 60 },
  );
});

test.each([1, 20, 111, 112, 150, 300, 600])(
  'an id of %i characters has one address, found in at most 1,000 tries',
  (length) => {
    const encrypt = jest.spyOn(AES, 'encrypt');
    const id = 'x'.repeat(length);
    expect(encodeProductId(id)).toBe(encodeProductId(id));
    expect(encrypt.mock.calls.length).toBeLessThanOrEqual(1000);
  },
);

test('where no salt can be hoped to help, one is enough', () => {
  const encrypt = jest.spyOn(AES, 'encrypt');
  expect(encodeProductId('long '.repeat(60))).toMatch(/%2F|%2B/);
  expect(encrypt).toHaveBeenCalledTimes(1);
});

test("another client's ciphertext, of any salt, is read", () => {
  const text = AES.encrypt('42', 'test-secret').toString();
  expect(decodeProductId(text)).toBe('42');
  expect(decodeProductId(encodeURIComponent(text))).toBe('42');
  expect(decodeProductId(text.replace(/\+/g, ' '))).toBe('42');
});

test.each(['', '42', 'abc%', '%E0%A4%A', 'U2FsdGVkX18=', AES.encrypt('42', 'other').toString()])(
  '%p is no product',
  (param) => {
    expect(decodeProductId(param)).toBeUndefined();
  },
);
