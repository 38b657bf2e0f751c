/** @jest-environment ./src/testing/environment.ts */

import { http, HttpResponse } from 'msw';
import { runtimeConfig } from '@/shared/config/runtimeConfig';
import { server } from '@/testing/mswServer';
import { sendImage } from './upload';

const file = new File(['\x89PNG'], 'me.png', { type: 'image/png' });
const upload = () => sendImage(file, new AbortController().signal, () => undefined);
/* Each way in which it can fail: src/app/faults. */

function answering(url: string, host = '*') {
  const sent: Request[] = [];
  server.use(
    http.post(`${host}/api/upload`, ({ request }) => {
      sent.push(request.clone());
      return HttpResponse.json({ url });
    }),
  );
  return sent;
}

test('call 10 is a multipart form with the field file, without any auth header', async () => {
  const sent = answering('/uploads/1.png');
  sessionStorage.setItem('accessToken', 'web-client');
  expect(await upload()).toBe('/uploads/1.png');
  const [request] = sent;
  expect(request?.headers.get('authorization')).toBeNull();
  const form = await request?.formData();
  expect([...(form?.keys() ?? [])]).toEqual(['file']);
  expect(form?.get('file')).toMatchObject({ name: 'me.png', type: 'image/png' });
});

test('goes to the upload host where one is configured', async () => {
  runtimeConfig().uploadBaseUrl = 'https://files.test';
  answering('/1.png', 'https://files.test');
  expect(await upload()).toBe('https://files.test/1.png');
  runtimeConfig().uploadBaseUrl = '';
});
