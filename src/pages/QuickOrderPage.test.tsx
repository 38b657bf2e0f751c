import { fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { draftKeys } from '@/shared/storage/webStorage';
import { mockAnswer, mockFailure, mockProducts, productCallPath } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { aPack, aProduct } from '@/testing/productBuilder';
import {
  makeStoreFromSession,
  PageRoutes,
  renderWithProviders,
} from '@/testing/renderWithProviders';

const route = '/quick-order';
const listCallPath = '/api/WAP/ProductWebLink/GetAll';
const shopProducts = [
  { productId: 7, productName: 'Kraft Burger Box' },
  { productId: 8, productName: 'Kraft Pizza Box – 7 inch' },
  { productId: 9, productName: 'Kraft Pizza Box – 10 inch' },
];
const products = shopProducts.map((row) => aProduct(row));

beforeEach(() => {
  const listHandler = mockAnswer(listCallPath, { data: shopProducts });
  server.use(listHandler, mockProducts(...products));
});

const findProductField = (row: number) =>
  screen.findByRole('combobox', { name: `Product row ${String(row)}` });
const findPackSelect = (row: number) =>
  screen.findByRole('combobox', { name: `Pack row ${String(row)}` });
const findPacksField = (row: number) =>
  screen.findByRole('textbox', { name: `Packs row ${String(row)}` });
const getAddAllButton = () => screen.getByRole('button', { name: 'Add all to cart' });
const findText = (text: string | RegExp) => screen.findByText(text);

async function openPage(hash = '') {
  const view = renderWithProviders(<PageRoutes />, { route: route + hash });
  await screen.findByRole('heading', { level: 1, name: 'Quick order' });
  return view;
}

async function pasteList(user: UserEvent, text: string) {
  await user.click(screen.getByText('Paste a list'));
  await user.click(screen.getByRole('textbox', { name: 'Your list' }));
  await user.paste(text);
  await user.click(screen.getByRole('button', { name: 'Match my list' }));
}

const getCart = ({ store }: Pick<Awaited<ReturnType<typeof openPage>>, 'store'>) =>
  store
    .getState()
    .cart.lines.map(({ name, packDescription, quantity }) => [name, packDescription, quantity]);

// e2e/tasks/shopByKeyboard.spec.ts covers the use by keyboard alone.
test('a product is found by part of its name', async () => {
  const { user } = await openPage();
  await user.type(await findProductField(1), 'pizza');
  expect(await screen.findAllByRole('option', { name: /pizza/i })).toHaveLength(2);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(await findProductField(1)).toHaveValue('Kraft Pizza Box – 10 inch');
});

test('a product is added to the cart with its pack and options', async () => {
  const { user, store } = await openPage();
  await user.type(await findProductField(1), 'pizza');
  await screen.findAllByRole('option', { name: /pizza/i });
  await user.keyboard('{ArrowDown}{Enter}');
  const packLabel = 'Pack of 50 · Rs. 680 · Rs. 13.60 each';
  await screen.findByRole('option', { name: packLabel });
  await user.selectOptions(await findPackSelect(1), packLabel);
  expect(screen.getByLabelText('Size (optional) row 1')).toHaveDisplayValue('Regular');
  await user.selectOptions(screen.getByLabelText('Print (optional) row 1'), 'Logo');
  await user.type(await findPacksField(1), '۳');
  expect(await findText('1 row ready, Rs. 2,040')).toBeInTheDocument();
  await user.click(getAddAllButton());
  expect(await findText('1 of 1 row added: 3 packs.')).toBeInTheDocument();
  const optionLabels = ['Print: Logo', 'Size: Regular'];
  expect(store.getState().cart.lines).toMatchObject([{ packId: '71', quantity: 3, optionLabels }]);
  expect(await findProductField(1)).toHaveValue('');
});

describe('a pasted list', () => {
  async function pasteUnclearList() {
    const view = await openPage();
    await pasteList(
      view.user,
      [
        'Product\tPack\tQty',
        'kraft burger-box\t۵۰\t2',
        'Kraft Burgr Box\tPack of 500\t1',
        'pizza\t50\t1',
        'qqqq\t50\t1',
        'Kraft Pizza Box – 7 inch\t50\t300 ml',
        'Kraft Pizza Box – 7 inch\t\t',
      ].join('\n'),
    );
    await findText('2 rows ready, Rs. 7,440.50');
    return view;
  }

  test('shows how each row was understood', async () => {
    await pasteUnclearList();
    expect(
      await findText('5 rows filled in from your list. Skipped 1 row without a quantity.'),
    ).toBeInTheDocument();
    expect(await findText('2 rows ready, Rs. 7,440.50')).toBeInTheDocument();
    expect(await findText('Several products match. Choose one.')).toBeInTheDocument();
    expect(await findText('Quantity must be a whole number from 1 to 99,999')).toBeInTheDocument();
    expect(screen.getByText('You wrote “Kraft Burgr Box”')).toBeInTheDocument();
    expect(screen.getByText('Not found')).toBeInTheDocument();
  });

  test('offers a choice if several products match', async () => {
    const { user } = await pasteUnclearList();
    await user.click(screen.getByRole('button', { name: '3 rows need your choice' }));
    expect(await findProductField(3)).toHaveFocus();
    expect(await findProductField(3)).toHaveAccessibleDescription(
      /^Several products match. Choose one./,
    );
    await user.click(screen.getByRole('button', { name: 'Kraft Pizza Box – 10 inch' }));
    expect(await findPackSelect(3)).toHaveFocus();
    expect(await findText('3 rows ready, Rs. 8,120.50')).toBeInTheDocument();
  });

  test('keeps the rows that are not ready when the others are added', async () => {
    const view = await pasteUnclearList();
    await view.user.click(screen.getByRole('button', { name: 'Kraft Pizza Box – 10 inch' }));
    await findText('3 rows ready, Rs. 8,120.50');
    await view.user.click(getAddAllButton());
    expect(await findText('3 of 5 rows added: 4 packs.')).toBeInTheDocument();
    expect(getCart(view)).toEqual([
      ['Kraft Burger Box', 'Pack of 50', 2],
      ['Kraft Burger Box', 'Pack of 500', 1],
      ['Kraft Pizza Box – 10 inch', 'Pack of 50', 1],
    ]);
    expect(screen.getByText('Not found')).toBeInTheDocument();
  });
});

test.each([
  ['', 'qqqq', 'Not found'],
  [' beside similar products', 'qqqq pizza', 'Not found. Did you mean one of these?'],
])('a row that is not found offers the search%s', async (_when, product, note) => {
  const { user } = await openPage();
  await pasteList(user, `${product}\t50\t1`);
  await findText(note);
  expect(screen.getByRole('link', { name: 'Search the shop' })).toHaveAttribute(
    'href',
    `/products?search=${product.replace(' ', '+')}`,
  );
});

test('Undo restores cleared rows', async () => {
  const { user } = await openPage();
  await pasteList(user, 'qqqq\t50\t1');
  await findText('Not found');
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(screen.queryByText('Not found')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await findProductField(1)).toHaveValue('qqqq');
});

describe('a number of pieces', () => {
  const bigPackLabel = 'Pack of 500 · Rs. 6,080.50 · Rs. 12.16 each';

  async function pastePieces(list: string) {
    const view = await openPage();
    await pasteList(view.user, list);
    // The page asks whether ambiguous numbers mean pieces or packs.
    await view.user.click(await screen.findByRole('radio', { name: 'Pieces' }));
    return view;
  }

  test('is converted to the cheapest packs', async () => {
    const view = await pastePieces('1,100 x kraft burger box\nKraft Pizza Box – 7 inch, 150');
    expect(await findText('1,100 pcs = 2 × Pack of 500 + 2 × Pack of 50')).toBeInTheDocument();
    expect(await findText('150 pcs = 3 × Pack of 50')).toBeInTheDocument();
    await view.user.click(getAddAllButton());
    expect(await findText('2 of 2 rows added: 7 packs.')).toBeInTheDocument();
    expect(getCart(view)).toEqual([
      ['Kraft Burger Box', 'Pack of 500', 2],
      ['Kraft Burger Box', 'Pack of 50', 2],
      ['Kraft Pizza Box – 7 inch', 'Pack of 50', 3],
    ]);
  });

  test('is converted again when it changes', async () => {
    const { user } = await pastePieces('Kraft Pizza Box – 7 inch, 150');
    const quantityField = await screen.findByRole('textbox', { name: 'Pieces row 1' });
    await user.clear(quantityField);
    await user.type(quantityField, '460');
    expect(await findText('500 pcs = 1 × Pack of 500')).toBeInTheDocument();
  });

  test('is not taken as a number of packs when a pack is selected', async () => {
    const { user } = await pastePieces('Kraft Pizza Box – 7 inch, 150');
    await findText('150 pcs = 3 × Pack of 50');
    await user.selectOptions(await findPackSelect(1), bigPackLabel);
    expect(await findPacksField(1)).toHaveValue('');
  });

  test('is converted to packs of the selected kind', async () => {
    const view = await pastePieces('Kraft Pizza Box – 7 inch, 150');
    await findText('150 pcs = 3 × Pack of 50');
    await view.user.selectOptions(await findPackSelect(1), bigPackLabel);
    await view.user.type(await findPacksField(1), '50 pcs');
    await view.user.click(getAddAllButton());
    expect(await findText('1 of 1 row added: 1 pack.')).toBeInTheDocument();
    expect(getCart(view)).toEqual([['Kraft Pizza Box – 7 inch', 'Pack of 500', 1]]);
  });

  test('typed with a product is understood like a pasted one', async () => {
    const view = await openPage();
    await view.user.type(await findProductField(1), '3 dozen pizza box 10 inch');
    await view.user.tab();
    expect(await findText('50 pcs = 1 × Pack of 50')).toBeInTheDocument();
    await view.user.click(getAddAllButton());
    await findText('1 of 1 row added: 1 pack.');
    expect(getCart(view)).toEqual([['Kraft Pizza Box – 10 inch', 'Pack of 50', 1]]);
  });
});

test('a row starts with the needed number of pieces', async () => {
  sessionStorage.setItem(draftKeys.neededPieces, JSON.stringify({ version: 1, pieces: 500 }));
  const { user } = await openPage();
  await user.type(await findProductField(1), 'burger');
  expect(await screen.findByRole('textbox', { name: 'Pieces row 1' })).toHaveValue('500');
});

test('Enter that ends the composition of a number does not leave its field', async () => {
  const { user } = await openPage();
  await user.type(await findProductField(1), 'pizza');
  const quantityField = await screen.findByRole('textbox', { name: /^(?:Pieces|Packs) row 1$/ });
  await user.click(quantityField);
  fireEvent.keyDown(quantityField, { key: 'Enter', keyCode: 229 });
  expect(quantityField).toHaveFocus();
});

test('one answer on pieces or packs applies to the whole list', async () => {
  const { user } = await openPage();
  await pasteList(user, 'Salam bhai,\nkraft burger box 50\npizza box 100\nshukriya');
  expect(await findText('2 rows filled in from your list.')).toBeInTheDocument();
  const group = await screen.findByRole('radiogroup', {
    name: 'Are the quantities in your list pieces or packs?',
  });
  const [piecesRadio] = within(group).getAllByRole('radio');
  if (piecesRadio) await user.click(piecesRadio);
  await findText('1 row ready, Rs. 680');
  const choicesGroup = await screen.findByRole('group', { name: 'Products to choose from' });
  await user.click(within(choicesGroup).getByRole('button', { name: 'Kraft Pizza Box – 7 inch' }));
  expect(await findText('100 pcs = 2 × Pack of 50')).toBeInTheDocument();
  await findText('2 rows ready, Rs. 2,040');
});

test('packs without a size are the smallest ones, and the row says so', async () => {
  const { user } = await openPage();
  await pasteList(user, 'Salam bhai,\nKraft Burger Box 2 packs');
  await findText('1 row ready, Rs. 1,360');
  expect(screen.getByRole('combobox', { name: 'Pack row 1' })).toHaveAccessibleDescription(
    'No pack is named, so we chose the smallest.',
  );
});

test('a link opens the field for a list', async () => {
  await openPage('#paste');
  expect(await screen.findByRole('textbox', { name: 'Your list' })).toHaveFocus();
});

test('a number with a point before three digits must be clarified', async () => {
  const view = await openPage();
  await pasteList(view.user, 'Kraft Burger Box - 1.000 pcs');
  expect(await findText(/^What does “1.000 pcs” mean\?/)).toBeVisible();
  await view.user.click(getAddAllButton());
  expect(getCart(view)).toEqual([]);
  await view.user.click(screen.getByRole('button', { name: '1,000 pcs' }));
  expect(await findText(/^1,000 pcs = /)).toBeVisible();
});

describe('a list pasted into a row', () => {
  async function pasteIntoRow() {
    const view = await openPage();
    await view.user.click(await findProductField(1));
    await view.user.paste('Kraft Burger Box\t50\t2\r\nKraft Pizza Box – 7 inch\t50\t1\r\n');
    await findText('2 rows ready, Rs. 2,040');
    return view;
  }

  test('is restored after a reload', async () => {
    const { unmount } = await pasteIntoRow();
    unmount();
    renderWithProviders(<PageRoutes />, { route, store: await makeStoreFromSession() });
    expect(await findText('2 rows ready, Rs. 2,040')).toBeInTheDocument();
  });

  test('is added once by a double click', async () => {
    const view = await pasteIntoRow();
    await view.user.dblClick(getAddAllButton());
    expect(await findText('2 of 2 rows added: 3 packs.')).toBeInTheDocument();
    expect(getCart(view)).toEqual([
      ['Kraft Burger Box', 'Pack of 50', 2],
      ['Kraft Pizza Box – 7 inch', 'Pack of 50', 1],
    ]);
  });

  test('is deleted from the draft once it is added', async () => {
    const { user, unmount } = await pasteIntoRow();
    await user.click(getAddAllButton());
    await findText('2 of 2 rows added: 3 packs.');
    unmount();
    expect(sessionStorage.getItem(draftKeys.quickOrder)).toBeNull();
  });
});

describe('a list pasted before the products have loaded', () => {
  async function pasteEarly() {
    let sendProducts = () => {};
    const productsPromise = new Promise<void>((resolve) => (sendProducts = resolve));
    server.use(
      http.get(`*${listCallPath}`, async () => {
        await productsPromise;
        return HttpResponse.json({ data: shopProducts });
      }),
    );
    const { user } = await openPage();
    await pasteList(user, 'Kraft Burger Box\t50\t2');
    await findText('Your list will be filled in once the products have loaded.');
    return { user, sendProducts };
  }

  test('is filled in once they have', async () => {
    const { sendProducts } = await pasteEarly();
    sendProducts();
    expect(await findText(/^1 row ready/)).toBeInTheDocument();
  });

  test('is filled in once if the button is pressed again', async () => {
    const { user, sendProducts } = await pasteEarly();
    await user.click(screen.getByRole('button', { name: 'Match my list' }));
    sendProducts();
    expect(await findText(/^1 row ready/)).toBeInTheDocument();
  });

  test('keeps what is typed in the meantime', async () => {
    const { user, sendProducts } = await pasteEarly();
    const field = screen.getByRole('textbox', { name: 'Your list' });
    await user.type(field, ' or 3');
    sendProducts();
    await findText(/^1 row ready/);
    expect(field).toHaveValue('Kraft Burger Box\t50\t2 or 3');
  });
});

test('a list stays in its field if the products cannot be loaded', async () => {
  server.use(mockFailure(listCallPath));
  const { user } = await openPage();
  await pasteList(user, 'Kraft Burger Box\t50\t2');
  const message = 'Failed to fetch products';
  expect(await screen.findByText(message, { selector: '[role=status]' })).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Your list' })).toHaveValue('Kraft Burger Box\t50\t2');
});

test('a list without a product shows a message', async () => {
  const { user } = await openPage();
  await pasteList(user, 'Product\tQty');
  expect(await findText('We could not find any products in this list.')).toBeInTheDocument();
});

test('a list of more than 200 rows stays in its field', async () => {
  const { user } = await openPage();
  const rows = Array.from({ length: 500 }, (_, index) => `qqqq ${String(index)}, 50, 1`);
  await pasteList(user, rows.join('\n'));
  const limitMessage = 'A quick order can have at most 200 rows. With this list it would have 500.';
  expect(await findText(limitMessage)).toBeInTheDocument();
  const listField = screen.getByLabelText('Your list');
  expect(listField).toHaveDisplayValue(/^qqqq 0, 50, 1\n[^]*\nqqqq 499, 50, 1$/);
});

describe('a product that cannot be ordered', () => {
  /**
   * Pastes three products: the answer for one product cannot be read, one product is gone, and one
   * product has no price.
   */
  async function pasteUnavailableProducts() {
    const failingHandler = http.get(`*${productCallPath}`, ({ request }) =>
      request.url.endsWith('Id=7') ? HttpResponse.json({}, { status: 400 }) : undefined,
    );
    const productPackRequests = [aPack(1, 'Pack of 50', 0)];
    server.use(failingHandler, mockProducts(aProduct({ ...shopProducts[2], productPackRequests })));
    const view = await openPage();
    await pasteList(
      view.user,
      shopProducts.map(({ productName }) => `${productName}\t50\t1`).join('\n'),
    );
    await findText('Could not be loaded. Please try again.');
    return view;
  }

  test('shows the reason at once', async () => {
    await pasteUnavailableProducts();
    expect(
      await findText('The price of this product is available on request.'),
    ).toBeInTheDocument();
    expect(await findText('No longer available')).toBeInTheDocument();
    expect(await findText('Could not be loaded. Please try again.')).toBeInTheDocument();
  });

  test('can be requested again if it could not be read', async () => {
    const { user } = await pasteUnavailableProducts();
    server.use(mockProducts(...products));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await findText('1 row ready, Rs. 680')).toBeInTheDocument();
  });

  test('moves the focus to the next row when it is removed', async () => {
    const { user } = await pasteUnavailableProducts();
    await user.click(screen.getByRole('button', { name: 'Remove row 1' }));
    expect(await findProductField(1)).toHaveValue('Kraft Pizza Box – 7 inch');
    expect(await findProductField(1)).toHaveFocus();
  });
});
