import { act, screen, waitFor, within } from '@testing-library/react';
import { anOrder, keepOrders } from '@/testing/cartBuilders';
import { demoHandlers } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { renderApp } from '@/testing/renderApp';
import { readOrders } from '../placedOrders';

beforeEach(() => {
  server.use(...demoHandlers());
});

const order = anOrder();
const other = anOrder({ reference: 'DD-20261103-AB2C' });

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

test('an order not sent is told of on the way through the shop, and can be opened', async () => {
  keepOrders(order, anOrder({ reference: 'DD-20261104-SENT', state: 'whatsApp' }));
  const { user } = renderApp({ route: '/cart' });
  const line = within(await reminder());
  expect(line.getByText(`Order ${order.reference} is not sent yet`)).toBeInTheDocument();
  await user.click(line.getByRole('link', { name: `Open order ${order.reference}` }));
  expect(await screen.findByText(/has not been sent yet/)).toBeInTheDocument();
  await isQuiet();
});

test('several are told of in one line, and found in My Orders', async () => {
  keepOrders(order, other);
  const { user } = renderApp({ route: '/cart' });
  const line = within(await reminder());
  expect(line.getByText('2 orders are not sent yet')).toBeInTheDocument();
  await user.click(line.getByRole('link', { name: 'Open My Orders' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'My Orders' })).toBeInTheDocument();
  await isQuiet();
});

test('dismissed once, it is not told of again; the next order is, until another tab sends it', async () => {
  keepOrders(order);
  const { user } = renderApp({ route: '/about' });
  await user.click(within(await reminder()).getByRole('button', { name: 'Dismiss this reminder' }));
  await isQuiet();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();

  const [dismissed] = readOrders();
  const changeElsewhere = (now: typeof other) => {
    keepOrders(dismissed, now);
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'placedOrders' }));
    });
  };
  changeElsewhere(other);
  await user.click(screen.getByRole('link', { name: /^Cart/ }));
  expect(within(await reminder()).getByText(/AB2C is not sent yet/)).toBeInTheDocument();
  changeElsewhere({ ...other, state: 'whatsApp' });
  await isQuiet();
});
