import { screen } from '@testing-library/react';
import { answering, demoHandlers } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { renderApp, renderPage, renderWithStore } from '@/testing/renderApp';
import { PlacementBanner } from './PlacementBanner';

const banner = (id: number, bannerPlacementPrefix: string, bannerTitle = '') => ({
  bannerImageId: id,
  bannerPlacementPrefix,
  bannerImageURL: `/media/banner-${String(id)}.webp`,
  bannerTitle,
});
const banners = (...rows: unknown[]) => answering('/api/WAP/Banner/GetAll', { data: rows });

beforeEach(() => {
  server.use(...demoHandlers());
});

function expectInOrder(elements: readonly Element[]) {
  elements.reduce((first, second) => {
    expect(first.compareDocumentPosition(second)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    return second;
  });
}
const image = (name: string) => screen.findByRole('img', { name });

test('home: the top banner between categories and products, the others below, one above the footer', async () => {
  server.use(
    banners(
      banner(1, 'HSLBNP', 'Main'),
      banner(2, 'HSTBNP', 'Side top'),
      banner(3, 'HSBBNP', 'Side bottom'),
      banner(4, 'HSDBNP', 'Advertisement'),
      banner(5, 'FSLBNP', 'Foot'),
      banner(6, 'CSLBNP', 'Category'),
    ),
  );
  renderApp();
  expectInOrder([
    await image('Main'),
    await screen.findByRole('region', { name: 'Shop by category' }),
    await image('Side top'),
    await screen.findByRole('region', { name: 'Products' }),
    await image('Advertisement'),
    await image('Side bottom'),
    await image('Foot'),
    await screen.findByRole('contentinfo'),
  ]);
  for (const name of ['Side top', 'Advertisement', 'Foot'])
    expect(await image(name)).toHaveAttribute('loading', 'lazy');
  expect(screen.queryByRole('img', { name: 'Category' })).not.toBeInTheDocument();
});

test('/categories: the category banners stand below the products', async () => {
  server.use(banners(banner(1, 'CSLBNP', 'Bakery range'), banner(2, 'HSTBNP', 'Side top')));
  renderPage({ route: '/categories' });
  const [product] = await screen.findAllByRole('article');
  expectInOrder([product as HTMLElement, await image('Bakery range')]);
  expect(screen.queryByRole('img', { name: 'Side top' })).not.toBeInTheDocument();
});

test('one without a title is named by its position; without any there is no gap', async () => {
  server.use(banners(banner(1, 'FSLBNP'), banner(2, 'HSTBNP')));
  renderWithStore(
    <>
      <PlacementBanner placement="footer" label="Offers" keepsPlace />
      <PlacementBanner placement="category" label="Nothing" keepsPlace />
    </>,
  );
  expect(await image('Banner 1')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Offers' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Nothing' })).not.toBeInTheDocument();
});
