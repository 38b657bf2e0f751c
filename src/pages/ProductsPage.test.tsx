import { act, screen, waitFor, within } from '@testing-library/react';
import { ProductList } from '@/features/catalog/grid/components/ProductList';
import { answering, demoHandlers, failing, holding } from '@/testing/handlers';
import { aListedProduct } from '@/testing/listedProduct';
import { server } from '@/testing/mswServer';
import { renderPage } from '@/testing/renderApp';
import { renderPart } from '@/testing/renderPart';
import { resetViewport, setViewport } from '@/testing/viewport';

const emptyText = 'No products match your selected filters.';
const productCalls = '/api/WAP/ProductWebLink/GetAll';

beforeEach(() => {
  setViewport(1440);
  server.use(...demoHandlers());
});

afterEach(() => {
  resetViewport();
});

const list = (query = '') => renderPage({ route: `/products${query}` });
const box = (name: string | RegExp) => screen.findByRole('checkbox', { name });
const cards = () => screen.queryAllByRole('article');
const cardNames = () =>
  cards().map((card) => within(card).getByRole('heading', { level: 3 }).textContent);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const resultCount = (count: number) =>
  screen.findByText(`${String(count)} ${count === 1 ? 'product' : 'products'}`);
const sort = () => screen.getByRole('combobox', { name: 'Sort by' });
const button = (name: string) => screen.getByRole('button', { name });
const openUp = async (user: ReturnType<typeof renderPage>['user'], name: string) => {
  await user.click(await screen.findByRole('button', { name: `${name}: show what is in it` }));
};
const { compare } = new Intl.Collator('en', { numeric: true });

