import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { encodeProductId } from '@/shared/lib/productId';
import { expectConsole } from '@/testing/consoleGuard';
import { answering, demoHandlers, failing, holding } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { renderPage } from '@/testing/renderApp';

const productsCall = '/api/WAP/ProductWebLink/GetAll';
const categoriesCall = '/api/ISPM/ProductCategory/GetWebCategory';
const bannersCall = '/api/WAP/Banner/GetAll';

beforeEach(() => {
  server.use(...demoHandlers());
});

const block = (name: string) => screen.findByRole('region', { name });
const cards = (container: HTMLElement) => within(container).queryAllByRole('article');

const skeletons = (id: string) =>
  within(screen.getByTestId(id)).getAllByRole('listitem', { hidden: true });

const row = (id: number, over = {}) => ({
  productId: id,
  productWebLinkId: 1000 + id,
  productLinkTypePrefix: 'ALLPWL',
  productName: `Box ${String(id)}`,
  productImageURL: `/media/box-${String(id)}.webp`,
  productCategoryName: 'Boxes',
  ...over,
});

const banner = (id: number, over = {}) => ({
  bannerImageId: id,
  bannerPlacementPrefix: 'HSLBNP',
  bannerImageURL: `/media/banner-${String(id)}.webp`,
  bannerTitle: '',
  ...over,
});

test('places of the final size stand in; then 12 products show, 20 more with each press', async () => {
  const rows = Array.from({ length: 45 }, (_, id) => row(id + 1));
  server.use(answering(productsCall, { data: rows }));
  const data = holding(productsCall, categoriesCall, bannersCall);
  server.use(...data.handlers);
  const { user } = renderPage();
  await screen.findByTestId('product-skeletons');
  expect(skeletons('product-skeletons')).toHaveLength(12);
  expect(skeletons('category-skeletons')).toHaveLength(6);
  expect(screen.getByTestId('banner-skeleton')).toBeInTheDocument();
  data.release();

  const list = await block('Products');
  await within(list).findByText('12 of 45 products');
  expect(cards(list)).toHaveLength(12);
  expect(screen.queryByTestId('product-skeletons')).not.toBeInTheDocument();
  await user.click(within(list).getByRole('button', { name: 'Show More' }));
  await within(list).findByText('32 of 45 products');
  expect(cards(list)).toHaveLength(32);
  await user.click(within(list).getByRole('button', { name: 'Show More' }));
  expect(await within(list).findByText('All 45 products shown')).toHaveFocus();
  expect(cards(list)).toHaveLength(45);
  expect(within(list).queryByRole('button', { name: 'Show More' })).not.toBeInTheDocument();
});

test('rows of one product become one card, home products come first, and each card is one link', async () => {
  expectConsole(/left out: \d/);
  const list = [
    row(1, { productImageURL: null, productCategoryName: null, productSubCategoryName: null }),
    row(2, { productLinkTypePrefix: 'NEWPWL' }),
    row(2, { productLinkTypePrefix: 'BSTPWL' }),
    row(3, { productLinkTypePrefix: 'HMEPWL' }),
    row(2, { productLinkTypePrefix: 'BSLPWL' }),
    row(4, { productName: null }),
    { productName: 'A row without an id' },
  ];
  server.use(answering(productsCall, { data: list }));
  renderPage();
  const products = await block('Products');
  await within(products).findByText('All 3 products shown');
  // With the names: no card is ever without its link.
  const links = within(products).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Box 3', 'Box 1', 'Box 2']);
  expect(links[2]).toHaveAttribute('href', `/product/${encodeProductId('2')}`);
  const third = within(cards(products)[2] ?? products);
  expect(third.getByText('NEW')).toBeInTheDocument();
  expect(third.getAllByText('BEST SELLER')).toHaveLength(1);
});

test('each name of a category has one tile, with or without an area, that leads to its products', async () => {
  const list = [
    { productCategoryId: 1, productCategoryName: 'Jars & Lids', productAreaId: 1 },
    { productCategoryId: 'T-2', productCategoryName: 'Tubes', productAreaId: null },
    { productCategoryId: 3, productCategoryName: 'Jars & Lids', productAreaId: 99 },
  ];
  server.use(answering(categoriesCall, { data: list }));
  renderPage();
  const links = await within(await block('Shop by category')).findAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Jars & Lids', '/categories?category=Jars+%26+Lids'],
    ['Tubes', '/categories?category=Tubes'],
  ]);
});

test('blocks fail alone', async () => {
  server.use(failing(productsCall, 400), failing(bannersCall, 400));
  renderPage();
  const products = within(await block('Products'));
  expect(await products.findByRole('alert')).toHaveTextContent('Failed to fetch products');
  expect(await screen.findByText('Failed to fetch banners')).toBeInTheDocument();
  const categories = await within(await block('Shop by category')).findAllByRole('link');
  expect(categories.length).toBeGreaterThan(1);
});

describe('the banner carousel', () => {
  const carousel = () => screen.findByRole('region', { name: 'Banners' });

  test('is nothing without a main banner', async () => {
    server.use(
      answering(bannersCall, { data: [banner(1, { bannerPlacementPrefix: 'FSLBNP' })] }),
      answering(productsCall, { data: [row(1)] }),
    );
    renderPage();
    // Not 'All 1 products'.
    expect(await within(await block('Products')).findByText('1 product shown')).toBeVisible();
    await waitFor(() => {
      expect(screen.queryByTestId('banner-skeleton')).not.toBeInTheDocument();
    });
    expect(screen.queryByRole('region', { name: 'Banners' })).not.toBeInTheDocument();
  });

  test('shows the first banner at once, and stands still when it is the only one', async () => {
    server.use(answering(bannersCall, { data: [banner(1, { bannerTitle: 'Jars' })] }));
    renderPage();
    const image = within(await carousel()).getByRole('img', { name: 'Jars' });
    expect(image).toHaveAttribute('fetchpriority', 'high');
    expect(image).toHaveAttribute('loading', 'eager');
    fireEvent.load(image);
    await within(await block('Products')).findAllByRole('link');
    expect(within(await carousel()).queryByRole('button')).not.toBeInTheDocument();
  });

  test('moves when there are more, can be paused, and hides all but one', async () => {
    server.use(
      answering(bannersCall, { data: [banner(1), banner(2, { bannerTitle: 'Cups' }), banner(3)] }),
    );
    const { user } = renderPage();
    const region = await carousel();
    fireEvent.load(within(region).getByRole('img', { name: 'Banner 1' }));
    await user.click(await within(region).findByRole('button', { name: 'Pause banners' }));
    expect(within(region).getByRole('button', { name: 'Play banners' })).toBeInTheDocument();
    const seen = within(region).getAllByRole('img');
    expect(seen.map((image) => image.getAttribute('alt'))).toEqual(['Banner 1']);
  });
});
