import { act, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { aDelivery, aLine, anOrder } from '@/testing/cartBuilders';
import { answering, demoHandlers } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { renderApp } from '@/testing/renderApp';

const order = anOrder();
const confirmation = `/place-order?order=${order.reference}`;

const shop = (cellNo: string) =>
  answering('/api/ADM/Client/GetByLoginClient', {
    data: { cellNo, email: 'shop@example.com', clientName: 'Dabba House' },
  });

beforeEach(() => {
  server.use(shop('0300-7654321'), ...demoHandlers());
  store(order);
});

function store(...orders: unknown[]) {
  localStorage.setItem('placedOrders', JSON.stringify({ version: 1, orders }));
}
const kept = () =>
  (JSON.parse(localStorage.getItem('placedOrders') ?? '') as { orders: unknown[] }).orders;

/** What arrives at call 19, which answers as told. */
function inbox(answer: () => Response | Promise<Response> = () => new HttpResponse(null)) {
  const sent: unknown[] = [];
  server.use(
    http.post('*/api/WAP/ContactInbox/Save', async ({ request }) => {
      sent.push(await request.json());
      return answer();
    }),
  );
  return sent;
}

const sendButton = () => screen.findByRole('button', { name: 'Send to Dabba House' });

test('sends the order as an enquiry, says so once it has arrived, and empties the cart', async () => {
  const sent = inbox();
  const { user, store: app } = renderApp({
    route: confirmation,
    preloadedState: { cart: { lines: order.lines, buyNow: null } },
  });
  const button = await sendButton();
  expect(button).toHaveClass('MuiButton-contained');
  expect(screen.getByRole('link', { name: /^Send on WhatsApp/ })).toHaveClass(
    'MuiButton-contained',
  );
  await user.click(button);
  expect(await screen.findByText(/^Sent to Dabba House on \w+ \d/)).toBeInTheDocument();
  const heading = screen.getByRole('heading', { level: 1, name: 'Your order is sent' });
  expect(heading).toHaveFocus();
  expect(screen.queryByRole('button', { name: /^Send to/ })).not.toBeInTheDocument();
  expect(sent).toMatchObject([
    {
      personName: aDelivery.fullName,
      companyName: aDelivery.fullName,
      contactNo: '03001234567',
      contactMessage: expect.stringContaining(order.reference) as string,
    },
  ]);
  expect(kept()).toMatchObject([{ state: 'sent' }]);
  expect(app.getState().cart.lines).toEqual([]);
});

test('two presses, and one from another tab meanwhile, send it once', async () => {
  const sent = inbox(async () => {
    await delay(50);
    return new HttpResponse(null);
  });
  renderApp({ route: confirmation });
  const button = await sendButton();
  act(() => {
    button.click();
    button.click();
  });
  expect(await screen.findByRole('button', { name: 'Sending...' })).toBeInTheDocument();
  await screen.findByRole('heading', { name: 'Your order is sent' });
  expect(sent).toHaveLength(1);
});

test('an order that another tab has sent is not sent again', async () => {
  const sent = inbox();
  const { user } = renderApp({ route: confirmation });
  const button = await sendButton();
  // This tab has not heard of it yet.
  store({ ...order, state: 'sent', stateAt: '2026-11-23T09:00:00.000Z' });
  await user.click(button);
  await waitFor(() => {
    expect(button).not.toHaveTextContent('Sending...');
  });
  expect(sent).toEqual([]);
});

test.each([
  [
    'a refusal',
    () => HttpResponse.json({ error: 'The inbox is full' }, { status: 500 }),
    /inbox is full/,
  ],
  ['a success with an error in it', () => HttpResponse.json({ error: 'Not today' }), /Not today/],
  ['no answer', () => HttpResponse.error(), /Failed to send your message/],
])('%s leaves it not sent, and it can be sent again', async (_name, answer, words) => {
  let isDown = true;
  const sent = inbox(() => (isDown ? answer() : new HttpResponse(null)));
  const { user } = renderApp({ route: confirmation });
  await user.click(await sendButton());
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(screen.getByRole('alert')).toHaveTextContent('Not sent yet');
  expect(kept()).toMatchObject([{ state: 'notSent' }]);
  isDown = false;
  await user.click(await sendButton());
  await screen.findByRole('heading', { name: 'Your order is sent' });
  expect(sent).toHaveLength(2);
});

test.each([
  ['another kind of number', { delivery: { ...aDelivery, phone: '+44 20 7946 0000' } }, /11-digit/],
  ['a text too long', { lines: [aLine({ name: 'Box '.repeat(1500) })] }, /too long/],
])('%s: says so, and offers WhatsApp alone', async (_name, parts, words) => {
  store({ ...order, ...parts });
  renderApp({ route: confirmation });
  expect(await screen.findByText(words)).toHaveTextContent('Send it on WhatsApp');
  expect(screen.getByRole('link', { name: /^Send on WhatsApp/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Send to/ })).not.toBeInTheDocument();
});

test('without a number of the shop it is the only way', async () => {
  server.use(shop(''));
  renderApp({ route: confirmation });
  expect(await sendButton()).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^Send on WhatsApp/ })).not.toBeInTheDocument();
});

test('My Orders sends, and says which way and when', async () => {
  inbox();
  const byChat = {
    ...order,
    reference: 'DD-20261103-AB2C',
    state: 'whatsApp',
    stateAt: order.placedAt,
  };
  store(order, byChat);
  const { user } = renderApp({ route: '/order' });
  const card = await screen.findByRole('region', { name: `Order ${order.reference}` });
  await user.click(await within(card).findByRole('button', { name: 'Send to Dabba House' }));
  expect(await within(card).findByText('Sent to Dabba House')).toBeInTheDocument();
  const chat = within(screen.getByRole('region', { name: 'Order DD-20261103-AB2C' }));
  expect(chat.getByText('Handed off by WhatsApp')).toBeInTheDocument();
  expect(chat.getByText(/^November 21, 2026, \d\d:30$/)).toBeInTheDocument();
});
