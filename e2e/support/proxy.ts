import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

import { type WebServer, startServer } from '@shop/programs/hosts';

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

type ProductsAnswer = { data: { productId: number }[] };

/**
 * Starts a proxy to the shop that hides all products with an id above `maxProductId`. With few
 * products, prerendering takes only seconds.
 */
export const startSmallShop = (shopUrl: string, maxProductId: number): Promise<WebServer> =>
  startProxy(shopUrl, (apiPath) => (answer, response) => {
    let { body } = answer;
    // Change only answers with status 200, because an answer with status 304 has no body.
    if (answer.status === 200 && apiPath.startsWith('/api/WAP/ProductWebLink/GetAll')) {
      const productsAnswer = JSON.parse(body.toString()) as ProductsAnswer;
      const data = productsAnswer.data.filter(({ productId }) => productId <= maxProductId);
      body = Buffer.from(JSON.stringify({ ...productsAnswer, data }));
    }
    sendAnswer({ ...answer, body }, response);
  });

/**
 * Starts a proxy to a shop. `getSendAnswer` receives the path of a request, and returns the
 * function that sends the answer.
 */
export function startProxy(
  shopUrl: string,
  getSendAnswer: (path: string) => SendAnswer,
): Promise<WebServer> {
  const relayRequest = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = 'GET', url = '/', headers } = request;
    const { host: _host, connection: _connection, ...forwardedHeaders } = headers;
    const body = method === 'GET' || method === 'HEAD' ? undefined : await buffer(request);
    const requestHeaders = {
      ...(forwardedHeaders as Record<string, string>),
      'accept-encoding': 'identity',
    };
    const shopAnswer = await fetch(shopUrl + url, {
      method,
      headers: requestHeaders,
      ...(body && { body }),
    });
    const headerEntries = [...shopAnswer.headers].filter(
      ([name]) => !/length|encoding|connection/.test(name),
    );
    const completeAnswer = {
      status: shopAnswer.status,
      headers: Object.fromEntries(headerEntries),
      body: Buffer.from(await shopAnswer.arrayBuffer()),
    };
    getSendAnswer(url)(completeAnswer, response);
  };
  return startServer((request, response) => {
    relayRequest(request, response).catch(() => response.destroy());
  });
}
