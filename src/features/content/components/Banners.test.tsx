import { act, screen, waitFor } from '@testing-library/react';
import { AppRoutes } from '@/app/router';
import { mockAnswer, mockFailure } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { PageRoutes, renderWithProviders } from '@/testing/renderWithProviders';
import { setViewport } from '@/testing/viewport';

const createBanner = (bannerPlacementPrefix: string, bannerTitle = '', overrides = {}) => ({
  bannerImageId: `${bannerPlacementPrefix} ${bannerTitle}`,
  bannerPlacementPrefix,
  bannerImageURL: '/media/banner.webp',
  bannerTitle,
  ...overrides,
});
const mockBanners = (...data: unknown[]) => mockAnswer('/api/WAP/Banner/GetAll', { data });

function expectInOrder(elements: readonly Element[]) {
  elements.reduce((first, second) => {
    expect(first.compareDocumentPosition(second)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    return second;
  });
}
const findImage = (name: string) => screen.findByRole('img', { name });

test('the home page shows each banner at its placement', async () => {
  server.use(
    mockBanners(
      createBanner('HSLBNP', 'Main'),
      createBanner('HSTBNP', 'Side top'),
      createBanner('HSBBNP', 'Side bottom'),
      createBanner('HSDBNP', 'Advertisement'),
      createBanner('FSLBNP', 'Foot'),
      createBanner('CSLBNP', 'Category'),
      createBanner('toString', 'Unknown'),
      createBanner('HSTBNP', 'Harm', { bannerImageURL: 'javascript:alert(1)' }),
    ),
  );
  renderWithProviders(<AppRoutes />);
  expectInOrder([
    await findImage('Main'),
    await screen.findByRole('region', { name: 'Shop by category' }),
    await findImage('Side top'),
    await screen.findByRole('region', { name: 'Products' }),
    await findImage('Advertisement'),
    await findImage('Side bottom'),
    await findImage('Foot'),
    await screen.findByRole('contentinfo'),
  ]);
  expect(await findImage('Foot')).toHaveAttribute('loading', 'lazy');
  expect(screen.queryByRole('img', { name: /Category|Unknown|Harm/ })).not.toBeInTheDocument();
});

test('a title over a banner is visible but hidden from screen readers', async () => {
  server.use(mockBanners(createBanner('HSTBNP', 'Side top'), createBanner('HSBBNP')));
  renderWithProviders(<PageRoutes />);
  await findImage('Side top');
  expect(screen.getByText('Side top')).toBeVisible();
  const ignoreHidden = { ignore: '[aria-hidden=true] *' };
  expect(screen.queryByText('Side top', ignoreHidden)).not.toBeInTheDocument();
  await findImage('Banner 1');
  expect(screen.queryByText('Banner 1')).not.toBeInTheDocument();
});

test('/categories shows its own banners before the main ones, above the products', async () => {
  server.use(
    mockBanners(
      createBanner('HSLBNP', 'Main'),
      createBanner('CSLBNP'),
      createBanner('HSTBNP', 'Side top'),
    ),
  );
  renderWithProviders(<PageRoutes />, { route: '/categories' });
  const [product] = await screen.findAllByRole('article');
  // The first banner of the carousel has no title, so it is named after its position.
  const firstImage = await findImage('Banner 1');
  expectInOrder([screen.getByRole('heading', { level: 1 }), firstImage, product as HTMLElement]);
  expect(screen.queryByRole('img', { name: 'Side top' })).not.toBeInTheDocument();
});

test.each(['/', '/categories'])(
  '%s shows no error if the banners cannot be loaded',
  async (route) => {
    server.use(mockFailure('/api/WAP/Banner/GetAll', 404));
    renderWithProviders(<PageRoutes />, { route });
    await screen.findAllByRole('article');
    await waitFor(() => expect(screen.queryByTestId('banner-skeleton')).not.toBeInTheDocument());
    expect(screen.queryByText(/Failed to fetch banners/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  },
);

test('the carousel stops when the shopper turns on reduced motion', async () => {
  setViewport(360);
  server.use(mockBanners(createBanner('HSLBNP', 'First'), createBanner('HSLBNP', 'Second')));
  renderWithProviders(<PageRoutes />, { route: '/categories' });
  const button = await screen.findByRole('button', { name: 'Pause banners' });
  act(() => setViewport(360, { reducedMotion: true }));
  expect(button).toHaveAccessibleName('Play banners');
});

test('the carousel starts after 3 s even if the first picture has not loaded', async () => {
  // Preloads the module, so that only the timer decides when the carousel starts.
  await import('./SlickBanners');
  server.use(mockBanners(createBanner('HSLBNP', 'First'), createBanner('HSLBNP', 'Second')));
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  Object.defineProperty(document, 'readyState', { configurable: true, value: 'interactive' });
  renderWithProviders(<PageRoutes />, { route: '/categories' });
  await findImage('First');
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(screen.queryByRole('button', { name: 'Pause banners' })).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(await screen.findByRole('button', { name: 'Pause banners' })).toBeInTheDocument();
  Reflect.deleteProperty(document, 'readyState');
});
