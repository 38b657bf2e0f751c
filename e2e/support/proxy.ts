import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

import { type Host, startServer } from '@shop/programs/hosts';

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}
/** Sends an answer of the shop, unchanged or modified. */
export type Passing = (answer: Answer, response: ServerResponse) => void;

export const send: Passing = ({ status, headers, body }, response) => {
  response.writeHead(status, headers).end(body);
};

type Products = { data: { productId: number }[] };

/** Starts a proxy whose shop sells only a few products, so prerendering takes seconds. */
export const startSmallShop = (shop: string, most: number): Promise<Host> =>
  startProxy(shop, (call) => (answer, response) => {
    let { body } = answer;
    // An answer with status 304 has no body.
    if (answer.status === 200 && call.startsWith('/api/WAP/ProductWebLink/GetAll')) {
      const list = JSON.parse(body.toString()) as Products;
      const data = list.data.filter(({ productId }) => productId <= most);
      body = Buffer.from(JSON.stringify({ ...list, data }));
    }
    send({ ...answer, body }, response);
  });

/** Starts a proxy to a shop, which can modify the answer to each call. */
export function startProxy(shop: string, getPassing: (path: string) => Passing): Promise<Host> {
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
    getPassing(url)(whole, response);
  };
  return startServer((request, response) => {
    relay(request, response).catch(() => response.destroy());
  });
}
