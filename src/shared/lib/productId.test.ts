import AES from 'crypto-js/aes';
import fc from 'fast-check';
import { decodeProductId, encodeProductId } from './productId';

const ids = fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' });

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
