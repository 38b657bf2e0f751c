import { act, screen, waitFor, within } from '@testing-library/react';
import { expectConsole } from '@/testing/consoleGuard';
import { answering, demoHandlers, failing, holding } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { renderApp } from '@/testing/renderApp';
import { resetViewport, setViewport } from '@/testing/viewport';
import { demoRows } from '../../server/testing/testApp';

const emptyText = 'No products match your selected filters.';
const productCalls = '/api/WAP/ProductWebLink/GetAll';

beforeEach(() => {
  setViewport(1440);
  server.use(...demoHandlers());
});

afterEach(() => {
  resetViewport();
});

const box = (name: string | RegExp) => screen.findByRole('checkbox', { name });
const cards = () => screen.queryAllByRole('article');
const cardNames = () =>
  cards().map((card) => within(card).getByRole('heading', { level: 3 }).textContent);
const resultCount = (count: number) =>
  screen.findByText(`${String(count)} ${count === 1 ? 'product' : 'products'}`);
const openUp = async (user: ReturnType<typeof renderApp>['user'], name: string) => {
  await user.click(await screen.findByRole('button', { name: `${name}: show what is in it` }));
};
const inCategory = (name: string) => {
  const { categories, subCategories, products } = demoRows;
  const category = categories.find((row) => row.productCategoryName === name);
  const subs = subCategories
    .filter((row) => row.productCategoryId === category?.productCategoryId)
    .map((row) => row.productSubCategoryId);
  return products.filter((row) => subs.includes(row.productSubCategoryId));
};

it('shows 20 products, then 20 more with each press, until all are shown', async () => {
  const { user } = renderApp({ route: '/products' });
  await resultCount(45);
  expect(cards()).toHaveLength(20);
  await user.click(screen.getByRole('button', { name: 'Show More' }));
  await waitFor(() => {
    expect(cards()).toHaveLength(40);
  });
  await user.click(screen.getByRole('button', { name: 'Show More' }));
  await waitFor(() => {
    expect(cards()).toHaveLength(45);
  });
  expect(screen.queryByRole('button', { name: 'Show More' })).not.toBeInTheDocument();
});

it('shows 10 placeholders while loading', async () => {
  const data = holding(productCalls);
  server.use(...data.handlers);
  renderApp({ route: '/products' });
  const placeholders = await screen.findByTestId('product-skeletons');
  expect(within(placeholders).getAllByRole('listitem', { hidden: true })).toHaveLength(10);
  data.release();
  await resultCount(45);
});

it('ticks downwards and upwards, and clears', async () => {
  const { user } = renderApp({ route: '/products' });
  await resultCount(45);
  expect(screen.queryByRole('button', { name: 'Clear Filters' })).not.toBeInTheDocument();

  await user.click(await box('Food Boxes'));
  await resultCount(9);
  expect(screen.getByRole('checkbox', { name: 'Food Boxes' })).toBeChecked();
  await openUp(user, 'Food Boxes');
  const category = await box('Burger & Meal Boxes');
  expect(category).toBeChecked();
  await openUp(user, 'Burger & Meal Boxes');
  const sub = await box('Burger Boxes');
  expect(sub).toBeChecked();

  await user.click(sub);
  await waitFor(() => {
    expect(screen.getByRole('checkbox', { name: 'Food Boxes' })).toBePartiallyChecked();
  });
  expect(category).toBePartiallyChecked();
  expect(category).toHaveAttribute('aria-checked', 'mixed');
  await resultCount(7);

  await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
  await resultCount(45);
  expect(category).not.toBeChecked();
  expect(category).not.toBePartiallyChecked();
  expect(screen.queryByRole('button', { name: 'Clear Filters' })).not.toBeInTheDocument();
});