describe('the list', () => {
  it('keeps the room of 10 products while they load, then shows 20, and 20 more with a press', async () => {
    const data = holding(productCalls);
    server.use(...data.handlers);
    const { user } = list();
    const placeholders = await screen.findByTestId('product-skeletons');
    expect(within(placeholders).getAllByRole('listitem', { hidden: true })).toHaveLength(10);
    data.release();
    await resultCount(45);
    expect(cards()).toHaveLength(20);
    await user.click(button('Show More'));
    await waitFor(() => {
      expect(cards()).toHaveLength(40);
    });
  });

  it('shows its beginning alone while what it holds has just changed', async () => {
    const products = Array.from({ length: 45 }, (_, at) =>
      aListedProduct({ productId: String(at) }),
    );
    const { rerender } = renderPart(<ProductList products={products} />);
    act(() => button('Show More').click());
    await waitFor(() => expect(cards()).toHaveLength(40));
    rerender(<ProductList products={products} fromStart />);
    expect(cards()).toHaveLength(20);
  });

  it('leaves what it does not know in the address aside, and sorts by name and back, each card with its product', async () => {
    const { user } = list('?category=Nope&utm_source=x&sort=price');
    await resultCount(45);
    expect(await heading('Products')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Clear Filters' })).not.toBeInTheDocument();
    expect(sort()).toHaveValue('relevance');
    const before = cardNames();
    const cardsBefore = new Map(cards().map((card, at) => [before[at], card] as const));

    await user.selectOptions(sort(), 'Name (A–Z)');
    await waitFor(() => {
      expect(cardNames()).not.toEqual(before);
    });
    const names = cardNames();
    expect(names).toEqual(names.toSorted(compare));
    const kept = names.filter((name) => cardsBefore.has(name));
    expect(kept.length).toBeGreaterThan(0);
    for (const name of kept) expect(cards()[names.indexOf(name)]).toBe(cardsBefore.get(name));

    await user.selectOptions(sort(), 'Relevance');
    await waitFor(() => {
      expect(cardNames()).toEqual(before);
    });
  });

  it('says that the products failed, and tries again', async () => {
    server.use(failing(productCalls, 404));
    const { user } = list('?search=dabba');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch products');
    server.use(...demoHandlers());
    await user.click(button('Retry'));
    expect(await heading('Results for “dabba”')).toBeVisible();
    expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
  });
});

describe('filters', () => {
  it('tick downwards and upwards, by keyboard too, and clear', async () => {
    const { user } = list();
    await resultCount(45);
    const area = await box('Food Boxes');
    act(() => {
      area.focus();
    });
    await user.keyboard(' ');
    await resultCount(9);
    expect(area).toBeChecked();
    await user.tab();
    await user.keyboard('{Enter}');
    await user.tab();
    const category = await box('Burger & Meal Boxes');
    expect(category).toHaveFocus();
    expect(category).toBeChecked();
    await openUp(user, 'Burger & Meal Boxes');
    const sub = await box('Burger Boxes');
    expect(sub).toBeChecked();

    await user.click(sub);
    await resultCount(7);
    expect(area).toBePartiallyChecked();
    expect(category).toHaveAttribute('aria-checked', 'mixed');

    await user.click(button('Clear Filters'));
    await resultCount(45);
    expect(category).not.toBeChecked();
    expect(category).not.toBePartiallyChecked();
    expect(screen.queryByRole('button', { name: 'Clear Filters' })).not.toBeInTheDocument();
  });

  it('lose none of many ticks within one frame', async () => {
    list('?sort=name');
    await resultCount(45);
    const boxes = screen.getAllByRole('checkbox');
    act(() => {
      for (const tick of boxes) tick.click();
    });
    for (const tick of boxes) expect(tick).toBeChecked();
    const chips = within(screen.getByRole('group', { name: 'Applied filters' }));
    expect(chips.getAllByRole('button', { name: /^Remove/ })).toHaveLength(boxes.length);
    expect(sort()).toHaveValue('name');
  });

  it('that the address names are ticked, stand open, half-tick their parents and give the heading', async () => {
    list('?subcategory=burger%20boxes');
    await resultCount(2);
    expect(await heading('Burger Boxes')).toBeVisible();
    expect(await box('Burger Boxes')).toBeChecked();
    expect(await box('Burger & Meal Boxes')).toBePartiallyChecked();
    expect(await box('Food Boxes')).toBePartiallyChecked();
  });

  it('that no product matches say so', async () => {
    server.use(answering(productCalls, { data: [{ productId: 1, productName: 'Plain Box' }] }));
    list('?areas=Food+Boxes');
    expect(await screen.findByText(emptyText)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all products' })).toHaveAttribute(
      'href',
      '/products',
    );
  });

  it('come from what the products say where the categories fail', async () => {
    server.use(
      failing('/api/ISPM/ProductArea/GetWebArea'),
      failing('/api/ISPM/ProductCategory/GetWebCategory'),
      failing('/api/ISPM/ProductSubCategory/GetWebSubCategory'),
    );
    list('?category=Burger%20%26%20Meal%20Boxes');
    expect(await box('Burger & Meal Boxes')).toBeChecked();
    const names = await screen.findAllByText('Burger & Meal Boxes', { selector: 'article *' });
    expect(names).toHaveLength(cards().length);
  });

  it('of a category without an area are not in the tree, but found by name and removed', async () => {
    server.use(
      answering('/api/ISPM/ProductCategory/GetWebCategory', {
        data: [
          { productCategoryId: 1, productCategoryName: 'Pizza Boxes', productAreaId: '1' },
          { productCategoryId: 'T-2', productCategoryName: 'Tins', productAreaId: null },
        ],
      }),
      answering('/api/ISPM/ProductSubCategory/GetWebSubCategory', { data: [] }),
      answering(productCalls, {
        data: ['Pizza Boxes', 'Tins'].map((productCategoryName, productId) => ({
          productId,
          productCategoryName,
          productName: `${productCategoryName} product`,
          productLinkTypePrefix: 'ALLPWL',
        })),
      }),
    );
    const { user } = list('?category=Tins');
    await resultCount(1);
    expect(cardNames()).toEqual(['Tins product']);
    await user.click(await screen.findByRole('button', { name: 'Remove Tins' }));
    await resultCount(2);
    await openUp(user, 'Food Boxes');
    expect(await box('Pizza Boxes')).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: /Tins|Other/ })).not.toBeInTheDocument();
  });

  it('keep equal names in two areas apart', async () => {
    const rows = {
      ProductArea: ['Food', 'Gifts'].map((productAreaName, at) => ({
        productAreaId: at + 1,
        productAreaName,
      })),
      ProductCategory: [
        { productCategoryId: 1, productCategoryName: 'Boxes', productAreaId: 1 },
        { productCategoryId: 2, productCategoryName: 'Boxes', productAreaId: 2 },
        { productCategoryId: 3, productCategoryName: 'Bags', productAreaId: 2 },
      ],
      ProductSubCategory: ['Pizza', 'Ring'].map((productSubCategoryName, at) => ({
        productSubCategoryId: at + 1,
        productSubCategoryName,
        productCategoryId: at + 1,
      })),
    };
    for (const [name, data] of Object.entries(rows)) {
      const call = name.replace('Product', 'GetWeb');
      server.use(answering(`/api/ISPM/${name}/${call}`, { data }));
    }
    const data = ['Pizza', 'Ring'].map((productSubCategoryName, productId) => ({
      productId,
      productName: `${productSubCategoryName} box`,
      productLinkTypePrefix: 'ALLPWL',
      productCategoryName: 'Boxes',
      productSubCategoryName,
    }));
    server.use(answering(productCalls, { data }));
    const { user } = list('?category=Gifts+%3E+Boxes');
    await resultCount(1);
    expect(cardNames()).toEqual(['Ring box']);
    expect(await box('Boxes')).toBeChecked();
    await user.click(await box('Food'));
    await resultCount(2);
    await user.click(button('Remove Boxes (Gifts)'));
    await waitFor(() => {
      expect(cardNames()).toEqual(['Pizza box']);
    });
    expect(await box('Gifts')).not.toBeChecked();
  });

  it('open as a sheet on small screens, with the same ticks', async () => {
    setViewport(360);
    const { user } = list('?areas=Food%20Boxes');
    await resultCount(9);
    // A style sheet that jsdom does not follow hides it; no script decides what is in the page.
    expect(screen.getByRole('complementary', { name: 'Filters' })).toBeInTheDocument();
    await user.click(button('Filters'));
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
});

