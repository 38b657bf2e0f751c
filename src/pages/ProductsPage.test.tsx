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

const openList = (queryString = '') =>
  renderWithProviders(<PageRoutes />, { route: `/products${queryString}` });
const findCheckbox = (name: string | RegExp) => screen.findByRole('checkbox', { name });
const getCards = () => screen.queryAllByRole('article');
const getCardNames = () =>
  getCards().map((card) => within(card).getByRole('heading', { level: 3 }).textContent);
const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name });
const findResultCount = (count: number) => screen.findByText(`${String(count)} products`);
const getButton = (name: string) => screen.getByRole('button', { name });
const showFilterOptions = async (
  user: ReturnType<typeof renderWithProviders>['user'],
  name: string,
) => {
  await user.click(await screen.findByRole('button', { name: `${name}: show options` }));
};
const { compare: compareNames } = new Intl.Collator('en', { numeric: true });

it('placeholders reserve room while the products load', async () => {
  const release = holdAnswers('/api/WAP/ProductWebLink/GetAll');
  openList();
  const placeholders = await screen.findByTestId('product-skeletons');
  expect(within(placeholders).getAllByRole('listitem', { hidden: true })).toHaveLength(10);
  release();
  await findResultCount(45);
  expect(getCards()).toHaveLength(20);
});

describe('the product list', () => {
  const products = Array.from({ length: 45 }, (_, index) =>
    aListedProduct({ productId: String(index) }),
  );

  function renderList() {
    const store = makeStore();
    const createTree = (fromStart = false) => (
      <Provider store={store}>
        <ProductList products={products} startsOver={fromStart} />
      </Provider>
    );
    const { rerender } = renderWithProviders(createTree());
    return { rerenderFromStart: () => rerender(createTree(true)) };
  }

  it('shows 20 more products on a press', async () => {
    renderList();
    expect(getCards()).toHaveLength(20);
    act(() => getButton('Show More').click());
    await waitFor(() => expect(getCards()).toHaveLength(40));
  });

  it('shows 20 products again after a change', async () => {
    const { rerenderFromStart } = renderList();
    act(() => getButton('Show More').click());
    await waitFor(() => expect(getCards()).toHaveLength(40));
    rerenderFromStart();
    expect(getCards()).toHaveLength(20);
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
  openList(query);
  expect(await screen.findByText(text)).toBeVisible();
  await findResultCount(45);
});

it('an unknown name next to a known one is reported but does not filter', async () => {
  openList('?category=Pizza+Boxes,Nope');
  expect(await screen.findByText('There is no category “Nope”.')).toBeVisible();
  await findHeading('Pizza Boxes');
});

it('a name is not reported as unknown if the list of names failed to load', async () => {
  server.use(mockFailure('/api/ISPM/ProductArea/GetWebArea', 404));
  openList('?areas=Gift+Packaging');
  await findResultCount(45);
  await screen.findByText(/Failed to fetch product area/);
  expect(screen.queryByText(/^There is no area/)).not.toBeInTheDocument();
});

it('a filter replaces the count of all products', async () => {
  const { user } = openList();
  await findResultCount(45);
  const countElement = screen.getByText('20 of 45 products');
  await user.click(await findCheckbox('Food Boxes'));
  await findResultCount(9);
  // Only the text above the list announces the new count, so the count is announced once.
  expect(countElement).not.toBeInTheDocument();
});

it('an area is partly ticked if one of its categories is not ticked', async () => {
  const { user } = openList();
  const area = await findCheckbox('Food Boxes');
  await user.click(area);
  await showFilterOptions(user, 'Food Boxes');
  const category = await findCheckbox('Burger & Meal Boxes');
  expect(category).toBeChecked();
  await user.click(category);
  await findResultCount(2);
  expect(area).toBePartiallyChecked();
});

it('‘Clear Filters’ shows all products again', async () => {
  const { user } = openList('?subcategory=burger%20boxes');
  await findResultCount(2);
  const area = await findCheckbox('Food Boxes');
  expect(area).toBePartiallyChecked();
  await user.click(getButton('Clear Filters'));
  await findResultCount(45);
  expect(area).not.toBePartiallyChecked();
  expect(screen.queryByRole('button', { name: 'Clear Filters' })).not.toBeInTheDocument();
});

describe('by keyboard, the focus moves', () => {
  async function openFilteredList() {
    const { user } = openList('?areas=Food+Boxes&areas=Bakery+Boxes');
    const [foodChip, bakeryChip] = await screen.findAllByRole('button', { name: /^Remove / });
    if (!foodChip || !bakeryChip) throw new Error('There must be two chips');
    return { user, foodChip, bakeryChip };
  }

  it('to the next filter when a filter is removed', async () => {
    const { user, foodChip, bakeryChip } = await openFilteredList();
    act(() => foodChip.focus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(foodChip).not.toBeInTheDocument());
    expect(bakeryChip).toHaveFocus();
  });

  it('to the filter before when the last one is removed', async () => {
    const { user, foodChip, bakeryChip } = await openFilteredList();
    act(() => bakeryChip.focus());
    await user.keyboard('{Delete}');
    await waitFor(() => expect(bakeryChip).not.toBeInTheDocument());
    expect(foodChip).toHaveFocus();
  });

  it('to the heading when the only filter is removed', async () => {
    const { user } = openList('?areas=Food+Boxes');
    const chip = await screen.findByRole('button', { name: /^Remove / });
    act(() => chip.focus());
    await user.keyboard('{Enter}');
    expect(await findHeading('Products')).toHaveFocus();
    expect(chip).not.toBeInTheDocument();
  });

  it('to the heading when all filters are removed', async () => {
    const { user, foodChip } = await openFilteredList();
    act(() => getButton('Clear Filters').focus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(foodChip).not.toBeInTheDocument());
    expect(await findHeading('Products')).toHaveFocus();
  });
});

it('filters that are ticked within one animation frame are all applied', async () => {
  openList();
  const areaCheckboxes = [await findCheckbox('Food Boxes'), await findCheckbox('Bottles & Jars')];
  act(() => areaCheckboxes.forEach((area) => area.click()));
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Remove / })).toHaveLength(2));
  for (const area of areaCheckboxes) expect(area).toBeChecked();
});

