import { screen, waitFor, within } from '@testing-library/react';
import { answering, demoHandlers } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { renderApp } from '@/testing/renderApp';
import { resetViewport, setViewport } from '@/testing/viewport';

const filterText = 'No products match your selected filters.';
const productCalls = '/api/WAP/ProductWebLink/GetAll';

beforeEach(() => {
  setViewport(1440);
  server.use(...demoHandlers());
});

afterEach(() => {
  resetViewport();
});

const cardNames = () =>
  screen
    .queryAllByRole('article')
    .map((card) => within(card).getByRole('heading', { level: 3 }).textContent);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const search = (text: string) => renderApp({ route: `/products?search=${text}` });
const askLink = () => screen.findByRole('link', { name: 'Ask us' });

describe('a search of which no product has all words', () => {
  it('shows what has the most of them, says so, and counts it', async () => {
    search('brown+paper+bag');
    await heading('Similar to “brown paper bag”');
    const words = screen.getByText('No product has all 3 words. These have 1 of your 3 words.');
    expect(words).toHaveRole('status');
    await waitFor(() => {
      expect(cardNames().length).toBeGreaterThan(0);
    });
    for (const name of cardNames()) expect(name).toMatch(/kraft|brown|paper|bag/i);
    expect(screen.getByText(`${String(cardNames().length)} products`)).toHaveRole('status');
    expect(screen.queryByText(filterText)).not.toBeInTheDocument();
    expect(document.title).toMatch(/^Similar to “brown paper bag”/);
  });

  it('says both of two, and sorts and filters what it shows', async () => {
    const { user } = search('pizza+14');
    await screen.findByText('No product has both words. These have 1 of your 2 words.');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name (A–Z)');
    const { compare } = new Intl.Collator('en', { numeric: true });
    await waitFor(() => {
      expect(cardNames().length).toBeGreaterThan(0);
      expect(cardNames()).toEqual(cardNames().toSorted(compare));
    });
    for (const name of cardNames()) expect(name).toMatch(/pizza/i);
    await user.click(screen.getByRole('checkbox', { name: 'Gift Packaging' }));
    expect(await screen.findByText(filterText)).toBeVisible();
    expect(screen.queryByText(/No product has/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Search without filters' }));
    await screen.findByText('No product has both words. These have 1 of your 2 words.');
    expect(screen.getByRole('checkbox', { name: 'Gift Packaging' })).not.toBeChecked();
  });

  it('leads to the nearest categories and to the enquiry form with the words', async () => {
    const { user } = search('ice+cream+cup');
    const near = await screen.findByRole('navigation', { name: 'Nearest categories' });
    const names = within(near)
      .getAllByRole('link')
      .map((link) => link.textContent);
    expect(names).toContain('Cup & Box Sleeves');
    expect(names.length).toBeLessThanOrEqual(3);
    const chat = await screen.findByRole('link', { name: 'Ask on WhatsApp' });
    expect(chat).toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\/92.*cream/));
    await user.click(await askLink());
    expect(await screen.findByRole('textbox', { name: 'Message' })).toHaveValue(
      'I am looking for:\n\n- ice cream cup\n\n',
    );
  });
});

describe('a search of which no product has any word', () => {
  it('says so in one sentence, with popular categories and the way to ask', async () => {
    const { user } = search('qqqqqq');
    await heading('No results for “qqqqqq”');
    expect(screen.getByText('No product matches your search.')).toHaveRole('status');
    expect(screen.getByText('0 products')).toBeVisible();
    expect(screen.queryByText(filterText)).not.toBeInTheDocument();
    expect(await askLink()).toHaveAttribute('href', expect.stringContaining('line=qqqqqq'));
    const popular = screen.getByRole('navigation', { name: 'Popular categories' });
    const [first] = within(popular).getAllByRole('link');
    if (!first) throw new Error('No category');
    const { textContent: name } = first;
    await user.click(first);
    await heading(name);
    expect(cardNames().length).toBeGreaterThan(0);
  });

  it('is not laid to the filters', async () => {
    search('qqqqqq&areas=Food+Boxes');
    expect(await screen.findByText('No product matches your search.')).toBeVisible();
    expect(screen.queryByText(filterText)).not.toBeInTheDocument();
  });

  it('leads to all products, and works without any category', async () => {
    const row = { productId: 1, productName: 'Plain Box', productLinkTypePrefix: 'ALLPWL' };
    server.use(answering(productCalls, { data: [row] }));
    const { user } = search('qqqqqq');
    await user.click(await screen.findByRole('link', { name: 'See all products' }));
    await waitFor(() => {
      expect(cardNames()).toEqual(['Plain Box']);
    });
  });
});

it('says where only the filters are in the way, and drops them', async () => {
  const { user } = search('pizza&areas=Gift+Packaging');
  expect(await screen.findByText(filterText)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Search without filters' }));
  await waitFor(() => {
    expect(cardNames().length).toBeGreaterThan(0);
  });
  await heading('Results for “pizza”');
  expect(screen.getByRole('button', { name: 'Remove search “pizza”' })).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Gift Packaging' })).not.toBeChecked();
});
