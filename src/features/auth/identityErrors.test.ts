import { endsSession, identityMessage } from './identityErrors';

const said = (code: string) => identityMessage({ code: `auth/${code}` });
const otherwise = 'Something went wrong. Please try again.';

test.each([
  'network-request-failed',
  'popup-blocked',
  'popup-closed-by-user',
  'cancelled-popup-request',
  'user-cancelled',
  'user-disabled',
  'user-token-expired',
  'unauthorized-domain',
  'operation-not-allowed',
  'operation-not-supported-in-this-environment',
  'web-storage-unsupported',
  'account-exists-with-different-credential',
  'too-many-requests',
  'internal-error',
])('auth/%s has words of its own, without the code', (code) => {
  expect(said(code)).not.toBe(otherwise);
  expect(said(code)).not.toContain(code);
});

test('an unknown code, and an error without one', () => {
  expect(said('of-another-year')).toBe(otherwise);
  expect(identityMessage(new Error('Out of paper'))).toBe('Out of paper');
  expect(identityMessage(undefined)).toBe(otherwise);
});

test('disabled and expired users are signed out, a closed window signs nobody out', () => {
  expect(['user-disabled', 'user-token-expired'].every((code) => endsSession({ code }))).toBe(true);
  expect(endsSession({ code: 'auth/popup-closed-by-user' })).toBe(false);
});
