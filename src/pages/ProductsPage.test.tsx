import { act, screen, waitFor, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { makeStore } from '@/app/store';
import { ProductList } from '@/features/catalog/grid/components/ProductList';
import type { Paisa } from '@/shared/format/money';
import { mockFailure, holdAnswers } from '@/testing/handlers';
import { aListedProduct } from '@/testing/listedProduct';
import { server } from '@/testing/mswServer';
import { PageRoutes, renderWithProviders } from '@/testing/renderWithProviders';
import { mockSiteFacts, mockSiteFile } from '@/testing/siteFacts';
import { setViewport } from '@/testing/viewport';

const emptyText = 'No products match your selected filters.';

beforeEach(() => {
  setViewport(1440);
});

const list = (query = '') => renderWithProviders(<PageRoutes />, { route: `/products${query}` });
const box = (name: string | RegExp) => screen.findByRole('checkbox', { name });
const cards = () => screen.queryAllByRole('article');
const cardNames = () =>
  cards().map((card) => within(card).getByRole('heading', { level: 3 }).textContent);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const resultCount = (count: number) => screen.findByText(`${String(count)} products`);
const button = (name: string) => screen.getByRole('button', { name });
const openUp = async (user: ReturnType<typeof renderWithProviders>['user'], name: string) => {
  await user.click(await screen.findByRole('button', { name: `${name}: show options` }));
};
const { compare } = new Intl.Collator('en', { numeric: true });

it('placeholders reserve room while the products load', async () => {
  const release = holdAnswers('/api/WAP/ProductWebLink/GetAll');
  list();
  const placeholders = await screen.findByTestId('product-skeletons');
  expect(within(placeholders).getAllByRole('listitem', { hidden: true })).toHaveLength(10);
  release();
  await resultCount(45);
  expect(cards()).toHaveLength(20);
});

describe('the product list', () => {
  const products = Array.from({ length: 45 }, (_, index) =>
    aListedProduct({ productId: String(index) }),
  );

  function drawList() {
    const store = makeStore();
    const visible = (fromStart = false) => (
      <Provider store={store}>
        <ProductList products={products} fromStart={fromStart} />
      </Provider>
    );
    const { rerender } = renderWithProviders(visible());
    return { change: () => rerender(visible(true)) };
  }

  it('shows 20 more products on a press', async () => {
    drawList();
    expect(cards()).toHaveLength(20);
    act(() => button('Show More').click());
    await waitFor(() => expect(cards()).toHaveLength(40));
  });

  it('shows 20 products again after a change', async () => {
    const { change } = drawList();
    act(() => button('Show More').click());
    await waitFor(() => expect(cards()).toHaveLength(40));
    change();
    expect(cards()).toHaveLength(20);
  });
});

it.each([
  ['?category=Nope', 'There is no category “Nope”. Here are all our products instead.'],
  ['?subcategory=Nope', 'There is no sub-category “Nope”. Here are all our products instead.'],
  ['?areas=Nope', 'There is no area “Nope”. Here are all our products instead.'],
  [
    '?category=Nope,nope&category=Neither',
    'There are no categories “Nope” and “Neither”. Here are all our products instead.',
  ],
])('unknown names are reported above all products: %s', async (query, text) => {
  list(query);
  expect(await screen.findByText(text)).toBeVisible();
  await resultCount(45);
});

it('an unknown name next to a known one is reported but does not filter', async () => {
  list('?category=Pizza+Boxes,Nope');
  expect(await screen.findByText('There is no category “Nope”.')).toBeVisible();
  await heading('Pizza Boxes');
});

it('a name is not reported as unknown if the list of names failed to load', async () => {
  server.use(mockFailure('/api/ISPM/ProductArea/GetWebArea', 404));
  list('?areas=Gift+Packaging');
  await resultCount(45);
  await screen.findByText(/Failed to fetch product area/);
  expect(screen.queryByText(/^There is no area/)).not.toBeInTheDocument();
});

it('a filter replaces the count of all products', async () => {
  const { user } = list();
  await resultCount(45);
  const shownBefore = screen.getByText('20 of 45 products');
  await user.click(await box('Food Boxes'));
  await resultCount(9);
  // Only the text above the list announces the new count, so the count is announced once.
  expect(shownBefore).not.toBeInTheDocument();
});

it('an area is partly ticked if one of its categories is not ticked', async () => {
  const { user } = list();
  const area = await box('Food Boxes');
  await user.click(area);
  await openUp(user, 'Food Boxes');
  const category = await box('Burger & Meal Boxes');
  expect(category).toBeChecked();
  await user.click(category);
  await resultCount(2);
  expect(area).toBePartiallyChecked();
});

it('‘Clear Filters’ shows all products again', async () => {
  const { user } = list('?subcategory=burger%20boxes');
  await resultCount(2);
  const area = await box('Food Boxes');
  expect(area).toBePartiallyChecked();
  await user.click(button('Clear Filters'));
  await resultCount(45);
  expect(area).not.toBePartiallyChecked();
  expect(screen.queryByRole('button', { name: 'Clear Filters' })).not.toBeInTheDocument();
});

it('filters that are ticked within one frame are all applied', async () => {
  list();
  const areaCheckboxes = [await box('Food Boxes'), await box('Bottles & Jars')];
  act(() => areaCheckboxes.forEach((area) => area.click()));
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Remove / })).toHaveLength(2));
  for (const area of areaCheckboxes) expect(area).toBeChecked();
});

