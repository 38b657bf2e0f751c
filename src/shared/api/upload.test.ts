import { http, HttpResponse } from 'msw';
import { runtimeConfig } from '@/shared/config/runtimeConfig';
import { answering, unreachable } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { sendImage } from './upload';

const file = new File(['\x89PNG'], 'me.png', { type: 'image/png' });
const upload = (signal = new AbortController().signal) => sendImage(file, signal, () => undefined);

test('call 10 is a multipart form with the field file, without any auth header', async () => {
  const sent = new Promise<Request>((resolve) => {
    server.use(
      http.post('*/api/upload', ({ request }) => {
        resolve(request.clone());
        return HttpResponse.json({ url: '/uploads/1.png' });
      }),
    );
  });
  sessionStorage.setItem('accessToken', 'web-client');
  sessionStorage.setItem('authToken', 'user');
  expect(await upload()).toBe('/uploads/1.png');
  const request = await sent;
  expect(request.headers.get('authorization')).toBeNull();
  expect(request.headers.get('content-type')).toMatch(/^multipart\/form-data/);
  const form = await request.formData();
  expect([...form.keys()]).toEqual(['file']);
  expect(form.get('file')).toMatchObject({ name: 'me.png', type: 'image/png' });
});

test.each([
  ['an answer that is not ok', 500, { url: '/uploads/1.png' }],
  ['an answer without an address', 200, { message: 'stored' }],
  ['an empty address', 200, { url: '' }],
])('%s is no upload', async (_case, status, body) => {
  server.use(answering('/api/upload', body, status));
  await expect(upload()).rejects.toThrow('Failed to upload the image');
});

test('nor is a body that is no JSON, or no answer', async () => {
  server.use(http.post('*/api/upload', () => new HttpResponse('<html>')));
  await expect(upload()).rejects.toThrow('Failed to upload the image');
  server.use(unreachable('/api/upload'));
  await expect(upload()).rejects.toThrow('Failed to upload the image: no connection');
});

test('can be called off', async () => {
  server.use(http.post('*/api/upload', () => new Promise<never>(() => undefined)));
  const controller = new AbortController();
  const running = upload(controller.signal);
  controller.abort();
  await expect(running).rejects.toThrow('called off');
});

test('goes to the upload host where one is configured', async () => {
  const config = runtimeConfig();
  config.uploadBaseUrl = 'https://files.test';
  server.use(
    http.post('https://files.test/api/upload', () => HttpResponse.json({ url: '/1.png' })),
  );
  expect(await upload()).toBe('https://files.test/1.png');
  config.uploadBaseUrl = '';
});
