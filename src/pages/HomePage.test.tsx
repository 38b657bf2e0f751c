import { fireEvent, screen, within } from '@testing-library/react';
import { paths } from '@/shared/config/paths';
import { encodeProductId } from '@/shared/navigation/productId';
import { mockAnswer, mockFailure, holdAnswers } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { PageRoutes, renderWithProviders } from '@/testing/renderWithProviders';
import { emptyCatalogue } from '@/testing/scenarios';
import { mockSiteFacts } from '@/testing/siteFacts';

const productsPath = '/api/WAP/ProductWebLink/GetAll';
const categoriesPath = '/api/ISPM/ProductCategory/GetWebCategory';
const bannersPath = '/api/WAP/Banner/GetAll';

const findRegion = (name: string) => screen.findByRole('region', { name });
const getCards = (container: HTMLElement) => within(container).queryAllByRole('article');

const getSkeletons = (id: string) =>
  within(screen.getByTestId(id)).getAllByRole('listitem', { hidden: true });

const createProductRow = (id: number, overrides = {}) => ({
  productId: id,
  productLinkTypePrefix: 'ALLPWL',
  productName: `Box ${String(id)}`,
  productImageURL: `/media/box-${String(id)}.webp`,
  productCategoryName: 'Boxes',
  ...overrides,
});

test('skeletons are shown while data loads', async () => {
  holdAnswers(productsPath, categoriesPath, bannersPath);
  renderWithProviders(<PageRoutes />);
  await screen.findByTestId('product-skeletons');
  // The heading is the shop's name, because `brand.heading` is not set.
  await screen.findByRole('heading', { level: 1, name: 'Dori & Dabba Packaging' });
  expect(getSkeletons('product-skeletons')).toHaveLength(12);
  expect(getSkeletons('category-skeletons')).toHaveLength(6);
  expect(screen.getByTestId('banner-skeleton')).toBeInTheDocument();
});

test('12 products are shown at first, and up to 20 more on a press', async () => {
  const rows = Array.from({ length: 32 }, (_, id) => createProductRow(id + 1));
  server.use(mockAnswer(productsPath, { data: rows }));
  const { user } = renderWithProviders(<PageRoutes />);
  const list = await findRegion('Products');
  await within(list).findByText('12 of 32 products');
  expect(getCards(list)).toHaveLength(12);
  await user.click(within(list).getByRole('button', { name: 'Show More' }));
  expect(await within(list).findByText('All 32 products shown')).toHaveFocus();
  expect(within(list).queryByRole('button', { name: 'Show More' })).not.toBeInTheDocument();
});

const rowsWithBadges = ['NEWPWL', 'BSTPWL'].map((prefix) =>
  createProductRow(2, { productLinkTypePrefix: prefix }),
);

/** Opens the home page with these rows in the product list, and waits for all products. */
async function openHomeWith(...rows: unknown[]) {
  server.use(mockAnswer(productsPath, { data: rows }));
  renderWithProviders(<PageRoutes />);
  const products = await findRegion('Products');
  await within(products).findByText(/^All \d products shown$/);
  return { products, links: within(products).getAllByRole('link') };
}

test('rows of the product list for the same product become one card', async () => {
  const { products, links } = await openHomeWith(createProductRow(1), ...rowsWithBadges);
  expect(links.map((link) => link.textContent)).toEqual(['Box 1', 'Box 2']);
  expect(links[1]).toHaveAttribute('href', `/product/${encodeProductId('2')}`);
  expect(getCards(products)[1]).toHaveTextContent('NEWBEST SELLER');
});

test('products marked for the home page come first', async () => {
  const { links } = await openHomeWith(
    createProductRow(1),
    ...rowsWithBadges,
    createProductRow(3, { productLinkTypePrefix: 'HMEPWL' }),
  );
  expect(links.map((link) => link.textContent)).toEqual(['Box 3', 'Box 1', 'Box 2']);
});

