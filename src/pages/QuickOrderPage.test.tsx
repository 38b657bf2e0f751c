import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { draftKeys } from '@/shared/lib/webStorage';
import { answering, demoHandlers, holding } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { aPack, aProduct } from '@/testing/productBuilder';
import { loadPage, renderPage } from '@/testing/renderApp';

const route = '/quick-order';
const productCall = '/api/ISPM/Product/GetWebProductById';
const shelf = {
  7: 'Kraft Burger Box',
  8: 'Kraft Pizza Box – 7 inch',
  9: 'Kraft Pizza Box – 10 inch',
};

/** What call 17 says of each product beside its name; `null`: there is none, a number: the status of a failure. */
let details: Record<string, Record<string, unknown> | null | number> = {};
let asked: string[] = [];

beforeEach(() => {
  details = {};
  asked = [];
  server.use(
    answering('/api/WAP/ProductWebLink/GetAll', {
      data: Object.entries(shelf).map(([productId, productName]) => ({ productId, productName })),
    }),
    http.get(`*${productCall}`, ({ request }) => {
      const id = new URL(request.url).searchParams.get('Id') ?? '';
      asked.push(id);
      const own = details[id];
      if (typeof own === 'number') return HttpResponse.json({}, { status: own });
      const productName = shelf[Number(id) as keyof typeof shelf];
      return HttpResponse.json({
        data: own === null ? null : aProduct({ productId: id, productName, ...own }),
      });
    }),
    ...demoHandlers(),
  );
});

const finder = (row: number) =>
  screen.findByRole('combobox', { name: `Product, row ${String(row)}` });
const pack = (row: number) => screen.findByRole('combobox', { name: `Pack, row ${String(row)}` });
const packs = (row: number) => screen.findByRole('textbox', { name: `Packs, row ${String(row)}` });
const addAll = () => screen.getByRole('button', { name: 'Add all to cart' });
const says = (text: string | RegExp) => screen.findByText(text);

async function open() {
  const view = renderPage({ route });
  await screen.findByRole('heading', { level: 1, name: 'Quick order' });
  return view;
}

async function pasteList(user: UserEvent, text: string) {
  await user.click(screen.getByText('Paste a list'));
  await user.click(screen.getByRole('textbox', { name: 'Your list' }));
  await user.paste(text);
  await user.click(screen.getByRole('button', { name: 'Fill in the rows' }));
}

const cartOf = ({ store }: ReturnType<typeof renderPage>) =>
  store
    .getState()
    .cart.lines.map(({ name, packDescription, quantity }) => [name, packDescription, quantity]);

