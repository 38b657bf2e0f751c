import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { encodeProductId } from '@/shared/lib/productId';
import { expectConsole } from '@/testing/consoleGuard';
import { answering, demoHandlers, failing } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { aPack, aProduct } from '@/testing/productBuilder';
import { renderApp } from '@/testing/renderApp';

const productCall = '/api/ISPM/Product/GetWebProductById';
const route = `/product/${encodeProductId('7')}`;

beforeEach(() => {
  server.use(...demoHandlers());
});

/** Opens the page of a product. All of it comes with its name. */
async function openProduct(over: Record<string, unknown> = {}) {
  server.use(answering(productCall, { data: aProduct(over) }));
  const view = renderApp({ route });
  await screen.findByRole('heading', { level: 1, name: 'Kraft Burger Box' });
  return view;
}

const radio = (name: RegExp | string) => screen.getByRole('radio', { name });
const button = (name: string) => screen.getByRole('button', { name });
const stored = (key: string) => JSON.parse(sessionStorage.getItem(key) ?? 'null') as unknown;

test('shows the product in full', async () => {
  await openProduct();
  const breadcrumb = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(breadcrumb.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(breadcrumb.getByRole('link', { name: 'Products' })).toHaveAttribute('href', '/products');
  expect(breadcrumb.getByText('Kraft Burger Box')).toHaveAttribute('aria-current', 'page');
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Burger & Meal Boxes' })).toHaveAttribute(
    'href',
    '/products?category=Burger+%26+Meal+Boxes',
  );
  expect(main.getByRole('link', { name: 'Burger Boxes' })).toHaveAttribute(
    'href',
    '/products?subcategory=Burger+Boxes',
  );
  expect(main.getByText('upright')).toBeInTheDocument();
  expect(main.getByText('300 GSM')).toBeInTheDocument();
  expect(document.title).toMatch(/^Kraft Burger Box – /);
});

