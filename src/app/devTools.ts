import type { DevToolsEnhancerOptions, UnknownAction } from '@reduxjs/toolkit';

const secretKeyPattern =
  /pass(?:word|wd|code)|pwd|token|secret|jwt|authorization|^fileBase64String$/i;
const signedTokenPattern = /eyJ[\w-]+\.[\w-]+\.[\w-]*/g;
/** Matches the value of a secret parameter in an address. */
const secretParameterPattern = /([?&\s][\w.-]*(?:password|token)=)[^&\s"']+/gi;
/**
 * Shortest secret that is masked everywhere, in characters. A shorter secret is masked only under
 * its own key, because unrelated text may contain the same characters.
 */
const minSecretLength = 6;
const mask = '•••';

const isSecretValue = (value: unknown) =>
  (typeof value === 'string' && value !== '') || typeof value === 'number';

/**
 * Replaces each value that is not an object by the result of `replaceValue`. `isSecret` is true
 * if the key of the value, or of an object around it, names a secret.
 */
function mapValues(
  value: unknown,
  replaceValue: (value: unknown, isSecret: boolean) => unknown,
  isSecret = false,
): unknown {
  if (Array.isArray(value)) return value.map((item) => mapValues(item, replaceValue, isSecret));
  if (typeof value !== 'object' || value === null) return replaceValue(value, isSecret);
  const entries = Object.entries(value).map(([key, nestedValue]) => [
    key,
    mapValues(nestedValue, replaceValue, isSecret || secretKeyPattern.test(key)),
  ]);
  return Object.fromEntries(entries) as unknown;
}

/**
 * Copies an action or state and masks tokens and passwords: under keys that name them, in
 * addresses, and wherever the same text is repeated.
 */
function maskSecrets<T>(value: T): T {
  const jsonValue = JSON.parse(JSON.stringify(value)) as unknown;
  const secrets = new Set<string>();
  mapValues(jsonValue, (nestedValue, isSecret) => {
    if (isSecret && typeof nestedValue === 'string' && nestedValue.length >= minSecretLength)
      secrets.add(nestedValue);
  });
  return mapValues(jsonValue, (nestedValue, isSecret) => {
    if (isSecret && isSecretValue(nestedValue)) return mask;
    if (typeof nestedValue !== 'string') return nestedValue;
    let text = nestedValue
      .replace(signedTokenPattern, mask)
      .replace(secretParameterPattern, `$1${mask}`);
    for (const secret of secrets) text = text.replaceAll(secret, mask);
    return text;
  }) as T;
}

/** Options of Redux DevTools that name the instance and mask secrets in its log. */
export const devToolsOptions: DevToolsEnhancerOptions = {
  name: 'Storefront',
  actionSanitizer: <A extends UnknownAction>(action: A) => maskSecrets(action),
  stateSanitizer: <S>(state: S) => maskSecrets(state),
  // Only features set to true are on. Import and persistence are off, because a masked value must
  // not become state again.
  features: {
    pause: true,
    lock: true,
    jump: true,
    skip: true,
    reorder: true,
    dispatch: true,
    test: true,
    // With the default, 'custom', the page itself would export its history, which is not masked.
    export: true,
  },
};