test('by keyboard alone: find, pack, quantity, the next row, and all into the cart', async () => {
  const view = await open();
  const { user } = view;
  expect(document.title).toMatch(/^Quick order/);
  const first = await finder(1);
  act(() => first.focus());
  await user.keyboard('burger');
  expect(await screen.findByRole('option', { name: 'Kraft Burger Box' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await user.keyboard('{Enter}');
  expect(await pack(1)).toHaveFocus();
  await screen.findByRole('option', { name: 'Pack of 50 · Rs. 680 · Rs. 13.60 each' });
  await user.selectOptions(await pack(1), 'Pack of 50 · Rs. 680 · Rs. 13.60 each');
  expect(screen.getByLabelText('Size (optional), row 1')).toHaveDisplayValue('Regular');
  await user.selectOptions(screen.getByLabelText('Print (optional), row 1'), 'Logo');
  await user.tab();
  await user.tab();
  expect(await packs(1)).toHaveFocus();
  await user.keyboard('۳{Enter}');
  expect(screen.getByText('3 × 50 = 150 pcs')).toBeInTheDocument();
  expect(await finder(2)).toHaveFocus();

  await user.keyboard('pizza');
  expect(await screen.findAllByRole('option', { name: /pizza/i })).toHaveLength(2);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(await pack(2)).toHaveFocus();
  expect(await finder(2)).toHaveValue('Kraft Pizza Box – 10 inch');
  await waitFor(async () => expect(await pack(2)).toHaveTextContent('Pack of 500'));
  await user.selectOptions(await pack(2), '72');
  expect(await says('2 products, Rs. 8,120.50')).toBeInTheDocument();

  addAll().focus();
  await user.keyboard('{Enter}');
  expect(await says('2 of 2 added')).toBeInTheDocument();
  expect(cartOf(view)).toEqual([
    ['Kraft Burger Box', 'Pack of 50', 3],
    ['Kraft Pizza Box – 10 inch', 'Pack of 500', 1],
  ]);
  expect(view.store.getState().cart.lines[0]?.optionLabels).toEqual([
    'Print: Logo',
    'Size: Regular',
  ]);
  expect(addAll()).toHaveFocus();
  expect(await finder(1)).toHaveValue('');
  expect(await says('2 items added to cart!')).toBeInTheDocument();
});

test('a pasted list: what is clear is filled in, what is not is offered or waits', async () => {
  const view = await open();
  const { user } = view;
  await pasteList(
    user,
    [
      'Product\tPack\tQty',
      'kraft burger-box\t۵۰\t2',
      'Kraft Burgr Box\tPack of 500\t1',
      'pizza\t50\t1',
      'qqqq\t50\t1',
      'Kraft Pizza Box – 7 inch\tPack of 70\t1',
      'Kraft Pizza Box – 7 inch\t50\t300 pcs',
    ].join('\n'),
  );
  expect(await says('6 rows filled in.')).toBeInTheDocument();
  expect(await says('Several products fit. Choose one.')).toBeInTheDocument();
  expect(await says('No pack “Pack of 70”. Choose a pack.')).toBeInTheDocument();
  expect(await says('Quantity must be a whole number from 1 to 99,999')).toBeInTheDocument();
  expect(await says('1 product, Rs. 1,360')).toBeInTheDocument();
  // One call for each product.
  expect(asked).toEqual(['7', '8']);

  // One key confirms the guess.
  await user.click(await finder(2));
  await user.keyboard('{Enter}');
  expect(await finder(2)).toHaveValue('Kraft Burger Box');
  await waitFor(async () => expect(await pack(2)).toHaveDisplayValue(/Pack of 500/));

  await user.click(screen.getByRole('button', { name: 'Check 4 rows' }));
  expect(await finder(3)).toHaveFocus();
  expect(await finder(3)).toHaveAccessibleDescription('Several products fit. Choose one.');
  expect(await screen.findAllByRole('option', { name: /pizza/i })).toHaveLength(2);

  await user.click(addAll());
  expect(await says('2 of 6 added')).toBeInTheDocument();
  expect(cartOf(view)).toEqual([
    ['Kraft Burger Box', 'Pack of 50', 2],
    ['Kraft Burger Box', 'Pack of 500', 1],
  ]);
  expect(screen.getByText('Not found')).toBeInTheDocument();
  expect(await finder(1)).toHaveValue('pizza');
});

test('a name that is typed out or pasted is taken as it is left; a pasted list fills rows', async () => {
  const { user } = await open();
  await user.type(await finder(1), 'kraft burger box');
  await user.tab();
  expect(await pack(1)).toBeInTheDocument();
  await user.click(await finder(2));
  await user.paste('qqqq, large');
  await user.tab();
  expect(await finder(2)).toHaveAccessibleDescription('Not found');
  await user.click(screen.getByRole('button', { name: 'Remove row 1' }));
  await user.clear(await finder(1));
  await user.paste('Kraft Burger Box\t50\t2\r\nKraft Pizza Box – 7 inch\t50\t1\r\n');
  expect(await says('2 products, Rs. 2,040')).toBeInTheDocument();
  await user.click(screen.getByText('Paste a list'));
  await user.click(screen.getByRole('button', { name: 'Fill in the rows' }));
  expect(await says('There is no product in this list.')).toBeInTheDocument();
});

test('pressed twice, nothing is added twice; a row that changes meanwhile waits', async () => {
  const view = await open();
  const { user } = view;
  await pasteList(user, 'Kraft Burger Box\t50\t2\nKraft Pizza Box – 7 inch\t50\t1');
  await says('2 products, Rs. 2,040');
  const { handlers, release } = holding(productCall);
  server.use(...handlers);
  await user.dblClick(addAll());
  expect(addAll()).toHaveAttribute('aria-disabled', 'true');
  await user.clear(await packs(2));
  await user.type(await packs(2), '7');
  release();
  expect(await says('1 of 2 added')).toBeInTheDocument();
  expect(cartOf(view)).toEqual([['Kraft Burger Box', 'Pack of 50', 2]]);
  await user.dblClick(addAll());
  expect(await says('1 of 1 added')).toBeInTheDocument();
  expect(cartOf(view)).toEqual([
    ['Kraft Burger Box', 'Pack of 50', 2],
    ['Kraft Pizza Box – 7 inch', 'Pack of 50', 7],
  ]);
});

test('a price that changes or goes between two reads is said, and nothing of it is added unseen', async () => {
  const view = await open();
  const { user } = view;
  await pasteList(
    user,
    'Kraft Burger Box\t50\t1\nKraft Pizza Box – 7 inch\t50\t1\nKraft Pizza Box – 10 inch\t50\t1',
  );
  await says('3 products, Rs. 2,040');
  details = {
    7: { productPackRequests: [aPack(71, 'Pack of 50', 700)] },
    8: { productPackRequests: [aPack(71, 'Pack of 50', null), aPack(72, 'Pack of 500', 6000)] },
    9: null,
  };
  await user.click(addAll());
  expect(await says('0 of 3 added')).toBeInTheDocument();
  expect(screen.getByText('Rs. 680 → Rs. 700. Add again to accept.')).toBeInTheDocument();
  expect(screen.getAllByText('No longer available')).toHaveLength(2);
  expect(await pack(1)).toHaveDisplayValue(/Rs. 700/);
  expect(await pack(2)).toHaveDisplayValue('Choose a pack');
  expect(cartOf(view)).toEqual([]);
  await user.click(addAll());
  expect(await says('1 of 3 added')).toBeInTheDocument();
  expect(view.store.getState().cart.lines).toMatchObject([{ price: 700 }]);
});

test('a product that cannot be read, at first or when it is added, keeps its row, with Retry', async () => {
  const view = await open();
  const { user } = view;
  const retry = async () => {
    expect(await says('Could not be read — try again')).toBeInTheDocument();
    details = {};
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await says('1 product, Rs. 680');
  };
  details = { 7: 400 };
  await pasteList(user, 'Kraft Burger Box\t50\t1\nKraft Pizza Box – 7 inch\t50\t1');
  await says('1 product, Rs. 680');
  await user.click(addAll());
  expect(await says('1 of 2 added')).toBeInTheDocument();
  await retry();
  details = { 7: 400 };
  await user.click(addAll());
  expect(await says('0 of 1 added')).toBeInTheDocument();
  await retry();
  expect(cartOf(view)).toEqual([['Kraft Pizza Box – 7 inch', 'Pack of 50', 1]]);
});

test('a product without prices, or gone, is said at once; rows can be removed', async () => {
  details = { 7: { productPackRequests: [aPack(1, 'Pack of 50', 0)] }, 8: null };
  const { user } = await open();
  await pasteList(user, 'Kraft Burger Box\t50\t1\nKraft Pizza Box – 7 inch\t50\t1');
  expect(await says('The price of this product is given on request.')).toBeInTheDocument();
  expect(await says('No longer available')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove row 1' }));
  expect(await finder(1)).toHaveValue('Kraft Pizza Box – 7 inch');
  expect(await finder(1)).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Remove row 1' }));
  expect(await finder(1)).toHaveValue('');
  await user.click(addAll());
  expect(await says('There is nothing to add yet.')).toBeInTheDocument();
});

test('the rows outlive a reload until they are added', async () => {
  const { user, unmount } = await open();
  await pasteList(user, 'Kraft Burger Box\t50\t2\nqqqq');
  await says('1 product, Rs. 1,360');
  unmount();
  const again = await loadPage(route);
  expect(await says('1 product, Rs. 1,360')).toBeInTheDocument();
  expect(await says('Not found')).toBeInTheDocument();
  await again.user.click(screen.getByRole('button', { name: 'Remove row 2' }));
  await again.user.click(addAll());
  await says('1 of 1 added');
  again.unmount();
  expect(sessionStorage.getItem(draftKeys.quickOrder)).toBeNull();
});

test('without the list of products it says so, and Retry brings it', async () => {
  server.use(answering('/api/WAP/ProductWebLink/GetAll', {}, 404));
  const { user } = await open();
  expect(await says('Failed to fetch products')).toBeInTheDocument();
  await pasteList(user, 'Kraft Burger Box\t50\t2');
  server.use(
    answering('/api/WAP/ProductWebLink/GetAll', {
      data: [{ productId: 7, productName: 'Kraft Burger Box' }],
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await says('1 product, Rs. 1,360')).toBeInTheDocument();
});
