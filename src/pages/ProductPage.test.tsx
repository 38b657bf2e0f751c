import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { parseConfig, runtimeConfig, setRuntimeConfig } from '@/shared/config/runtimeConfig';
import { encodeProductId } from '@/shared/lib/productId';
import { selectToasts } from '@/shared/lib/toast';
import { expectAccessible } from '@/testing/accessibility';
import { expectConsole } from '@/testing/consoleGuard';
import { answering, demoHandlers, failing } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { aPack, aProduct } from '@/testing/productBuilder';
import { renderPage } from '@/testing/renderApp';
import catalogue from '../../server/seed/catalogue.json';

const productCall = '/api/ISPM/Product/GetWebProductById';
const listCall = '/api/WAP/ProductWebLink/GetAll';
const route = `/product/${encodeProductId('7')}`;

beforeEach(() => {
  server.use(...demoHandlers());
});

/** Opens the page of a product. All of it comes with its name. */
async function openProduct(over: Record<string, unknown> = {}, search = '') {
  server.use(answering(productCall, { data: aProduct(over) }));
  const view = renderPage({ route: route + search });
  await screen.findByRole('heading', { level: 1, name: 'Kraft Burger Box' });
  return view;
}

const radio = (name: RegExp | string) => screen.getByRole('radio', { name });
const button = (name: string) => screen.getByRole('button', { name });
const region = (name: string) => screen.findByRole('region', { name });
const stored = (key: string) => JSON.parse(sessionStorage.getItem(key) ?? 'null') as unknown;
const isAfter = (first: Element, second: Element) =>
  first.compareDocumentPosition(second) === Node.DOCUMENT_POSITION_FOLLOWING;

test('shows the product in full, with what each pack costs', async () => {
  await openProduct({
    productDescription: '<p onclick="x()">Upright<img src=x onerror="x()"></p><script>x()</script>',
    productSpecText: `<p><b><i>${'x'.repeat(80)}</i></b></p><form></form>`,
  });
  const breadcrumb = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(breadcrumb.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(breadcrumb.getByRole('link', { name: 'Products' })).toHaveAttribute('href', '/products');
  expect(breadcrumb.getByText('Kraft Burger Box')).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Burger & Meal Boxes' })).toHaveAttribute(
    'href',
    '/products?category=Burger+%26+Meal+Boxes',
  );
  expect(screen.getByRole('link', { name: 'Burger Boxes' })).toHaveAttribute(
    'href',
    '/products?subcategory=Burger+Boxes',
  );
  expect(radio('Pack of 50 Pcs Rs. 680 Rs. 13.60 each')).not.toBeChecked();
  const best = 'Pack of 500 Pcs Best value Save 10 % Rs. 6,080.50 Rs. 12.16 each';
  expect(radio(best)).not.toBeChecked();

  expect(screen.getByText('Upright')).toBeInTheDocument();
  // It is short, however many tags it has.
  expect(screen.getByText('x'.repeat(80))).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Show More' })).not.toBeInTheDocument();
  expect(screen.getByRole('main').innerHTML).not.toMatch(/<(script|form)|onclick|onerror/);
});