describe('a search', () => {
  it('asks the engine of the suggestions; filters join in, with counts of their own', async () => {
    const { user } = list('?search=dabba');
    await heading('Results for “dabba”');
    await waitFor(() => {
      expect(cards().length).toBeGreaterThan(5);
    });
    for (const name of cardNames()) expect(name).toMatch(/box/i);
    expect(await box('Bottles & Jars')).toHaveAccessibleDescription('0 products');
    const area = await box('Bakery Boxes');
    const counted = cardNames().length;
    await user.click(area);
    await waitFor(() => {
      expect(cards().length).toBeLessThan(counted);
    });
    expect(area).toHaveAccessibleDescription(`${String(cards().length)} products`);
    await user.click(button('Remove search “dabba”'));
    await resultCount(9);
  });

  it('of which no product has all words shows what has the most, says so, and leads on', async () => {
    const { user } = list('?search=ice+cream+cup');
    await heading('Similar to “ice cream cup”');
    const words = screen.getByText('No product has all 3 words. These have 1 of your 3 words.');
    expect(words).toHaveRole('status');
    const near = await screen.findByRole('navigation', { name: 'Nearest categories' });
    expect(within(near).getAllByRole('link')).toHaveLength(3);
    expect(cards().length).toBeGreaterThan(0);
    for (const card of cards()) expect(card).toHaveTextContent(/ice|cream|cup/i);
    expect(screen.getByText(`${String(cards().length)} products`)).toHaveRole('status');
    expect(screen.queryByText(emptyText)).not.toBeInTheDocument();
    expect(document.title).toMatch(/^Similar to “ice cream cup”/);
    const chat = await screen.findByRole('link', { name: 'Ask on WhatsApp' });
    expect(chat).toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\/92.*cream/));
    await user.click(screen.getByRole('link', { name: 'Ask us' }));
    expect(await screen.findByRole('textbox', { name: 'Message' })).toHaveValue(
      'I am looking for:\n\n- ice cream cup\n\n',
    );
  });

  it('whose nearest the filters hide lays it to the filters, and drops them', async () => {
    const { user } = list('?search=pizza+14&sort=name');
    const both = 'No product has both words. These have 1 of your 2 words.';
    expect(await screen.findByText(both)).toBeVisible();
    await screen.findAllByRole('article');
    expect(cardNames()).toEqual(cardNames().toSorted(compare));
    for (const name of cardNames()) expect(name).toMatch(/pizza/i);
    await user.click(screen.getByRole('checkbox', { name: 'Gift Packaging' }));
    expect(await screen.findByText(emptyText)).toBeVisible();
    expect(screen.queryByText(both)).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Search without filters' }));
    expect(await screen.findByText(both)).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Gift Packaging' })).not.toBeChecked();
  });

  it('that the filters alone stand in the way of says so, too', async () => {
    const { user } = list('?search=pizza&areas=Gift+Packaging');
    expect(await screen.findByText(emptyText)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Search without filters' }));
    await heading('Results for “pizza”');
    expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
    expect(button('Remove search “pizza”')).toBeVisible();
  });

  it('of which no product has any word is not laid to the filters, and leads on', async () => {
    const { user } = list('?search=qqqqqq&areas=Food+Boxes');
    await heading('No results for “qqqqqq”');
    expect(screen.getByText('No product matches your search.')).toHaveRole('status');
    expect(screen.getByText('0 products')).toBeVisible();
    expect(screen.queryByText(emptyText)).not.toBeInTheDocument();
    const ask = await screen.findByRole('link', { name: 'Ask us' });
    expect(ask).toHaveAttribute('href', expect.stringContaining('line=qqqqqq'));
    const all = screen.getByRole('link', { name: 'See all products' });
    expect(all).toHaveAttribute('href', '/products');
    const popular = screen.getByRole('navigation', { name: 'Popular categories' });
    const [first] = within(popular).getAllByRole('link');
    if (!first) throw new Error('No category');
    const { textContent: name } = first;
    await user.click(first);
    await heading(name);
    expect(cards().length).toBeGreaterThan(0);
  });
});
