import AES from 'crypto-js/aes';
import fc from 'fast-check';
import { matchPath } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { configureShop } from '@/testing/configureShop';
import { decodeProductId, encodeProductId } from './productId';

configureShop();

test('reads back an id of any length through the address bar and the router', () => {
  const { pattern, to } = paths.product;
  const anyId = fc
    .string({ minLength: 1, maxLength: 500, unit: 'binary', size: 'max' })
    .map((id) => id.replaceAll('\0', '0'));
  fc.assert(
    fc.property(anyId, (id) => {
      const { pathname } = new URL(to(encodeProductId(id)), 'https://shop.example');
      expect(pathname.split('/')).toHaveLength(3);
      expect(decodeProductId(matchPath(pattern, pathname)?.params.Id ?? '')).toBe(id);
    }),
    { numRuns: 60 },
  );
});

test('encodes ids so that they survive the decoding of routers', () => {
  const ids = Array.from({ length: 60 }, (_, index) => String(index + 1));
  const decodedIds = ids.map((id) => decodeURIComponent(encodeProductId(id)));
  expect(decodedIds.filter((text) => /[/+\s]/.test(text))).toEqual([]);
  expect(decodedIds.map(decodeProductId)).toEqual(ids);
});

test('encodes an id to the same address in every browser', () => {
  expect(encodeProductId('1')).toBe('U2FsdGVkX18wMDAwMDAwMIqmTUCdzDS52xq5xIfH0xY%3D');
});

test('reads another client’s ciphertext with any salt', () => {
  const ciphertext = AES.encrypt('42', 'test-secret').toString();
  expect(decodeProductId(ciphertext)).toBe('42');
  expect(decodeProductId(encodeURIComponent(ciphertext))).toBe('42');
  expect(decodeProductId(ciphertext.replace(/\+/g, ' '))).toBe('42');
});

test.each(['', '42', 'abc%', '%E0%A4%A', 'U2FsdGVkX18=', AES.encrypt('42', 'other').toString()])(
  'reads no product from %p',
  (param) => {
    expect(decodeProductId(param)).toBeUndefined();
  },
);
