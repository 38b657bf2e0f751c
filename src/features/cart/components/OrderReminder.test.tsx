import { act, screen, waitFor, within } from '@testing-library/react';
import { AppRoutes } from '@/app/router';
import { anOrder, storeOrders } from '@/testing/cartBuilders';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { readOrders } from '../placedOrders';

const order = anOrder();
const otherOrder = anOrder({ reference: 'DD-20261103-AB2C' });

/**
 * Returns the reminder once its text is shown. The text appears later than the region around it.
 */
async function findReminder() {
  const region = await screen.findByRole('region', { name: 'Not sent yet' });
  await within(region).findByText(/not sent yet/);
  return region;
}
function changeOrdersInOtherTab(...orders: unknown[]) {
  storeOrders(...orders);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'placedOrders' })));
}
const expectNoReminder = () =>
  waitFor(() => expect(screen.queryByRole('region', { name: 'Not sent yet' })).toBeNull());

test('the reminder names unsent orders and links to them', async () => {
  storeOrders(order, otherOrder);
  const { user } = renderWithProviders(<AppRoutes />, { route: '/cart' });
  const pluralReminder = within(await findReminder());
  expect(pluralReminder.getByText('2 orders are not sent yet')).toBeInTheDocument();
  await user.click(pluralReminder.getByRole('link', { name: 'Open My Orders' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'My Orders' })).toBeInTheDocument();
  await expectNoReminder();

  changeOrdersInOtherTab(order, { ...otherOrder, state: 'whatsApp' });
  await user.click(screen.getByRole('link', { name: /^Cart/ }));
  const singularReminder = within(await findReminder());
  expect(
    singularReminder.getByText(`Order ${order.reference} is not sent yet`),
  ).toBeInTheDocument();
  await user.click(singularReminder.getByRole('link', { name: `Open order ${order.reference}` }));
  expect(await screen.findByText(/has not been sent yet/)).toBeInTheDocument();
  await expectNoReminder();
});

test('the reminder of an order that an earlier release sent in part says so', async () => {
  storeOrders({ ...order, parts: { count: 3, sent: [1] } });
  renderWithProviders(<AppRoutes />, { route: '/cart' });
  expect(await screen.findByText(`Order ${order.reference} is only partly sent`)).toBeVisible();
});

test('the reminder of an order of another account shows only its reference', async () => {
  storeOrders({ ...order, owner: '5' });
  renderWithProviders(<AppRoutes />, { route: '/cart' });
  expect(await findReminder()).toHaveTextContent(
    `Order ${order.reference} is not sent yetOpenDismiss`,
  );
});

test('a dismissed reminder returns only for the next unsent order', async () => {
  storeOrders(order);
  const { user } = renderWithProviders(<AppRoutes />, { route: '/about' });
  await screen.findByRole('heading', { level: 1 });
  await user.click(
    within(await findReminder()).getByRole('button', { name: 'Dismiss this reminder' }),
  );
  await expectNoReminder();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();

  const [dismissedOrder] = readOrders();
  changeOrdersInOtherTab(dismissedOrder, otherOrder);
  await user.click(screen.getByRole('link', { name: /^Cart/ }));
  expect(within(await findReminder()).getByText(/AB2C is not sent yet/)).toBeInTheDocument();
  changeOrdersInOtherTab(dismissedOrder, { ...otherOrder, state: 'whatsApp' });
  await expectNoReminder();
});