it('loses none of many ticks within one frame', async () => {
  renderApp({ route: '/products?sort=name' });
  await resultCount(45);
  const boxes = screen.getAllByRole('checkbox');
  act(() => {
    for (const tick of boxes) tick.click();
  });
  for (const tick of boxes) expect(tick).toBeChecked();
  const chips = within(screen.getByRole('group', { name: 'Applied filters' }));
  expect(chips.getAllByRole('button', { name: /^Remove/ })).toHaveLength(boxes.length);
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('name');
});

it('a card goes along with its product when the list changes', async () => {
  const { user } = renderApp({ route: '/products' });
  await resultCount(45);
  const name = (card: HTMLElement) => within(card).getByRole('heading', { level: 3 }).textContent;
  const before = new Map(cards().map((card) => [name(card), card]));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name (A–Z)');
  await waitFor(() => {
    expect(cardNames()).not.toEqual([...before.keys()]);
  });
  const kept = cards().filter((card) => before.has(name(card)));
  expect(kept.length).toBeGreaterThan(0);
  for (const card of kept) expect(card).toBe(before.get(name(card)));
});

it('works by keyboard alone', async () => {
  const { user } = renderApp({ route: '/products' });
  const area = await box('Food Boxes');
  act(() => {
    area.focus();
  });
  await user.keyboard(' ');
  await resultCount(9);
  await user.tab();
  await user.keyboard('{Enter}');
  await user.tab();
  expect(await box('Burger & Meal Boxes')).toHaveFocus();
});

it.each([
  ['category=pizza%20boxes', 'Pizza Boxes'],
  ['category=Burger+%26+Meal+Boxes', 'Burger & Meal Boxes'],
])('a link with %s shows that category, open and ticked', async (query, name) => {
  renderApp({ route: `/products?${query}` });
  await screen.findByRole('heading', { level: 1, name });
  const expected = inCategory(name);
  await (expected.length > 0 ? resultCount(expected.length) : screen.findByText(emptyText));
  expect(await box(name)).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Food Boxes' })).toBePartiallyChecked();
});

it('a sub-category in the address ticks it and half-ticks its parents', async () => {
  renderApp({ route: '/products?subcategory=Burger%20Boxes' });
  await resultCount(2);
  expect(await box('Burger Boxes')).toBeChecked();
  expect(await box('Burger & Meal Boxes')).toBePartiallyChecked();
});

it('reads several values, repeated or between commas', async () => {
  renderApp({
    route: '/products?subcategory=Burger%20Boxes,Sandwich%20Wedges&areas=gift%20packaging',
  });
  await resultCount(13);
});

it('searches with the engine of the suggestions, and the filters join in', async () => {
  const { user } = renderApp({ route: '/products?search=dabba' });
  await screen.findByRole('heading', { level: 1, name: 'Results for “dabba”' });
  await screen.findByText(/^\d+ products$/);
  await waitFor(() => {
    expect(cards().length).toBeGreaterThan(5);
  });
  for (const name of cardNames()) expect(name).toMatch(/box/i);
  const before = cards().length;
  await user.click(await box('Bakery Boxes'));
  await waitFor(() => {
    expect(cards().length).toBeLessThan(before);
  });
  await user.click(screen.getByRole('button', { name: 'Remove search “dabba”' }));
  await resultCount(9);
});

it('counts beside each value follow the search', async () => {
  renderApp({ route: '/products?search=pet%20juice%20bottle' });
  const area = await box('Bottles & Jars');
  await waitFor(() => {
    expect(area).toHaveAccessibleDescription('3 products');
  });
  expect(screen.getByRole('checkbox', { name: 'Food Boxes' })).toHaveAccessibleDescription(
    '0 products',
  );
});

it('says when the products of a search cannot be fetched, and Retry brings them', async () => {
  server.use(failing(productCalls, 404));
  const { user } = renderApp({ route: '/products?search=dabba' });
  expect(await screen.findByText('Failed to fetch products')).toBeVisible();
  server.use(...demoHandlers());
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Results for “dabba”' })).toBeVisible();
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
});

