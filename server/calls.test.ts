import type { Hono } from 'hono';
import * as v from 'valibot';
import { readSignedInUser } from '@/shared/contract/signedInUser';
import { TokenResponse } from '@/shared/contract/token';
import { createTokens } from './node/tokens';
import { createBearerHeader, createCaller, getRefusal } from './testing/caller';
import { createStoredEnquiry } from './testing/storedEnquiry';
import { createDemoApp, demoOptions, demoRows, newAccount } from './testing/testApp';

/**
 * Paths of API calls, each with the number of rows that the call returns. The test
 * tools/doctor/doctor.test.ts checks the answers against the schemas.
 */
const pathsAndRowCounts: [string, number][] = [
  ['/api/WAP/SocialMediaPost/GetAll', 16],
  ['/api/ISPM/ProductArea/GetWebArea', 5],
  ['/api/ISPM/ProductCategory/GetWebCategory', 21],
  ['/api/ISPM/ProductSubCategory/GetWebSubCategory', 61],
  ['/api/WAP/SocialMediaLink/GetAll', 6],
  ['/api/WAP/Announcement/GetAll', 5],
  ['/api/WAP/ProductWebLink/GetAll', demoRows.productWebLinks.length],
  ['/api/WAP/Banner/GetAll', 10],
  ['/api/WAP/Blog/GetAll', 3],
  ['/api/ADM/Client/GetByLoginClient', 1],
  ['/api/ADM/ClientLocation/GetHeadOffice', 1],
  ['/api/ADM/ClientSetting/GetData', 1],
  ['/api/ISPM/Product/GetWebProductById?Id=1', 1],
];
const app = createDemoApp();
const { get, send, upload, fetchAccessToken, logIn, logInAs } = createCaller(app);

it.each(pathsAndRowCounts)(
  '%s returns its data only to a caller with a token',
  async (path, rowCount) => {
    const refusedResponse = await app.request(path);
    expect([refusedResponse.status, refusedResponse.headers.get('WWW-Authenticate')]).toEqual([
      401,
      'Bearer',
    ]);
    const body = (await (await get(path)).json()) as { data: object; statusCode?: number };
    expect(Array.isArray(body.data)).toBe(rowCount > 1);
    expect([body.data].flat()).toHaveLength(rowCount);
    expect(body.statusCode).toBe(path.includes('Announcement') ? 200 : undefined);
  },
);

it('answers a request for an unknown product with null', async () => {
  for (const id of ['9999', '0', '-1', '1e3', "1' or '1'='1", '']) {
    const response = await get(`/api/ISPM/Product/GetWebProductById?Id=${encodeURIComponent(id)}`);
    expect([id, response.status, await response.json()]).toEqual([id, 200, { data: null }]);
  }
});

it('logs in by query parameters and returns the user’s fields at the top level', async () => {
  const response = await logIn('Shopper@Example.com', 'shopper-demo-1');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  const body: unknown = await response.json();
  expect(body).toMatchObject({ statusCode: 200, userId: 1, _id: '1', role: 'user' });
  expect(JSON.stringify(body)).not.toMatch(/passwordHash|scrypt|sessionKey/);
  expect(readSignedInUser(body)).toMatchObject({ email: 'shopper@example.com', isAdmin: false });
});

it('stores and forwards an enquiry, and answers with an empty body', async () => {
  const forwardEnquiry = jest.fn();
  const { send } = createCaller(createDemoApp({ forwardEnquiry }));
  const { enquiryId, createdAt, ...enquiry } = createStoredEnquiry();
  const sendEnquiry = (contactNo = '+92 300 1234567') =>
    send('POST', '/api/WAP/ContactInbox/Save', { ...enquiry, contactNo });
  const refusedResponse = await sendEnquiry('123');
  expect(refusedResponse.status).toBe(400);
  const error: unknown = expect.stringContaining('11-digit');
  expect(await refusedResponse.json()).toMatchObject({ statusCode: 400, error });
  const savedResponse = await sendEnquiry();
  expect([savedResponse.status, await savedResponse.text()]).toEqual([200, '']);
  const forwardedEnquiry = { ...enquiry, contactNo: '03001234567', enquiryId: 1 };
  expect(forwardEnquiry).toHaveBeenCalledWith(expect.objectContaining(forwardedEnquiry));
});

