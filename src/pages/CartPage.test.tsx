import { screen, within, waitFor } from '@testing-library/react';
import { encodeProductId } from '@/shared/lib/productId';
import { aLine, aShortLine } from '@/testing/cartBuilders';
import { demoHandlers } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { renderApp } from '@/testing/renderApp';

beforeEach(() => {
  server.use(...demoHandlers());
});

const box = aLine({ quantity: 2, optionLabels: ['Print: Plain'] });
const bigBox = aLine({ packId: '102', packDescription: 'Pack of 200', price: 1500.5 });

async function openCart(lines: unknown) {
  sessionStorage.setItem('cart', typeof lines === 'string' ? lines : JSON.stringify(lines));
  const view = renderApp({ route: '/cart' });
  await screen.findByRole('heading', { level: 1, name: 'Shopping Cart' });
  return view;
}

const stored = () => JSON.parse(sessionStorage.getItem('cart') ?? 'null') as unknown;
const item = (name: RegExp) => {
  const found = screen.getAllByRole('listitem').find((row) => name.test(row.textContent));
  if (!found) throw new Error(`No item ${String(name)}`);
  return found;
};
const totalsBlock = () => screen.getByRole('region', { name: 'Cart totals' });
const totals = () =>
  within(totalsBlock())
    .getAllByRole('definition')
    .map((row) => row.textContent);

test('an empty cart says so and leads on', async () => {
  await openCart([]);
  expect(screen.getByText('Your cart is empty')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute(
    'href',
    '/collection',
  );
  expect(screen.queryByText('Cart totals')).not.toBeInTheDocument();
});

test('shows each item, tells two packs of one product apart, and adds up', async () => {
  await openCart([box, bigBox]);
  const first = within(item(/Pack of 50/));
  expect(first.getByRole('link', { name: 'Kraft burger box' })).toHaveAttribute(
    'href',
    `/product/${encodeProductId('11')}`,
  );
  expect(first.getByText('Pack of 50 · Print: Plain')).toBeInTheDocument();
  expect(first.getByText('Qty: 2 × Rs. 420')).toBeInTheDocument();
  expect(first.getByText('Rs. 840')).toBeInTheDocument();
  expect(first.getByText('2 × 50 = 100 pcs · Rs. 8.40 each')).toBeInTheDocument();
  const second = within(item(/Pack of 200/));
  expect(second.getByText('Qty: 1 × Rs. 1,500.50')).toBeInTheDocument();
  expect(
    second.getByRole('button', { name: 'Remove Kraft burger box, Pack of 200' }),
  ).toBeInTheDocument();

  expect(totals()).toEqual(['Rs. 2,340.50', 'Rs. 0Free delivery', 'Rs. 2,340.50']);
  expect(within(totalsBlock()).getByRole('link', { name: 'PROCEED TO CHECKOUT' })).toHaveAttribute(
    'href',
    '/place-order',
  );
});

test('a changed quantity changes line, totals and what is stored', async () => {
  const { user } = await openCart([box]);
  const field = screen.getByRole('textbox', { name: 'Quantity of Kraft burger box, Pack of 50' });
  await user.clear(field);
  await user.type(field, '10');
  expect(within(item(/Pack of 50/)).getByText('Qty: 10 × Rs. 420')).toBeInTheDocument();
  expect(totals().at(-1)).toBe('Rs. 4,200');
  await waitFor(() => {
    expect(stored()).toMatchObject([{ quantity: 10, total: 4200 }]);
  });
});

test('a removed item can be brought back; focus stays among the items', async () => {
  const { user } = await openCart([box, bigBox]);
  await user.click(screen.getByRole('button', { name: 'Remove Kraft burger box, Pack of 50' }));
  expect(screen.getAllByText(/^Qty:/)).toHaveLength(1);
  expect(screen.getByRole('button', { name: /Remove .* Pack of 200/ })).toHaveFocus();
  await waitFor(() => {
    expect(stored()).toEqual([bigBox]);
  });

  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(within(item(/Pack of 50/)).getByText('Qty: 2 × Rs. 420')).toBeInTheDocument();
  expect(item(/Pack of 50/)).toHaveFocus();
  await waitFor(() => {
    expect(stored()).toEqual([box, bigBox]);
  });
});

test('removing the last item leaves focus at the heading', async () => {
  const { user } = await openCart([box]);
  await user.click(screen.getByRole('button', { name: /^Remove/ }));
  expect(screen.getByText('Your cart is empty')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Shopping Cart' })).toHaveFocus();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(item(/Pack of 50/)).toHaveFocus();
});

test('a short line of another client shows, and can be changed and removed', async () => {
  const { user } = await openCart([aShortLine, box]);
  const short = within(item(/Sauce cup/));
  expect(short.getByText('Qty: 2 × Rs. 3.50')).toBeInTheDocument();
  expect(short.queryByRole('link')).not.toBeInTheDocument();
  await user.click(short.getByRole('button', { name: 'Increase quantity of Sauce cup' }));
  expect(short.getByText('Rs. 10.50')).toBeInTheDocument();
  await user.click(short.getByRole('button', { name: 'Remove Sauce cup' }));
  await waitFor(() => {
    expect(stored()).toEqual([box]);
  });
});

test.each(['{"not":"a cart"}', '[1, null, {"name":"x"}]', 'no json'])(
  'a corrupt cart (%s) is an empty one',
  async (value) => {
    await openCart(value);
    expect(screen.getByText('Your cart is empty')).toBeInTheDocument();
  },
);

test('a full storage: the shopper is told, and no older cart is left for a reload', async () => {
  const { user, unmount } = await openCart([box]);
  const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await user.click(screen.getByRole('button', { name: /^Increase quantity/ }));
  expect(
    await screen.findByText(
      'This browser can’t store your cart: it will be lost when you reload or close this tab.',
    ),
  ).toBeVisible();
  expect(screen.getByText('Qty: 3 × Rs. 420')).toBeInTheDocument();
  expect(stored()).toBeNull();
  unmount();
  set.mockRestore();
});