it('shows a script in the search as text', async () => {
  const script = '<script>window.hacked = true</script>';
  renderApp({ route: `/products?search=${encodeURIComponent(script)}` });
  await screen.findByRole('heading', { level: 1, name: `Similar to “${script}”` });
  expect(window).not.toHaveProperty('hacked');
});

it('ignores what it does not know', async () => {
  renderApp({ route: '/products?category=Nope&utm_source=x&sort=price' });
  await resultCount(45);
  await screen.findByRole('heading', { level: 1, name: 'Products' });
  expect(screen.queryByRole('button', { name: 'Clear Filters' })).not.toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('relevance');
});

it('sorts by name and back', async () => {
  const { user } = renderApp({ route: '/products' });
  await resultCount(45);
  const before = cardNames();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name (A–Z)');
  await waitFor(() => {
    expect(cardNames()).not.toEqual(before);
  });
  const names = cardNames();
  expect(names).toEqual(names.toSorted(new Intl.Collator('en', { numeric: true }).compare));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Relevance');
  await waitFor(() => {
    expect(cardNames()).toEqual(before);
  });
});

it('does not crash over rows with null names', async () => {
  expectConsole(/left out: \d/);
  const row = { productLinkTypePrefix: 'ALLPWL', productImageURL: null };
  server.use(
    answering(productCalls, {
      data: [
        { ...row, productId: 1, productName: 'Good Box', productCategoryName: null },
        { ...row, productId: 2, productName: null, productCategoryName: 'Pizza Boxes' },
        {
          ...row,
          productId: 3,
          productName: 'Other Box',
          productCategoryName: 'Pizza Boxes',
          productSubCategoryName: null,
        },
        null,
        { productId: null },
      ],
    }),
  );
  renderApp({ route: '/products?search=box&sort=name' });
  await resultCount(2);
  expect(cardNames()).toEqual(['Good Box', 'Other Box']);
});

it('filters by what the products say where the categories fail', async () => {
  server.use(
    failing('/api/ISPM/ProductArea/GetWebArea'),
    failing('/api/ISPM/ProductCategory/GetWebCategory'),
    failing('/api/ISPM/ProductSubCategory/GetWebSubCategory'),
  );
  const { user } = renderApp({ route: '/products?category=Burger%20%26%20Meal%20Boxes' });
  await resultCount(inCategory('Burger & Meal Boxes').length);
  expect(await box('Burger & Meal Boxes')).toBeChecked();
  server.resetHandlers();
  server.use(...demoHandlers());
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await box('Food Boxes')).toBePartiallyChecked();
});

describe('a category whose area is missing or unknown', () => {
  const product = (productId: number, productCategoryName: string) => ({
    productId,
    productName: `${productCategoryName} product`,
    productCategoryName,
    productLinkTypePrefix: 'ALLPWL',
  });
  const names = ['Pizza Boxes', 'Tins', 'Tubes', 'Crates'];

  beforeEach(() => {
    server.use(
      answering('/api/ISPM/ProductCategory/GetWebCategory', {
        data: [
          { productCategoryId: 1, productCategoryName: 'Pizza Boxes', productAreaId: '1' },
          { productCategoryId: 2, productCategoryName: 'Tins' },
          { productCategoryId: 'T-3', productCategoryName: 'Tubes', productAreaId: null },
          { productCategoryId: 4, productCategoryName: 'Crates', productAreaId: 99 },
        ],
      }),
      answering('/api/ISPM/ProductSubCategory/GetWebSubCategory', { data: [] }),
      answering(productCalls, { data: names.map((name, id) => product(id + 1, name)) }),
    );
  });

  it('is not in the tree, and its products are listed', async () => {
    const { user } = renderApp({ route: '/products' });
    await resultCount(4);
    await openUp(user, 'Food Boxes');
    expect(await box('Pizza Boxes')).toBeVisible();
    for (const name of ['Tins', 'Tubes', 'Crates', 'Other']) {
      expect(screen.queryByRole('checkbox', { name })).not.toBeInTheDocument();
    }
  });

  it.each(['Tins', 'Tubes', 'Crates'])('%s is found by its name', async (name) => {
    const { user } = renderApp({ route: `/products?category=${name}` });
    await resultCount(1);
    expect(cardNames()).toEqual([`${name} product`]);
    await user.click(await screen.findByRole('button', { name: `Remove ${name}` }));
    await resultCount(4);
  });
});

