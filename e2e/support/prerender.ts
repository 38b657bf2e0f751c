import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a call is answered with: a status of its own, or another text. */
export type Fault = (call: URL, body: string) => { status?: number; body?: string } | undefined;

/** Stands before the back end, and answers as told. */
export async function startFaultyProxy(backEnd: string) {
  let fault: Fault = () => undefined;
  const server = createServer((request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    const { authorization = '' } = headers;
    const relay = async () => {
      const answer = await fetch(backEnd + url, { method, headers: { authorization } });
      const body = await answer.text();
      const wrong = fault(new URL(url, backEnd), body);
      response.writeHead(wrong?.status ?? answer.status, { 'Content-Type': 'application/json' });
      response.end(wrong?.body ?? body);
    };
    void relay();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    answer: (next: Fault) => {
      fault = next;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Runs `npm run prerender` with arguments. */
export async function prerender(...args: string[]) {
  const child = spawn(process.execPath, ['scripts/prerender.mjs', ...args]);
  let [output, errors] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, output, errors };
}
