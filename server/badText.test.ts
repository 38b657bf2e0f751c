import { createApp } from './createApp';
import { openEmbedded } from './db/openDatabase';
import { prepareDatabase } from './db/prepareDatabase';
import { createSqlStore } from './sqlStore';
import type { Store } from './store';
import { bearer, createCaller, messageOf } from './testing/caller';
import { demoOptions, demoRows, newcomer } from './testing/testApp';

const appOver = (store: Store) =>
  createApp(store, {
    ...demoOptions,
  });

const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
beforeEach(() => log.mockClear());

describe('text that PostgreSQL cannot keep', () => {
  let store: Store;
  beforeAll(async () => {
    const database = await openEmbedded();
    await prepareDatabase(database, { seed: () => demoRows });
    store = createSqlStore(database.db, database.close);
  }, 120_000);
  afterAll(() => store.close());
  afterEach(() => expect(log).not.toHaveBeenCalled());

  const quoted = (json: string) => JSON.stringify(newcomer).replace('"New Person"', json);
  it.each([
    ['NUL', quoted('"a\\u0000b"')],
    ['half a surrogate pair', quoted('"a\\ud800b"')],
    ['the other half', quoted('"a\\udc00b"')],
    ['NUL in a list', `{"x":["a\\u0000"]}`],
    ['NUL in a name', `{"a\\u0000":1}`],
    ['a bare NUL', quoted('"a\u0000b"')],
  ])('is refused in a body: %s', async (_name, body) => {
    const { send } = createCaller(appOver(store));
    const response = await send('POST', '/api/ADM/User/WebSave', body);
    expect(response.status).toBe(400);
    expect(await messageOf(response)).toMatch(/body/);
  });

  it.each([
    ['a lone continuation', [0x80]],
    ['Latin-1', [0xe9]],
    ['a surrogate', [0xed, 0xa0, 0x80]],
    ['an overlong NUL', [0xc0, 0x80]],
  ])('is refused in a body: bytes that are not UTF-8 (%s)', async (_name, bytes) => {
    const app = appOver(store);
    const { accessToken } = createCaller(app);
    const [start, end] = JSON.stringify(newcomer).split('New Person');
    const response = await app.request('/api/ADM/User/WebSave', {
      method: 'POST',
      headers: bearer({ token: await accessToken() }),
      body: Buffer.concat([Buffer.from(start ?? ''), Buffer.from(bytes), Buffer.from(end ?? '')]),
    });
    expect(response.status).toBe(400);
    expect(await messageOf(response)).toMatch(/body/);
  });

  const bad = ['%00', 'a%00b', '%ff', '%ed%a0%80', '%c0%80', '%'];
  const login = (id: string) => `/api/ADM/User/UserValidate?LoginPassword=x&LoginId=${id}`;
  it.each([
    ...bad.map((text) => login(`${text}@example.com`)),
    ...bad.map((text) => `/api/Login/GenerateToken?${text}=1`),
    ...bad.map((text) => `/api/ISPM/Product/GetWebProductById?Id=${text}`),
    ...bad.map((text) => `/api/review/${text}`),
    ...bad.map((text) => `/uploads/${text}.webp`),
  ])('is refused in an address: %s', async (url) => {
    const response = await appOver(store).request(url);
    expect(response.status).toBe(400);
    expect(await messageOf(response)).toBe('The address holds text that is not UTF-8');
  });

  it.each(['2147483648', '9'.repeat(10), '9'.repeat(8000)])(
    'finds nothing under an id that no row can have (%#)',
    async (id) => {
      const { get } = createCaller(appOver(store));
      const product = await get(`/api/ISPM/Product/GetWebProductById?Id=${id}`);
      expect([product.status, await product.json()]).toEqual([200, { data: null }]);
      const reviews = await get(`/api/review/${id}`);
      expect([reviews.status, await reviews.json()]).toEqual([200, []]);
    },
  );

  it('does no harm in the fields of a form', async () => {
    const app = appOver(store);
    const form = Buffer.concat([
      Buffer.from('--x\r\nContent-Disposition: form-data; name="note\0"\r\n\r\n\0'),
      Buffer.from([0xff]),
      Buffer.from('\r\n--x\r\nContent-Disposition: form-data; name="file"; filename="a\0'),
      Buffer.from([0xff]),
      Buffer.from(
        '.png"\r\nContent-Type: image/png\r\n\r\n\x89PNG\r\n\x1a\n\r\n--x--\r\n',
        'latin1',
      ),
    ]);
    const response = await app.request('/api/upload', {
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
      body: form,
    });
    expect([200, 400]).toContain(response.status);
  });

  it('is everything else welcome', async () => {
    const { send, login: logIn } = createCaller(appOver(store));
    const body = { ...newcomer, appUserName: '\u{1f4e6} Zoë\u0001 %00' };
    expect(await (await send('POST', '/api/ADM/User/WebSave', body)).json()).toMatchObject({
      statusCode: 200,
    });
    const user: unknown = await (await logIn('new@example.com', 'long enough')).json();
    expect(user).toMatchObject({ appUserName: body.appUserName });
  });
});
