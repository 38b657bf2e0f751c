import type { DevToolsEnhancerOptions, UnknownAction } from '@reduxjs/toolkit';

const secretKeys = /^(?:.*password|.*token|fileBase64String)$/i;
const masked = '•••';

/** A copy of an action or state in which no token or password can be read. */
const maskSecrets = <T>(value: T): T =>
  JSON.parse(
    JSON.stringify(value, (key, inner: unknown) =>
      typeof inner === 'string' && inner !== '' && secretKeys.test(key) ? masked : inner,
    ),
  ) as T;

/** Redux DevTools: a named instance whose log shows no secret. */
export const devToolsOptions: DevToolsEnhancerOptions = {
  name: 'Storefront',
  actionSanitizer: <A extends UnknownAction>(action: A) => maskSecrets(action),
  stateSanitizer: <S>(state: S) => maskSecrets(state),
};
