import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { Hono } from 'hono';
import { forwardedAddress, networkOf } from './node/clientAddress';
import { createHttpServer, type ConnectionLimits } from './node/httpServer';
import { stopOnSignal } from './node/stopOnSignal';

const generous: ConnectionLimits = {
  headersTimeout: 60_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 20,
  idleTimeout: 60_000,
  maxConnections: 100,
};
const opened: { close: () => void }[] = [];
afterEach(() => opened.splice(0).forEach((each) => each.close()));

async function serverWith(limits: Partial<ConnectionLimits>) {
  const answer = async (request: Request) => {
    if (new URL(request.url).pathname === '/never') await new Promise(() => undefined);
    return new Response(await request.text());
  };
  const server = createHttpServer(answer, { ...generous, ...limits });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  opened.push({ close: () => (server.closeAllConnections(), server.close()) });
  const { port } = server.address() as AddressInfo;
  const connected = async (text = '') => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    opened.push({ close: () => socket.destroy() });
    await once(socket, 'connect');
    socket.write(text);
    return socket;
  };
  return { server, connected };
}

/** All that comes until the other side ends the connection. */
async function untilEnd(socket: Socket): Promise<string> {
  let said = '';
  socket.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await once(socket, 'close');
  return said;
}

it.each([
  ['the headers', { headersTimeout: 50 }, 'GET / HTTP/1.1\r\nHost: shop\r\n', /^HTTP\/1.1 408 /],
  [
    'the body',
    { headersTimeout: 50, requestTimeout: 100 },
    'POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: 9\r\n\r\nhalf',
    /^HTTP\/1.1 408 /,
  ],
  ['a silence', { idleTimeout: 50 }, 'GET /never HTTP/1.1\r\nHost: shop\r\n\r\n', /^$/],
])('cuts who does not end %s', async (_what, limits, text, said) => {
  const { connected } = await serverWith(limits);
  expect(await untilEnd(await connected(text))).toMatch(said);
});

it('turns connections away beyond its number, and serves the others', async () => {
  const { connected } = await serverWith({ maxConnections: 2 });
  const first = await connected();
  await connected();
  expect(await untilEnd(await connected())).toBe('');
  first.write('GET / HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n');
  expect(await untilEnd(first)).toMatch(/^HTTP\/1.1 200 /);
});

it('has limits of its own', () => {
  const server = createHttpServer(() => new Response());
  expect(server).toMatchObject({
    headersTimeout: 15_000,
    requestTimeout: 180_000,
    timeout: 60_000,
    maxConnections: 1_000,
  });
});

describe('told to stop', () => {
  async function stopping(close: () => Promise<void>) {
    const { server, connected } = await serverWith({});
    const asking = await connected('GET /never HTTP/1.1\r\nHost: shop\r\n\r\n');
    await once(server, 'request');
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    const exits: number[] = [];
    const stop = stopOnSignal(server, Promise.resolve({ close }), (code) => exits.push(code));
    process.off('SIGINT', stop).off('SIGTERM', stop);
    stop();
    return { stop, exits, server, cut: untilEnd(asking) };
  }
  afterEach(() => jest.useRealTimers());

  it('cuts who still waits after a second, closes what is open, and ends well', async () => {
    const close = jest.fn(() => Promise.resolve());
    const { exits, server, cut } = await stopping(close);
    jest.advanceTimersByTime(999);
    expect(server.listening).toBe(false);
    expect(close).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(await cut).toBe('');
    await new Promise(setImmediate);
    expect(close).toHaveBeenCalledTimes(1);
    expect(exits).toEqual([0]);
  });

  it('ends after eight seconds although the database does not answer, or when told again', async () => {
    const { exits, cut, stop } = await stopping(() => new Promise(() => undefined));
    jest.advanceTimersByTime(7_999);
    await cut;
    expect(exits).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(exits).toEqual([1]);
    stop();
    expect(exits).toEqual([1, 1]);
  });
});

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '::ffff:192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['2001:db8:1::', '2001:db8:1:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', ''],
  ['unknown', 'unknown'],
])('limits count %s as %s', (address, network) => expect(networkOf(address)).toBe(network));

it('limits behind a proxy count whom the proxy saw, not whom the caller names', async () => {
  const app = new Hono().get('/', (c) => c.text(forwardedAddress(c)));
  const headers = { 'X-Forwarded-For': '198.51.100.1, 192.0.2.7' };
  expect(await (await app.request('/', { headers })).text()).toBe('192.0.2.7');
});
