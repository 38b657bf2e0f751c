import { act, screen, waitFor, within } from '@testing-library/react';
import { AppRoutes } from '@/app/router';
import { anOrder, storeOrders } from '@/testing/cartBuilders';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { readOrders } from '../placedOrders';

const order = anOrder();
const other = anOrder({ reference: 'DD-20261103-AB2C' });

/**
 * Returns the reminder once its text is there. The text appears later than the region around it.
 */
async function reminder() {
  const place = await screen.findByRole('region', { name: 'Not sent yet' });
  await within(place).findByText(/not sent yet/);
  return place;
}
function changeElsewhere(...orders: unknown[]) {
  storeOrders(...orders);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'placedOrders' })));
}
const isQuiet = () =>
  waitFor(() => expect(screen.queryByRole('region', { name: 'Not sent yet' })).toBeNull());

test('the reminder names unsent orders and links to them', async () => {
  storeOrders(order, other);
  const { user } = renderWithProviders(<AppRoutes />, { route: '/cart' });
  const both = within(await reminder());
  expect(both.getByText('2 orders are not sent yet')).toBeInTheDocument();
  await user.click(both.getByRole('link', { name: 'Open My Orders' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'My Orders' })).toBeInTheDocument();
  await isQuiet();

  changeElsewhere(order, { ...other, state: 'whatsApp' });
  await user.click(screen.getByRole('link', { name: /^Cart/ }));
  const one = within(await reminder());
  expect(one.getByText(`Order ${order.reference} is not sent yet`)).toBeInTheDocument();
  await user.click(one.getByRole('link', { name: `Open order ${order.reference}` }));
  expect(await screen.findByText(/has not been sent yet/)).toBeInTheDocument();
  await isQuiet();
});

test('a dismissed reminder returns only for the next order', async () => {
  storeOrders(order);
  const { user } = renderWithProviders(<AppRoutes />, { route: '/about' });
  await screen.findByRole('heading', { level: 1 });
  await user.click(within(await reminder()).getByRole('button', { name: 'Dismiss this reminder' }));
  await isQuiet();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();

  const [dismissed] = readOrders();
  changeElsewhere(dismissed, other);
  await user.click(screen.getByRole('link', { name: /^Cart/ }));
  expect(within(await reminder()).getByText(/AB2C is not sent yet/)).toBeInTheDocument();
  changeElsewhere(dismissed, { ...other, state: 'whatsApp' });
  await isQuiet();
});
