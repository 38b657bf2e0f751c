import AES from 'crypto-js/aes';
import fc from 'fast-check';
import { matchPath, matchRoutes } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { parseConfig, setRuntimeConfig } from '@/shared/config/runtimeConfig';
import { decodeProductId, encodeProductId } from './productId';

setRuntimeConfig(
  parseConfig({
    webClient: { loginId: 'web', loginPassword: 'secret' },
    productIdSecret: 'test-secret',
    brand: { name: 'Shop' },
  }),
);

afterEach(() => {
  jest.restoreAllMocks();
});

test('an id of any length comes back through the address bar and the router', () => {
  const { pattern, to } = paths.product;
  const ids = fc.string({ minLength: 1, maxLength: 600, unit: 'binary', size: 'max' });
  fc.assert(
    fc.property(ids, (id) => {
      const { pathname } = new URL(to(encodeProductId(id)), 'https://shop.example');
      expect(pathname.split('/')).toHaveLength(3);
      const [route] = matchRoutes([{ path: pattern }], pathname) ?? [];
      expect(decodeProductId(route?.params['Id'] ?? '')).toBe(id);
      expect(decodeProductId(matchPath(pattern, pathname)?.params.Id ?? '')).toBe(id);
    }),
    { numRuns: 60 },
  );
});

test('an id, raw or decoded once by the router, is read; its address is free of what routers mangle', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }).map(String), (id) => {
      const param = encodeProductId(id);
      expect(decodeURIComponent(param)).not.toMatch(/[/+\s]/);
      expect(decodeProductId(param)).toBe(id);
      expect(decodeProductId(decodeURIComponent(param))).toBe(id);
    }),
    { numRuns: 60 },
  );
});

test.each([1, 111, 112, 150, 600])(
  'an id of %i characters has one address in each browser, found in at most 1,000 tries',
  async (length) => {
    const encrypt = jest.spyOn(AES, 'encrypt');
    const id = 'x'.repeat(length);
    const param = encodeProductId(id);
    expect(encodeProductId(id)).toBe(param);
    expect(encrypt.mock.calls.length).toBeLessThanOrEqual(length > 150 ? 1 : 1000);
    await jest.isolateModulesAsync(async () => {
      const config = await import('@/shared/config/runtimeConfig');
      config.setRuntimeConfig({ productIdSecret: 'test-secret' } as never);
      expect((await import('./productId')).encodeProductId(id)).toBe(param);
    });
  },
);

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
