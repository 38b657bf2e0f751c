import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { encodeProductId } from '@/shared/lib/productId';
import { withCaches } from '@/testing/cacheStorage';
import { expectConsole } from '@/testing/consoleGuard';
import { demoHandlers, failing } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { renderApp } from '@/testing/renderApp';
import { demoRows } from '../../server/testing/testApp';

withCaches();

const connection = jest.spyOn(navigator, 'onLine', 'get');
beforeEach(() => {
  connection.mockReturnValue(true);
  server.use(...demoHandlers());
});

const [product] = demoRows.products;
const productRoute = `/product/${encodeProductId(String(product?.productId))}`;
const productHeading = () =>
  screen.findByRole('heading', { level: 1, name: String(product?.productName) });
const bar = () => within(screen.getByRole('banner')).getByRole('status');
const cutTheLine = () => server.use(http.all('*/api/*', () => HttpResponse.error()));

/** A visit whose answers are kept, and its end. */
async function visit(route: string, shown: () => Promise<unknown>) {
  const { unmount } = renderApp({ route });
  await shown();
  await waitFor(async () => {
    expect((await (await caches.open('answers')).keys()).length).toBeGreaterThan(2);
  });
  unmount();
  window.sessionStorage.clear();
}

it('shows the last answers with their age, and the new ones once the line is back', async () => {
  await visit(productRoute, productHeading);
  cutTheLine();
  connection.mockReturnValue(false);
  expectConsole(/access token/);
  renderApp({ route: productRoute });
  await productHeading();
  const words = /^You are offline\. Prices as of \d{1,2} \w+,? \d\d:\d\d\.$/;
  await waitFor(() => expect(bar()).toHaveTextContent(words));

  server.resetHandlers(...demoHandlers());
  connection.mockReturnValue(true);
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  await waitFor(() => expect(bar()).toBeEmptyDOMElement());
});

it('says that the shop does not answer where the browser is online', async () => {
  await visit('/products', () => screen.findByText('45 products'));
  server.use(failing('/api/WAP/ProductWebLink/GetAll', 503));
  renderApp({ route: '/products' });
  await screen.findByText('45 products');
  await waitFor(() => expect(bar()).toHaveTextContent(/^The shop does not answer\. Prices as of/));
});

it('keeps a good answer where a broken one comes later', async () => {
  await visit('/products', () => screen.findByText('45 products'));
  const path = '/api/WAP/ProductWebLink/GetAll';
  server.use(http.get(`*${path}`, () => HttpResponse.json({ rows: [] })));
  const broken = renderApp({ route: '/products' });
  await screen.findByText(/Failed to fetch products/);
  broken.unmount();
  cutTheLine();
  renderApp({ route: '/products' });
  await screen.findByText('45 products');
});

it('shows what a visitor would see, never what a user wrote', async () => {
  await visit(`${productRoute}?tab=reviews`, () =>
    screen.findByRole('region', { name: 'Customer reviews' }),
  );
  const kept = await (await caches.open('answers')).keys();
  expect(kept.filter((key) => key.url.includes('review'))).toEqual([]);
});

it('counts what is kept in the menu, and clears it', async () => {
  await visit('/products', () => screen.findByText('45 products'));
  const { user } = renderApp({ route: '/terms-and-conditions' });
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
  expect(await menu.findByText(/^Offline copies: [1-9]/)).toBeVisible();
  await user.click(menu.getByRole('button', { name: 'Clear offline copies' }));
  expect(await menu.findByText(/^Offline copies: 0/)).toBeVisible();
  expect(await screen.findByText('Offline copies cleared.')).toBeVisible();
  expect(await (await caches.open('answers')).keys()).toEqual([]);
});