describe('buying', () => {
  test('without a pack says so and leads to the packs', async () => {
    const { user, store } = await openProduct();
    expect(screen.queryByRole('textbox', { name: 'Quantity' })).not.toBeInTheDocument();
    await user.click(button('Buy now'));
    const group = screen.getByRole('group', { name: 'Pack' });
    expect(group).toHaveAccessibleDescription('Please select a pack before proceeding.');
    expect(radio(/Pack of 50 /)).toHaveFocus();
    await user.click(button('Add to cart'));
    const message = 'Please select a pack before adding to cart.';
    expect(group).toHaveAccessibleDescription(message);
    // By the packs, and as a toast.
    await waitFor(() => {
      expect(screen.getAllByText(message)).toHaveLength(2);
    });
    expect(store.getState().cart).toMatchObject({ lines: [], buyNow: null });

    await user.click(radio(/Pack of 50 /));
    expect(group).not.toHaveAccessibleDescription();
    expect(selectToasts(store.getState())).toEqual([]);
  });

  test('a pack brings the quantity and the live total, the cart gets the line, and links ask for it', async () => {
    const { user } = await openProduct();
    /** Subject and lines with which the enquiry form opens. */
    const asked = () => {
      const link = screen.getByRole('link', { name: 'Ask for a quote' });
      const { searchParams } = new URL(link.getAttribute('href') ?? '', 'https://shop.test');
      return [searchParams.get('subject'), ...searchParams.getAll('line')];
    };
    const subject = 'Ask for a quote: Kraft Burger Box';
    expect(asked()).toEqual([subject, 'Kraft Burger Box, Print: not chosen, Size: Regular']);

    await user.click(radio(/Pack of 500 /));
    expect(screen.getByText('Rs. 6,080.50', { selector: '[aria-live] *' })).toBeInTheDocument();
    const quantity = screen.getByRole('textbox', { name: 'Quantity' });
    await user.clear(quantity);
    await user.type(quantity, '3');
    expect(screen.getByText('Rs. 18,241.50')).toBeInTheDocument();
    expect(screen.getByText('Total for 1,500 pcs')).toBeInTheDocument();
    await user.click(radio('Logo'));
    const line = 'Kraft Burger Box, Pack of 500, Print: Logo, Size: Regular × 3';
    expect(asked()).toEqual([subject, line]);

    await user.click(button('Add to cart'));
    expect(await screen.findByText('Item added to cart!')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart');
    const bought = {
      packId: '72',
      selectedOptions: { '1': '11', '2': '20' },
      optionLabels: ['Print: Logo', 'Size: Regular'],
    };
    await user.dblClick(button('Add to cart'));
    await waitFor(() => {
      expect(stored('cart')).toMatchObject([{ ...bought, quantity: 9, total: 54724.5 }]);
    });
  });

  test('options are marked as optional; a lone one is picked, and a picked one can be taken back', async () => {
    const { user, store } = await openProduct();
    expect(screen.getByRole('group', { name: 'Print (optional)' })).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Size (optional)' })).toBeInTheDocument();
    expect(screen.queryByRole('group', { name: /^Lid/ })).not.toBeInTheDocument();
    expect(radio('Regular')).toBeChecked();
    await user.click(radio('Plain'));
    expect(radio('Plain')).toBeChecked();
    await user.click(radio('Plain'));
    expect(radio('Plain')).not.toBeChecked();
    await user.click(radio(/Pack of 50 /));
    await user.click(button('Add to cart'));
    expect(store.getState().cart.lines).toMatchObject([{ selectedOptions: { '2': '20' } }]);
  });

  test('Buy now leads to the checkout with this line alone', async () => {
    const { user, store } = await openProduct();
    await user.click(radio(/Pack of 50 /));
    await user.click(button('Add to cart'));
    await user.click(radio(/Pack of 500 /));
    await user.click(button('Buy now'));
    await screen.findByRole('button', { name: 'PLACE ORDER' });
    expect(store.getState().cart).toMatchObject({
      lines: [{ packId: '71' }],
      buyNow: { packId: '72', quantity: 1, total: 6080.5 },
    });
    await waitFor(() => {
      expect(stored('buyNowItem')).toMatchObject({ productId: '7', packId: '72' });
    });
  });

  test('an address with pack and options opens with them chosen, ready to buy', async () => {
    const search = '?pack=72&option.1=11&option.2=&tab=reviews';
    const { user, store } = await openProduct({}, search);
    expect(radio(/Pack of 500 /)).toBeChecked();
    expect(radio('Logo')).toBeChecked();
    expect(radio('Regular')).not.toBeChecked();
    const reviews = screen.getByRole('tab', { name: 'Reviews' });
    expect(reviews).toHaveAttribute('aria-selected', 'true');
    await user.click(button('Add to cart'));
    expect(store.getState().cart.lines).toMatchObject([
      { packId: '72', selectedOptions: { '1': '11' } },
    ]);
  });

  test('a pack without a price cannot be picked; one of no known number says nothing of pieces', async () => {
    const { user } = await openProduct({
      productPackRequests: [aPack(1, 'Pack of 5', null), aPack(2, 'Pack of 5 × 20', 90)],
    });
    expect(radio(/^Pack of 5 .*Ask for price/)).toBeDisabled();
    await user.click(radio('Pack of 5 × 20 Pcs Rs. 90'));
    expect(screen.getByText('Total')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /How many pieces/ })).not.toBeInTheDocument();
  });
});

