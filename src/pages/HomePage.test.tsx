import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { encodeProductId } from '@/shared/lib/productId';
import { expectConsole } from '@/testing/consoleGuard';
import { answering, demoHandlers, failing, holding } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { renderApp } from '@/testing/renderApp';

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
const rows = (count: number) => Array.from({ length: count }, (_, id) => row(id + 1));

const banner = (id: number, over = {}) => ({
  bannerImageId: id,
  bannerPlacementPrefix: 'HSLBNP',
  bannerImageURL: `/media/banner-${String(id)}.webp`,
  bannerTitle: '',
  ...over,
});

test('places of the final size stand in while the data is on its way', async () => {
  const data = holding(productsCall, categoriesCall, bannersCall);
  server.use(...data.handlers);
  renderApp();
  await screen.findByTestId('product-skeletons');
  expect(skeletons('product-skeletons')).toHaveLength(12);
  expect(skeletons('category-skeletons')).toHaveLength(6);
  expect(screen.getByTestId('banner-skeleton')).toBeInTheDocument();
  data.release();

  await waitFor(async () => {
    expect(cards(await block('Products'))).toHaveLength(12);
  });
  expect(screen.queryByTestId('product-skeletons')).not.toBeInTheDocument();
});

test('12 products show first, 20 more with each press, and the button goes with the last', async () => {
  server.use(answering(productsCall, { data: rows(45) }));
  const { user } = renderApp();
  const products = await block('Products');
  await within(products).findByText('12 of 45 products');
  expect(cards(products)).toHaveLength(12);

  await user.click(within(products).getByRole('button', { name: 'Show More' }));
  await within(products).findByText('32 of 45 products');
  expect(cards(products)).toHaveLength(32);

  await user.click(within(products).getByRole('button', { name: 'Show More' }));
  expect(await within(products).findByText('All 45 products shown')).toHaveFocus();
  expect(cards(products)).toHaveLength(45);
  expect(within(products).queryByRole('button', { name: 'Show More' })).not.toBeInTheDocument();
});

test('a lone product is not "all 1 products"', async () => {
  server.use(answering(productsCall, { data: rows(1) }));
  renderApp();
  expect(await within(await block('Products')).findByText('1 product shown')).toBeVisible();
});

test('rows of one product become one card, home products come first, and each card is one link', async () => {
  expectConsole(/left out: \d/);
  const list = [
    row(1),
    row(2, { productLinkTypePrefix: 'NEWPWL' }),
    row(2, { productLinkTypePrefix: 'BSTPWL' }),
    row(3, { productLinkTypePrefix: 'HMEPWL' }),
    row(2, { productLinkTypePrefix: 'BSLPWL' }),
    { productName: 'A row without an id' },
  ];
  server.use(answering(productsCall, { data: list }));
  renderApp();
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

test('categories of one name share a tile that leads to their products', async () => {
  const category = (id: number, name: string) => ({
    productCategoryId: id,
    productCategoryName: name,
    productAreaId: 1,
    categoryImageURL: '',
  });
  const list = [category(1, 'Jars & Lids'), category(2, 'Cups'), category(3, 'Jars & Lids')];
  server.use(answering(categoriesCall, { data: list }));
  renderApp();
  const links = await within(await block('Shop by category')).findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/categories?category=Jars+%26+Lids',
    '/categories?category=Cups',
  ]);
});

test('a category without an area, or with one that nobody knows, has its tile', async () => {
  const list = [
    { productCategoryId: 1, productCategoryName: 'Tins' },
    { productCategoryId: 'T-2', productCategoryName: 'Tubes', productAreaId: null },
    { productCategoryId: 3, productCategoryName: 'Crates', productAreaId: 99 },
  ];
  server.use(answering(categoriesCall, { data: list }));
  renderApp();
  const links = await within(await block('Shop by category')).findAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Tins', 'Tubes', 'Crates']);
});

test.each([
  ['Products', productsCall, 'Failed to fetch products'],
  ['Shop by category', categoriesCall, 'Failed to fetch product category'],
])('the block %s fails alone, says why and tries again', async (name, call, message) => {
  server.use(failing(call, 400));
  const { user } = renderApp();
  const failed = await block(name);
  expect(await within(failed).findByRole('alert')).toHaveTextContent(message);
  expect(screen.getAllByRole('alert')).toHaveLength(1);

  server.resetHandlers();
  server.use(...demoHandlers());
  await user.click(within(failed).getByRole('button', { name: 'Retry' }));
  expect((await within(failed).findAllByRole('link')).length).toBeGreaterThan(1);
});

test('banners that fail leave the rest of the page', async () => {
  server.use(failing(bannersCall, 400));
  renderApp();
  expect(await screen.findByText('Failed to fetch banners')).toBeInTheDocument();
  expect(cards(await block('Products'))).not.toHaveLength(0);
});

describe('the banner carousel', () => {
  const carousel = () => screen.findByRole('region', { name: 'Banners' });

  test('is nothing without a main banner', async () => {
    server.use(answering(bannersCall, { data: [banner(1, { bannerPlacementPrefix: 'FSLBNP' })] }));
    renderApp();
    await within(await block('Products')).findAllByRole('link');
    await waitFor(() => {
      expect(screen.queryByTestId('banner-skeleton')).not.toBeInTheDocument();
    });
    expect(screen.queryByRole('region', { name: 'Banners' })).not.toBeInTheDocument();
  });

  test('shows the first banner at once, and stands still when it is the only one', async () => {
    server.use(answering(bannersCall, { data: [banner(1, { bannerTitle: 'Jars' })] }));
    renderApp();
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
    const { user } = renderApp();
    const region = await carousel();
    fireEvent.load(within(region).getByRole('img', { name: 'Banner 1' }));
    await user.click(await within(region).findByRole('button', { name: 'Pause banners' }));
    expect(within(region).getByRole('button', { name: 'Play banners' })).toBeInTheDocument();
    const seen = within(region).getAllByRole('img');
    expect(seen.map((image) => image.getAttribute('alt'))).toEqual(['Banner 1']);
  });
});
