import { screen, within } from '@testing-library/react';
import { answering, demoHandlers, failing } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { renderApp } from '@/testing/renderApp';

const bannersCall = '/api/WAP/Banner/GetAll';
const banner = (id: number, bannerPlacementPrefix: string, bannerTitle = '') => ({
  bannerImageId: id,
  bannerPlacementPrefix,
  bannerImageURL: `/media/banner-${String(id)}.webp`,
  bannerTitle,
});
const banners = (...rows: unknown[]) => answering(bannersCall, { data: rows });

beforeEach(() => {
  server.use(...demoHandlers());
});

/** Whether the first stands before the second on the page. */
const inOrder = (first: Element, second: Element) =>
  Boolean(first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING);

test('home: the top banner between categories and products, the others below, one above the footer', async () => {
  server.use(
    banners(
      banner(1, 'HSLBNP', 'Main'),
      banner(2, 'HSTBNP', 'Side top'),
      banner(3, 'HSBBNP', 'Side bottom'),
      banner(4, 'HSDBNP', 'Advertisement'),
      banner(5, 'FSLBNP', 'Foot'),
      banner(6, 'CSLBNP', 'Category'),
      banner(7, 'XXXXXX', 'Unknown'),
    ),
  );
  renderApp();
  const image = (name: string) => screen.findByRole('img', { name });
  const order = [
    await image('Main'),
    await screen.findByRole('region', { name: 'Shop by category' }),
    await image('Side top'),
    await screen.findByRole('region', { name: 'Products' }),
    await image('Advertisement'),
    await image('Side bottom'),
    await image('Foot'),
    await screen.findByRole('contentinfo'),
  ];
  for (const [index, element] of order.slice(1).entries()) {
    expect(inOrder(order[index] ?? element, element)).toBe(true);
  }
  for (const name of ['Side top', 'Advertisement', 'Foot']) {
    expect(await image(name)).toHaveAttribute('loading', 'lazy');
  }
  expect(screen.queryByRole('img', { name: 'Category' })).not.toBeInTheDocument();
  expect(screen.queryByRole('img', { name: 'Unknown' })).not.toBeInTheDocument();
});

test('/categories: the category banners stand below the products', async () => {
  server.use(banners(banner(1, 'CSLBNP', 'Bakery range'), banner(2, 'HSTBNP', 'Side top')));
  renderApp({ route: '/categories' });
  const image = await screen.findByRole('img', { name: 'Bakery range' });
  const [product] = await screen.findAllByRole('article');
  expect(product && inOrder(product, image)).toBe(true);
  expect(screen.queryByRole('img', { name: 'Side top' })).not.toBeInTheDocument();
});

test('a banner without a title is named by its position; one with an unsafe image is left out', async () => {
  server.use(
    banners(banner(1, 'FSLBNP'), { ...banner(2, 'FSLBNP'), bannerImageURL: 'javascript:alert(1)' }),
  );
  renderApp({ route: '/blogs' });
  expect(await screen.findByRole('img', { name: 'Banner 1' })).toBeVisible();
  expect(screen.queryByRole('img', { name: 'Banner 2' })).not.toBeInTheDocument();
});

test.each([
  ['none', banners()],
  ['a failure', failing(bannersCall, 404)],
])('%s leaves no gap and no word above the footer', async (_what, handler) => {
  server.use(handler);
  renderApp({ route: '/blogs' });
  const foot = await screen.findByRole('contentinfo');
  await within(foot).findByRole('region', { name: 'Instagram' });
  expect(screen.queryByRole('img', { name: /^Banner/ })).not.toBeInTheDocument();
  expect(screen.queryByText('Failed to fetch banners')).not.toBeInTheDocument();
});
