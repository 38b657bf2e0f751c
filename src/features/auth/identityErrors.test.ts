import { getIdentityMessage } from './identityErrors';

const generalText = 'Something went wrong. Please try again.';
const getUnknownCodeMessage = (message: string) =>
  getIdentityMessage(Object.assign(new Error(message), { code: 'auth/of-another-year' }));

test.each([
  ['Firebase: The moon\n is too  full. (auth/of-another-year).', 'The moon is too full.'],
  ['Firebase: Error (auth/of-another-year).', generalText],
  ['', generalText],
])('for an unknown error code, the provider’s own message is shown: %j', (message, words) => {
  expect(getUnknownCodeMessage(message)).toBe(words);
});

test('a message of the provider is cut to 200 characters', () => {
  for (const part of ['long words ', '   ', '(auth/'])
    expect(getUnknownCodeMessage(`Firebase: ${part.repeat(100_000)}`).length).toBeLessThanOrEqual(
      200,
    );
  expect(getIdentityMessage(new Error('Out of paper'))).toBe('Out of paper');
  expect(getIdentityMessage(undefined)).toBe(generalText);
});

test('a provider script that fails to load is reported as a connection problem', () => {
  const code = 'auth/internal-error';
  const message = 'Firebase: Error (auth/internal-error).';
  const failure = Object.assign(new Error(message), { code, customData: new Event('error') });
  expect(getIdentityMessage(failure)).toBe(
    'No connection to the sign-in service. Check your internet connection.',
  );
  expect(getIdentityMessage(Object.assign(new Error(message), { code }))).toBe(generalText);
});
