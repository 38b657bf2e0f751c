import { act, screen, waitFor, within } from '@testing-library/react';
import { lineAdded } from '@/features/cart/cartSlice';
import { aDelivery, aLine } from '@/testing/cartBuilders';
import { demoHandlers, failing, holding, selling } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { renderApp } from '@/testing/renderApp';

const box = aLine({ quantity: 3 });
const cup = aLine({ productId: '12', name: 'Sauce cup', price: 3.5, quantity: 10 });
const details = { version: 1, owner: '', details: { ...aDelivery, remark: undefined } };

beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  localStorage.setItem('deliveryDetails', JSON.stringify(details));
  server.use(...demoHandlers());
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** A checkout whose form is filled in. */
async function openCheckout(cart = [box, cup], buyNow: typeof box | null = null) {
  const view = renderApp({
    route: '/place-order',
    preloadedState: { cart: { lines: cart, buyNow } },
  });
  await view.user.click(await screen.findByRole('button', { name: 'Use these details' }));
  return view;
}

const placeButton = () => screen.getByRole('button', { name: 'PLACE ORDER' });
const isPlaced = () => screen.findByRole('heading', { name: 'Your order is ready to send' });
const notice = () => screen.findByRole('group', { name: 'The shop has changed since you chose' });
const orders = () => localStorage.getItem('placedOrders');

test('prices that stand need no word', async () => {
  server.use(selling(box, cup));
  const { user } = await openCheckout();
  await user.click(placeButton());
  await isPlaced();
});

test('a new price and a vanished pack are shown, and nothing is ordered before they are accepted', async () => {
  server.use(selling({ ...box, price: 450 }));
  const { user, store } = await openCheckout();
  const rows = within(await notice()).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    'Kraft burger box, Pack of 50: Rs. 420 → Rs. 450',
    'Sauce cup, Pack of 50: No longer available',
  ]);
  await user.click(placeButton());
  await waitFor(async () => expect(await notice()).toHaveFocus());
  expect(orders()).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Accept the changes' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(store.getState().cart.lines).toMatchObject([{ price: 450, quantity: 3, total: 1350 }]);
  await user.click(placeButton());
  await isPlaced();
  expect(orders()).toContain('"price":450');
});

test('a pack that is another now counts as changed, and an option that is gone', async () => {
  const printed = aLine({ selectedOptions: { '1': '10' }, optionLabels: ['Print: Plain'] });
  server.use(selling({ ...printed, packDescription: 'Pack of 40' }));
  await openCheckout([printed]);
  expect(await notice()).toHaveTextContent('Pack of 50 → Pack of 40');
});

test('the item of Buy now is checked, too, and goes where it is gone', async () => {
  server.use(selling());
  const { user } = await openCheckout([], box);
  await notice();
  await user.click(screen.getByRole('button', { name: 'Accept the changes' }));
  expect(await screen.findByText('Your cart is empty')).toBeInTheDocument();
});

test('where the shop does not say, the order goes on with a word about it', async () => {
  server.use(failing('/api/ISPM/Product/GetWebProductById'));
  const { user } = await openCheckout();
  expect(await screen.findByText(/Some prices could not be checked just now/)).toBeInTheDocument();
  await user.click(placeButton());
  await isPlaced();
});

test('an order placed while the prices are still being read waits for them', async () => {
  const { handlers, release } = holding('/api/ISPM/Product/GetWebProductById');
  server.use(...handlers, selling({ ...box, price: 450 }));
  const { user } = await openCheckout([box]);
  await user.click(placeButton());
  release();
  await waitFor(async () => expect(await notice()).toHaveFocus());
  expect(orders()).toBeNull();
});

test('a line that another tab adds meanwhile is no stranger: it counts as unread', async () => {
  server.use(selling(box, cup));
  const { store } = await openCheckout([box]);
  await waitFor(() => expect(screen.queryByText(/could not be checked/)).not.toBeInTheDocument());
  act(() => void store.dispatch(lineAdded(cup)));
  expect(await screen.findByText(/could not be checked/)).toBeInTheDocument();
});
