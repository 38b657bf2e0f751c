import { act, screen, waitFor, within } from '@testing-library/react';
import { formatCartFragment } from '@/features/cart/cartLink';
import { linesAdded } from '@/features/cart/cartSlice';
import type { CartLine } from '@/shared/contract/cart';
import { encodeProductId } from '@/shared/navigation/productId';
import { aLine, aShortLine } from '@/testing/cartBuilders';
import { mockFailure, productCallPath, mockProductsOfLines } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import {
  makeStoreFromSession,
  PageRoutes,
  renderWithProviders,
} from '@/testing/renderWithProviders';

const box = aLine({ quantity: 2, optionLabels: ['Print: Plain'] });
const bigBox = aLine({ packId: '102', packDescription: 'Pack of 200', price: 1500.5 });

async function openCart(lines: CartLine[], hash = '') {
  const preloadedState = { cart: { lines, buyNow: null } };
  const view = renderWithProviders(<PageRoutes />, { route: `/cart${hash}`, preloadedState });
  await screen.findByRole('heading', { level: 1, name: 'Shopping Cart' });
  return view;
}
const getLines = ({ store }: Awaited<ReturnType<typeof openCart>>) => store.getState().cart.lines;
const getItem = (name: RegExp) => {
  const listItem = screen.getAllByRole('listitem').find((row) => name.test(row.textContent));
  if (!listItem) throw new Error(`No item ${String(name)}`);
  return listItem;
};
const getTotalsBlock = () => screen.getByRole('region', { name: 'Cart totals' });
const getTotals = () =>
  within(getTotalsBlock())
    .getAllByRole('definition')
    .map((row) => row.textContent);

describe('the cart lines', () => {
  test('are replaced by links to products if the cart is empty', async () => {
    await openCart([]);
    expect(screen.getByText('Your cart is empty')).toBeInTheDocument();
    const continueLink = screen.getByRole('link', { name: 'Continue Shopping' });
    expect(continueLink).toHaveAttribute('href', '/collection');
    expect(screen.queryByText('Cart totals')).not.toBeInTheDocument();
    const sellers = within(await screen.findByRole('region', { name: 'Best sellers' }));
    expect((await sellers.findAllByRole('article')).length).toBeLessThanOrEqual(4);
  });

  test('show their packs and prices above the totals', async () => {
    await openCart([box, bigBox]);
    const first = within(getItem(/Pack of 50/));
    const link = first.getByRole('link', { name: 'Kraft burger box' });
    expect(link).toHaveAttribute('href', `/product/${encodeProductId('11')}`);
    expect(first.getByText('Pack of 50 · Print: Plain')).toBeInTheDocument();
    expect(first.getByText('Qty: 2 × Rs. 420')).toBeInTheDocument();
    expect(first.getByText('Rs. 840')).toBeInTheDocument();
    expect(first.getByText('100 pcs · Rs. 8.40 each')).toBeInTheDocument();
    expect(getItem(/Pack of 200/)).toHaveTextContent('Qty: 1 × Rs. 1,500.50');
    expect(getTotals()).toEqual(['Rs. 2,340.50', 'Rs. 0Free delivery', 'Rs. 2,340.50']);
    const checkout = within(getTotalsBlock()).getByRole('link', { name: 'PROCEED TO CHECKOUT' });
    expect(checkout).toHaveAttribute('href', '/place-order');
  });

  test('update the total when a quantity changes', async () => {
    const view = await openCart([box, bigBox]);
    const name = 'Quantity of Kraft burger box, Pack of 50';
    const field = screen.getByRole('textbox', { name });
    await view.user.clear(field);
    await view.user.type(field, '10');
    expect(getTotals().at(-1)).toBe('Rs. 5,700.50');
    expect(getLines(view)).toMatchObject([{ quantity: 10, total: 4200 }, bigBox]);
  });

  test('can be shared by a link', async () => {
    const view = await openCart([box, bigBox]);
    const clipboardWrite = jest.spyOn(navigator.clipboard, 'writeText');
    await view.user.click(await screen.findByRole('button', { name: 'Share cart' }));
    const { fragment } = formatCartFragment(getLines(view));
    expect(clipboardWrite).toHaveBeenLastCalledWith(`${window.location.origin}/cart${fragment}`);
  });

  test('are listed in an enquiry for a quote', async () => {
    const { user } = await openCart([{ ...box, quantity: 10 }, bigBox]);
    await user.click(screen.getByRole('button', { name: 'Get a quote, sample or custom print' }));
    const quoteHref = screen.getByRole('link', { name: 'Ask for a quote' }).getAttribute('href');
    expect(new URLSearchParams(quoteHref?.split('?')[1]).getAll('line')).toEqual([
      'Kraft burger box, Pack of 50, Print: Plain × 10',
      'Kraft burger box, Pack of 200 × 1',
    ]);
  });
});

