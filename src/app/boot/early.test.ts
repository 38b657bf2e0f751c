import { http, HttpResponse } from 'msw';
import { server } from '@/testing/mswServer';
import { bannersApi } from '@/features/content/bannersApi';
import { contentApi } from '@/features/content/contentApi';
import { makeStore } from '../store';

/** The header of call 14 and 15 that no body asks for, and what else must be alike. */
const names = ['accept', 'authorization', 'content-type'];

/** What each call was sent with, by path, in turn. */
function listen() {
  const sent: Record<string, (string | null)[][]> = {};
  server.use(
    http.get('*/api/Login/GenerateToken', () =>
      HttpResponse.json({ statusCode: 200, data: 'web-client' }),
    ),
    http.get('*/api/*', ({ request }) => {
      const { pathname } = new URL(request.url);
      (sent[pathname] ??= []).push(names.map((name) => request.headers.get(name)));
      return HttpResponse.json({ data: [] });
    }),
  );
  return sent;
}

const asJson = ['application/json', 'Bearer web-client', 'application/json'];
const plain = ['application/json', 'Bearer web-client', null];

afterEach(() => {
  delete window.storefrontEarly;
});

const calls = [
  '/api/WAP/Banner/GetAll',
  '/api/WAP/ProductWebLink/GetAll',
  '/api/ADM/Client/GetByLoginClient',
];

test('the early script sends what the base query sends, the content type of call 14 included', async () => {
  const sent = listen();
  // In a page it stands on the script's own tag.
  Object.assign(document.body.dataset, { path: '/', calls: calls.join(' ') });
  await import('./early');
  await Promise.all([...(window.storefrontEarly?.responses.values() ?? [])]);
  expect(sent).toEqual({
    '/api/WAP/Banner/GetAll': [asJson],
    '/api/WAP/ProductWebLink/GetAll': [plain],
    '/api/ADM/Client/GetByLoginClient': [plain],
  });
});

test('calls 14 and 15 carry a content type from the base query', async () => {
  const sent = listen();
  const { dispatch } = makeStore();
  await dispatch(bannersApi.endpoints.getBanners.initiate());
  await dispatch(contentApi.endpoints.getClientSettings.initiate());
  await dispatch(contentApi.endpoints.getHeadOffice.initiate());
  expect(sent).toEqual({
    '/api/WAP/Banner/GetAll': [asJson],
    '/api/ADM/ClientSetting/GetData': [asJson],
    '/api/ADM/ClientLocation/GetHeadOffice': [plain],
  });
});
