import { act, screen, within } from '@testing-library/react';
import { signedOut } from '@/features/auth/authSlice';
import { readOrders } from '@/features/cart/placedOrders';
import { aCompany, aDelivery, aLine, anOrder, storeOrders } from '@/testing/cartBuilders';
import { PageRoutes, renderWithProviders } from '@/testing/renderWithProviders';

const box = aLine({ quantity: 2 });
const cup = aLine({ productId: '12', name: 'Sauce cup', price: 3.5 });
const olderOrder = anOrder({
  reference: 'DD-20261103-AB2C',
  placedAt: '2026-11-03T09:30:00.000Z',
  state: 'whatsApp',
  stateAt: '2026-11-04T09:30:00.000Z',
  lines: [{ ...box, isUnchecked: true }, cup],
  delivery: { ...aDelivery, ...aCompany },
});
const newerOrder = anOrder();

async function openOrders(authUser: Record<string, unknown> | null = null) {
  const view = renderWithProviders(<PageRoutes />, {
    route: '/order',
    preloadedState: { auth: { authUser, authToken: null } },
  });
  await screen.findByRole('heading', { level: 1, name: 'My Orders' });
  return view;
}

const findCard = (reference: string) => screen.findByRole('region', { name: `Order ${reference}` });

test('a guest sees the orders of this device, newest first', async () => {
  storeOrders(olderOrder, newerOrder);
  await openOrders();
  await screen.findByText(/^Orders are saved on this device/);
  const references = screen.getAllByRole('heading', { level: 2, name: /^DD-/ });
  expect(references.map((heading) => heading.textContent)).toEqual([
    newerOrder.reference,
    olderOrder.reference,
  ]);
  expect(await findCard(newerOrder.reference)).toHaveTextContent('Not sent yet');
  const secondCard = await findCard(olderOrder.reference);
  for (const text of [
    'Opened in WhatsApp',
    '4 November 2026',
    'Company: Sweet Box Bakery',
    'Qty: 2 × Rs. 420',
  ])
    expect(secondCard).toHaveTextContent(text);
  expect(secondCard).toHaveTextContent(/Price not checked.*TotalRs. 843.50/);
});

test('‘Order again’ adds the ordered lines to the cart at their old prices', async () => {
  storeOrders(olderOrder);
  const { user, store } = await openOrders();
  await user.click(await screen.findByRole('button', { name: 'Order again' }));
  expect(await screen.findByText('2 products added to cart!')).toBeInTheDocument();
  expect(store.getState().cart.lines).toEqual([box, cup]);
});

test('an order that an earlier release sent in part is shown as partly sent', async () => {
  storeOrders({ ...newerOrder, parts: { count: 3, sent: [1] } });
  await openOrders();
  expect(await findCard(newerOrder.reference)).toHaveTextContent('Partly sent');
});

describe('an order with a broken line', () => {
  beforeEach(() => storeOrders({ ...newerOrder, lines: [box, { price: 1 }] }, olderOrder));

  test('is shown as unreadable', async () => {
    await openOrders();
    const card = await findCard(newerOrder.reference);
    expect(card).toHaveTextContent('The products of this order cannot be read');
    expect(card).not.toHaveTextContent('Rs.');
  });

  test('cannot be ordered again', async () => {
    await openOrders();
    const card = within(await findCard(newerOrder.reference));
    expect(card.queryByRole('button', { name: 'Order again' })).not.toBeInTheDocument();
    expect(card.getByRole('link', { name: 'Contact us' })).toHaveAttribute(
      'href',
      expect.stringContaining('/contact'),
    );
  });
});

describe('an order of an account', () => {
  const hiddenText = 'Orders of another account are on this device. Log in to see them';
  const ownedOrder = { ...olderOrder, owner: '5' };
  const otherOwnedOrder = anOrder({ reference: 'DD-20261104-CD3E', owner: '5' });
  const bilal = { userId: 7, userEmail: 'bilal@example.com' };

  test.each([
    ['a guest', null],
    ['another user', bilal],
  ])('is not shown to %s', async (_name, authUser) => {
    storeOrders(ownedOrder, otherOwnedOrder);
    await openOrders(authUser);
    expect(await screen.findByText(hiddenText)).toBeVisible();
    expect(screen.queryByRole('region', { name: /^Order / })).not.toBeInTheDocument();
    expect(screen.queryByText(/Sweet Box Bakery|DD-2026/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Clear orders' })).not.toBeInTheDocument();
  });

  test.each([
    ['the same number', { userId: 5 }],
    ['the same text', { _id: '5' }],
  ])('is shown to the user whose id is %s', async (_name, authUser) => {
    storeOrders(ownedOrder);
    await openOrders(authUser);
    expect(await findCard(ownedOrder.reference)).toHaveTextContent('Sweet Box Bakery');
    expect(screen.queryByText(hiddenText)).not.toBeInTheDocument();
  });

  test('is named once beside the orders of guests', async () => {
    storeOrders(ownedOrder, newerOrder, otherOwnedOrder);
    await openOrders(bilal);
    await findCard(newerOrder.reference);
    expect(screen.getAllByText(hiddenText)).toHaveLength(1);
    expect(screen.getAllByRole('region', { name: /^Order / })).toHaveLength(1);
  });

  test('is hidden as soon as its user logs out', async () => {
    storeOrders(ownedOrder);
    const { store } = await openOrders({ userId: 5 });
    await findCard(ownedOrder.reference);
    act(() => void store.dispatch(signedOut()));
    expect(await screen.findByText(hiddenText)).toBeVisible();
    expect(screen.queryByRole('region', { name: /^Order / })).not.toBeInTheDocument();
  });

  test('stays if somebody else clears the orders', async () => {
    storeOrders(ownedOrder, newerOrder);
    const { user } = await openOrders(bilal);
    await user.click(await screen.findByRole('button', { name: 'Clear orders' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'Orders of another account will stay on this device.',
    );
    await user.click(screen.getByRole('button', { name: 'Remove orders' }));
    expect(await screen.findByText(hiddenText)).toBeVisible();
    expect(readOrders()).toEqual([ownedOrder]);
  });
});

test('orders are cleared only after a confirmation', async () => {
  storeOrders(olderOrder, newerOrder);
  const { user } = await openOrders();
  await user.click(await screen.findByRole('button', { name: 'Clear orders' }));
  await screen.findByRole('alertdialog', { name: 'Remove these orders from this device?' });
  expect(localStorage.getItem('placedOrders')).toContain(newerOrder.reference);
  await user.click(await screen.findByRole('button', { name: 'Remove orders' }));
  expect(await screen.findByText(/No orders on this device yet/)).toBeInTheDocument();
  expect(localStorage.getItem('placedOrders')).toBeNull();
});