describe('a number of pieces', () => {
  const question = 'How many pieces do you need?';

  async function openMix(label: string, productPackRequests: unknown) {
    const view = await openProduct({ productPackRequests });
    await view.user.click(button(question));
    const field = await screen.findByRole('textbox', { name: label });
    const ask = async (text: string) => {
      await view.user.clear(field);
      await view.user.type(field, `${text}{Enter}`);
    };
    return { ...view, field, ask };
  }

  test('leads to the cheapest packs, and one tap puts them all into the cart', async () => {
    const packs = [
      aPack(71, 'Pack of 50', 680),
      aPack(72, 'Pack of 100', 1280),
      aPack(73, 'Pack of 500', 6080),
    ];
    const { user, store, field, ask } = await openMix('Pieces', packs);
    await ask('500');
    expect(screen.getByText('Exactly 500 pcs')).toBeInTheDocument();
    await ask('0');
    expect(field).toBeInvalid();
    const rule = 'Quantity must be a whole number from 1 to 1,000,000';
    expect(field).toHaveAccessibleDescription(rule);
    expect(screen.queryByText('Exactly 500 pcs')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add these to cart' })).not.toBeInTheDocument();

    await user.click(radio('Logo'));
    await ask('1,120');
    const mix = '2 × Pack of 500 + 1 × Pack of 100 + 1 × Pack of 50 = 1,150 pcs';
    expect(screen.getByText(mix)).toBeInTheDocument();
    expect(screen.getByText('Rs. 14,120, Rs. 12.28 each')).toBeInTheDocument();
    expect(screen.getByText('30 pcs more than 1,120 pcs')).toBeInTheDocument();
    await user.click(button('Add these to cart'));
    expect(await screen.findAllByText('Item added to cart!')).toHaveLength(1);
    const { lines } = store.getState().cart;
    const optionLabels = ['Print: Logo', 'Size: Regular'];
    expect(lines).toHaveLength(3);
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ packId: '71', quantity: 1, optionLabels }),
        expect.objectContaining({ packId: '72', quantity: 1, optionLabels }),
        expect.objectContaining({ packId: '73', quantity: 2, optionLabels }),
      ]),
    );

    expect(button(question)).toHaveAttribute('aria-expanded', 'true');
    await user.click(button(question));
    expect(button(question)).toHaveAttribute('aria-expanded', 'false');
    expect(field).not.toBeInTheDocument();
  });

  test('more than the cart holds is refused in words', async () => {
    const { ask } = await openMix('Number of rolls', [aPack(1, 'Single roll', 10)]);
    await ask('100000');
    expect(screen.getByText(/^That is too many to work out here/)).toBeInTheDocument();
  });
});

