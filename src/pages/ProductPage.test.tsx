import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { toPaisa } from '@/shared/format/money';
import { encodeProductId } from '@/shared/navigation/productId';
import { draftKeys } from '@/shared/storage/webStorage';
import { configureShop } from '@/testing/configureShop';
import { expectConsole } from '@/testing/consoleGuard';
import { mockAnswer, mockFailure, productCallPath, recordRequestsOf } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { anOption, aPack, aProduct } from '@/testing/productBuilder';
import { PageRoutes, renderWithProviders } from '@/testing/renderWithProviders';
import { mockSiteFacts } from '@/testing/siteFacts';

const productListPath = '/api/WAP/ProductWebLink/GetAll';
const route = `/product/${encodeProductId('7')}`;

/** Opens the page of a product, and waits until its name is shown. */
async function openProduct(overrides: Record<string, unknown> = {}) {
  server.use(mockAnswer(productCallPath, { data: aProduct(overrides) }));
  const view = renderWithProviders(<PageRoutes />, { route });
  await screen.findByRole('heading', { level: 1, name: 'Kraft Burger Box' });
  return view;
}

async function typeQuantity(user: UserEvent, quantity: string) {
  const field = screen.getByRole('textbox', { name: 'Quantity' });
  await user.clear(field);
  await user.type(field, quantity);
}

const getRadio = (name: RegExp | string) => screen.getByRole('radio', { name });
const getButton = (name: string) => screen.getByRole('button', { name });
const findRegion = (name: string) => screen.findByRole('region', { name });
const getServiceNotes = () =>
  screen.queryAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);
const getHref = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

// The first test of this file, so that the script of the reviews loads after the rating.
test('reviews that fail to load are requested once if the page is opened at them', async () => {
  server.use(mockAnswer(productCallPath, { data: aProduct() }), mockFailure('/api/review/7', 500));
  const requests = recordRequestsOf('/api/review/7');
  renderWithProviders(<PageRoutes />, { route: `${route}?tab=reviews` });
  await screen.findByRole('heading', { level: 1, name: 'Kraft Burger Box' });
  fireEvent.scroll(window);
  expect(await screen.findByText('Failed to fetch reviews')).toBeVisible();
  // Once this button appears, all components that wait for an idle browser are rendered.
  await screen.findByRole('button', { name: 'Save' });
  expect(requests).toHaveLength(1);
});

test('the product page shows the price of each pack', async () => {
  await openProduct();
  expect(screen.getByText('from Rs. 12.16 each')).toBeInTheDocument();
  expect(screen.getByText('Rs. 680 – Rs. 6,080.50 a pack')).toBeInTheDocument();
  expect(getRadio('Pack of 50 Pcs Rs. 680 Rs. 13.60 each')).not.toBeChecked();
  const bestPackName = 'Pack of 500 Pcs Best value Save 10% Rs. 6,080.50 Rs. 12.16 each';
  expect(getRadio(bestPackName)).not.toBeChecked();
});

test('links lead to the product’s category and sub-category', async () => {
  await openProduct();
  const breadcrumb = screen.getByRole('navigation', { name: 'Breadcrumb' });
  expect(breadcrumb).toHaveTextContent(/^Home.*Products.*Kraft Burger Box$/);
  expect(getHref('Burger & Meal Boxes')).toBe('/products?category=Burger+%26+Meal+Boxes');
  expect(getHref('Burger Boxes')).toBe('/products?subcategory=Burger+Boxes');
});

test('only safe markup of the back end reaches the page', async () => {
  await openProduct({
    productDescription: '<p onclick="x()">Upright<img src=x onerror="x()"></p><script>x()</script>',
    productSpecText: `<p><b><i>${'x'.repeat(80)}</i></b></p><form></form>`,
  });
  expect(screen.getByText('Upright')).toBeInTheDocument();
  expect(screen.getByText('x'.repeat(80))).toBeInTheDocument();
  expect(screen.getByRole('main').innerHTML).not.toMatch(/<(script|form)>|onclick|onerror/);
});

