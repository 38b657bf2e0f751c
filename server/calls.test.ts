import * as v from 'valibot';
import { Banner } from '../src/shared/contract/banner';
import { Blog } from '../src/shared/contract/blog';
import { ClientInfo, ClientSettings, HeadOffice } from '../src/shared/contract/client';
import { parseRows } from '../src/shared/contract/envelope';
import { ProductDetail, ProductWebLink } from '../src/shared/contract/product';
import { Review } from '../src/shared/contract/review';
import { Announcement, SocialLink, SocialPost } from '../src/shared/contract/social';
import { ProductArea, ProductCategory, ProductSubCategory } from '../src/shared/contract/taxonomy';
import { TokenResponse } from '../src/shared/contract/token';
import { readSignedInUser } from '../src/shared/contract/signedInUser';
import type { Hono } from 'hono';
import { createTokens } from './node/tokens';
import { bearer, createCaller, messageOf } from './testing/caller';
import { createDemoApp, demoRows } from './testing/testApp';

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
  ['/api/ADM/Client/GetByLoginClient', v.object({ data: ClientInfo.entries.data })],
  ['/api/ADM/ClientLocation/GetHeadOffice', v.object({ data: HeadOffice })],
  ['/api/ADM/ClientSetting/GetData', v.object({ data: ClientSettings })],
  ['/api/ISPM/Product/GetWebProductById?Id=1', v.object({ data: ProductDetail })],
];
const app = createDemoApp();
const caller = createCaller(app);

it('issues the access token by query (call 1)', async () => {
  const query = 'LoginId=webclient&LoginPassword=webclient-demo';
  const response = await app.request(`/api/Login/GenerateToken?${query}`);
  expect(v.parse(TokenResponse, await response.json())).toMatchObject({ expiresIn: 3600 });
  expect(response.headers.get('Cache-Control')).toBe('no-store');
});

it.each(['', '?LoginId=webclient&LoginPassword=wrong', '?LoginId=webclient'])(
  'gives no access token for "%s"',
  async (query) => {
    const response = await app.request(`/api/Login/GenerateToken${query}`);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ statusCode: 401, message: /account/ });
  },
);

it.each(lists)('%s answers with rows under data', async (path, schema, count) => {
  const body = (await (await caller.get(path)).json()) as { data: unknown[] };
  expect(parseRows(schema, body.data)).toMatchObject({ dropped: 0, rows: { length: count } });
});

it('announcements carry statusCode 200 (call 12)', async () => {
  const response = await caller.get('/api/WAP/Announcement/GetAll');
  expect(await response.json()).toMatchObject({ statusCode: 200 });
});

it.each(objects)('%s answers with an object under data', async (path, schema) => {
  const body: unknown = await (await caller.get(path)).json();
  expect(v.safeParse(schema, body).issues).toBeUndefined();
});

it.each(['9999', '0', '-1', '1e3', '99999999999', "1' or '1'='1", ''])(
  'answers for the unknown product "%s" with empty data',
  async (id) => {
    const path = `/api/ISPM/Product/GetWebProductById?Id=${encodeURIComponent(id)}`;
    const response = await caller.get(path);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ data: null });
  },
);

it('gives reviews as a bare array, without a token (call 20)', async () => {
  const response = await app.request('/api/review/1');
  const body = (await response.json()) as unknown[];
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

it('takes an enquiry and answers with nothing (call 19)', async () => {
  const enquiry = {
    personName: 'Sana',
    companyName: 'Bakes',
    contactNo: '+92 300 1234567',
    contactEmail: 'sana@example.com',
    contactAddress: 'Lahore',
    contactMessage: 'Hello',
  };
  const path = '/api/WAP/ContactInbox/Save';
  const saved = await caller.send('POST', path, enquiry);
  expect(saved.status).toBe(200);
  expect(await saved.text()).toBe('');
  const refused = await caller.send('POST', path, { ...enquiry, contactNo: '123' });
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ statusCode: 400, error: /11-digit/ });

  const forwardEnquiry = jest.fn();
  const forwarding = createCaller(createDemoApp({ forwardEnquiry }));
  await forwarding.send('POST', path, { ...enquiry, contactNo: '123' });
  expect(forwardEnquiry).not.toHaveBeenCalled();
  await forwarding.send('POST', path, enquiry);
  expect(forwardEnquiry).toHaveBeenCalledWith(
    expect.objectContaining({ ...enquiry, contactNo: '03001234567', enquiryId: 1 }),
  );
});

describe('the bearer token', () => {
  const guarded = [...lists.map(([path]) => path), ...objects.map(([path]) => path)];

  it.each(guarded)('is needed for %s', async (path) => {
    const response = await app.request(path);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ statusCode: 401, message: /token/ });
  });

  it.each(['/api/ADM/User/WebSave', '/api/ADM/User/WebUpdate', '/api/WAP/ContactInbox/Save'])(
    'is needed to post to %s',
    async (path) => {
      const response = await app.request(path, { method: 'POST', body: '{}' });
      expect(response.status).toBe(401);
    },
  );

  it('is refused when it is tampered with, of another shop or expired', async () => {
    const short = createDemoApp({ accessTokenSeconds: -1 });
    const good = await caller.accessToken();
    const [header = '', payload = '', signature = ''] = good.split('.');
    const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
    const forged = encoded({ aud: 'user', sub: '2', exp: 9e9 });
    const bad = [
      `${header}.${forged}.${signature}`,
      `${encoded({ alg: 'none', typ: 'JWT' })}.${forged}.`,
      `${header}.${payload}.`,
      `${header}.${payload}`,
      'x',
      await createTokens('other').issue({ audience: 'webClient', subject: 'webclient' }, 60),
      await createCaller(short).accessToken(),
    ];
    for (const token of bad) {
      const response = await app.request('/api/WAP/Blog/GetAll', { headers: bearer({ token }) });
      expect([token, response.status]).toEqual([token, 401]);
    }
    const kept = await app.request('/api/WAP/Blog/GetAll', { headers: bearer({ token: good }) });
    expect(kept.status).toBe(200);
  });
});

it('answers with 304 when nothing has changed', async () => {
  const first = await caller.get('/api/WAP/ProductWebLink/GetAll');
  expect(first.headers.get('Cache-Control')).toBe('private, no-cache');
  const again = await app.request('/api/WAP/ProductWebLink/GetAll', {
    headers: {
      ...bearer({ token: await caller.accessToken() }),
      'If-None-Match': first.headers.get('ETag') ?? '',
    },
  });
  expect(again.status).toBe(304);
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
  const ask = (from: Hono) =>
    from.request('/api/review/1', { headers: { Origin: 'https://shop.example' } });
  const open = createDemoApp({ corsOrigins: ['https://shop.example'] });
  expect((await ask(app)).headers.get('Access-Control-Allow-Origin')).toBeNull();
  expect((await ask(open)).headers.get('Access-Control-Allow-Origin')).toBe('https://shop.example');
});