test('each category name has one tile that links to its products', async () => {
  const categoryRows = [
    { productCategoryId: 1, productCategoryName: 'Jars & Lids', productAreaId: 1 },
    { productCategoryId: 'T-2', productCategoryName: 'Tubes', productAreaId: null },
    { productCategoryId: 3, productCategoryName: 'Jars & Lids', productAreaId: 99 },
  ];
  // A failed product list must not affect the categories.
  server.use(mockAnswer(categoriesPath, { data: categoryRows }), mockFailure(productsPath, 400));
  renderWithProviders(<PageRoutes />);
  const links = await within(await findRegion('Shop by category')).findAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Jars & Lids', '/categories?category=Jars+%26+Lids'],
    ['Tubes', '/categories?category=Tubes'],
  ]);
});

test('a shop without products and categories says so', async () => {
  server.use(emptyCatalogue());
  renderWithProviders(<PageRoutes />);
  expect(await screen.findByText('No products yet.')).toBeVisible();
  expect(await screen.findByText('No categories yet.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});

describe('the first banner', () => {
  async function openBanner() {
    const banner = {
      bannerImageId: 1,
      bannerPlacementPrefix: 'HSLBNP',
      bannerImageURL: '/media/banner.webp',
      bannerTitle: 'Jars',
    };
    server.use(mockAnswer(bannersPath, { data: [banner] }));
    renderWithProviders(<PageRoutes />);
    const carousel = within(await findRegion('Banners'));
    return { carousel, image: carousel.getByRole('img', { name: 'Jars' }) };
  }

  test('is loaded with high priority', async () => {
    const { image } = await openBanner();
    expect(image).toHaveAttribute('fetchpriority', 'high');
  });

  test('does not move if it is the only one', async () => {
    const { carousel, image } = await openBanner();
    fireEvent.load(image);
    await within(await findRegion('Products')).findAllByRole('link');
    expect(carousel.queryByRole('button')).not.toBeInTheDocument();
  });
});

test('the search suggests six products with the typed word in their names', async () => {
  const rows = ['Jar', ...Array.from({ length: 8 }, (_, id) => `Kraft ${String(id)}`)].map(
    (productName, id) => createProductRow(id, { productName, productCategoryName: 'Kraft range' }),
  );
  server.use(mockAnswer(productsPath, { data: rows }));
  const { user } = renderWithProviders(<PageRoutes />);
  await user.type(await screen.findByRole('combobox', { name: 'Search products' }), 'kraft');
  const options = await screen.findAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual(
    Array.from({ length: 6 }, (_, id) => `Kraft ${String(id)} Kraft range`),
  );
  for (const option of options)
    expect(option).toHaveAttribute('href', expect.stringMatching(/^\/product\//));
});

test('‘Paste a list’ next to the search leads to the list field of quick order', async () => {
  renderWithProviders(<PageRoutes />);
  const link = await screen.findByRole('link', { name: 'Paste a list' });
  expect(link).toHaveAttribute('href', paths.quickOrder.to({ isPaste: true }));
});

describe('a needed number of pieces', () => {
  async function typePieces() {
    server.use(mockAnswer(productsPath, { data: [createProductRow(1)] }));
    mockSiteFacts({ '1': { packPrices: [[50, 68000]] } });
    const { user } = renderWithProviders(<PageRoutes />);
    const products = within(await findRegion('Products'));
    await user.type(await products.findByLabelText('How many do you need?'), '100');
    await products.findByText(/^for 100/);
    return { user, products };
  }

  test('adds a price to each card', async () => {
    const { products } = await typePieces();
    expect(products.getByText('for 100: Rs. 1,360')).toBeInTheDocument();
  });

  test('can be cleared next to the products', async () => {
    const { user, products } = await typePieces();
    await user.click(products.getByRole('button', { name: 'Clear the quantity' }));
    expect(products.queryByText(/^for 100/)).not.toBeInTheDocument();
    expect(products.getByLabelText('How many do you need?')).toHaveFocus();
  });
});
