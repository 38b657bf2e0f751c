import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { compress } from './node/compress';
import { createHttpServer } from './node/httpServer';
import { createStaticRoutes } from './node/staticFiles';
import { createTempFolder } from './testing/tempFolder';

/*
 * An aborted download must not cause an unhandled error, which would end the process. Such an error
 * fails this test.
 */

const { folder, write } = createTempFolder();
write('large.txt', randomBytes(500_000).toString('base64'));
const site = new Hono().use(compress).route('/', createStaticRoutes(folder));
const waitForEventLoopTurns = async (count: number) => {
  for (let index = 0; index < count; index += 1) await new Promise(setImmediate);
};

it('the server survives 300 aborted downloads, with and without compression', async () => {
  const server = createHttpServer(site.fetch);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  for (let i = 0; i < 300; i += 1) {
    const encoding = ['br', 'gzip', 'identity'][i % 3] ?? '';
    const socket = connect(port, '127.0.0.1');
    socket.write(`GET /large.txt HTTP/1.1\r\nHost: shop\r\nAccept-Encoding: ${encoding}\r\n\r\n`);
    if (i % 2) await once(socket, 'data');
    await waitForEventLoopTurns(i % 20);
    socket.destroy();
  }
  expect((await fetch(`http://127.0.0.1:${port}/large.txt`)).status).toBe(200);
  server.close();
  server.closeAllConnections();
});