describe('the message of an enquiry', () => {
  const maxBytes = 64 * 1024;
  const { send } = createCaller(createDemoApp());
  const sendMessage = (contactMessage: string) =>
    send('POST', '/api/WAP/ContactInbox/Save', createStoredEnquiry({ contactMessage }));

  it.each([
    ['letters', 'a'],
    // Each of these takes two bytes in JSON.
    ['quotes', '"'],
    ['Urdu letters, which take two bytes each', 'ڈ'],
  ])('can have 64 KB of %s', async (_title, character) => {
    const characterCount = maxBytes / new TextEncoder().encode(character).length;
    expect((await sendMessage(character.repeat(characterCount))).status).toBe(200);
  });

  it.each([
    ['a byte more than 64 KB', maxBytes + 1, 400, 'contactMessage: Message is larger than 64 KB'],
    ['1 MB', 1024 * 1024, 413, 'The request is larger than 192 KB'],
  ])('is refused if it has %s', async (_title, length, status, message) => {
    expect(await getRefusal(await sendMessage('a'.repeat(length)))).toEqual([status, message]);
  });
});

it('accepts at most 16 MB of measures per day from all client addresses', async () => {
  const detail = 'x'.repeat(1000);
  const row = { name: 'LCP', value: 1000, route: '/', detail };
  const fields = { release: '', device: 'phone' };
  const sixteenKilobytes = { ...fields, rows: Array<object>(14).fill(row), padding: detail };
  let address = '';
  const shop = createDemoApp({ clientAddress: () => address });
  const send = async (i: number, report: object) => {
    address = `10.0.${i >> 8}.${i & 255}`;
    return shop.request('/measure', { method: 'POST', body: JSON.stringify(report) });
  };
  for (let i = 0; i < 1024; i += 1) expect((await send(i, sixteenKilobytes)).status).toBe(204);
  const refusedResponse = await send(1024, { ...fields, rows: [row] });
  expect(refusedResponse.status).toBe(429);
  expect(Number(refusedResponse.headers.get('Retry-After'))).toBeGreaterThan(86_000);
});

describe('the access token', () => {
  it('is issued only for the web client’s login in the query parameters', async () => {
    const requestToken = (query: string) => app.request(`/api/Login/GenerateToken${query}`);
    const response = await requestToken('?LoginId=webclient&LoginPassword=webclient-demo');
    expect(v.parse(TokenResponse, await response.json())).toMatchObject({ expiresIn: 3600 });
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    for (const query of ['', '?LoginId=webclient&LoginPassword=wrong']) {
      expect(await getRefusal(await requestToken(query))).toEqual([
        401,
        'Invalid web client account',
      ]);
    }
  });

  it.each(['ADM/User/WebSave', 'ADM/User/WebUpdate', 'WAP/ContactInbox/Save'])(
    'is required to post to %s',
    async (path) => {
      const response = await app.request(`/api/${path}`, { method: 'POST' });
      expect(await getRefusal(response)).toEqual([401, 'An access token is needed']);
    },
  );

  it('is refused if it is forged, expired or from another shop', async () => {
    const validToken = await fetchAccessToken();
    const clientClaims = { aud: 'webClient', sub: 'webclient' } as const;
    const [header = '', payload = '', signature = ''] = validToken.split('.');
    const encodeTokenPart = (part: object) =>
      Buffer.from(JSON.stringify(part)).toString('base64url');
    const forgedPayload = encodeTokenPart({ aud: 'user', sub: '2', exp: 9e9 });
    const getStatus = async (token: string) =>
      (await app.request('/api/WAP/Blog/GetAll', { headers: createBearerHeader({ token }) }))
        .status;
    for (const token of [
      `${header}.${forgedPayload}.${signature}`,
      `${encodeTokenPart({ alg: 'none', typ: 'JWT' })}.${forgedPayload}.`,
      `${header}.${payload}.`,
      await createTokens('other').issue(clientClaims, 60),
      await demoOptions.tokens.issue(clientClaims, -1),
    ])
      expect([token, await getStatus(token)]).toEqual([token, 401]);
    expect(await getStatus(validToken)).toBe(200);
  });
});

it('answers with 304 when nothing has changed', async () => {
  const path = '/api/WAP/ProductWebLink/GetAll';
  const { headers } = await get(path);
  expect(headers.get('Cache-Control')).toBe('private, no-cache');
  expect((await get(path, { 'If-None-Match': headers.get('ETag') })).status).toBe(304);
});