it('the filters in the URL are ticked and named in the heading', async () => {
  openList('?subcategory=burger%20boxes');
  await findResultCount(2);
  await findHeading('Burger Boxes');
  expect(await findCheckbox('Burger Boxes')).toBeChecked();
  expect(await findCheckbox('Burger & Meal Boxes')).toBePartiallyChecked();
  expect(await findCheckbox('Food Boxes')).toBePartiallyChecked();
});

describe('product facts (prices, sizes, materials)', () => {
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
  const sizeOption = '10 to 15 cm';

  it('are shown on the product’s card', async () => {
    mockFacts();
    openList();
    const factsText = 'from Rs. 12.16 each10.5 × 10.5 × 7.5 cm';
    await waitFor(() => expect(getCards()[0]).toHaveTextContent(factsText));
  });

  it('show how many products each filter leaves', async () => {
    mockFacts();
    const { user } = openList();
    await showFilterOptions(user, 'Size');
    expect(await findCheckbox(sizeOption)).toHaveAccessibleDescription('2 products');
    // Screen readers must not read the count a second time.
    const visibleSelector = 'small:not([aria-hidden]) > span';
    expect(screen.queryByText('products', { selector: visibleSelector })).toBeNull();
  });

  it('filter only the products whose facts are known', async () => {
    mockFacts();
    const { user } = openList();
    await showFilterOptions(user, 'Size');
    await user.click(await findCheckbox(sizeOption));
    await findResultCount(2);
    expect(screen.getByText(/^43 more products may match/)).toHaveRole('status');
    // Other filters offer only values of the remaining products, which have no colours. The filter
    // in use offers all its values.
    expect(screen.queryByRole('button', { name: /^Colour/ })).not.toBeInTheDocument();
    await findHeading('Products');
  });

  it('sort the products by the price per piece', async () => {
    mockFacts();
    const { user } = openList('?size=10+to+15+cm');
    await findResultCount(2);
    await user.selectOptions(screen.getByRole('combobox'), 'Price per piece: low to high');
    await waitFor(() => expect(getCardNames()).toHaveLength(2));
    await user.click(getButton('Remove Size: 10 to 15 cm'));
    await findResultCount(45);
    expect(getCards()[0]).toHaveTextContent('Rs. 9.90 each650 ml');
  });

  it('filter at once if the URL contains them', async () => {
    mockFacts();
    openList('?size=10+to+15+cm&material=kraft&material=Nope');
    await findResultCount(2);
    expect(await findCheckbox(sizeOption)).toBeChecked();
    expect(await findCheckbox('Kraft')).toBeChecked();
  });

  it('that cannot be read leave all products visible', async () => {
    mockSiteFile('facts.json', 'half a fi');
    openList('?size=10+to+15+cm&sort=price');
    await findResultCount(45);
    expect(screen.getByRole('combobox')).toHaveDisplayValue('Relevance');
    expect(screen.queryByText(/^Price per piece/)).not.toBeInTheDocument();
  });
});

