import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

import { type Host, startServer } from '@shop/programs/hosts';

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}
/** Function that sends the shop's answer, unchanged or modified. */
export type SendAnswer = (answer: Answer, response: ServerResponse) => void;

export const sendAnswer: SendAnswer = ({ status, headers, body }, response) => {
  response.writeHead(status, headers).end(body);
};

type Products = { data: { productId: number }[] };

/** Starts a proxy whose shop sells only a few products, so that prerendering takes only seconds. */
export const startSmallShop = (shop: string, maxProductId: number): Promise<Host> =>
  startProxy(shop, (call) => (answer, response) => {
    let { body } = answer;
    // Change only answers with status 200, because an answer with status 304 has no body.
    if (answer.status === 200 && call.startsWith('/api/WAP/ProductWebLink/GetAll')) {
      const list = JSON.parse(body.toString()) as Products;
      const data = list.data.filter(({ productId }) => productId <= maxProductId);
      body = Buffer.from(JSON.stringify({ ...list, data }));
    }
    sendAnswer({ ...answer, body }, response);
  });

/**
 * Starts a proxy to a shop. `getSendAnswer` returns the function that sends the answer to a
 * request.
 */
export function startProxy(
  shop: string,
  getSendAnswer: (path: string) => SendAnswer,
): Promise<Host> {
  const relay = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = 'GET', url = '/', headers } = request;
    const { host: _host, connection: _connection, ...forwardedHeaders } = headers;
    const body = method === 'GET' || method === 'HEAD' ? undefined : await buffer(request);
    const requestHeaders = {
      ...(forwardedHeaders as Record<string, string>),
      'accept-encoding': 'identity',
    };
    const answer = await fetch(shop + url, {
      method,
      headers: requestHeaders,
      ...(body && { body }),
    });
    const entries = [...answer.headers].filter(
      ([name]) => !/length|encoding|connection/.test(name),
    );
    const completeAnswer = {
      status: answer.status,
      headers: Object.fromEntries(entries),
      body: Buffer.from(await answer.arrayBuffer()),
    };
    getSendAnswer(url)(completeAnswer, response);
  };
  return startServer((request, response) => {
    relay(request, response).catch(() => response.destroy());
  });
}
