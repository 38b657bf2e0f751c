import { signedIn, signedOut } from '@/features/auth/authSlice';
import { buyNowEnded, buyNowStarted, lineAdded, lineRemoved } from '@/features/cart/cartSlice';
import type { CartLine } from '@/shared/contract/cart';
import type { RootState } from '@/shared/lib/storeHooks';
import { maskSecrets } from './devTools';
import { authMirror } from './sessionMirror';
import { startPersisting } from './persist';
import { makeStore } from './store';

const line: CartLine = {
  productId: '7',
  name: 'Kraft box',
  image: '/media/box.webp',
  category: 'Boxes',
  subCategory: 'Burger',
  packId: '3',
  packDescription: 'Pack of 50',
  price: 680,
  quantity: 2,
  total: 1360,
  selectedOptions: { '1': '2' },
  optionLabels: ['Print: Plain'],
};

/** A store that has read the session, as at start-up. */
async function startedStore() {
  const store = makeStore();
  const persistor = await startPersisting(store);
  return { store, flush: () => persistor.flush() };
}

const stored = (key: string) => JSON.parse(sessionStorage.getItem(key) ?? 'null') as unknown;

test('the types that features are given are those of the store', async () => {
  const { store } = await startedStore();
  const state: RootState = store.getState();
  expect(Object.keys(state)).toEqual(expect.arrayContaining(['api', 'cart', 'auth', 'toast']));
});

test('cart and buy-now line are mirrored raw, and nothing else is written', async () => {
  const { store, flush } = await startedStore();
  store.dispatch(lineAdded(line));
  store.dispatch(buyNowStarted(line));
  await flush();
  expect(stored('cart')).toEqual([line]);
  expect(stored('buyNowItem')).toEqual(line);
  store.dispatch(lineRemoved({ index: 0, line }));
  store.dispatch(buyNowEnded());
  await flush();
  expect(stored('cart')).toEqual([]);
  expect(sessionStorage.getItem('buyNowItem')).toBeNull();
  expect(Object.keys(sessionStorage)).toEqual(['cart']);
});

test('the signed-in user is mirrored whole and goes on logout', async () => {
  const { store, flush } = await startedStore();
  const response = {
    statusCode: 200,
    userId: 5,
    appUserName: 'Sana',
    token: 'abc',
    extra: { deep: 1 },
  };
  store.dispatch(signedIn({ response, token: 'abc' }));
  await flush();
  expect(stored('authUser')).toEqual(response);
  expect(sessionStorage.getItem('authToken')).toBe('abc');
  store.dispatch(signedOut());
  await flush();
  expect(sessionStorage.getItem('authUser')).toBeNull();
  expect(sessionStorage.getItem('authToken')).toBeNull();
});

test('a reload finds everything again', async () => {
  const first = await startedStore();
  first.store.dispatch(lineAdded(line));
  first.store.dispatch(signedIn({ response: { userId: 5 }, token: 'abc' }));
  await first.flush();
  const { store } = await startedStore();
  expect(store.getState().cart.lines).toEqual([line]);
  expect(store.getState().auth).toMatchObject({ authUser: { userId: 5 }, authToken: 'abc' });
});

test('a page that goes leaves its last change behind', async () => {
  const { store } = await startedStore();
  store.dispatch(lineAdded(line));
  window.dispatchEvent(new Event('pagehide'));
  expect(stored('cart')).toEqual([line]);
});

test.each([
  ['no JSON', '{oops', []],
  ['another shape', '{"lines":[]}', []],
  ['null', 'null', []],
  [
    'broken lines among good ones',
    JSON.stringify([
      line,
      null,
      { ...line, quantity: -3 },
      { ...line, price: 'x' },
      { name: 'short', price: 5, quantity: 2 },
    ]),
    ['Kraft box', 'short'],
  ],
])('a cart that holds %s starts the shop with the good part', async (_name, raw, names) => {
  sessionStorage.setItem('cart', raw);
  sessionStorage.setItem('buyNowItem', raw);
  sessionStorage.setItem('authUser', '[1]');
  sessionStorage.setItem('authToken', 'orphan');
  const { store } = await startedStore();
  expect(store.getState().cart.lines.map((kept) => kept.name)).toEqual(names);
  expect(store.getState().cart.buyNow).toBeNull();
  expect(store.getState().auth.authUser).toBeNull();
  expect(store.getState().auth.authToken).toBeNull();
});

test.each(['line\nbreak', 'ü', ' ', ''])(
  'a stored user token of %j is none: no header can carry it',
  (token) => {
    sessionStorage.setItem('authUser', '{"userId":5}');
    sessionStorage.setItem('authToken', token);
    expect(authMirror.read()).toEqual({ authUser: { userId: 5 }, authToken: null });
  },
);

test("a stored total is not believed: it is the price's and the quantity's", async () => {
  sessionStorage.setItem('cart', JSON.stringify([{ ...line, total: 1 }]));
  const { store } = await startedStore();
  expect(store.getState().cart.lines[0]?.total).toBe(1360);
});

test('DevTools shows no token and no password, however deep', () => {
  const shown = maskSecrets({
    auth: { authToken: 'abc', authUser: { token: 'def', data: [{ loginPassword: 'p' }] } },
    payload: { LoginPassword: 'x', accessToken: 'y', name: 'Sana', tokens: 3 },
  });
  expect(JSON.stringify(shown)).not.toMatch(/abc|def|"p"|"x"|"y"/);
  expect(shown.payload).toMatchObject({ name: 'Sana', tokens: 3 });
});
