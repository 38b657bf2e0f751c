/** @jest-environment ./src/testing/environment.ts */

import { readConfigOfFolder } from '@shop/site/hostFiles';
import { getDevTools, readDevTools } from '@/testing/devTools';
import { signedIn } from '@/features/auth/authSlice';
import { configureShop } from '@/testing/configureShop';
import { devToolsOptions } from './devTools';
import { makeStore } from './store';

function createProductionStore(devTools: boolean) {
  configureShop({ devTools });
  jest.replaceProperty(process.env, 'NODE_ENV', 'production');
  const store = makeStore();
  jest.restoreAllMocks();
  return store;
}

test('the shipped configuration opens the production store to Redux DevTools', () => {
  expect(readConfigOfFolder('public').devTools).toBe(true);
  expect(getDevTools(createProductionStore(true))).toBeDefined();
  expect(getDevTools(createProductionStore(false))).toBeUndefined();
});

test('no token or password of a login response is visible in production', () => {
  const store = createProductionStore(true);
  const token = 'token-of-the-shopper';
  const secrets = [token, 'refreshing-1', 'typed-in-1', 'nested-1', '424242'];
  const jwt = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiI1In0.c2lnbmVk';
  const response = {
    fullName: 'Sana Malik',
    session: { key: token, refresh_token: 'refreshing-1' },
    pwd: 'typed-in-1',
    userPasswords: [{ old: 'nested-1' }, 424242],
    data: { address: `https://shop.example/?sid=${token}&id=7`, signature: `Bearer ${jwt}` },
  };
  store.dispatch(signedIn({ response, token }));
  const { rawTexts, sanitizedTexts } = readDevTools(store);
  for (const secret of [...secrets, jwt]) {
    expect(rawTexts.filter((text) => text.includes(secret))).toHaveLength(2);
    expect(sanitizedTexts.filter((text) => text.includes(secret))).toEqual([]);
  }
  expect(sanitizedTexts.filter((text) => text.includes('Sana Malik'))).toHaveLength(2);
  expect(sanitizedTexts.filter((text) => text.includes('&id=7'))).toHaveLength(2);
});

const maskAction = (payload: unknown) =>
  devToolsOptions.actionSanitizer?.({ type: 'any', payload }, 0);

test.each([
  [{ error: 'GET /login?LoginPassword=abc&x=1' }, { error: 'GET /login?LoginPassword=•••&x=1' }],
  [
    { token: 'ab', text: 'abc' },
    { token: '•••', text: 'abc' },
  ],
  [
    { password: '', token: null, isTokenOld: true },
    { password: '', token: null, isTokenOld: true },
  ],
])('shows %j as %j', (payload, maskedPayload) =>
  expect(maskAction(payload)).toEqual({ type: 'any', payload: maskedPayload }),
);

test('allows the export of the masked history, but no import', () => {
  const { features = {} } = devToolsOptions;
  expect(features).toMatchObject({ jump: true, dispatch: true, export: true });
  expect(features).not.toHaveProperty('import');
  expect(features).not.toHaveProperty('persist');
});