test('a product with one pack shows its price and size next to the name', async () => {
  await openProduct({
    productSpecText: '<ul><li>Material: Kraft</li><li>Dimensions: 10 × 10 × 7 cm</li></ul>',
    productPackRequests: [aPack(71, 'Carton', 680)],
  });
  expect(screen.getByText('Rs. 680 a pack')).toBeInTheDocument();
  const factsText = await screen.findByText(/^Dimensions/, { selector: '[data-facts]' });
  expect(factsText).toHaveTextContent(/^Dimensions: 10 × 10 × 7 cm$/);
  // The pack states no number of pieces, so the page does not ask how many are needed.
  expect(screen.queryByLabelText(/^How many/)).not.toBeInTheDocument();
});

describe('a specification', () => {
  test('is shown in full if it is short', async () => {
    await openProduct({ productSpecText: `<p><b><i>${'x'.repeat(80)}</i></b></p>` });
    expect(screen.getByText('x'.repeat(80))).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show More' })).not.toBeInTheDocument();
  });

  test('can be expanded and collapsed if it is long', async () => {
    const lines = ['Material: Kraft', `Care: ${'x'.repeat(81)}`, 'Board / weight: 300 GSM'];
    const otherLines = ['Dimensions: 10 × 10 × 7 cm', 'Finish: Uncoated', 'Food safety: Yes'];
    const { user } = await openProduct({
      productSpecText: `<ul>${[...lines, ...otherLines].map((line) => `<li>${line}</li>`).join('')}</ul>`,
    });
    await user.click(await screen.findByRole('button', { name: 'Show More' }));
    expect(getButton('Show Less')).toHaveAttribute('aria-expanded', 'true');
    await user.click(getButton('Show Less'));
    expect(getButton('Show More')).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('without a selected pack', () => {
  test('Buy now moves the focus to the packs', async () => {
    const { user, store } = await openProduct();
    expect(screen.queryByRole('textbox', { name: 'Quantity' })).not.toBeInTheDocument();
    await user.click(getButton('Buy now'));
    const pack = getRadio(/Pack of 50 /);
    expect(pack).toHaveAccessibleDescription('Please select a pack before proceeding.');
    expect(pack).toHaveFocus();
    expect(store.getState().cart.buyNow).toBeNull();
  });

  test('Add to cart asks for a pack until one is selected', async () => {
    const { user, store } = await openProduct();
    await user.click(getButton('Add to cart'));
    const pack = getRadio(/Pack of 50 /);
    const message = 'Please select a pack before adding to cart.';
    expect(pack).toHaveAccessibleDescription(message);
    // The message is next to the packs and in a toast.
    await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2));
    expect(store.getState().cart).toMatchObject({ lines: [], buyNow: null });
    await user.click(pack);
    expect(pack).not.toHaveAccessibleDescription();
  });
});

test('the total depends on the pack and its quantity', async () => {
  const { user } = await openProduct();
  await user.click(getRadio(/Pack of 500 /));
  expect(screen.getByText('Rs. 6,080.50', { selector: '[aria-live] *' })).toBeInTheDocument();
  await typeQuantity(user, '3');
  expect(screen.getByText('Rs. 18,241.50')).toBeInTheDocument();
  expect(screen.getByText('Total for 1,500 pcs')).toBeInTheDocument();
});

test('an option can be left undecided, which is the default', async () => {
  const { user } = await openProduct();
  const printOptions = within(screen.getByRole('radiogroup', { name: /^Print/ }));
  const laterRadio = printOptions.getByRole('radio', { name: 'Decide later' });
  expect(laterRadio).toBeChecked();
  await user.click(getRadio('Plain'));
  await user.click(laterRadio);
  expect(getRadio('Plain')).not.toBeChecked();
});

test('an enquiry names the selection', async () => {
  const { user } = await openProduct();
  await user.click(getButton('Get a quote, sample or custom print'));
  /** Returns the subject and the lines of text that fill in the enquiry form. */
  const getEnquiry = () => {
    const { searchParams } = new URL(getHref('Ask for a quote') ?? '', 'https://shop.test');
    return [searchParams.get('subject'), ...searchParams.getAll('line')];
  };
  const subject = 'Ask for a quote: Kraft Burger Box';
  // If a product has only one size, that size counts as selected.
  expect(getEnquiry()).toEqual([subject, 'Kraft Burger Box, Print: not chosen, Size: Regular']);
  await user.click(getRadio(/Pack of 500 /));
  await typeQuantity(user, '3');
  await user.click(getRadio('Logo'));
  const line = 'Kraft Burger Box, Pack of 500, Print: Logo, Size: Regular × 3';
  expect(getEnquiry()).toEqual([subject, line]);
});

describe('the selection', () => {
  const optionLabels = ['Print: Logo', 'Size: Regular'];

  test('is added to the cart by each press on Add to cart', async () => {
    const { user, store } = await openProduct();
    await user.click(getRadio(/Pack of 500 /));
    await typeQuantity(user, '3');
    await user.click(getRadio('Logo'));
    expect(screen.queryByText(/^In cart/)).not.toBeInTheDocument();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    // The second click of a double click does not count.
    await user.dblClick(getButton('Add to cart'));
    expect(await screen.findByText('Item added to cart!')).toBeInTheDocument();
    expect(screen.getByText('In cart: 3 packs')).toBeInTheDocument();
    clock.mockReturnValue(Date.now() + 500);
    await user.click(getButton('Add to cart'));
    expect(screen.getByText('In cart: 6 packs')).toBeInTheDocument();
    const lines = [{ packId: '72', optionLabels, quantity: 6, total: 36483 }];
    expect(store.getState().cart).toMatchObject({ lines, buyNow: null });
  });

  test('is ordered alone by Buy now', async () => {
    const { user, store } = await openProduct();
    await user.click(getRadio('Logo'));
    await user.click(getRadio(/Pack of 500 /));
    await typeQuantity(user, '3');
    await user.click(getButton('Add to cart'));
    await user.click(getRadio(/Pack of 50 /));
    await user.click(getButton('Buy now'));
    await screen.findByRole('button', { name: 'PLACE ORDER' });
    expect(store.getState().cart).toMatchObject({
      lines: [{ packId: '72', quantity: 3 }],
      buyNow: { packId: '71', optionLabels, quantity: 1, total: 680 },
    });
  });
});

test('presses on Add to cart count if they are half a second apart', async () => {
  const { user } = await openProduct();
  await user.click(getRadio(/Pack of 500 /));
  const start = Date.now();
  const clock = jest.spyOn(Date, 'now');
  for (const ms of [0, 300, 600, 900, 1200]) {
    clock.mockReturnValue(start + ms);
    await user.click(getButton('Add to cart'));
  }
  expect(screen.getByText('In cart: 3 packs')).toBeInTheDocument();
});

test('a press on Add to cart counts after the clock was set back', async () => {
  const { user } = await openProduct();
  await user.click(getRadio(/Pack of 500 /));
  const start = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(start);
  await user.click(getButton('Add to cart'));
  clock.mockReturnValue(start - 3_600_000);
  await user.click(getButton('Add to cart'));
  expect(screen.getByText('In cart: 2 packs')).toBeInTheDocument();
});

test('a pack without a price cannot be selected', async () => {
  const packs = [aPack(1, 'Pack of 5', null), aPack(2, 'Pack of 20', 90)];
  await openProduct({ productPackRequests: packs });
  expect(getRadio(/^Pack of 5 .*Ask for price/)).toBeDisabled();
});

describe('How many do you need?', () => {
  const packs = [
    aPack(71, 'Pack of 50', 680),
    aPack(72, 'Pack of 100', 1280),
    aPack(73, 'Pack of 500', 6080),
  ];
  const quantityErrorText = 'Quantity must be a whole number from 1 to 1,000,000';

  async function openWithNeededPieces(text: string, overrides: Record<string, unknown> = {}) {
    const view = await openProduct({ productPackRequests: packs, ...overrides });
    const field = screen.getByRole('textbox', { name: 'How many do you need?' });
    if (text) await view.user.type(field, text);
    const getCartEntries = () =>
      view.store.getState().cart.lines.map(({ packId, quantity }) => `${packId}: ${quantity}`);
    return { ...view, field, getCartEntries };
  }

  test('a number of pieces selects one pack and its quantity', async () => {
    const { field, user, getCartEntries } = await openWithNeededPieces('400');
    expect(getRadio(/^Pack of 100 /)).toBeChecked();
    expect(screen.getByRole('textbox', { name: 'Quantity' })).toHaveValue('4');
    expect(field).toHaveAccessibleDescription('400 pcs = 4 × Pack of 100\nRs. 12.80 each');
    expect(screen.getByText('Total for 400 pcs')).toBeInTheDocument();
    await user.click(getButton('Add to cart'));
    expect(getCartEntries()).toEqual(['72: 4']);
  });

  test('the cheapest mix of packs is selected', async () => {
    const { field, user, getCartEntries } = await openWithNeededPieces('1,120');
    expect(getRadio('2 × Pack of 500 + Pack of 100 + Pack of 50')).toBeChecked();
    expect(field).toHaveAccessibleDescription(
      [
        '1,150 pcs = 2 × Pack of 500 + 1 × Pack of 100 + 1 × Pack of 50',
        'Rs. 12.28 each, gives 1,150, 30 more than you asked for',
      ].join('\n'),
    );
    await user.click(getButton('Add to cart'));
    expect(getCartEntries()).toEqual(['73: 2', '72: 1', '71: 1']);
  });

  test('Buy now refuses a mix of packs', async () => {
    const { user, store } = await openWithNeededPieces('1120');
    await user.click(getButton('Buy now'));
    expect(await screen.findByText(/^Buy now works with one kind of pack/)).toBeInTheDocument();
    expect(store.getState().cart.buyNow).toBeNull();
  });

  test('changing the pack or its quantity changes the number of pieces', async () => {
    const { field, user } = await openWithNeededPieces('400');
    await user.click(getRadio(/^Pack of 50 /));
    expect(field).toHaveValue('50');
    await user.click(getButton('Increase quantity'));
    expect(field).toHaveValue('100');
    expect(getRadio(/^Pack of 50 /)).toBeChecked();
  });

  /** Types 400 on one product, and opens the next product. */
  async function openNextProduct() {
    const { unmount } = await openWithNeededPieces('400');
    unmount();
    const view = await openWithNeededPieces('');
    await waitFor(() => expect(view.field).toHaveValue('400'));
    return view;
  }

  test('the number stands in the field of the next product, with its price', async () => {
    const { field } = await openNextProduct();
    expect(field).toHaveAccessibleDescription('for 400: Rs. 5,120\n400 pcs = 4 × Pack of 100');
  });

  test('the number from another product chooses no packs', async () => {
    const { user, getCartEntries } = await openNextProduct();
    expect(screen.queryByRole('radio', { name: /^Pack/, checked: true })).toBeNull();
    expect(screen.queryByRole('textbox', { name: 'Quantity' })).not.toBeInTheDocument();
    await user.click(getButton('Add to cart'));
    expect(await screen.findAllByText('Please select a pack before adding to cart.')).toHaveLength(
      2,
    );
    expect(getCartEntries()).toEqual([]);
  });

  test('the packs for a number from another product are chosen on a press', async () => {
    const { user, getCartEntries } = await openNextProduct();
    await user.click(getButton('Choose these packs'));
    expect(getRadio(/^Pack of 100 /)).toBeChecked();
    expect(getRadio(/^Pack of 100 /)).toHaveFocus();
    await user.click(getButton('Add to cart'));
    expect(getCartEntries()).toEqual(['72: 4']);
  });

  test('the number from another product leaves a pack in the address at one', async () => {
    sessionStorage.setItem(draftKeys.neededPieces, JSON.stringify({ version: 1, pieces: 400 }));
    server.use(mockAnswer(productCallPath, { data: aProduct({ productPackRequests: packs }) }));
    renderWithProviders(<PageRoutes />, { route: `${route}?pack=72` });
    expect(await screen.findByRole('textbox', { name: 'Quantity' })).toHaveValue('1');
    expect(screen.getByText('Total for 100 pcs')).toBeInTheDocument();
  });

  test.each(['0', '-1', '1e9', '½', 'five hundred', '10x20'])(
    'the quantity %s selects nothing and shows an error',
    async (text) => {
      const { field, user } = await openWithNeededPieces(text);
      await user.tab();
      expect(field).toHaveAccessibleDescription(quantityErrorText);
      expect(field).toHaveValue(text);
      expect(screen.queryByRole('textbox', { name: 'Quantity' })).not.toBeInTheDocument();
    },
  );
});

describe('an option with a minimum quantity', () => {
  const productOptionRequests = [anOption(1, 'Print', ['Plain', 'Logo (from 500 pcs)'])];

  test('offers its minimum as soon as it is chosen', async () => {
    const { user } = await openProduct({ productOptionRequests });
    await user.click(getRadio('Logo from 500 pcs'));
    expect(screen.getByText('Print: Logo needs at least 500 pcs')).toBeInTheDocument();
    await user.click(getButton('Order 500 pcs'));
    expect(getRadio(/^Pack of 500 /)).toBeChecked();
    expect(getRadio(/^Pack of 500 /)).toHaveFocus();
    expect(
      screen.getByText(/We agree the delivery date when you approve the print sample$/),
    ).toBeInTheDocument();
  });

  test('offers packs for a number from another product that reaches its minimum', async () => {
    sessionStorage.setItem(draftKeys.neededPieces, JSON.stringify({ version: 1, pieces: 550 }));
    const { user } = await openProduct({ productOptionRequests });
    await user.click(getRadio('Logo from 500 pcs'));
    expect(screen.queryByText(/needs at least/)).not.toBeInTheDocument();
    expect(getButton('Choose these packs')).toBeVisible();
  });

  test('cannot be ordered below its minimum', async () => {
    const { user, store } = await openProduct({ productOptionRequests });
    await user.click(getRadio('Logo from 500 pcs'));
    await user.click(getRadio(/^Pack of 50 /));
    await user.click(getButton('Add to cart'));
    const field = screen.getByRole('textbox', { name: 'How many do you need?' });
    expect(field).toHaveAccessibleDescription(
      'Print: Logo needs at least 500 pcs. Please add 450 more.',
    );
    expect(store.getState().cart.lines).toEqual([]);
  });
});

describe('delivery, returns and minimum order', () => {
  test('are shown next to the buy buttons if they are configured', async () => {
    const service = {
      delivery: 'In days.',
      minimumOrder: '<b>One</b> pack.',
      days: { Lahore: 2, others: 5 },
    };
    configureShop({ brand: { service, business: { prices: 'with' } } });
    await openProduct();
    expect(getServiceNotes()).toEqual([
      ['Delivery', 'In days.CityWorking daysLahore2Other cities5'],
      ['Minimum order', '<b>One</b> pack.'],
      ['Prices', 'Per pack, including sales tax.'],
    ]);
    expect(getHref('Terms of delivery and returns')).toBe('/terms-and-conditions');
  });

  test('are shown for a product without packs', async () => {
    configureShop({ brand: { service: { returns: 'Within a week.' } } });
    await openProduct({ productPackRequests: [] });
    expect(getServiceNotes()).toEqual([['Returns', 'Within a week.']]);
  });
});

test('a product without packs has links to ask for its price', async () => {
  await openProduct({ productPackRequests: [] });
  expect(screen.queryByRole('button', { name: /^(Add to cart|Buy now)$/ })).toBeNull();
  // The links appear once the shop's phone number is known.
  await screen.findByRole('link', { name: 'Send an enquiry' });
  expect(getHref('Send an enquiry')).toBe('/contact?subject=Price+of+Kraft+Burger+Box');
  const chatUrlPattern = /^https:\/\/wa\.me\/92\d+\?text=.*Kraft%20Burger%20Box/;
  expect(getHref('Ask for price')).toMatch(chatUrlPattern);
  fireEvent.click(getButton('Get a quote, sample or custom print'));
  const printEnquiryPath = '/contact?subject=Ask+for+custom+print%3A+Kraft+Burger+Box';
  expect(getHref('Ask for custom print')).toBe(printEnquiryPath);
});

test('thumbnails change the main image', async () => {
  const { user } = await openProduct();
  const firstImage = screen.getByRole('img', { name: 'Kraft Burger Box, image 1' });
  expect(firstImage).toHaveAttribute('src', '/media/a.webp');
  expect(firstImage).toHaveAttribute('fetchpriority', 'high');
  await user.click(getButton('Show image 2'));
  const secondImage = screen.getByRole('img', { name: 'Kraft Burger Box, image 2' });
  expect(secondImage).toHaveAttribute('src', '/media/b.webp');
  await user.click(getButton('Show image 3'));
  // The third image has no valid URL, so a placeholder is shown.
  expect(screen.getByRole('img', { name: /image 3$/ })).not.toHaveAttribute('src');
});

test('an image can be zoomed after it has loaded', async () => {
  const { user } = await openProduct();
  await user.click(getButton('Show image 2'));
  // Once this button appears, all components that wait for an idle browser are rendered.
  await screen.findByRole('button', { name: 'Save' });
  expect(screen.queryByTestId('zoomable')).not.toBeInTheDocument();
  fireEvent.load(screen.getByRole('img', { name: 'Kraft Burger Box, image 2' }));
  expect(await screen.findByTestId('zoomable')).toBeInTheDocument();
});

test('the picture follows the selected option', async () => {
  const files = ['/media/a.webp', '/media/a-logo.webp'];
  const { user } = await openProduct({
    productImageRequests: files.map((productImageURL) => ({ productImageURL })),
  });
  const getShownImageUrl = () => screen.getByRole('img', { name: /^Kraft/ }).getAttribute('src');
  expect(getShownImageUrl()).toBe('/media/a.webp');
  await user.click(getRadio('Logo'));
  await waitFor(() => expect(getShownImageUrl()).toBe('/media/a-logo.webp'));
  await user.click(getButton('Show image 1'));
  expect(getShownImageUrl()).toBe('/media/a.webp');
});

describe('a product with several sizes', () => {
  function openProductWithSizes() {
    const rows = [13, 7, 10].map((inches) => ({
      productId: inches,
      productName: `Kraft Pizza Box – ${String(inches)} inch`,
      productCategoryName: 'Pizza Boxes',
    }));
    mockSiteFacts({ 10: { price: toPaisa(900), each: 1800, packs: 2, sizes: [[100, 40]] } });
    server.use(
      mockAnswer(productListPath, { data: rows }),
      mockAnswer(productCallPath, { data: aProduct(rows[1]) }),
    );
    renderWithProviders(<PageRoutes />, { route });
  }

  test('lists its sizes from small to large', async () => {
    openProductWithSizes();
    const section = within(await findRegion('Sizes'));
    await waitFor(() => {
      const sizeTexts = section.getAllByRole('listitem').map((row) => row.textContent);
      expect(sizeTexts).toEqual(['7 inch', '10 inchfrom Rs. 18 each · 10 × 4 cm', '13 inch']);
    });
    expect(section.getByText('7 inch')).toHaveAttribute('aria-current', 'true');
  });

  test('shows the other sizes among its related products', async () => {
    openProductWithSizes();
    const related = within(await findRegion('Related products'));
    // The links appear late, because the ids in their URLs are encrypted in small steps.
    await waitFor(() => expect(related.getAllByRole('link')).toHaveLength(2));
  });
});

test('the rating next to the name opens the reviews without a second request', async () => {
  const reviews = [5, 4, 4, 4].map((rating, _id) => ({ _id, rating }));
  server.use(mockAnswer('/api/review/7', reviews));
  const requests = recordRequestsOf('/api/review/7');
  const { user } = await openProduct();
  const ratingLink = await screen.findByRole('link', { name: 'Rated 4.3 out of 5, 4 reviews' });
  expect(ratingLink).toHaveTextContent('★★★★☆ (4.3 / 5) 4 reviews');
  await user.click(ratingLink);
  expect(screen.getByRole('tab', { name: 'Reviews', selected: true })).toHaveFocus();
  expect(await findRegion('Customer reviews')).toBeVisible();
  expect(requests).toHaveLength(1);
});

test.each([
  ['of nonsense', 'nonsense', 200],
  ['that cannot be decoded', '%E0%A4%A', 200],
  // The back end rejects the URLs of the API calls for the next two ids.
  ['with a NUL character', encodeProductId('7\0'), 400],
  ['that is too long', encodeProductId('é'.repeat(3000)), 431],
  ['of a product that is gone', encodeProductId('7'), 200],
  ['of a product that the back end does not know', encodeProductId('7'), 404],
])('an address %s shows ‘Product not found’', async (_title, id, statusCode) => {
  // The router logs a warning about an id that it cannot decode.
  if (id.startsWith('%')) expectConsole(/could not be decoded/);
  server.use(mockAnswer(productCallPath, { statusCode, data: null }, statusCode));
  renderWithProviders(<PageRoutes />, { route: `/product/${id}` });
  expect(await screen.findByRole('heading', { name: 'Product not found' })).toBeInTheDocument();
  expect(getHref('See all products')).toBe('/products');
});
