import { getIdentityMessage } from './identityErrors';

const unknownErrorText = 'Something went wrong. Please try again.';
const getUnknownCodeMessage = (message: string) =>
  getIdentityMessage(Object.assign(new Error(message), { code: 'auth/of-another-year' }));

test.each([
  ['Firebase: The moon\n is too  full. (auth/of-another-year).', 'The moon is too full.'],
  ['Firebase: Error (auth/of-another-year).', unknownErrorText],
  ['', unknownErrorText],
])(
  'for an unknown error code, the provider’s own message is shown: %j',
  (message, expectedText) => {
    expect(getUnknownCodeMessage(message)).toBe(expectedText);
  },
);

test('a message of the provider is cut to 200 characters', () => {
  for (const repeatedText of ['long words ', '   ', '(auth/'])
    expect(
      getUnknownCodeMessage(`Firebase: ${repeatedText.repeat(100_000)}`).length,
    ).toBeLessThanOrEqual(200);
  expect(getIdentityMessage(new Error('Out of paper'))).toBe('Out of paper');
  expect(getIdentityMessage(undefined)).toBe(unknownErrorText);
});

test('a provider script that fails to load is reported as a connection problem', () => {
  const code = 'auth/internal-error';
  const message = 'Firebase: Error (auth/internal-error).';
  const scriptError = Object.assign(new Error(message), { code, customData: new Event('error') });
  expect(getIdentityMessage(scriptError)).toBe(
    'No connection to the sign-in service. Check your internet connection.',
  );
  expect(getIdentityMessage(Object.assign(new Error(message), { code }))).toBe(unknownErrorText);
});
