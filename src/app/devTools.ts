import type { DevToolsEnhancerOptions, UnknownAction } from '@reduxjs/toolkit';

const secretKeys = /^(?:.*password|.*token|fileBase64String)$/i;
const masked = '•••';

/** A copy of an action or state in which no token or password can be read. */
function maskSecrets<T>(value: T): T {
  if (Array.isArray(value)) return value.map((item) => maskSecrets<unknown>(item)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]: [string, unknown]) => [
      key,
      secretKeys.test(key) && typeof inner === 'string' && inner !== ''
        ? masked
        : maskSecrets(inner),
    ]),
  ) as T;
}

/** Redux DevTools: a named instance whose log shows no secret. */
export const devToolsOptions: DevToolsEnhancerOptions = {
  name: 'Storefront',
  actionSanitizer: <A extends UnknownAction>(action: A) => maskSecrets(action),
  stateSanitizer: <S>(state: S) => maskSecrets(state),
};
