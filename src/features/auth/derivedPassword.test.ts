import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { derivedPassword } from './derivedPassword';

test('is the same for ever: another would lock out everybody who signed up with Google or Facebook', () => {
  expect(derivedPassword('x7Gq2LkP0aTn5rVb9YwZc3HdJe81')).toBe(
    '830bc37f03c6061ecb50e61b63b4457188ceafa60807f2e6438853ef1d287a10',
  );
});

test('is the HMAC-SHA-256 of the purpose, keyed by the id, in 64 printable characters', () => {
  const purpose = 'storefront: account password of a Google or Facebook user, 1';
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (uid) => {
      expect(derivedPassword(uid)).toBe(createHmac('sha256', uid).update(purpose).digest('hex'));
    }),
  );
});