it('the filters in the URL are ticked and named in the heading', async () => {
  list('?subcategory=burger%20boxes');
  await resultCount(2);
  await heading('Burger Boxes');
  expect(await box('Burger Boxes')).toBeChecked();
  expect(await box('Burger & Meal Boxes')).toBePartiallyChecked();
  expect(await box('Food Boxes')).toBePartiallyChecked();
});

describe('product facts', () => {
  const mockFacts = () =>
    mockSiteFacts({
      1: {
        price: 68_000 as Paisa,
        each: 1216,
        packs: 3,
        sizes: [[105, 105, 75]],
        material: 'Kraft',
      },
      2: { each: 1400, sizes: [[125, 125, 85]], material: 'Kraft' },
      3: { each: 990, capacity: 650, colours: ['White', 'Red'] },
    });
  const sizes = '10 to 15 cm';

  it('are shown on the product’s card', async () => {
    mockFacts();
    list();
    const line = 'from Rs. 12.16 each10.5 × 10.5 × 7.5 cm';
    await waitFor(() => expect(cards()[0]).toHaveTextContent(line));
  });

  it('show how many products each filter leaves', async () => {
    mockFacts();
    const { user } = list();
    await openUp(user, 'Size');
    expect(await box(sizes)).toHaveAccessibleDescription('2 products');
    // Screen readers must not read the count a second time.
    const visibleSelector = 'small:not([aria-hidden]) > span';
    expect(screen.queryByText('products', { selector: visibleSelector })).toBeNull();
  });

  it('filter only the products whose facts are known', async () => {
    mockFacts();
    const { user } = list();
    await openUp(user, 'Size');
    await user.click(await box(sizes));
    await resultCount(2);
    expect(screen.getByText(/^43 more products may match/)).toHaveRole('status');
    // Other filters offer only values of the remaining products, which have no colours. The filter
    // in use offers all its values.
    expect(screen.queryByRole('button', { name: /^Colour/ })).not.toBeInTheDocument();
    await heading('Products');
  });

  it('sort the products by the price per piece', async () => {
    mockFacts();
    const { user } = list('?size=10+to+15+cm');
    await resultCount(2);
    await user.selectOptions(screen.getByRole('combobox'), 'Price per piece: low to high');
    await waitFor(() => expect(cardNames()).toHaveLength(2));
    await user.click(button('Remove Size: 10 to 15 cm'));
    await resultCount(45);
    expect(cards()[0]).toHaveTextContent('Rs. 9.90 each650 ml');
  });

  it('filter at once if the URL contains them', async () => {
    mockFacts();
    list('?size=10+to+15+cm&material=kraft&material=Nope');
    await resultCount(2);
    expect(await box(sizes)).toBeChecked();
    expect(await box('Kraft')).toBeChecked();
  });

  it('that cannot be read leave all products visible', async () => {
    mockSiteFile('facts.json', 'half a fi');
    list('?size=10+to+15+cm&sort=price');
    await resultCount(45);
    expect(screen.getByRole('combobox')).toHaveDisplayValue('Relevance');
    expect(screen.queryByText(/^Price per piece/)).not.toBeInTheDocument();
  });
});

