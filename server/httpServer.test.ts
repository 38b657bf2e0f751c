import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { createHttpServer, type ConnectionLimits } from './node/httpServer';

const generous: ConnectionLimits = {
  headersTimeout: 60_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 20,
  idleTimeout: 60_000,
  maxConnections: 100,
};
jest.setTimeout(5_000);
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
  return {
    connected: async () => {
      const socket = connect(port, '127.0.0.1').on('error', () => undefined);
      opened.push({ close: () => socket.destroy() });
      await once(socket, 'connect');
      return socket;
    },
  };
}

/** All that comes until the other side ends the connection. */
async function untilEnd(socket: Socket): Promise<string> {
  let said = '';
  socket.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await once(socket, 'close');
  return said;
}
const timedOut = /^HTTP\/1.1 408 /;

it('cuts who does not end the headers', async () => {
  const { connected } = await serverWith({ headersTimeout: 50 });
  const socket = await connected();
  socket.write('GET / HTTP/1.1\r\nHost: shop\r\n');
  expect(await untilEnd(socket)).toMatch(timedOut);
});

it('cuts who does not end the body', async () => {
  const { connected } = await serverWith({ headersTimeout: 50, requestTimeout: 100 });
  const socket = await connected();
  socket.write('POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: 9\r\n\r\nhalf');
  expect(await untilEnd(socket)).toMatch(timedOut);
});

it('cuts a connection on which nothing moves', async () => {
  const { connected } = await serverWith({ idleTimeout: 50 });
  const socket = await connected();
  socket.write('GET /never HTTP/1.1\r\nHost: shop\r\n\r\n');
  expect(await untilEnd(socket)).toBe('');
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
