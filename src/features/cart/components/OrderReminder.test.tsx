import { act, screen, waitFor, within } from '@testing-library/react';
import { anOrder } from '@/testing/cartBuilders';
import { demoHandlers } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { renderApp } from '@/testing/renderApp';

beforeEach(() => {
  server.use(...demoHandlers());
});

const order = anOrder();
const other = anOrder({ reference: 'DD-20261103-AB2C' });
const store = (...orders: unknown[]) => {
  localStorage.setItem('placedOrders', JSON.stringify({ version: 1, orders }));
};

/** Its words come after its place. */
async function reminder() {
  const place = await screen.findByRole('region', { name: 'Not sent yet' });
  await within(place).findByText(/not sent yet/);
  return place;
}
const isQuiet = () =>
  waitFor(() => {
    expect(screen.queryByRole('region', { name: 'Not sent yet' })).not.toBeInTheDocument();
  });

/** Until the end of the page is there, with which the reminder would have come. */
async function openQuietly(route: string) {
  const view = renderApp({ route });
  await screen.findByRole('contentinfo');
  await isQuiet();
  return view;
}

test('an order not sent is told of on the way through the shop, and can be opened', async () => {
  store(order);
  const { user } = renderApp({ route: '/cart' });
  const line = within(await reminder());
  expect(line.getByText(`Order ${order.reference} is not sent yet`)).toBeInTheDocument();
  await user.click(line.getByRole('link', { name: `Open order ${order.reference}` }));
  expect(await screen.findByText(/has not been sent yet/)).toBeInTheDocument();
  await isQuiet();
});

test('several are told of in one line, and found in My Orders', async () => {
  store(order, other, anOrder({ reference: 'DD-20261104-SENT', state: 'whatsApp' }));
  const { user } = renderApp({ route: '/cart' });
  const line = within(await reminder());
  expect(line.getByText('2 orders are not sent yet')).toBeInTheDocument();
  await user.click(line.getByRole('link', { name: 'Open My Orders' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'My Orders' })).toBeInTheDocument();
  await isQuiet();
});

test('dismissed once, it is not told of again; the next order is', async () => {
  store(order);
  const { user, unmount } = renderApp({ route: '/cart' });
  await user.click(within(await reminder()).getByRole('button', { name: 'Dismiss this reminder' }));
  await isQuiet();
  expect(screen.getByRole('heading', { level: 1, name: 'Shopping Cart' })).toHaveFocus();
  unmount();

  const view = await openQuietly('/about');
  store(
    other,
    ...(JSON.parse(localStorage.getItem('placedOrders') ?? '') as { orders: [] }).orders,
  );
  await view.user.click(screen.getByRole('link', { name: /^Cart/ }));
  expect(within(await reminder()).getByText(/AB2C is not sent yet/)).toBeInTheDocument();
});

test('an order sent in another tab is told of no more', async () => {
  store(order);
  renderApp({ route: '/cart' });
  await reminder();
  store({ ...order, state: 'whatsApp' });
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'placedOrders' }));
  });
  await isQuiet();
});

test.each([
  ['no order', null],
  ['an order sent', JSON.stringify({ version: 1, orders: [{ ...order, state: 'copied' }] })],
  ['an unreadable store', '{"orders":[null]'],
  ['a store of another shape', '{"orders":[null,7,{"state":"notSent"}]}'],
])('%s is nothing to tell of', async (_case, stored) => {
  if (stored) localStorage.setItem('placedOrders', stored);
  await openQuietly('/cart');
});