describe('the last cart line', () => {
  async function removeLastLine() {
    const view = await openCart([box]);
    await view.user.click(screen.getByRole('button', { name: /^Remove .* Pack of 50/ }));
    return view;
  }

  test('moves the focus to the heading when it is removed', async () => {
    await removeLastLine();
    expect(screen.getByText('Your cart is empty')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Shopping Cart' })).toHaveFocus();
  });

  test('is restored by Undo and receives the focus', async () => {
    const view = await removeLastLine();
    await view.user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(getLines(view)).toEqual([box]);
    expect(getItem(/Pack of 50/)).toHaveFocus();
  });
});

describe('an offer of cheaper packs', () => {
  const fourBoxes = { ...box, optionLabels: [], quantity: 4, total: 1680 };
  // The price of this cart line differs from the shop's price, so the line gets no offer.
  const cup = { ...fourBoxes, productId: '13', name: 'Sauce cup' };
  const cartLines = [cup, fourBoxes];
  const offerButtonQuery = { name: 'One pack of 200 instead: save Rs. 179.50' };

  async function takeCheaperPacks() {
    server.use(
      mockProductsOfLines(box, bigBox, { ...cup, price: 430 }, { ...bigBox, productId: '13' }),
    );
    const view = await openCart(cartLines);
    await view.user.click(await screen.findByRole('button', offerButtonQuery));
    return view;
  }

  test('replaces the cart line when the shopper accepts it', async () => {
    const view = await takeCheaperPacks();
    expect(screen.queryByRole('button', { name: / instead: save / })).not.toBeInTheDocument();
    expect(getLines(view).map(({ packId, quantity, total }) => [packId, quantity, total])).toEqual([
      ['101', 4, 1680],
      ['102', 1, 1500.5],
    ]);
    expect(screen.getByRole('heading', { name: 'Shopping Cart' })).toHaveFocus();
  });

  test('can be undone', async () => {
    const view = await takeCheaperPacks();
    await view.user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(getLines(view)).toEqual(cartLines);
    expect(screen.getByRole('button', offerButtonQuery)).toBeInTheDocument();
  });
});

describe('a cart line without a product id', () => {
  async function openWithShortLine() {
    sessionStorage.setItem('cart', JSON.stringify([aShortLine, box]));
    const store = await makeStoreFromSession();
    const view = renderWithProviders(<PageRoutes />, { route: '/cart', store });
    await screen.findByRole('button', { name: 'Remove Sauce cup' });
    return view;
  }

  test('can be changed', async () => {
    const { user } = await openWithShortLine();
    await user.click(screen.getByRole('button', { name: 'Increase quantity of Sauce cup' }));
    const shortLineItem = within(getItem(/Sauce cup/));
    expect(shortLineItem.queryByRole('link')).not.toBeInTheDocument();
    expect(shortLineItem.getByText('Rs. 10.50')).toBeInTheDocument();
  });

  test('can be removed', async () => {
    const view = await openWithShortLine();
    await view.user.click(screen.getByRole('button', { name: 'Remove Sauce cup' }));
    expect(getLines(view)).toEqual([box]);
  });
});

describe('a cart from a link', () => {
  const sharedLine = aLine({ quantity: 2 });
  const cup = aLine({ productId: '12', name: 'Sauce cup', price: 3.5, quantity: 10 });
  const ownLine = aLine({ productId: '13', name: 'Own box' });
  const dearerLine = { ...sharedLine, price: 450 };
  const panelQuery = { name: 'A cart shared with you' };

  beforeEach(() => {
    server.use(mockProductsOfLines(dearerLine, cup));
  });

  const getPanel = () => within(screen.getByRole('region', panelQuery));
  async function openSharedCart(lines: CartLine[], shared: CartLine[]) {
    const view = await openCart(lines, formatCartFragment(shared).fragment);
    await screen.findByRole('region', panelQuery);
    return {
      ...view,
      /** Presses a button of the panel, which closes the panel. */
      press: async (name: string) => {
        await view.user.click(await getPanel().findByRole('button', { name }));
        await waitFor(() => expect(screen.queryByRole('region', panelQuery)).toBeNull());
      },
      getLineSummaries: () =>
        getLines(view).map(({ name, price, quantity }) => [name, price, quantity]),
    };
  }

  test('is offered at today’s prices', async () => {
    const { getLineSummaries } = await openSharedCart([], [sharedLine, cup]);
    expect(await getPanel().findByText('2 products at today’s prices')).toBeInTheDocument();
    expect(getPanel().getByText('Qty: 2 × Rs. 450')).toBeInTheDocument();
    expect(getPanel().getAllByRole('definition').at(-1)).toHaveTextContent('Rs. 935');
    expect(getLineSummaries()).toEqual([]);
  });

  test('is offered only after its prices are checked', async () => {
    server.use(mockFailure(productCallPath, 400));
    const { user } = await openSharedCart([], [sharedLine, cup]);
    expect(
      await getPanel().findByText('We could not check the price of 2 products.'),
    ).toBeInTheDocument();
    expect(getPanel().queryByRole('button', { name: 'Add to my cart' })).not.toBeInTheDocument();
    server.use(mockProductsOfLines(dearerLine, cup));
    await user.click(getPanel().getByRole('button', { name: 'Retry' }));
    expect(await getPanel().findByText('2 products at today’s prices')).toBeInTheDocument();
    expect(getPanel().getByRole('button', { name: 'Add to my cart' })).toBeInTheDocument();
  });

  test('is added to an empty cart on a press', async () => {
    const { press, getLineSummaries } = await openSharedCart([], [sharedLine, cup]);
    await press('Add to my cart');
    expect(getLineSummaries()).toEqual([
      ['Kraft burger box', 450, 2],
      ['Sauce cup', 3.5, 10],
    ]);
    expect(screen.getByRole('heading', { name: 'Shopping Cart' })).toHaveFocus();
  });

  test('is added to the shopper’s cart, with equal lines merged', async () => {
    const { press, getLineSummaries } = await openSharedCart([ownLine, cup], [cup]);
    await press('Add to my cart');
    expect(getLineSummaries()).toEqual([
      ['Own box', 420, 1],
      ['Sauce cup', 3.5, 20],
    ]);
  });

  test('leaves out products that are no longer sold', async () => {
    const unsoldLine = aLine({ productId: '99' });
    const unsoldPackLine = aLine({ packId: 'gone' });
    const { press, getLineSummaries } = await openSharedCart(
      [ownLine],
      [unsoldLine, cup, unsoldPackLine],
    );
    expect(
      await getPanel().findByText('Not included: 2 products that we no longer sell.'),
    ).toBeInTheDocument();
    await press('Add to my cart');
    expect(getLineSummaries()).toEqual([
      ['Own box', 420, 1],
      ['Sauce cup', 3.5, 10],
    ]);
  });

  test('can replace the shopper’s cart', async () => {
    const { press, getLineSummaries } = await openSharedCart([ownLine], [sharedLine]);
    await press('Replace my cart');
    expect(getLineSummaries()).toEqual([['Kraft burger box', 450, 2]]);
  });

  test('is replaced by the former cart on Undo', async () => {
    const { press, getLineSummaries, user } = await openSharedCart([ownLine], [sharedLine]);
    await press('Replace my cart');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(getLineSummaries()).toEqual([['Own box', 420, 1]]);
  });

  test('is replaced on Undo, but products added since stay', async () => {
    const view = await openSharedCart([ownLine], [sharedLine]);
    await view.press('Replace my cart');
    act(() => void view.store.dispatch(linesAdded([cup])));
    await view.user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(view.getLineSummaries()).toEqual([
      ['Own box', 420, 1],
      ['Sauce cup', 3.5, 10],
    ]);
  });

  test('that cannot be read changes nothing', async () => {
    const { user } = await openCart([ownLine], '#lines=W10');
    expect(await screen.findByText(/^This link does not work/)).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Open my cart' }));
    await waitFor(() => expect(screen.queryByText(/^This link does not work/)).toBeNull());
    expect(screen.getByRole('link', { name: 'Own box' })).toBeInTheDocument();
  });
});
