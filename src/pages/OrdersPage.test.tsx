import { fireEvent, screen, within } from '@testing-library/react';
import { ordersFile } from '@/features/cart/ordersFile';
import { readOrders } from '@/features/cart/placedOrders';
import { aCompany, aDelivery, aLine, anOrder, keepOrders } from '@/testing/cartBuilders';
import { answering, failing, selling } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { renderPage } from '@/testing/renderApp';

const box = aLine({ quantity: 2 });
const cup = aLine({ productId: '12', name: 'Sauce cup', price: 3.5 });
const older = anOrder({
  reference: 'DD-20261103-AB2C',
  placedAt: '2026-11-03T09:30:00.000Z',
  state: 'whatsApp',
  stateAt: '2026-11-04T09:30:00.000Z',
  lines: [{ ...box, isUnchecked: true }, cup],
  delivery: { ...aDelivery, ...aCompany },
});
const newer = anOrder();

beforeEach(() => {
  server.use(
    answering('/api/ADM/Client/GetByLoginClient', {
      data: { cellNo: '0300-7654321', email: '', clientName: 'Dabba House' },
    }),
    selling(box, cup),
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
  await screen.findByText(/^Kept on this device only/);
  const references = screen.getAllByRole('heading', { level: 2, name: /^DD-/ });
  expect(references.map((heading) => heading.textContent)).toEqual([
    newer.reference,
    older.reference,
  ]);
  expect(await card(newer.reference)).toHaveTextContent('Not sent yet');
  const second = await card(older.reference);
  for (const fact of [
    'Opened in WhatsApp',
    '4 November 2026',
    'Company: Sweet Box Bakery',
    'Qty: 2 × Rs. 420',
  ])
    expect(second).toHaveTextContent(fact);
  expect(second).toHaveTextContent(/Price not checked.*Total Rs. 843.50/);
});

test('an order placed while the page lay in the back/forward cache appears, and can be sent from here in both ways', async () => {
  keepOrders(older);
  const { user } = await openOrders();
  await card(older.reference);
  keepOrders(newer, older);
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
  const order = within(await card(newer.reference));
  const chat = await order.findByRole('link', { name: /^Send on WhatsApp/ });
  const text = new URL(chat.getAttribute('href') ?? '').searchParams.get('text');
  expect(text).toContain(newer.reference);
  await user.click(chat);
  expect(await order.findByText('Opened in WhatsApp')).toBeInTheDocument();
  await user.click(order.getByRole('button', { name: 'Send to Dabba House' }));
  expect(await order.findByText('Sent to Dabba House')).toBeInTheDocument();
});

describe('Order again', () => {
  const orderAgain = async () => {
    keepOrders(older);
    const view = await openOrders();
    await view.user.click(await screen.findByRole('button', { name: 'Order again' }));
    return view;
  };

  test('shows what has changed since, and adds what is sold now once that is agreed', async () => {
    server.use(selling({ ...box, price: 450 }));
    const view = await orderAgain();
    const name = 'Prices or packs have changed since this order';
    const notice = await screen.findByRole('group', { name });
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
    await view.user.click(await screen.findByRole('button', { name: 'Add what is still sold' }));
    expect(linesOf(view)).toMatchObject([{ name: box.name, price: 450, quantity: 2, total: 900 }]);
  });

  test('adds the lines as they were where prices cannot be read: the checkout asks again', async () => {
    server.use(failing('/api/ISPM/Product/GetWebProductById'));
    const view = await orderAgain();
    expect(await screen.findByText('2 products added to cart!')).toBeInTheDocument();
    expect(linesOf(view)).toEqual([box, cup]);
  });
});

test('a file brings the orders of another device, none twice; of a damaged one nothing is taken', async () => {
  const text = ordersFile([older, newer]);
  keepOrders(newer);
  const { user } = await openOrders();
  const add = (content: string) =>
    user.upload(screen.getByLabelText('File of orders'), new File([content], 'orders.json'));
  await add(text.slice(0, -9));
  await screen.findByText(/^Nothing was added: this file holds no orders/);
  expect(readOrders()).toEqual([newer]);
  await add(text);
  await screen.findByText(/^Orders added: 1 of 2. The others are here already/);
  await card(older.reference);
  expect(readOrders()).toEqual([newer, older]);
});

test('clearing asks first, and leaves the word where orders would be', async () => {
  keepOrders(older, newer);
  const { user } = await openOrders();
  await user.click(await screen.findByRole('button', { name: 'Clear orders' }));
  await screen.findByRole('alertdialog', { name: 'Remove all orders from this device?' });
  expect(localStorage.getItem('placedOrders')).toContain(newer.reference);
  await user.click(await screen.findByRole('button', { name: 'Remove orders' }));
  expect(await screen.findByText(/No orders on this device yet/)).toBeInTheDocument();
  expect(localStorage.getItem('placedOrders')).toBeNull();
});