it.each([
  ['a login', () => logIn('shopper@example.com', 'shopper-demo-1'), 200],
  ['a refused login', () => logIn('shopper@example.com', 'wrong'), 404],
  ['a sign-up', () => send('POST', '/api/ADM/User/WebSave', newAccount), 200],
  ['a refused sign-up', () => send('POST', '/api/ADM/User/WebSave', {}), 400],
  ['an enquiry', () => send('POST', '/api/WAP/ContactInbox/Save', createStoredEnquiry()), 200],
  ['an upload', () => upload(new Uint8Array(8), 'a.png', 'image/png'), 415],
  ['a call without a token', () => app.request('/api/WAP/Blog/GetAll'), 401],
  ['an unknown call', () => app.request('/api/none'), 404],
])('the answer to %s is not stored by browsers or proxies', async (_title, sendCall, status) => {
  const response = await sendCall();
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([status, 'no-store']);
});

it('the answers to changes of a profile or a review are not stored', async () => {
  const { token, ...user } = await logInAs('shopper');
  const headers = createBearerHeader({ token });
  const profile = { ...newAccount, ...user, loginId: '', loginPassword: '' };
  const review = { productId: '7', rating: 5, comment: 'Good' };
  for (const response of [
    await send('POST', '/api/ADM/User/WebUpdate', profile, headers),
    await send('POST', '/api/review/add', review, headers),
    await send('POST', '/api/review/add', review, headers),
    await send('DELETE', '/api/review/999', undefined, headers),
  ])
    expect(response.headers.get('Cache-Control')).toBe('no-store');
});

it('answers an unknown API call with 404 in JSON', async () => {
  const response = await app.request('/api/Login/GenerateToken', { method: 'POST' });
  expect(await getRefusal(response)).toEqual([404, 'No such call: POST /api/Login/GenerateToken']);
});

it('allows pages of other origins only if CORS is configured for them', async () => {
  const getAllowedOrigin = async (testedApp: Hono, Origin: string) => {
    const { headers } = await testedApp.request('/api/review/1', { headers: { Origin } });
    return headers.get('Access-Control-Allow-Origin');
  };
  const allowedOrigin = 'https://shop.example';
  const corsApp = createDemoApp({ corsOrigins: [allowedOrigin] });
  expect(await getAllowedOrigin(app, allowedOrigin)).toBeNull();
  expect(await getAllowedOrigin(corsApp, allowedOrigin)).toBe(allowedOrigin);
  expect(await getAllowedOrigin(corsApp, 'https://evil.example')).toBeNull();
});

it('refuses API requests that a browser sends to load an image', async () => {
  const headers = { 'Sec-Fetch-Dest': 'image' };
  expect((await app.request('/api/review/1', { headers })).status).toBe(404);
});

describe('text that the database cannot store', () => {
  const sendAccount = async (body: BodyInit) => {
    const headers = createBearerHeader({ token: await fetchAccessToken() });
    return app.request('/api/ADM/User/WebSave', { method: 'POST', headers, body });
  };
  const problem = 'has a character that cannot be stored';

  it.each([
    ['NUL', { appUserName: 'a\0b' }, `appUserName: ${problem}`],
    ['NUL in a password', { loginPassword: 'long\0enough' }, `loginPassword: ${problem}`],
    ['half a surrogate pair', { appUserName: 'a\ud800b' }, `appUserName: ${problem}`],
    ['NUL in a field name', { 'a\0': 1 }, `A field name ${problem}`],
    ['NUL at a deeper level', { a: { b: [{ c: 'd\0' }] } }, `c: ${problem}`],
  ])('is refused in a field, which is named: %s', async (_title, fields, message) => {
    const response = await sendAccount(JSON.stringify({ ...newAccount, ...fields }));
    expect(await getRefusal(response)).toEqual([400, message]);
  });

  it('is refused if it is not in UTF-8', async () => {
    const latinBody = JSON.stringify({ ...newAccount, appUserName: 'é' });
    const response = await sendAccount(Buffer.from(latinBody, 'latin1'));
    expect(await getRefusal(response)).toEqual([400, 'The body is not JSON in UTF-8']);
  });

  it.each(['/api/Login/GenerateToken?%00=1', '/uploads/a%00b.webp'])(
    'is refused in an address: %s',
    async (url) => {
      expect(await getRefusal(await app.request(url))).toEqual([400, 'The address holds a NUL']);
    },
  );
});
