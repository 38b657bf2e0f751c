import { act, screen, waitFor, within } from '@testing-library/react';
import { aLine, anOrder, keepOrders } from '@/testing/cartBuilders';
import { answering, demoHandlers, failing, selling } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { renderPage } from '@/testing/renderApp';

const box = aLine({ quantity: 2 });
const cup = aLine({ productId: '12', name: 'Sauce cup', price: 3.5 });
const older = anOrder({
  reference: 'DD-20261103-AB2C',
  placedAt: '2026-11-03T09:30:00.000Z',
  state: 'whatsApp',
  stateAt: '2026-11-04T09:30:00.000Z',
  lines: [box, cup],
});
const newer = anOrder();

beforeEach(() => {
  server.use(
    answering('/api/ADM/Client/GetByLoginClient', {
      data: { cellNo: '0300-7654321', email: '', clientName: 'Dabba House' },
    }),
    selling(box, cup),
    ...demoHandlers(),
  );
});

async function openOrders() {
  const view = renderPage({ route: '/order' });
  await screen.findByRole('heading', { level: 1, name: 'My Orders' });
  return view;
}

const card = (reference: string) => screen.findByRole('region', { name: `Order ${reference}` });
const linesOf = ({ store }: ReturnType<typeof renderPage>) => store.getState().cart.lines;

test('a guest sees the orders of this device, newest first, with state, lines and total', async () => {
  keepOrders(older, newer);
  await openOrders();
  expect(await screen.findByText('Kept on this device')).toBeInTheDocument();
  const references = screen
    .getAllByRole('heading', { level: 2, name: /^DD-/ })
    .map((heading) => heading.textContent);
  expect(references).toEqual([newer.reference, older.reference]);
  const first = within(await card(newer.reference));
  expect(first.getByText('Not sent yet')).toBeInTheDocument();
  expect(first.getByText('November 21, 2026')).toBeInTheDocument();
  const second = within(await card(older.reference));
  expect(second.getByText('Handed off by WhatsApp')).toBeInTheDocument();
  expect(second.getByText(/^November 4, 2026, \d\d:30$/)).toBeInTheDocument();
  expect(second.getByText('Qty: 2 × Rs. 420')).toBeInTheDocument();
  expect(second.getByText('Total Rs. 843.50')).toBeInTheDocument();
});

test('an order placed in another tab appears, and can be sent from here in both ways', async () => {
  keepOrders(older);
  const { user } = await openOrders();
  await card(older.reference);
  keepOrders(newer, older);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'placedOrders' }));
  });
  const order = within(await card(newer.reference));
  const chat = await order.findByRole('link', { name: /^Send on WhatsApp/ });
  const text = new URL(chat.getAttribute('href') ?? '').searchParams.get('text');
  expect(text).toContain(newer.reference);
  await user.click(chat);
  expect(await order.findByText('Handed off by WhatsApp')).toBeInTheDocument();
  await user.click(order.getByRole('button', { name: 'Send to Dabba House' }));
  expect(await order.findByText('Sent to Dabba House')).toBeInTheDocument();
  expect(order.queryByRole('link', { name: /^Send on WhatsApp/ })).not.toBeInTheDocument();
});

describe('Order again', () => {
  const orderAgain = async () => {
    keepOrders(older);
    const view = await openOrders();
    await view.user.click(await screen.findByRole('button', { name: 'Order again' }));
    return view;
  };

  test('puts the lines into the cart and says so', async () => {
    const view = await orderAgain();
    expect(await screen.findByText('2 items added to cart!')).toBeInTheDocument();
    expect(linesOf(view)).toEqual(older.lines);
  });

  test('shows what has changed since, and adds what is sold now once that is agreed', async () => {
    server.use(selling({ ...box, price: 450 }));
    const view = await orderAgain();
    const notice = await screen.findByRole('group', {
      name: 'The shop has changed since this order',
    });
    expect(notice).toHaveFocus();
    const rows = within(notice).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      `${box.name}, Pack of 50: Rs. 420 → Rs. 450`,
      `${cup.name}, Pack of 50: No longer available`,
    ]);
    await view.user.click(within(notice).getByRole('button', { name: 'Cancel' }));
    const again = screen.getByRole('button', { name: 'Order again' });
    expect(again).toHaveFocus();
    expect(linesOf(view)).toEqual([]);

    await view.user.click(again);
    await view.user.click(await screen.findByRole('button', { name: 'Add what is sold now' }));
    expect(linesOf(view)).toMatchObject([{ name: box.name, price: 450, quantity: 2, total: 900 }]);
  });

  test('is not to be had where nothing is left of the order', async () => {
    server.use(selling());
    const view = await orderAgain();
    await screen.findByRole('group', { name: 'Nothing of this order is sold any more' });
    expect(screen.queryByRole('button', { name: 'Add what is sold now' })).not.toBeInTheDocument();
    await view.user.click(screen.getByRole('button', { name: 'Close' }));
    expect(linesOf(view)).toEqual([]);
  });

  test('adds the lines as they were where prices cannot be read: the checkout asks again', async () => {
    server.use(failing('/api/ISPM/Product/GetWebProductById'));
    const view = await orderAgain();
    await waitFor(() => expect(linesOf(view)).toEqual(older.lines));
  });
});

test('clearing asks first, and leaves the word where orders would be', async () => {
  keepOrders(older, newer);
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
  expect(screen.getByRole('link', { name: 'Continue Shopping' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Quick order/ })).toBeInTheDocument();
  expect(localStorage.getItem('placedOrders')).toBeNull();
});