describe('a search', () => {
  it('finds the same kind of products as the suggestions', async () => {
    list('?search=dabba');
    await heading('Results for “dabba”');
    await waitFor(() => expect(cards().length).toBeGreaterThan(5));
    for (const name of cardNames()) expect(name).toMatch(/box/i);
  });

  it('can be narrowed by filters that show their counts', async () => {
    const { user } = list('?search=dabba');
    await waitFor(() => expect(cards().length).toBeGreaterThan(5));
    expect(await box('Bottles & Jars')).toHaveAccessibleDescription('0 products');
    const area = await box('Bakery Boxes');
    const countBefore = cards().length;
    await user.click(area);
    await waitFor(() => expect(cards().length).toBeLessThan(countBefore));
    expect(area).toHaveAccessibleDescription(`${String(cards().length)} products`);
  });

  it('can be removed without removing the filters', async () => {
    const { user } = list('?search=dabba');
    const area = await box('Bakery Boxes');
    await user.click(area);
    await user.click(await screen.findByRole('button', { name: 'Remove search “dabba”' }));
    await resultCount(9);
    expect(area).toBeChecked();
  });

  it('can be removed before the filters have loaded, and keeps them', async () => {
    const release = holdAnswers('/api/ISPM/ProductArea/GetWebArea');
    const { user } = list('?search=dabba&areas=Bakery+Boxes');
    await user.click(await screen.findByRole('button', { name: 'Remove search “dabba”' }));
    release();
    await resultCount(9);
    expect(await box('Bakery Boxes')).toBeChecked();
  });

  it('shows the products with the most matching words if none has all', async () => {
    list('?search=ice+cream+cup');
    await heading('Similar to “ice cream cup”');
    const words = screen.getByText('Nothing matches exactly. Closest: 1 of your 3 words.');
    expect(words).toHaveRole('status');
    const nearCategories = await screen.findByRole('navigation', { name: 'Closest categories' });
    expect(within(nearCategories).getAllByRole('link')).toHaveLength(3);
    for (const card of await screen.findAllByRole('article'))
      expect(card).toHaveTextContent(/ice|cream|cup/i);
  });

  it('without an exact match can be sent to the shop as an enquiry', async () => {
    const { user } = list('?search=ice+cream+cup');
    await user.click(await screen.findByRole('link', { name: 'Ask us' }));
    expect(await screen.findByRole('textbox', { name: 'Message' })).toHaveValue(
      'I am looking for:\n\n- ice cream cup\n\n',
    );
  });

  it('by size lists similar sizes separately', async () => {
    mockSiteFacts({}, { words: { 1: '10.5x10.5x7.5cm', 2: '12.5x12.5x8.5cm' } });
    list('?search=10.5+x+10.5+burger');
    await heading('Results for “10.5 x 10.5 burger”');
    expect(await screen.findByText('1 product')).toHaveRole('status');
    await screen.findByRole('heading', { level: 2, name: 'Similar sizes' });
    expect(cardNames()).toEqual(['Kraft Burger Box – Regular', 'Kraft Burger Box – Large']);
  });

  it('by size can be filtered, including similar sizes', async () => {
    mockSiteFacts({}, { words: { 1: '10.5x10.5x7.5cm', 2: '12.5x12.5x8.5cm' } });
    const { user } = list('?search=10.5+x+10.5+burger');
    await screen.findByRole('heading', { level: 2, name: 'Similar sizes' });
    await user.click(await box('Gift Packaging'));
    expect(await screen.findByText(emptyText)).toBeVisible();
  });

  it('for a missing size names the nearest sizes', async () => {
    mockSiteFacts({}, { words: { 1: '10.5x10.5x7.5cm', 2: '12.5x12.5x8.5cm' } });
    list('?search=12+x+12+burger&sort=name');
    await heading('Similar to “12 x 12 burger”');
    const sizes = '12.5 × 12.5 × 8.5 cm and 10.5 × 10.5 × 7.5 cm.';
    expect(screen.getByText(`Nothing in 12 × 12. Nearest: ${sizes}`)).toHaveRole('status');
    await waitFor(() => expect(cards()).toHaveLength(2));
  });

  describe('without an exact match', () => {
    const closestText = 'Nothing matches exactly. Closest: 1 of your 2 words.';

    it('sorts the nearest products in the chosen order', async () => {
      list('?search=pizza+14&sort=name');
      expect(await screen.findByText(closestText)).toBeVisible();
      await screen.findAllByRole('article');
      expect(cardNames()).toEqual(cardNames().toSorted(compare));
      for (const name of cardNames()) expect(name).toMatch(/pizza/i);
    });

    it('reports that the filters hide the nearest products', async () => {
      const { user } = list('?search=pizza+14&sort=name');
      expect(await screen.findByText(closestText)).toBeVisible();
      await user.click(await box('Gift Packaging'));
      expect(await screen.findByText(emptyText)).toBeVisible();
      expect(screen.queryByText(closestText)).not.toBeInTheDocument();
    });

    it('can be repeated without filters', async () => {
      const { user } = list('?search=pizza+14&areas=Gift+Packaging');
      await user.click(await screen.findByRole('link', { name: 'Search without filters' }));
      expect(await screen.findByText(closestText)).toBeVisible();
      expect(await box('Gift Packaging')).not.toBeChecked();
    });
  });

  it('without any matching word leads to other products', async () => {
    list('?search=qqqqqq&areas=Food+Boxes');
    await heading('No results for “qqqqqq”');
    const emptyMessage = await screen.findByText(emptyText);
    expect(screen.queryByRole('link', { name: 'Search without filters' })).not.toBeInTheDocument();
    const allLink = screen.getByRole('link', { name: 'See all products' });
    expect(allLink).toHaveAttribute('href', '/products');
    const popular = screen.getByRole('navigation', { name: 'Popular categories' });
    expect(within(popular).getAllByRole('link').length).toBeGreaterThan(0);
    expect(emptyMessage.compareDocumentPosition(popular)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});