describe('a search', () => {
  it('finds the same kind of products as the suggestions', async () => {
    openList('?search=dabba');
    await findHeading('Results for “dabba”');
    await waitFor(() => expect(getCards().length).toBeGreaterThan(5));
    for (const name of getCardNames()) expect(name).toMatch(/box/i);
  });

  it('can be narrowed by filters that show their counts', async () => {
    const { user } = openList('?search=dabba');
    await waitFor(() => expect(getCards().length).toBeGreaterThan(5));
    expect(await findCheckbox('Bottles & Jars')).toHaveAccessibleDescription('0 products');
    const area = await findCheckbox('Bakery Boxes');
    const countBefore = getCards().length;
    await user.click(area);
    await waitFor(() => expect(getCards().length).toBeLessThan(countBefore));
    expect(area).toHaveAccessibleDescription(`${String(getCards().length)} products`);
  });

  it('can be removed without removing the filters', async () => {
    const { user } = openList('?search=dabba');
    const area = await findCheckbox('Bakery Boxes');
    await user.click(area);
    await user.click(await screen.findByRole('button', { name: 'Remove search “dabba”' }));
    await findResultCount(9);
    expect(area).toBeChecked();
  });

  it('can be removed before the filters have loaded, and keeps them', async () => {
    const release = holdAnswers('/api/ISPM/ProductArea/GetWebArea');
    const { user } = openList('?search=dabba&areas=Bakery+Boxes');
    await user.click(await screen.findByRole('button', { name: 'Remove search “dabba”' }));
    release();
    await findResultCount(9);
    expect(await findCheckbox('Bakery Boxes')).toBeChecked();
  });

  it('shows the products with the most matching words if none has all', async () => {
    openList('?search=ice+cream+cup');
    await findHeading('Similar to “ice cream cup”');
    const closestMessage = screen.getByText('Nothing matches exactly. Closest: 1 of your 3 words.');
    expect(closestMessage).toHaveRole('status');
    const nearCategories = await screen.findByRole('navigation', { name: 'Closest categories' });
    expect(within(nearCategories).getAllByRole('link')).toHaveLength(3);
    for (const card of await screen.findAllByRole('article'))
      expect(card).toHaveTextContent(/ice|cream|cup/i);
  });

  it('without an exact match can be sent to the shop as an enquiry', async () => {
    const { user } = openList('?search=ice+cream+cup');
    await user.click(await screen.findByRole('link', { name: 'Ask us' }));
    expect(await screen.findByRole('textbox', { name: 'Message' })).toHaveValue(
      'I am looking for:\n\n- ice cream cup\n\n',
    );
  });

  it('by size lists similar sizes separately', async () => {
    mockSiteFacts({}, { words: { 1: '10.5x10.5x7.5cm', 2: '12.5x12.5x8.5cm' } });
    openList('?search=10.5+x+10.5+burger');
    await findHeading('Results for “10.5 x 10.5 burger”');
    expect(await screen.findByText('1 product')).toHaveRole('status');
    await screen.findByRole('heading', { level: 2, name: 'Similar sizes' });
    expect(getCardNames()).toEqual(['Kraft Burger Box – Regular', 'Kraft Burger Box – Large']);
  });

  it('by size can be filtered, including similar sizes', async () => {
    mockSiteFacts({}, { words: { 1: '10.5x10.5x7.5cm', 2: '12.5x12.5x8.5cm' } });
    const { user } = openList('?search=10.5+x+10.5+burger');
    await screen.findByRole('heading', { level: 2, name: 'Similar sizes' });
    await user.click(await findCheckbox('Gift Packaging'));
    expect(await screen.findByText(emptyText)).toBeVisible();
  });

  it('for a missing size names the nearest sizes', async () => {
    mockSiteFacts({}, { words: { 1: '10.5x10.5x7.5cm', 2: '12.5x12.5x8.5cm' } });
    openList('?search=12+x+12+burger&sort=name');
    await findHeading('Similar to “12 x 12 burger”');
    const nearestSizes = '12.5 × 12.5 × 8.5 cm and 10.5 × 10.5 × 7.5 cm.';
    expect(screen.getByText(`Nothing in 12 × 12. Nearest: ${nearestSizes}`)).toHaveRole('status');
    await waitFor(() => expect(getCards()).toHaveLength(2));
  });

  describe('without an exact match', () => {
    const closestText = 'Nothing matches exactly. Closest: 1 of your 2 words.';

    it('sorts the nearest products in the chosen order', async () => {
      openList('?search=pizza+14&sort=name');
      expect(await screen.findByText(closestText)).toBeVisible();
      await screen.findAllByRole('article');
      expect(getCardNames()).toEqual(getCardNames().toSorted(compareNames));
      for (const name of getCardNames()) expect(name).toMatch(/pizza/i);
    });

    it('reports that the filters hide the nearest products', async () => {
      const { user } = openList('?search=pizza+14&sort=name');
      expect(await screen.findByText(closestText)).toBeVisible();
      await user.click(await findCheckbox('Gift Packaging'));
      expect(await screen.findByText(emptyText)).toBeVisible();
      expect(screen.queryByText(closestText)).not.toBeInTheDocument();
    });

    it('can be repeated without filters', async () => {
      const { user } = openList('?search=pizza+14&areas=Gift+Packaging');
      await user.click(await screen.findByRole('link', { name: 'Search without filters' }));
      expect(await screen.findByText(closestText)).toBeVisible();
      expect(await findCheckbox('Gift Packaging')).not.toBeChecked();
    });
  });

  it('without any matching word leads to other products', async () => {
    openList('?search=qqqqqq&areas=Food+Boxes');
    await findHeading('No results for “qqqqqq”');
    const emptyMessage = await screen.findByText(emptyText);
    expect(screen.queryByRole('link', { name: 'Search without filters' })).not.toBeInTheDocument();
    const allProductsLink = screen.getByRole('link', { name: 'See all products' });
    expect(allProductsLink).toHaveAttribute('href', '/products');
    const popularCategories = screen.getByRole('navigation', { name: 'Popular categories' });
    expect(within(popularCategories).getAllByRole('link').length).toBeGreaterThan(0);
    expect(emptyMessage.compareDocumentPosition(popularCategories)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });
});
