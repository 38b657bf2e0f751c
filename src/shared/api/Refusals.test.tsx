import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { clientInfoApi } from '@/features/content/clientInfoApi';
import { demoHandlers } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { renderApp } from '@/testing/renderApp';

const calls = {
  token: '/api/Login/GenerateToken',
  clientInfo: '/api/ADM/Client/GetByLoginClient',
  headOffice: '/api/ADM/ClientLocation/GetHeadOffice',
  banners: '/api/WAP/Banner/GetAll',
  categories: '/api/ISPM/ProductCategory/GetWebCategory',
};

/** Counts the calls to each path, and answers with the status until it is set to 200. */
function refusing(status: number, ...paths: string[]) {
  const sent: Record<string, number> = { token: 0 };
  const state = { status };
  server.use(
    http.get(`*${calls.token}`, () => {
      sent.token = (sent.token ?? 0) + 1;
      // Nothing is answered here: the demo shop does.
    }),
    ...paths.map((path) => {
      sent[path] = 0;
      return http.get(`*${path}`, () => {
        sent[path] = (sent[path] ?? 0) + 1;
        return state.status === 200 ? undefined : new HttpResponse(null, { status: state.status });
      });
    }),
  );
  return { sent, state };
}

beforeEach(() => {
  server.use(...demoHandlers());
});

/** From home over two more pages, each with its late parts. */
async function goThrough(user: ReturnType<typeof renderApp>['user']) {
  const footer = within(await screen.findByRole('contentinfo'));
  await footer.findByText(/All Right Reserved/);
  await user.click(footer.getByRole('link', { name: 'Contact Us' }));
  await screen.findByRole('region', { name: 'Our Location' });
  await user.click(footer.getByRole('link', { name: 'Home' }));
  await screen.findByRole('region', { name: 'Products' });
}

test('a client lookup that keeps answering 401 is sent twice, with one refresh', async () => {
  const { sent } = refusing(401, calls.clientInfo);
  const { user } = renderApp();
  await goThrough(user);
  expect(sent).toEqual({ token: 2, [calls.clientInfo]: 2 });
});

test.each([400, 403, 404])(
  'one that answers %d is sent once, until it is forced',
  async (status) => {
    const { sent, state } = refusing(status, calls.clientInfo);
    const { store, user } = renderApp();
    await goThrough(user);
    const { getClientInfo } = clientInfoApi.endpoints;
    const errorOf = () => getClientInfo.select()(store.getState()).error;
    expect(errorOf()).toEqual({ status, message: `HTTP error! status: ${String(status)}` });
    expect(sent[calls.clientInfo]).toBe(1);

    state.status = 200;
    await store.dispatch(getClientInfo.initiate(undefined, { forceRefetch: true }));
    expect(errorOf()).toBeUndefined();
    expect(sent[calls.clientInfo]).toBe(2);
  },
);

test('so are lists that every visit asks for, and the next load asks anew', async () => {
  const { sent } = refusing(404, calls.banners, calls.categories);
  const first = renderApp();
  await goThrough(first.user);
  const once = { [calls.banners]: 1, [calls.categories]: 1 };
  expect(sent).toMatchObject(once);

  first.unmount();
  renderApp();
  await screen.findByRole('region', { name: 'Products' });
  await waitFor(() => {
    expect(sent).toMatchObject({ [calls.banners]: 2, [calls.categories]: 2 });
  });
});

test('Retry asks again, and what came then is shown', async () => {
  const { sent, state } = refusing(404, calls.headOffice);
  const { user } = renderApp({ route: '/contact' });
  const map = within(await screen.findByRole('region', { name: 'Our Location' }));
  const retry = await map.findByRole('button', { name: 'Retry' });
  await within(await screen.findByRole('contentinfo')).findByText('Failed to fetch head office');
  expect(sent[calls.headOffice]).toBe(1);
  state.status = 200;
  await user.click(retry);
  const frame = await map.findByTitle(/^Map: Unit 14/);
  expect(sent[calls.headOffice]).toBe(2);
  frame.remove();
});

test('what may have passed is asked again by the next part', async () => {
  const { sent, state } = refusing(500, calls.headOffice);
  const { user } = renderApp({ route: '/terms-and-conditions' });
  const footer = within(await screen.findByRole('contentinfo'));
  await footer.findByText('Failed to fetch head office');
  const before = sent[calls.headOffice] ?? NaN;
  state.status = 200;
  await user.click(footer.getByRole('link', { name: 'Contact Us' }));
  const map = within(await screen.findByRole('region', { name: 'Our Location' }));
  (await map.findByTitle(/^Map: Unit 14/)).remove();
  expect(sent[calls.headOffice]).toBe(before + 1);
});
