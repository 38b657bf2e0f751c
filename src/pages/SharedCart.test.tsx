import { screen, waitFor, within } from '@testing-library/react';
import { cartFragment } from '@/features/cart/cartLink';
import { aLine } from '@/testing/cartBuilders';
import { demoHandlers, failing, selling } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { renderApp } from '@/testing/renderApp';

const box = aLine({ quantity: 2 });
const cup = aLine({ productId: '12', packId: '121', name: 'Sauce cup', price: 3.5, quantity: 10 });
const own = aLine({ productId: '13', name: 'Own box' });
const dearer = { ...box, price: 450 };

beforeEach(() => {
  server.use(selling(dearer, cup), ...demoHandlers());
});

const open = (lines: (typeof box)[], hash: string) =>
  renderApp({ route: `/cart${hash}`, preloadedState: { cart: { lines, buyNow: null } } });
const title = { name: 'A cart shared with you' };
const panel = () => within(screen.getByRole('region', title));
const openShared = async (lines: (typeof box)[], sent: (typeof box)[]) => {
  const view = open(lines, cartFragment(sent).fragment);
  await screen.findByRole('region', title);
  return view;
};
const press = async (view: ReturnType<typeof renderApp>, name: string) => {
  await view.user.click(await panel().findByRole('button', { name }));
};
const cart = ({ store }: ReturnType<typeof renderApp>) =>
  store.getState().cart.lines.map(({ name, price, quantity }) => [name, price, quantity]);
const isGone = () =>
  waitFor(() => {
    expect(screen.queryByRole('region', title)).toBeNull();
  });

test('the cart’s link holds all of it', async () => {
  const view = open([box, cup], '');
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await view.user.click(await screen.findByRole('button', { name: 'Share cart' }));
  expect(await screen.findByText('Link copied.')).toBeInTheDocument();
  const { fragment } = cartFragment([box, cup]);
  expect(write).toHaveBeenLastCalledWith(`${window.location.origin}/cart${fragment}`);
});

test('a shared cart shows what it costs today, and goes into an empty cart on a tap', async () => {
  const view = await openShared([], [box, cup]);
  expect(await panel().findByText('2 items at today’s prices')).toBeInTheDocument();
  expect(panel().getByText('Qty: 2 × Rs. 450')).toBeInTheDocument();
  expect(panel().getByText('Total Rs. 935')).toBeInTheDocument();
  expect(panel().queryByRole('button', { name: 'Replace my cart' })).not.toBeInTheDocument();
  expect(cart(view)).toEqual([]);
  await press(view, 'Put into my cart');
  await isGone();
  expect(cart(view)).toEqual([
    ['Kraft burger box', 450, 2],
    ['Sauce cup', 3.5, 10],
  ]);
  expect(screen.getByRole('heading', { name: 'Shopping Cart' })).toHaveFocus();
});

test('it is added to what is in the cart, equal lines together', async () => {
  const view = await openShared([own, box], [box]);
  await press(view, 'Add to my cart');
  await isGone();
  expect(cart(view)).toEqual([
    ['Own box', 420, 1],
    ['Kraft burger box', 450, 4],
  ]);
});

test('it replaces the cart, which Undo brings back', async () => {
  const view = await openShared([own], [box]);
  await press(view, 'Replace my cart');
  await isGone();
  expect(cart(view)).toEqual([['Kraft burger box', 450, 2]]);
  expect(localStorage.getItem('deviceCart')).toContain('Kraft burger box');
  await view.user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(cart(view)).toEqual([['Own box', 420, 1]]);
});

test('not now leaves all as it was', async () => {
  const view = await openShared([own], [box]);
  await press(view, 'Not now');
  await isGone();
  expect(cart(view)).toEqual([['Own box', 420, 1]]);
});

test('what is no longer sold is left out and said; nothing left is said too', async () => {
  const gone = aLine({ productId: '99' });
  const noPack = aLine({ packId: 'gone' });
  const view = await openShared([], [gone, cup, noPack]);
  expect(await panel().findByText('2 items no longer sold, and left out.')).toBeInTheDocument();
  expect(panel().getByText('1 item at today’s prices')).toBeInTheDocument();
  view.unmount();
  const other = await openShared([own], [gone]);
  await press(other, 'Close');
  await isGone();
  expect(cart(other)).toEqual([['Own box', 420, 1]]);
});

test('what could not be checked is asked for again', async () => {
  server.use(failing('/api/ISPM/Product/GetWebProductById', 400));
  const view = await openShared([], [box]);
  expect(await panel().findByText('1 item could not be checked.')).toBeInTheDocument();
  expect(panel().queryByRole('button', { name: 'Put into my cart' })).not.toBeInTheDocument();
  server.use(selling(dearer));
  await view.user.click(panel().getByRole('button', { name: 'Retry' }));
  await press(view, 'Put into my cart');
  expect(cart(view)).toEqual([['Kraft burger box', 450, 2]]);
});

test('a link that cannot be read changes nothing', async () => {
  const view = open([own], '#lines=W10');
  expect(await screen.findByText(/^This link cannot be read/)).toBeInTheDocument();
  expect(cart(view)).toEqual([['Own box', 420, 1]]);
  await view.user.click(screen.getByRole('link', { name: 'Open my cart' }));
  await waitFor(() => expect(screen.queryByText(/^This link cannot be read/)).toBeNull());
  expect(screen.getByRole('link', { name: 'Own box' })).toBeInTheDocument();
});
