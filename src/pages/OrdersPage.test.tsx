import { act, screen, waitFor, within } from '@testing-library/react';
import { aLine, anOrder } from '@/testing/cartBuilders';
import { demoHandlers, failing, selling } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { renderApp } from '@/testing/renderApp';

beforeEach(() => {
  server.use(selling(...older.lines), ...demoHandlers());
});

const older = anOrder({
  reference: 'DD-20261103-AB2C',
  placedAt: '2026-11-03T09:30:00.000Z',
  state: 'whatsApp',
  lines: [aLine({ quantity: 2 }), aLine({ productId: '12', name: 'Sauce cup', price: 3.5 })],
});
const newer = anOrder();

const store = (...orders: unknown[]) => {
  localStorage.setItem('placedOrders', JSON.stringify({ version: 1, orders }));
};

async function openOrders() {
  const view = renderApp({ route: '/order' });
  await screen.findByRole('heading', { level: 1, name: 'My Orders' });
  return view;
}

const order = (reference: string) => screen.getByRole('region', { name: `Order ${reference}` });
const cart = () => JSON.parse(sessionStorage.getItem('cart') ?? '[]') as unknown;

test('a guest sees the orders of this device, newest first, with state, lines and total', async () => {
  store(older, newer);
  await openOrders();
  expect(await screen.findByText('Kept on this device')).toBeInTheDocument();
  const references = screen
    .getAllByRole('heading', { level: 2, name: /^DD-/ })
    .map((heading) => heading.textContent);
  expect(references).toEqual([newer.reference, older.reference]);
  expect(within(order(newer.reference)).getByText('Not sent yet')).toBeInTheDocument();
  expect(within(order(newer.reference)).getByText('November 21, 2026')).toBeInTheDocument();
  const first = within(order(older.reference));
  expect(first.getByText('Handed off by WhatsApp')).toBeInTheDocument();
  expect(first.getByText('Qty: 2 × Rs. 420')).toBeInTheDocument();
  expect(first.getByText('Total Rs. 843.50')).toBeInTheDocument();
});

test('nothing ordered yet: says where orders would be, and leads on', async () => {
  await openOrders();
  expect(await screen.findByText(/No orders on this device yet/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Continue Shopping' })).toBeInTheDocument();
});

test('Order again puts the lines into the cart and leads there', async () => {
  store(older);
  const { user } = await openOrders();
  await user.click(await screen.findByRole('button', { name: 'Order again' }));
  await waitFor(() => {
    expect(cart()).toEqual(older.lines);
  });
  expect(await screen.findByText('2 items added to cart!')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'View cart' }));
  expect(await screen.findByRole('heading', { name: 'Shopping Cart' })).toBeInTheDocument();
});

test('Order again shows what has changed since, and adds what is sold now once that is agreed', async () => {
  const [box = aLine(), cup = aLine()] = older.lines;
  server.use(selling({ ...box, price: 450 }));
  store(older);
  const { user } = await openOrders();
  await user.click(await screen.findByRole('button', { name: 'Order again' }));
  const notice = await screen.findByRole('group', {
    name: 'The shop has changed since this order',
  });
  expect(notice).toHaveFocus();
  const rows = within(notice).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    `${box.name}, Pack of 50: Rs. 420 → Rs. 450`,
    `${cup.name}, Pack of 50: No longer available`,
  ]);
  expect(cart()).toEqual([]);
  await user.click(within(notice).getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: 'Order again' })).toHaveFocus();

  await user.click(screen.getByRole('button', { name: 'Order again' }));
  await user.click(await screen.findByRole('button', { name: 'Add what is sold now' }));
  await waitFor(() =>
    expect(cart()).toMatchObject([{ name: box.name, price: 450, quantity: 2, total: 900 }]),
  );
});

test('an order of which nothing is left cannot be ordered again', async () => {
  server.use(selling());
  store(older);
  const { user } = await openOrders();
  await user.click(await screen.findByRole('button', { name: 'Order again' }));
  await screen.findByRole('group', { name: 'Nothing of this order is sold any more' });
  expect(screen.queryByRole('button', { name: 'Add what is sold now' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(cart()).toEqual([]);
});

test('where prices cannot be read the order is added as it was, to be checked at the checkout', async () => {
  server.use(failing('/api/ISPM/Product/GetWebProductById'));
  store(older);
  const { user } = await openOrders();
  await user.click(await screen.findByRole('button', { name: 'Order again' }));
  await waitFor(() => expect(cart()).toEqual(older.lines));
});

test('an order not sent yet can be sent from here', async () => {
  store(newer);
  const { user } = await openOrders();
  const send = await screen.findByRole('link', { name: /^Send on WhatsApp/ });
  const text = new URL(send.getAttribute('href') ?? '').searchParams.get('text');
  expect(text).toContain(newer.reference);
  await user.click(send);
  expect(await screen.findByText('Handed off by WhatsApp')).toBeInTheDocument();
});

test('clearing asks first', async () => {
  store(older, newer);
  const { user } = await openOrders();
  await user.click(await screen.findByRole('button', { name: 'Clear orders' }));
  const dialog = within(
    screen.getByRole('alertdialog', { name: 'Remove all orders from this device?' }),
  );
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => {
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
  expect(screen.getByText(newer.reference)).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Clear orders' }));
  await user.click(await screen.findByRole('button', { name: 'Remove orders' }));
  expect(await screen.findByText(/No orders on this device yet/)).toBeInTheDocument();
  expect(localStorage.getItem('placedOrders')).toBeNull();
});

test('an order placed in another tab appears', async () => {
  store(older);
  await openOrders();
  await screen.findByText(older.reference);
  store(newer, older);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'placedOrders' }));
  });
  expect(await screen.findByText(newer.reference)).toBeInTheDocument();
});

test('broken stored orders do not hide the good ones', async () => {
  store({ reference: 'DD-1' }, 7, newer);
  await openOrders();
  expect(await screen.findByText(newer.reference)).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { name: /^DD-/ })).toHaveLength(1);
});
