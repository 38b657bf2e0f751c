import type { Hono } from 'hono';
import * as v from 'valibot';
import { Banner } from '../src/shared/contract/banner';
import { Blog } from '../src/shared/contract/blog';
import { ClientInfo, ClientSettings, HeadOffice } from '../src/shared/contract/client';
import { parseRows } from '../src/shared/contract/envelope';
import { ProductDetail, ProductWebLink } from '../src/shared/contract/product';
import { Review } from '../src/shared/contract/review';
import { readSignedInUser } from '../src/shared/contract/signedInUser';
import { Announcement, SocialLink, SocialPost } from '../src/shared/contract/social';
import { ProductArea, ProductCategory, ProductSubCategory } from '../src/shared/contract/taxonomy';
import { TokenResponse } from '../src/shared/contract/token';
import { createTokens } from './node/tokens';
import { bearer, createCaller, messageOf } from './testing/caller';
import { createDemoApp, demoRows, newcomer } from './testing/testApp';

const lists: [string, v.GenericSchema, number][] = [
  ['/api/WAP/SocialMediaPost/GetAll', SocialPost, 16],
  ['/api/ISPM/ProductArea/GetWebArea', ProductArea, 5],
  ['/api/ISPM/ProductCategory/GetWebCategory', ProductCategory, 21],
  ['/api/ISPM/ProductSubCategory/GetWebSubCategory', ProductSubCategory, 61],
  ['/api/WAP/SocialMediaLink/GetAll', SocialLink, 6],
  ['/api/WAP/Announcement/GetAll', Announcement, 5],
  ['/api/WAP/ProductWebLink/GetAll', ProductWebLink, demoRows.productWebLinks.length],
  ['/api/WAP/Banner/GetAll', Banner, 10],
  ['/api/WAP/Blog/GetAll', Blog, 3],
];
const objects: [string, v.GenericSchema][] = [
  ['/api/ADM/Client/GetByLoginClient', ClientInfo.entries.data],
  ['/api/ADM/ClientLocation/GetHeadOffice', HeadOffice],
  ['/api/ADM/ClientSetting/GetData', ClientSettings],
  ['/api/ISPM/Product/GetWebProductById?Id=1', ProductDetail],
];
const app = createDemoApp();
const caller = createCaller(app);

it.each(lists)('%s answers with rows under data', async (path, schema, count) => {
  const body = (await (await caller.get(path)).json()) as { data: unknown[]; statusCode?: number };
  expect(parseRows(schema, body.data)).toMatchObject({ dropped: 0, rows: { length: count } });
  expect(body.statusCode).toBe(path.includes('Announcement') ? 200 : undefined);
});

it.each(objects)('%s answers with an object under data', async (path, schema) => {
  const body = (await (await caller.get(path)).json()) as { data: unknown };
  expect(v.safeParse(schema, body.data).issues).toBeUndefined();
});

it.each(['9999', '0', '-1', '1e3', '99999999999', "1' or '1'='1", ''])(
  'answers for the unknown product "%s" with empty data',
  async (id) => {
    const path = `/api/ISPM/Product/GetWebProductById?Id=${encodeURIComponent(id)}`;
    const response = await caller.get(path);
    expect([response.status, await response.json()]).toEqual([200, { data: null }]);
  },
);

it('gives reviews as a bare array, without a token (call 20)', async () => {
  const body = (await (await app.request('/api/review/1')).json()) as unknown[];
  expect(parseRows(Review, body)).toMatchObject({ dropped: 0, rows: { length: 12 } });
  expect(await (await app.request('/api/review/nonsense')).json()).toEqual([]);
});

it('logs a user in by query, with the fields at the top level (call 8)', async () => {
  const response = await caller.login('Shopper@Example.com', 'shopper-demo-1');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  const body: unknown = await response.json();
  expect(body).toMatchObject({ statusCode: 200, token: /./, userId: 1, _id: '1', role: 'user' });
  expect(JSON.stringify(body)).not.toMatch(/passwordHash|scrypt/);
  expect(readSignedInUser(body)).toMatchObject({ email: 'shopper@example.com', isAdmin: false });
});

it('takes and forwards an enquiry, and answers with nothing; a hundred an hour (call 19)', async () => {
  const enquiry = {
    personName: 'Sana',
    companyName: 'Bakes',
    contactNo: '+92 300 1234567',
    contactEmail: 'sana@example.com',
    contactAddress: 'Lahore',
    contactMessage: 'Hello',
  };
  const forwardEnquiry = jest.fn();
  const { send } = createCaller(createDemoApp({ forwardEnquiry }));
  const save = (fields: object) => send('POST', '/api/WAP/ContactInbox/Save', fields);
  const refused = await save({ ...enquiry, contactNo: '123' });
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ statusCode: 400, error: /11-digit/ });
  expect(forwardEnquiry).not.toHaveBeenCalled();
  const saved = await save(enquiry);
  expect([saved.status, await saved.text()]).toEqual([200, '']);
  expect(forwardEnquiry).toHaveBeenCalledWith(
    expect.objectContaining({ ...enquiry, contactNo: '03001234567', enquiryId: 1 }),
  );
  for (let sent = 1; sent < 100; sent += 1) expect((await save(enquiry)).status).toBe(200);
  expect((await save(enquiry)).status).toBe(429);
  expect(forwardEnquiry).toHaveBeenCalledTimes(100);
});

