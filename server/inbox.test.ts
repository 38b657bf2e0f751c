import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { createApp } from './createApp';
import { isFromHere } from './node/clientAddress';
import { createHttpServer } from './node/httpServer';
import { inboxPageSize } from './routes/enquiries';
import { bearer, createCaller, refusalOf } from './testing/caller';
import { createMemoryStore } from './testing/memoryStore';
import { aStoredEnquiry } from './testing/storedEnquiry';
import { demoOptions, demoRows } from './testing/testApp';

const store = createMemoryStore(demoRows);
const app = createApp(store, { ...demoOptions, inboxIsOpenTo: () => true });
const { accessToken, loggedIn } = createCaller(app);
const inbox = (query = '', token = '') =>
  app.request(`/api/inbox${query}`, { headers: bearer({ token }) });
const { enquiryId, createdAt, ...enquiry } = aStoredEnquiry();

it('is for administrators alone, and is kept by nobody', async () => {
  await store.addEnquiry(enquiry);
  for (const [who, token, status] of [
    ['nobody', '', 401],
    ['visitor', await accessToken(), 401],
    ['shopper', (await loggedIn('shopper')).token, 403],
    ['admin', (await loggedIn('admin')).token, 200],
  ] as const) {
    const response = await inbox('', token);
    const text = await response.text();
    expect([who, response.status]).toEqual([who, status]);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(text.includes(enquiry.contactEmail)).toBe(who === 'admin');
  }
});

it('comes in pages, newest first', async () => {
  const { token } = await loggedIn('admin');
  const read = async (query: string) =>
    (await (await inbox(query, token)).json()) as { data: { enquiryId: number }[]; next: number };
  while ((await store.enquiries()).length < 2 * inboxPageSize + 1) await store.addEnquiry(enquiry);
  const all = JSON.parse(JSON.stringify(await store.enquiries())) as unknown[];
  const first = await read('');
  const second = await read(`?before=${first.next}`);
  const last = await read(`?before=${second.next}`);
  expect([...first.data, ...second.data, ...last.data]).toEqual(all);
  expect([first.data.length, last]).toMatchObject([inboxPageSize, { data: [{}], next: null }]);
  for (const query of ['?before=x', '?before=0', '?before='])
    expect([query, (await inbox(query, token)).status]).toEqual([query, 400]);
});

describe('unless INBOX_REMOTE says otherwise', () => {
  const local = createApp(store, { ...demoOptions, inboxIsOpenTo: isFromHere });
  const server = createHttpServer(local.fetch);
  beforeAll(() => once(server.listen(0, '0.0.0.0'), 'listening'));
  afterAll(() => server.close());
  const ask = async (host: string, headers: Record<string, string> = {}) => {
    const { token } = await loggedIn('admin');
    const { port } = server.address() as AddressInfo;
    const address = `http://${host}:${port}/api/inbox`;
    return fetch(address, { headers: { ...bearer({ token }), ...headers } });
  };
  const own = Object.values(networkInterfaces()).flatMap((each = []) => each);
  const hosts = own.filter(({ family }) => family === 'IPv4').map(({ address }) => address);

  it.each(hosts)('it answers this computer, at %s', async (host) =>
    expect((await ask(host)).status).toBe(200),
  );

  it.each([
    ['from another address', '127.0.0.2', {}],
    ['through a proxy on this computer', '127.0.0.1', { 'X-Forwarded-For': '127.0.0.1' }],
    ['through a proxy on this computer', '127.0.0.1', { Forwarded: 'for=127.0.0.1' }],
    ['through a proxy on this computer', '127.0.0.1', { Via: '1.1 proxy' }],
  ])('it is not there for who comes %s', async (_how, host, headers) => {
    expect(await refusalOf(await ask(host, headers))).toEqual([
      404,
      'No such call: GET /api/inbox',
    ]);
  });
});