describe('buying', () => {
  test.each([
    ['Add to cart', 'Please select a pack before adding to cart.'],
    ['Buy now', 'Please select a pack before proceeding.'],
  ])('%s without a pack says so and leads to the packs', async (name, message) => {
    const { user, store } = await openProduct();
    expect(screen.queryByRole('textbox', { name: 'Quantity' })).not.toBeInTheDocument();
    await user.click(button(name));
    await waitFor(() => {
      // By the packs, and as a toast.
      expect(screen.getAllByText(message)).toHaveLength(2);
    });
    expect(radio(/Pack of 50 /)).toHaveFocus();
    expect(screen.getByRole('group', { name: 'Pack' })).toHaveAccessibleDescription(message);
    expect(store.getState().cart).toMatchObject({ lines: [], buyNow: null });

    await user.click(radio(/Pack of 50 /));
    expect(screen.getByRole('group', { name: 'Pack' })).not.toHaveAccessibleDescription();
    await waitFor(() => expect(screen.queryByText(message)).not.toBeInTheDocument(), {
      timeout: 3000,
    });
  });

  test('a pack brings the quantity and the live total, and the cart gets the full line', async () => {
    const { user } = await openProduct();
    expect(radio(/Pack of 50 Pcs Rs\. 680/)).not.toBeChecked();
    await user.click(radio(/Pack of 500 /));
    expect(screen.getByText('Rs. 6,080.50', { selector: '[aria-live] *' })).toBeInTheDocument();

    const quantity = screen.getByRole('textbox', { name: 'Quantity' });
    await user.clear(quantity);
    await user.type(quantity, '3');
    expect(screen.getByText('Rs. 18,241.50')).toBeInTheDocument();
    expect(screen.getByText('Total for 1,500 pcs')).toBeInTheDocument();

    await user.click(radio('Logo'));
    await user.click(button('Add to cart'));
    expect(await screen.findByText('Item added to cart!')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart');
    const line = {
      productId: '7',
      name: 'Kraft Burger Box',
      image: '/media/a.webp',
      category: 'Burger & Meal Boxes',
      subCategory: 'Burger Boxes',
      packId: '72',
      packDescription: 'Pack of 500',
      packUnit: 'Pcs',
      price: 6080.5,
      quantity: 3,
      total: 18241.5,
      selectedOptions: { '1': '11', '2': '20' },
      optionLabels: ['Print: Logo', 'Size: Regular'],
    };
    await waitFor(() => {
      expect(stored('cart')).toEqual([line]);
    });

    await user.dblClick(button('Add to cart'));
    await waitFor(() => {
      expect(stored('cart')).toEqual([{ ...line, quantity: 9, total: 54724.5 }]);
    });
  });

  test('a lone option is picked, and a picked one can be taken back', async () => {
    const { user, store } = await openProduct();
    expect(radio('Regular')).toBeChecked();
    expect(radio('Plain')).not.toBeChecked();
    expect(screen.queryByRole('group', { name: 'Lid' })).not.toBeInTheDocument();
    await user.click(radio('Plain'));
    expect(radio('Plain')).toBeChecked();
    await user.click(radio('Plain'));
    expect(radio('Plain')).not.toBeChecked();
    await user.click(radio(/Pack of 50 /));
    await user.click(button('Add to cart'));
    expect(store.getState().cart.lines).toMatchObject([{ selectedOptions: { '2': '20' } }]);
  });

  test('options are marked as optional, and one left open is named wherever its line is shown', async () => {
    const { user } = await openProduct();
    expect(screen.getByRole('group', { name: 'Print (optional)' })).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Pack' })).toBeInTheDocument();
    await user.click(radio(/Pack of 50 /));
    await user.click(button('Add to cart'));
    await user.click(screen.getByRole('link', { name: /^Cart/ }));
    const words = 'Pack of 50 · Print: not chosen · Size: Regular';
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ask for a quote' })).toHaveAttribute(
      'href',
      expect.stringContaining('Print%3A+not+chosen'),
    );
    await user.click(screen.getByRole('link', { name: 'PROCEED TO CHECKOUT' }));
    await user.click(await screen.findByRole('button', { name: /^Order Summary/ }));
    expect(await screen.findByText(words)).toBeInTheDocument();
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

  test('a quantity that is none is refused with a word', async () => {
    const { user, store } = await openProduct();
    await user.click(radio(/Pack of 50 /));
    const quantity = screen.getByRole('textbox', { name: 'Quantity' });
    for (const text of ['0', '-3', '1.5', '1e9', 'x']) {
      await user.clear(quantity);
      await user.type(quantity, text);
      expect(screen.queryByText(/NaN/)).not.toBeInTheDocument();
    }
    await user.clear(quantity);
    await user.click(button('Add to cart'));
    const { quantity: bought = NaN } = store.getState().cart.lines[0] ?? {};
    expect(Number.isInteger(bought) && bought >= 1).toBe(true);
  });

  test.each([
    ['no packs', []],
    ['packs without a price', [aPack(1, 'Pack of 5', null), aPack(2, 'Pack of 10', 0)]],
  ])('with %s there is only a price to ask for', async (_case, productPackRequests) => {
    await openProduct({ productPackRequests });
    expect(screen.queryByRole('button', { name: 'Add to cart' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Buy now' })).not.toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Ask for price' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/92\d+\?text=.*Kraft%20Burger%20Box/),
    );
    expect(screen.getByRole('link', { name: 'Send an enquiry' })).toHaveAttribute(
      'href',
      '/contact?subject=Price+of+Kraft+Burger+Box',
    );
  });

  test('packs say what a piece costs, which is best value, and what it saves', async () => {
    await openProduct();
    expect(radio('Pack of 50 Pcs Rs. 680 Rs. 13.60 each')).toBeInTheDocument();
    expect(
      radio('Pack of 500 Pcs Best value Save 10 % Rs. 6,080.50 Rs. 12.16 each'),
    ).toBeInTheDocument();
  });

  test('a pack whose text says no number says nothing of pieces', async () => {
    const { user } = await openProduct({
      productPackRequests: [aPack(1, '500 ml', 10), aPack(2, 'Pack of 5 × 20', 90)],
    });
    await user.click(radio('Pack of 5 × 20 Pcs Rs. 90'));
    expect(radio('500 ml Pcs Rs. 10')).toBeInTheDocument();
    expect(screen.getByText('Total')).toBeInTheDocument();
    await user.click(button('Add to cart'));
    await user.click(screen.getByRole('link', { name: /^Cart/ }));
    expect(await screen.findByText('Qty: 1 × Rs. 90')).toBeInTheDocument();
    expect(screen.queryByText(/pcs|each/)).not.toBeInTheDocument();
  });

  test('a pack without a price among others cannot be picked', async () => {
    await openProduct({ productPackRequests: [aPack(1, 'Pack of 5', null), aPack(2, 'Box', 10)] });
    expect(radio(/Pack of 5 .*Ask for price/)).toBeDisabled();
    expect(radio(/^Box/)).toBeEnabled();
  });
});

describe('asking about it', () => {
  /** Subject and lines with which the enquiry form opens. */
  const asked = (name: string) => {
    const link = screen.getByRole('link', { name });
    const { searchParams } = new URL(link.getAttribute('href') ?? '', 'https://shop.test');
    return [searchParams.get('subject'), ...searchParams.getAll('line')];
  };

  test('carries pack, options and quantity as they are chosen, in the words of the cart', async () => {
    const { user } = await openProduct();
    const subject = 'Ask for a quote: Kraft Burger Box';
    const lone = 'Kraft Burger Box, Print: not chosen, Size: Regular';
    expect(asked('Ask for a quote')).toEqual([subject, lone]);
    await user.click(radio('Logo'));
    await user.click(radio(/Pack of 500 /));
    await user.click(button('Increase quantity'));
    const line = 'Kraft Burger Box, Pack of 500, Print: Logo, Size: Regular × 2';
    expect(asked('Ask for a quote')).toEqual([subject, line]);
    expect(asked('Ask for a sample')).toEqual(['Ask for a sample: Kraft Burger Box', line]);

    await user.click(button('Add to cart'));
    await user.click(screen.getByRole('link', { name: /^Cart/ }));
    await screen.findByRole('heading', { level: 1, name: 'Shopping Cart' });
    expect(asked('Ask for a quote')).toEqual(['Ask for a quote', line]);
  });

  test.each([
    ['nothing is chosen', {}],
    ['nothing is for sale', { productPackRequests: [] }],
  ])('where %s it carries the name alone', async (_case, over) => {
    await openProduct({ productOptionRequests: [], ...over });
    expect(asked('Ask for custom print')).toEqual(['Ask for custom print: Kraft Burger Box']);
  });
});

describe('the images', () => {
  test('thumbnails change the main image; one that is no address leaves a placeholder', async () => {
    const { user } = await openProduct();
    const first = screen.getByRole('img', { name: 'Kraft Burger Box, image 1' });
    expect(first).toHaveAttribute('src', '/media/a.webp');
    expect(first).toHaveAttribute('fetchpriority', 'high');
    expect(button('Show image 1')).toHaveAttribute('aria-current', 'true');

    await user.click(button('Show image 2'));
    expect(screen.getByRole('img', { name: 'Kraft Burger Box, image 2' })).toHaveAttribute(
      'src',
      '/media/b.webp',
    );
    expect(button('Show image 2')).toHaveAttribute('aria-current', 'true');
    expect(button('Show image 1')).toHaveAttribute('aria-current', 'false');

    await user.click(button('Show image 3'));
    const third = screen.getByRole('img', { name: 'Kraft Burger Box, image 3' });
    expect(third).not.toHaveAttribute('src');
  });

  test('can be zoomed once the first one shows', async () => {
    await openProduct();
    expect(screen.queryByTestId('zoomable')).not.toBeInTheDocument();
    fireEvent.load(screen.getByRole('img', { name: 'Kraft Burger Box, image 1' }));
    expect(await screen.findByTestId('zoomable')).toBeInTheDocument();
  });
});

describe('the specification', () => {
  test('of up to 80 characters of text stands there whole, however many tags it has', async () => {
    await openProduct({ productSpecText: `<p><b><i>${'x'.repeat(80)}</i></b></p>` });
    expect(await screen.findByText('x'.repeat(80))).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show More' })).not.toBeInTheDocument();
  });

  test('that is longer folds and unfolds', async () => {
    const { user } = await openProduct({ productSpecText: `<p>${'x'.repeat(81)}</p>` });
    const more = await screen.findByRole('button', { name: 'Show More' });
    expect(more).toHaveAttribute('aria-expanded', 'false');
    await user.click(more);
    expect(button('Show Less')).toHaveAttribute('aria-expanded', 'true');
    await user.click(button('Show Less'));
    expect(more).toHaveAttribute('aria-expanded', 'false');
  });
});

test('hostile HTML does no harm', async () => {
  await openProduct({
    productDescription: '<p onclick="x()">Text<img src=x onerror="x()"></p><script>x()</script>',
    productSpecText: '<iframe src="https://example.com"></iframe><form>Pay</form>',
  });
  const main = screen.getByRole('main');
  await within(main).findByText('Text');
  expect(main.innerHTML).not.toMatch(/<(script|iframe|form)|onclick|onerror/);
});

test('up to six others of the category follow', async () => {
  const row = (id: number, productCategoryName = 'Burger & Meal Boxes') => ({
    productId: id,
    productName: `Box ${String(id)}`,
    productCategoryName,
  });
  const rows = [row(1, 'Jars'), ...[2, 3, 4, 5, 6, 7, 8, 9].map((id) => row(id))];
  server.use(answering('/api/WAP/ProductWebLink/GetAll', { data: rows }));
  await openProduct();
  const related = within(await screen.findByRole('region', { name: 'Related products' }));
  // Their addresses are encrypted bit by bit.
  await waitFor(() => {
    expect(related.getAllByRole('link').map((link) => link.textContent)).toEqual(
      [2, 3, 4, 5, 6, 8].map((id) => `Box ${String(id)}`),
    );
  });
});

test('related products that fail leave the product', async () => {
  server.use(failing('/api/WAP/ProductWebLink/GetAll', 400));
  await openProduct();
  expect(await screen.findByText('Failed to fetch products')).toBeInTheDocument();
  expect(button('Add to cart')).toBeInTheDocument();
});

describe('without a product', () => {
  const badEncoding = '%E0%A4%A';

  test.each(['nonsense', badEncoding, encodeURIComponent('U2FsdGVkX1+broken')])(
    'the address %s is not found, without a call',
    async (id) => {
      // The router's own word on it.
      if (id === badEncoding) expectConsole(/could not be decoded/);
      const asked = jest.fn();
      server.use(
        http.all(`*${productCall}`, () => {
          asked();
          return HttpResponse.json({ data: null });
        }),
      );
      renderApp({ route: `/product/${id}` });
      expect(await screen.findByRole('heading', { name: 'Product not found' })).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'See all products' })).toHaveAttribute(
        'href',
        '/products',
      );
      expect(asked).not.toHaveBeenCalled();
    },
  );

  test.each([
    ['an empty answer', answering(productCall, { data: null })],
    ['404', failing(productCall, 404)],
  ])('%s is not found', async (_case, handler) => {
    server.use(handler);
    renderApp({ route });
    expect(await screen.findByRole('heading', { name: 'Product not found' })).toBeInTheDocument();
  });

  test('a failure says which, and can be tried again', async () => {
    server.use(failing(productCall, 400));
    const { user } = renderApp({ route });
    expect(screen.queryByText(/^Error/)).not.toBeInTheDocument();
    expect(await screen.findByRole('alert')).toHaveTextContent('Error: Failed to fetch product');
    server.use(answering(productCall, { data: aProduct() }));
    await user.click(button('Retry'));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Kraft Burger Box' }),
    ).toBeInTheDocument();
  });
});
