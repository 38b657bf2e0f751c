import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { encodeProductId } from '@/shared/lib/productId';
import { withCaches } from '@/testing/cacheStorage';
import { expectConsole } from '@/testing/consoleGuard';
import { demoHandlers, failing } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { renderApp, renderPage } from '@/testing/renderApp';
import { demoRows } from '../../server/testing/testApp';

withCaches();

const connection = jest.spyOn(navigator, 'onLine', 'get');
const turn = (online: boolean) => {
  act(() => {
    connection.mockReturnValue(online);
    window.dispatchEvent(new Event(online ? 'online' : 'offline'));
  });
};

beforeEach(() => {
  connection.mockReturnValue(true);
  server.use(...demoHandlers());
});

const [product] = demoRows.products;
const productRoute = `/product/${encodeProductId(String(product?.productId))}`;
const productHeading = () =>
  screen.findByRole('heading', { level: 1, name: String(product?.productName) });
const bar = () => within(screen.getByRole('banner')).getByRole('status');
const barSays = (words: RegExp) => waitFor(() => expect(bar()).toHaveTextContent(words));
const barIsEmpty = () => waitFor(() => expect(bar()).toBeEmptyDOMElement());
const listPath = '/api/WAP/ProductWebLink/GetAll';
const kept = async () => (await (await caches.open('answers')).keys()).map(({ url }) => url);

it('says at once that a product cannot come, and shows it when the line is back', async () => {
  let isBack = false;
  let calls = 0;
  server.use(
    http.get('*/api/ISPM/Product/GetWebProductById', () => {
      calls += 1;
      return isBack ? undefined : HttpResponse.error();
    }),
  );
  renderApp({ route: productRoute });
  turn(false);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Error: Failed to fetch product You are offline.',
  );
  expect(bar()).toHaveTextContent('You are offline. What is missing comes when you are back.');
  expect(calls).toBeLessThanOrEqual(2);
  isBack = true;
  turn(true);
  await productHeading();
  expect(screen.queryByText('You are offline.')).not.toBeInTheDocument();
  await barIsEmpty();
});

it('shows the last answers with their age, and the new ones once the line is back', async () => {
  const visit = renderPage({ route: `${productRoute}?tab=reviews` });
  await screen.findByRole('region', { name: 'Customer reviews' });
  await waitFor(async () => expect((await kept()).length).toBeGreaterThan(1));
  // What a user wrote is never kept.
  expect((await kept()).filter((url) => url.includes('review'))).toEqual([]);
  visit.unmount();
  window.sessionStorage.clear();

  server.use(http.all('*/api/*', () => HttpResponse.error()));
  connection.mockReturnValue(false);
  expectConsole(/access token/);
  renderApp({ route: productRoute });
  await productHeading();
  await barSays(/^You are offline\. Prices as of \d{1,2} \w+,? \d\d:\d\d\.$/);

  server.resetHandlers(...demoHandlers());
  turn(true);
  await barIsEmpty();
});

it('says where the shop does not answer; the menu counts what is kept, and clears it', async () => {
  const visit = renderPage({ route: '/products' });
  await screen.findByText('45 products');
  await waitFor(async () => expect(await kept()).not.toEqual([]));
  visit.unmount();

  server.use(failing(listPath, 503));
  const { user } = renderApp({ route: '/products' });
  await screen.findByText('45 products');
  await barSays(/^The shop does not answer\. Prices as of/);

  const list = expect.stringContaining(listPath) as string;
  expect(await kept()).toContainEqual(list);
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
  expect(await menu.findByText(/^Offline copies: [1-9]/)).toBeVisible();
  await user.click(menu.getByRole('button', { name: 'Clear offline copies' }));
  expect(await menu.findByText(/^Offline copies: 0/)).toBeVisible();
  expect(await screen.findByText('Offline copies cleared.')).toBeVisible();
  // Late parts of the page may still bring others.
  expect(await kept()).not.toContainEqual(list);
});