describe('delivery, returns and minimum order', () => {
  const configured = runtimeConfig();
  afterEach(() => {
    setRuntimeConfig(configured);
  });
  const promise = (delivery: string, returns: string, minimumOrder: string) => {
    const service = { delivery, returns, minimumOrder };
    setRuntimeConfig({ ...configured, brand: { ...configured.brand, service } });
  };
  const notes = () =>
    screen.queryAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);
  const terms = () => screen.queryByRole('link', { name: /^Terms of/ });

  test('stand with the buy buttons', async () => {
    promise('In two days.', 'Within a week.', 'One pack.');
    await openProduct();
    expect(notes()).toEqual([
      ['Delivery', 'In two days.'],
      ['Returns', 'Within a week.'],
      ['Minimum order', 'One pack.'],
    ]);
    expect(isAfter(button('Buy now'), screen.getByText('In two days.'))).toBe(true);
    expect(terms()).toHaveAttribute('href', '/terms-and-conditions');
  });

  test('stand by a product that has only a price to ask for, as far as they are configured', async () => {
    promise('', '', '<b>One</b> pack.');
    await openProduct({ productPackRequests: [] });
    expect(screen.queryByRole('button', { name: 'Add to cart' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Buy now' })).not.toBeInTheDocument();
    const enquiry = '/contact?subject=Price+of+Kraft+Burger+Box';
    // Once the shop's number is known.
    const send = await screen.findByRole('link', { name: 'Send an enquiry' });
    expect(send).toHaveAttribute('href', enquiry);
    expect(screen.getByRole('link', { name: 'Ask for price' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/92\d+\?text=.*Kraft%20Burger%20Box/),
    );
    const print = '/contact?subject=Ask+for+custom+print%3A+Kraft+Burger+Box';
    const askPrint = screen.getByRole('link', { name: 'Ask for custom print' });
    expect(askPrint).toHaveAttribute('href', print);
    expect(notes()).toEqual([['Minimum order', '<b>One</b> pack.']]);
    expect(terms()).not.toBeInTheDocument();
  });

  test('as the demo shop promises them stand in its terms', () => {
    const window: { storefrontConfig?: unknown } = {};
    runInNewContext(readFileSync('public/config.js', 'utf8'), { window });
    const { delivery, returns } = parseConfig(window.storefrontConfig).brand.service;
    const { termCondition } = catalogue.clientSettings;
    const times = [delivery, returns].flatMap((text) => text.match(/two to five days|seven days/g));
    expect(times).toEqual(['two to five days', 'seven days']);
    for (const time of times) expect(termCondition).toContain(time);
    expect(delivery).toMatch(/^Free of charge\./);
    expect(termCondition).toContain('Delivery is free of charge');
  });
});

test('thumbnails change the main image, which can be zoomed once the first one shows', async () => {
  const { user } = await openProduct();
  const first = screen.getByRole('img', { name: 'Kraft Burger Box, image 1' });
  expect(first).toHaveAttribute('src', '/media/a.webp');
  expect(first).toHaveAttribute('fetchpriority', 'high');
  expect(button('Show image 1')).toHaveAttribute('aria-current', 'true');

  await user.click(button('Show image 2'));
  const second = screen.getByRole('img', { name: 'Kraft Burger Box, image 2' });
  expect(second).toHaveAttribute('src', '/media/b.webp');
  expect(button('Show image 2')).toHaveAttribute('aria-current', 'true');
  expect(button('Show image 1')).toHaveAttribute('aria-current', 'false');
  // What waits for an idle moment alone has come.
  await screen.findByRole('button', { name: 'Save' });
  expect(screen.queryByTestId('zoomable')).not.toBeInTheDocument();
  fireEvent.load(second);
  expect(await screen.findByTestId('zoomable')).toBeInTheDocument();

  await user.click(button('Show image 3'));
  // It is no address: a placeholder.
  const third = screen.getByRole('img', { name: 'Kraft Burger Box, image 3' });
  expect(third).not.toHaveAttribute('src');
});

test('a long specification folds and unfolds', async () => {
  const { user } = await openProduct({ productSpecText: `<p>${'x'.repeat(81)}</p>` });
  const more = await screen.findByRole('button', { name: 'Show More' });
  expect(more).toHaveAttribute('aria-expanded', 'false');
  await user.click(more);
  expect(button('Show Less')).toHaveAttribute('aria-expanded', 'true');
  await user.click(button('Show Less'));
  expect(more).toHaveAttribute('aria-expanded', 'false');
});

describe('products beside it', () => {
  test('up to six others of the category follow', async () => {
    const row = (id: number, productCategoryName = 'Burger & Meal Boxes') => ({
      productId: id,
      productName: `Box ${String(id)}`,
      productCategoryName,
    });
    const rows = [row(1, 'Jars'), ...[2, 3, 4, 5, 6, 7, 8, 9].map((id) => row(id))];
    server.use(answering(listCall, { data: rows }));
    await openProduct();
    const related = within(await region('Related products'));
    // Their addresses are encrypted bit by bit.
    await waitFor(() => {
      expect(related.getAllByRole('link').map((link) => link.textContent)).toEqual(
        [2, 3, 4, 5, 6, 8].map((id) => `Box ${String(id)}`),
      );
    });
    expect(screen.queryByRole('region', { name: 'Sizes' })).not.toBeInTheDocument();
  });

  test('sizes stand side by side, from small to large, and lead to one another', async () => {
    const rows = [13, 7, 10, 15].map((inches) => ({
      productId: inches,
      productName: `Kraft Pizza Box – ${String(inches)} inch`,
      productCategoryName: 'Pizza Boxes',
    }));
    server.use(
      answering(listCall, { data: rows }),
      http.get(`*${productCall}`, ({ request }) => {
        const id = Number(new URL(request.url).searchParams.get('Id'));
        if (id === 13) return HttpResponse.json({}, { status: 400 });
        const data = aProduct({
          ...rows.find(({ productId }) => productId === id),
          productSpecText: `<dl><dt>Dimensions</dt><dd>${String(id)} × 4 cm</dd></dl>`,
          productPackRequests: [aPack(1, 'Pack of 25', id * 50), aPack(2, 'Pack of 50', id * 90)],
        });
        return HttpResponse.json({ data: id === 15 ? null : data });
      }),
    );
    const { user, container } = renderPage({ route });
    const section = await region('Sizes');
    await waitFor(() => {
      const shown = within(section).getAllByRole('row').slice(1);
      expect(shown.map((row) => row.textContent)).toEqual([
        '7 inch7 × 4 cmfrom Rs. 12.60 each',
        '10 inch10 × 4 cmfrom Rs. 18 each',
        // Its call fails; that of 15 inches is gone.
        '13 inch',
      ]);
    });
    expect(within(section).getByText('7 inch')).toHaveAttribute('aria-current', 'true');
    expect(within(section).queryByRole('link', { name: '7 inch' })).not.toBeInTheDocument();
    await expectAccessible(container);

    await user.click(within(section).getByRole('link', { name: '10 inch' }));
    await screen.findByRole('heading', { level: 1, name: 'Kraft Pizza Box – 10 inch' });
    const current = within(await region('Sizes')).getByText('10 inch');
    expect(current).toHaveAttribute('aria-current', 'true');
  });
});

describe('its rating', () => {
  const reviewsCall = '/api/review/7';
  const link = (name: string | RegExp) => screen.findByRole('link', { name });

  test('stands by the name and leads to the reviews, which are asked for once; by keyboard again', async () => {
    expectConsole(/left out: 3/);
    let asked = 0;
    server.use(
      http.get(`*${reviewsCall}`, () => {
        asked += 1;
        const ratings = [5, 4, 4, 4, 9, null, 'five'];
        return HttpResponse.json(ratings.map((rating, at) => ({ _id: String(at), rating })));
      }),
    );
    const { user } = await openProduct();
    const rating = await link('Rated 4.3 out of 5, 4 reviews');
    expect(rating).toHaveTextContent('(4.3 / 5)4 reviews');
    expect(isAfter(screen.getByRole('heading', { level: 1 }), rating)).toBe(true);
    const tab = screen.getByRole('tab', { name: 'Reviews' });
    await user.click(rating);
    expect(tab).toHaveFocus();
    expect(tab).toHaveAttribute('aria-selected', 'true');
    expect(await region('Customer reviews')).toBeVisible();
    expect(asked).toBe(1);

    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'Specification' })).toHaveFocus();
    act(() => rating.focus());
    await user.keyboard('{Enter}');
    expect(tab).toHaveFocus();
  });

  test('without reviews says so, without stars', async () => {
    server.use(answering(reviewsCall, []));
    await openProduct();
    expect(within(await link('No reviews yet')).queryByRole('img')).not.toBeInTheDocument();
  });

  test('and related products that cannot be had leave the product', async () => {
    server.use(failing(reviewsCall), failing(listCall, 400));
    const { user, store } = await openProduct();
    expect(await screen.findByText('Failed to fetch products')).toBeInTheDocument();
    await waitFor(() => {
      const queries = Object.values(store.getState().api.queries);
      expect(queries.some((query) => query?.endpointName === 'getReviews')).toBe(true);
    });
    await user.click(screen.getByRole('tab', { name: 'Reviews' }));
    expect(await screen.findByText('Failed to fetch reviews')).toBeVisible();
    expect(screen.queryByRole('link', { name: /reviews? ?(yet)?$/ })).not.toBeInTheDocument();
    expect(button('Add to cart')).toBeVisible();
  });
});

test.each([
  ['nonsense', []],
  // The router's own word on it.
  ['%E0%A4%A', [/could not be decoded/]],
])('the address %s is not found, without a call', async (id, words) => {
  for (const word of words) expectConsole(word);
  const asked = jest.fn();
  server.use(
    http.all(`*${productCall}`, () => {
      asked();
      return HttpResponse.json({ data: null });
    }),
  );
  renderPage({ route: `/product/${id}` });
  expect(await screen.findByRole('heading', { name: 'Product not found' })).toBeInTheDocument();
  const link = screen.getByRole('link', { name: 'See all products' });
  expect(link).toHaveAttribute('href', '/products');
  expect(asked).not.toHaveBeenCalled();
});

test('an empty answer is not found', async () => {
  server.use(answering(productCall, { data: null }));
  renderPage({ route });
  expect(await screen.findByRole('heading', { name: 'Product not found' })).toBeInTheDocument();
});
