import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { createApp } from './createApp';
import { isLocalRequest } from './http/localRequest';
import { createHttpServer } from './node/httpServer';
import { createMemoryStore } from './testing/memoryStore';
import { createBearerHeader, createCaller } from './testing/caller';
import { createDemoApp, demoAccounts, demoOptions, demoRows } from './testing/testApp';

const store = {
  ...createMemoryStore(demoRows),
  // Disables rate limits for the many logins of these tests.
  countAttempt: () => Promise.resolve({ count: 1, expiresAt: new Date(2999, 0) }),
};
const localOptions = { isLocalRequest, inboxIsOpenTo: isLocalRequest };
const app = createApp(store, { ...demoOptions, ...localOptions });
const server = createHttpServer(app.fetch);
beforeAll(() => once(server.listen(0, '::'), 'listening'));
afterAll(() => server.close());

const { userEmail, password } = demoAccounts.admin;
const loginQuery = new URLSearchParams({ LoginId: userEmail, LoginPassword: password });
const loginPath = `/api/ADM/User/UserValidate?${loginQuery.toString()}`;
/**
 * Logs in through a separate app that accepts the same tokens. The token is therefore valid even if
 * the tested app refuses the login.
 */
const createAdminHeader = async () =>
  createBearerHeader(await createCaller(createDemoApp()).logInAs('admin'));

/** Uses `get` instead of `fetch`, because only `get` can send another Host header. */
async function getStatus(path: string, headers: Record<string, string>, host = '127.0.0.1') {
  const { port } = server.address() as AddressInfo;
  const [response] = (await once(get({ host, port, path, headers }), 'response')) as [
    IncomingMessage,
  ];
  response.resume();
  return response.statusCode;
}

/**
 * Returns two status codes: of the demo administrator's login, and of a request for the inbox with
 * a valid token.
 */
const getStatuses = async (headers: Record<string, string>, address?: string) => [
  await getStatus(loginPath, headers, address),
  await getStatus('/api/inbox', { ...(await createAdminHeader()), ...headers }, address),
];

it.each(['localhost', 'LOCALHOST:4000', '127.0.0.1', '127.0.0.1:80', '[::1]:4000'])(
  'the demo administrator can log in and read the inbox at %s',
  async (Host) => expect(await getStatuses({ Host })).toEqual([200, 200]),
);

it('the demo administrator can log in and read the inbox over IPv6', async () => {
  expect(await getStatuses({ Host: '[::1]:4000' }, '::1')).toEqual([200, 200]);
});

it.each([
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'x-forwarded-port',
  'X-Forwarded',
  'Forwarded',
  'Via',
  'X-Real-IP',
  'X-Client-IP',
  'X-Cluster-Client-IP',
  'X-Original-Host',
  'CF-Connecting-IP',
  'CF-Ray',
  'CDN-Loop',
  'True-Client-IP',
  'Fastly-Client-IP',
  'Fly-Client-IP',
  'X-Amzn-Trace-Id',
])('a request with the header %s does not count as local', async (name) => {
  expect(await getStatuses({ Host: 'localhost', [name]: '127.0.0.1' })).toEqual([404, 404]);
  expect(await getStatuses({ Host: 'localhost', [name]: '' })).toEqual([404, 404]);
});

it.each([
  'shop.example.com',
  'evil.example:4000',
  'localhost.evil.example',
  '127.0.0.1.nip.io',
  '127.0.0.2',
  '0.0.0.0:4000',
])('a request for the host name "%s" does not count as local', async (Host) => {
  expect(await getStatuses({ Host })).toEqual([404, 404]);
});

it('a request over HTTP/1.0, as nginx sends by default, does not count as local', async () => {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET ${loginPath} HTTP/1.0\r\nHost: 127.0.0.1:${port}\r\n\r\n`);
  const answer = Buffer.concat((await socket.toArray()) as Buffer[]).toString();
  expect(answer).toMatch(/^HTTP\/1\.1 404 /);
});

it('a request whose connection is unknown does not count as local', async () => {
  const response = await app.request(loginPath, { headers: { Host: 'localhost' } });
  expect(response.status).toBe(404);
});

it('a demo administrator’s token is not accepted through a proxy', async () => {
  const proxyHeaders = { Host: 'localhost', 'X-Real-IP': '198.51.100.7' };
  const remoteApp = createApp(store, { ...demoOptions, isLocalRequest, inboxIsOpenTo: () => true });
  const env = { incoming: { httpVersion: '1.1', socket: { remoteAddress: '127.0.0.1' } } };
  const requestInbox = async (headers: object) =>
    remoteApp.request(
      '/api/inbox',
      { headers: { ...(await createAdminHeader()), ...headers } },
      env,
    );
  expect((await requestInbox({ Host: 'localhost' })).status).toBe(200);
  expect((await requestInbox(proxyHeaders)).status).toBe(401);
});
