/** @jest-environment ./src/testing/environment.ts */

import { http, HttpResponse } from 'msw';
import { runtimeConfig } from '@/shared/config/runtimeConfig';
import { server } from '@/testing/mswServer';
import { sendImage } from './upload';

const file = new File(['\x89PNG'], 'me.png', { type: 'image/png' });
const upload = (signal = new AbortController().signal) => sendImage(file, signal, () => undefined);
const stored = (url: string, status = 200) => HttpResponse.json({ url }, { status });

function answering(answer: () => Response | Promise<Response>, host = '*') {
  const sent: Request[] = [];
  server.use(
    http.post(`${host}/api/upload`, ({ request }) => {
      sent.push(request.clone());
      return answer();
    }),
  );
  return sent;
}

test('call 10 is a multipart form with the field file, without any auth header', async () => {
  const sent = answering(() => stored('/uploads/1.png'));
  sessionStorage.setItem('accessToken', 'web-client');
  sessionStorage.setItem('authToken', 'user');
  expect(await upload()).toBe('/uploads/1.png');
  const [request] = sent;
  expect(request?.headers.get('authorization')).toBeNull();
  expect(request?.headers.get('content-type')).toMatch(/^multipart\/form-data/);
  const form = await request?.formData();
  expect([...(form?.keys() ?? [])]).toEqual(['file']);
  expect(form?.get('file')).toMatchObject({ name: 'me.png', type: 'image/png' });
});

test.each([
  ['an answer that is not ok', () => stored('/uploads/1.png', 500), '500'],
  ['an answer without an address', () => HttpResponse.json({ message: 'stored' }), 'no address'],
  ['an empty address', () => stored(''), 'no address'],
  ['no JSON', () => new HttpResponse('<html>'), 'no address'],
  ['no answer', () => HttpResponse.error(), 'no connection'],
])('%s is no upload', async (_case, answer, why) => {
  answering(answer);
  await expect(upload()).rejects.toThrow(/^Failed to upload the image: /);
  await expect(upload()).rejects.toThrow(why);
});

test('can be called off', async () => {
  answering(() => new Promise<never>(() => undefined));
  const controller = new AbortController();
  const running = upload(controller.signal);
  controller.abort();
  await expect(running).rejects.toThrow('called off');
});

test('goes to the upload host where one is configured', async () => {
  runtimeConfig().uploadBaseUrl = 'https://files.test';
  answering(() => stored('/1.png'), 'https://files.test');
  expect(await upload()).toBe('https://files.test/1.png');
  runtimeConfig().uploadBaseUrl = '';
});
