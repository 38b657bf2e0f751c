import { endsSession, identityMessage } from './identityErrors';

const said = (code: string) => identityMessage({ code: `auth/${code}` });
const otherwise = 'Something went wrong. Please try again.';

test.each(['network-request-failed', 'popup-blocked', 'user-disabled', 'internal-error'])(
  'auth/%s has words of its own, without the code',
  (code) => {
    expect(said(code)).not.toBe(otherwise);
    expect(said(code)).not.toContain(code);
  },
);

const unknown = (message: string) =>
  identityMessage(Object.assign(new Error(message), { code: 'auth/of-another-year' }));

test.each([
  ['Firebase: The moon is too full. (auth/of-another-year).', 'The moon is too full.'],
  ['Firebase: The moon is too full (auth/of-another-year).', 'The moon is too full'],
  ['The moon\n is too  full.', 'The moon is too full.'],
  ['Firebase: Error (auth/of-another-year).', otherwise],
  ['Firebase: (auth/of-another-year).', otherwise],
  ['', otherwise],
])('of an unknown code the provider’s own words are left: %j', (message, words) => {
  expect(unknown(message)).toBe(words);
});

test('the provider’s words are kept short, whatever it sends', () => {
  for (const part of ['long words ', 'x', '   ', '(auth/', '\n'])
    expect(unknown(`Firebase: ${part.repeat(100_000)}`).length).toBeLessThanOrEqual(200);
  expect(unknown('long words '.repeat(1000))).toMatch(/^long words .*…$/);
});

test('an unknown code without words, and an error without a code', () => {
  expect(said('of-another-year')).toBe(otherwise);
  expect(identityMessage(new Error('Out of paper'))).toBe('Out of paper');
  expect(identityMessage(undefined)).toBe(otherwise);
});

test('disabled and expired users are signed out, a closed window signs nobody out', () => {
  expect(['user-disabled', 'user-token-expired'].every((code) => endsSession({ code }))).toBe(true);
  expect(endsSession({ code: 'auth/popup-closed-by-user' })).toBe(false);
});
