import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { Hono } from 'hono';
import { getWiderNetwork } from './http/callers';
import { getForwardedAddress, getNetwork } from './node/clientAddress';
import { createHttpServer, type ConnectionLimits } from './node/httpServer';
import { stopOnSignal } from './node/stopOnSignal';

const closeCallbacks: (() => void)[] = [];
afterEach(() => {
  jest.useRealTimers();
  for (const close of closeCallbacks.splice(0)) close();
});

const neverAnswer = () => new Promise<Response>(() => undefined);
async function startServer(limits: Partial<ConnectionLimits>, handleRequest = neverAnswer) {
  const longTimeouts = { headersTimeout: 60_000, requestTimeout: 60_000, idleTimeout: 60_000 };
  const connectionOptions = { connectionsCheckingInterval: 20, maxConnections: 100 };
  const server = createHttpServer(handleRequest, {
    ...longTimeouts,
    ...connectionOptions,
    ...limits,
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  closeCallbacks.push(
    () => server.close(),
    () => server.closeAllConnections(),
  );
  const { port } = server.address() as AddressInfo;
  const openConnection = async (text: string, localAddress = '127.0.0.1') => {
    const socket = connect({ port, host: '127.0.0.1', localAddress }).on('error', () => undefined);
    closeCallbacks.push(() => socket.destroy());
    await once(socket, 'connect');
    socket.write(text);
    return socket;
  };
  return { server, openConnection, url: `http://127.0.0.1:${port}` };
}

/** Returns everything that the server sends until it closes the connection. */
async function readUntilEnd(socket: Socket): Promise<string> {
  let output = '';
  socket.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await once(socket, 'close');
  return output;
}

const requestHead = 'POST / HTTP/1.1\r\nHost: shop\r\n';
const timeoutPattern = /^HTTP\/1.1 408 /;
it.each([
  ['headers', { headersTimeout: 50 }, requestHead, timeoutPattern],
  ['the body', { requestTimeout: 50 }, `${requestHead}Content-Length: 9\r\n\r\nx`, timeoutPattern],
  ['silence', { idleTimeout: 50 }, 'GET / HTTP/1.1\r\nHost: shop\r\n\r\n', /^$/],
])(
  'closes a connection after the time limit for %s',
  async (_title, limits, requestText, outputPattern) => {
    const { openConnection } = await startServer({ headersTimeout: 50, ...limits });
    expect(await readUntilEnd(await openConnection(requestText))).toMatch(outputPattern);
  },
);

it('the server has default limits', () => {
  const server = createHttpServer(() => new Response());
  expect(server).toMatchObject({ headersTimeout: 15_000, requestTimeout: 180_000 });
  expect(server).toMatchObject({ timeout: 60_000, maxConnections: 1_000 });
});

describe('with a hundred half-open connections from one address', () => {
  const request = 'GET / HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n';
  const answer = () => Promise.resolve(new Response('answer'));
  /** Returns the answer, or an empty text if the server has reset the connection. */
  const readAnswer = (socket: Socket) => readUntilEnd(socket).catch(() => '');
  async function openHundredConnections(limits: Partial<ConnectionLimits> = {}) {
    const { openConnection } = await startServer({ maxConnections: 1_000, ...limits }, answer);
    const sockets = await Promise.all(
      Array.from({ length: 100 }, () => openConnection('GET / HTTP/1.1\r\n')),
    );
    return { openConnection, sockets };
  }

  it('the server closes a further connection from this address', async () => {
    const { openConnection } = await openHundredConnections();
    expect(await readAnswer(await openConnection(request))).toBe('');
  });

  it('the server answers other addresses', async () => {
    const { openConnection } = await openHundredConnections();
    expect(await readAnswer(await openConnection(request, '127.0.0.2'))).toMatch(/answer/);
  });

  it('the server answers this address again after one connection has closed', async () => {
    const { openConnection, sockets } = await openHundredConnections();
    sockets[0]?.destroy();
    let output = '';
    while (output === '') output = await readAnswer(await openConnection(request));
    expect(output).toMatch(/answer/);
  });

  it('the server answers everybody behind a proxy, whose address they share', async () => {
    const { openConnection } = await openHundredConnections({ maxConnectionsPerAddress: Infinity });
    expect(await readAnswer(await openConnection(request))).toMatch(/answer/);
  });
});

function stopAsIfSignalled(
  server: Server,
  close: () => Promise<void>,
  exit: (code: number) => void,
) {
  const stop = stopOnSignal(server, Promise.resolve({ close }), exit);
  process.off('SIGINT', stop).off('SIGTERM', stop);
  stop();
  return stop;
}

/** Starts a server and tells it to stop while a request is waiting. The timers are fake. */
async function createStoppingServer(close: () => Promise<void>) {
  const { server, openConnection } = await startServer({});
  const socket = await openConnection('GET / HTTP/1.1\r\nHost: shop\r\n\r\n');
  await once(server, 'request');
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const exit = jest.fn();
  const stop = stopAsIfSignalled(server, close, exit);
  return { stop, exit, remainingOutput: readUntilEnd(socket) };
}

it('aborts waiting requests five seconds after the signal to stop', async () => {
  const close = jest.fn(() => Promise.resolve());
  const { exit, remainingOutput } = await createStoppingServer(close);
  jest.advanceTimersByTime(4_999);
  expect(close).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(await remainingOutput).toBe('');
  await new Promise(setImmediate);
  expect(close).toHaveBeenCalledTimes(1);
  expect(exit.mock.calls).toEqual([[0]]);
});

it('answers a running request after the signal to stop, then closes its connection', async () => {
  let sendAnswer = () => {};
  const { server, url } = await startServer(
    {},
    () => new Promise((resolve) => (sendAnswer = () => resolve(new Response('whole')))),
  );
  const responsePromise = fetch(url);
  await once(server, 'request');
  const close = jest.fn(() => Promise.resolve());
  const exitCodePromise = new Promise((exit) => stopAsIfSignalled(server, close, exit));
  await expect(fetch(url)).rejects.toThrow();
  sendAnswer();
  const response = await responsePromise;
  expect([response.headers.get('connection'), await response.text()]).toEqual(['close', 'whole']);
  expect(await exitCodePromise).toBe(0);
  expect(close).toHaveBeenCalledTimes(1);
});

it('exits after nine seconds although the database does not answer', async () => {
  const { exit, remainingOutput, stop } = await createStoppingServer(
    () => new Promise(() => undefined),
  );
  jest.advanceTimersByTime(8_999);
  await remainingOutput;
  expect(exit).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(exit.mock.calls).toEqual([[1]]);
  stop();
  expect(exit.mock.calls).toEqual([[1], [1]]);
});

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['192.0.2.7:1000', '192.0.2.7'],
  ['[2001:db8:1:2:3:4:5:6]:443', '2001:0db8:0001:0002::/64'],
  ['[2001:db8:1:2:3:4:5:6]', '2001:0db8:0001:0002::/64'],
  ['unknown', ''],
  ['2001:db8:1:2:3:4:5:6', '2001:0db8:0001:0002::/64'],
  ['2001:0DB8:1::9', '2001:0db8:0001:0000::/64'],
  ['fe80::1%eth0', 'fe80:0000:0000:0000::/64'],
])('rate limits count %s as %s', (address, network) => expect(getNetwork(address)).toBe(network));

it.each([
  ['2001:0db8:0001:0002::/64', '2001:0db8:0001::/48'],
  ['192.0.2.7', undefined],
  ['', undefined],
])('%j belongs to the wider network %j', (network, widerNetwork) =>
  expect(getWiderNetwork(network)).toBe(widerNetwork),
);

it('behind a proxy, rate limits count the address that the proxy saw', async () => {
  const app = new Hono().get('/', (c) => c.text(getForwardedAddress(c)));
  const headers = { 'X-Forwarded-For': '198.51.100.1, 192.0.2.7' };
  expect(await (await app.request('/', { headers })).text()).toBe('192.0.2.7');
});