it('says that the products failed, and tries again', async () => {
  server.use(failing(productCalls));
  const { user } = renderApp({ route: '/products' });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Failed to fetch products');
  server.resetHandlers();
  server.use(...demoHandlers());
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await resultCount(45);
});

it('keeps equal names in two areas apart', async () => {
  const rows = {
    ProductArea: [
      { productAreaId: 1, productAreaName: 'Food' },
      { productAreaId: 2, productAreaName: 'Gifts' },
    ],
    ProductCategory: [
      { productCategoryId: 1, productCategoryName: 'Boxes', productAreaId: 1 },
      { productCategoryId: 2, productCategoryName: 'Boxes', productAreaId: 2 },
      { productCategoryId: 3, productCategoryName: 'Bags', productAreaId: 1 },
      { productCategoryId: 4, productCategoryName: 'Ribbons', productAreaId: 2 },
    ],
    ProductSubCategory: [
      { productSubCategoryId: 1, productSubCategoryName: 'Pizza', productCategoryId: 1 },
      { productSubCategoryId: 2, productSubCategoryName: 'Ring', productCategoryId: 2 },
    ],
  };
  for (const [name, data] of Object.entries(rows)) {
    const call = name.replace('Product', 'GetWeb');
    server.use(answering(`/api/ISPM/${name}/${call}`, { data }));
  }
  const product = (productId: number, productName: string, productSubCategoryName: string) => ({
    productId,
    productName,
    productLinkTypePrefix: 'ALLPWL',
    productCategoryName: 'Boxes',
    productSubCategoryName,
  });
  const data = [product(1, 'Pizza box', 'Pizza'), product(2, 'Ring box', 'Ring')];
  server.use(answering(productCalls, { data }));
  const { user } = renderApp({ route: '/products?sort=name' });
  await openUp(user, 'Food');
  await openUp(user, 'Gifts');
  const [inFood, inGifts] = await screen.findAllByRole('checkbox', { name: 'Boxes' });
  if (!inFood || !inGifts) throw new Error('A box is missing');
  await user.click(inGifts);
  expect(inGifts).toBeChecked();
  expect(inFood).not.toBeChecked();
  await waitFor(() => {
    expect(cardNames()).toContain('Ring box');
    expect(cardNames()).not.toContain('Pizza box');
  });
  await user.click(inFood);
  await user.click(screen.getByRole('button', { name: 'Remove Boxes (Gifts)' }));
  await waitFor(() => {
    expect(inGifts).not.toBeChecked();
    expect(cardNames()).toContain('Pizza box');
    expect(cardNames()).not.toContain('Ring box');
  });
});

it('opens the panel as a sheet on small screens, with the same ticks', async () => {
  setViewport(360);
  const { user } = renderApp({ route: '/products?areas=Food%20Boxes' });
  await resultCount(9);
  // A style sheet that jsdom does not follow hides it; no script decides what is in the page.
  expect(screen.getByRole('complementary', { name: 'Filters' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  const sheet = await screen.findByRole('dialog', { name: 'Filters' });
  expect(within(sheet).getByRole('checkbox', { name: 'Food Boxes' })).toBeChecked();
  await user.click(within(sheet).getByRole('checkbox', { name: 'Gift Packaging' }));
  const show = await within(sheet).findByRole('button', { name: 'Show 18 products' });
  // The page's own count, behind the sheet, is hidden from screen readers.
  expect(within(sheet).getByRole('status')).toHaveTextContent('18 products');
  await user.click(show);
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  await resultCount(18);
});