describe('the access token (call 1)', () => {
  const ask = (query: string) => app.request(`/api/Login/GenerateToken${query}`);

  it('is issued by query to the web client alone', async () => {
    const response = await ask('?LoginId=webclient&LoginPassword=webclient-demo');
    expect(v.parse(TokenResponse, await response.json())).toMatchObject({ expiresIn: 3600 });
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    for (const query of ['', '?LoginId=webclient&LoginPassword=wrong', '?LoginId=webclient']) {
      const refused = await ask(query);
      expect([refused.status, await messageOf(refused)]).toEqual([
        401,
        'Invalid web client account',
      ]);
    }
  });

  it.each([
    ...[...lists, ...objects].map(([path]) => ['GET', path] as const),
    ...['ADM/User/WebSave', 'ADM/User/WebUpdate', 'WAP/ContactInbox/Save'].map(
      (path) => ['POST', `/api/${path}`] as const,
    ),
  ])('is needed to %s %s', async (method, path) => {
    const response = await app.request(path, { method });
    expect(response.status).toBe(401);
    expect(response.headers.get('WWW-Authenticate')).toBe('Bearer');
    expect(await response.json()).toMatchObject({ statusCode: 401, message: /token/ });
  });

  it('is refused when it is tampered with, of another shop or expired', async () => {
    const good = await caller.accessToken();
    const [header = '', payload = '', signature = ''] = good.split('.');
    const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
    const forged = encoded({ aud: 'user', sub: '2', exp: 9e9 });
    const statusOf = async (token: string) =>
      (await app.request('/api/WAP/Blog/GetAll', { headers: bearer({ token }) })).status;
    for (const token of [
      `${header}.${forged}.${signature}`,
      `${encoded({ alg: 'none', typ: 'JWT' })}.${forged}.`,
      `${header}.${payload}.`,
      `${header}.${payload}`,
      'x',
      await createTokens('other').issue({ audience: 'webClient', subject: 'webclient' }, 60),
      await createCaller(createDemoApp({ accessTokenSeconds: -1 })).accessToken(),
    ])
      expect([token, await statusOf(token)]).toEqual([token, 401]);
    expect(await statusOf(good)).toBe(200);
  });
});

it('answers with 304 when nothing has changed', async () => {
  const path = '/api/WAP/ProductWebLink/GetAll';
  const first = await caller.get(path);
  expect(first.headers.get('Cache-Control')).toBe('private, no-cache');
  const known = { 'If-None-Match': first.headers.get('ETag') ?? '' };
  const headers = { ...bearer({ token: await caller.accessToken() }), ...known };
  expect((await app.request(path, { headers })).status).toBe(304);
});

it.each([
  ['GET', '/api/nope'],
  ['POST', '/api/Login/GenerateToken'],
  ['GET', '/api'],
])('answers %s %s with 404 in JSON', async (method, path) => {
  const response = await app.request(path, { method });
  expect(response.status).toBe(404);
  expect(await messageOf(response)).toContain('No such call');
});

it('lets other origins in only when they are named', async () => {
  const Origin = 'https://shop.example';
  const allowed = async (from: Hono, origin = Origin) => {
    const response = await from.request('/api/review/1', { headers: { Origin: origin } });
    return response.headers.get('Access-Control-Allow-Origin');
  };
  const open = createDemoApp({ corsOrigins: [Origin] });
  expect(await allowed(app)).toBeNull();
  expect(await allowed(open)).toBe(Origin);
  expect(await allowed(open, 'https://evil.example')).toBeNull();
});

describe('text that no database keeps', () => {
  const quoted = (json: string) => JSON.stringify(newcomer).replace('"New Person"', json);
  const [start = '', end = ''] = JSON.stringify(newcomer).split('New Person');
  const bytes = (...values: number[]) =>
    Buffer.concat([Buffer.from(start), Buffer.from(values), Buffer.from(end)]);
  it.each([
    ['NUL', quoted('"a\\u0000b"')],
    ['half a surrogate pair', quoted('"a\\ud800b"')],
    ['the other half', quoted('"a\\udc00b"')],
    ['NUL in a list', `{"x":["a\\u0000"]}`],
    ['NUL in a name', `{"a\\u0000":1}`],
    ['a bare NUL', quoted('"a\u0000b"')],
    ['a lone continuation', bytes(0x80)],
    ['Latin-1', bytes(0xe9)],
    ['a surrogate in UTF-8', bytes(0xed, 0xa0, 0x80)],
    ['an overlong NUL', bytes(0xc0, 0x80)],
  ])('is refused in a body: %s', async (_name, body) => {
    const headers = bearer({ token: await caller.accessToken() });
    const response = await app.request('/api/ADM/User/WebSave', { method: 'POST', headers, body });
    expect(response.status).toBe(400);
    expect(await messageOf(response)).toBe('The body is not JSON in UTF-8');
  });

  it.each(['%00', 'a%00b', '%ff', '%ed%a0%80', '%c0%80', '%'])(
    'is refused in an address: %s',
    async (text) => {
      for (const url of [
        `/api/ADM/User/UserValidate?LoginPassword=x&LoginId=${text}@example.com`,
        `/api/Login/GenerateToken?${text}=1`,
        `/api/ISPM/Product/GetWebProductById?Id=${text}`,
        `/api/review/${text}`,
        `/uploads/${text}.webp`,
      ]) {
        const response = await app.request(url);
        expect([url, response.status, await messageOf(response)]).toEqual([
          url,
          400,
          'The address holds text that is not UTF-8',
        ]);
      }
    },
  );

  it('does no harm in the fields of a form', async () => {
    const part = '--x\r\nContent-Disposition: form-data; name=';
    const body = [
      `${part}"note\0"\r\n\r\n\0\xff\r\n`,
      `${part}"file"; filename="a\0\xff.png"\r\nContent-Type: image/png\r\n\r\n`,
      '\x89PNG\r\n\x1a\n\r\n--x--\r\n',
    ];
    const response = await app.request('/api/upload', {
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
      body: Buffer.from(body.join(''), 'latin1'),
    });
    expect([200, 400]).toContain(response.status);
  });
});
