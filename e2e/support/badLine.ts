import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** Sends what the shop answered, or what a bad line makes of it. */
type LineFault = (answer: Answer, response: ServerResponse) => void;

const send: LineFault = ({ status, headers, body }, response) => {
  response.writeHead(status, headers).end(body);
};

/** A list with its rows over and over, until they weigh 5 MB. */
const grown: LineFault = ({ body, ...answer }, response) => {
  const { data, ...rest } = JSON.parse(body.toString()) as { data: unknown[] };
  const times = Math.ceil((5 * 1024 * 1024) / body.length);
  const many = Array.from({ length: times }, () => data).flat();
  send({ ...answer, body: Buffer.from(JSON.stringify({ ...rest, data: many })) }, response);
};

const cut: LineFault = ({ status, headers, body }, response) => {
  response.writeHead(status, { ...headers, 'content-length': body.length });
  response.write(body.subarray(0, body.length / 2), () => response.destroy());
};

const trickle: LineFault = ({ status, headers, body }, response) => {
  response.writeHead(status, { ...headers, 'content-length': body.length });
  const pieces = 10;
  const size = Math.ceil(body.length / pieces);
  for (let piece = 0; piece < pieces; piece += 1)
    setTimeout(() => response.write(body.subarray(piece * size, (piece + 1) * size)), piece * 200);
};

/** What only a real connection can do; what a server may answer, Jest's fault matrix has. */
export const lineFaults = {
  'a connection dropped': (_answer, response) => response.destroy(),
  'a body cut half-way': cut,
  '5 MB of rows': grown,
  'a slow trickle': trickle,
} satisfies Record<string, LineFault>;

/** Stands before the whole shop; what the calls of a path are answered with, it makes of them as told. */
export async function startBadLine(shop: string) {
  let faulty: { path: string; fault: LineFault } | undefined;
  const relay = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = 'GET', url = '/', headers } = request;
    const { host: _host, connection: _connection, ...kept } = headers;
    const body = method === 'GET' || method === 'HEAD' ? undefined : await buffer(request);
    const passed = { ...(kept as Record<string, string>), 'accept-encoding': 'identity' };
    const answer = await fetch(shop + url, { method, headers: passed, ...(body && { body }) });
    const entries = [...answer.headers].filter(
      ([name]) => !/length|encoding|connection/.test(name),
    );
    const whole = {
      status: answer.status,
      headers: Object.fromEntries(entries),
      body: Buffer.from(await answer.arrayBuffer()),
    };
    const fault = faulty && url.startsWith(faulty.path) ? faulty.fault : send;
    fault(whole, response);
  };
  const server = createServer((request, response) => {
    relay(request, response).catch(() => response.destroy());
  }).listen(0);
  await once(server, 'listening');
  return {
    url: `http://localhost:${String((server.address() as AddressInfo).port)}`,
    /** From here on, until mended. */
    break: (path: string, fault: LineFault) => {
      faulty = { path, fault };
    },
    mend: () => {
      faulty = undefined;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
