import { fireEvent, screen, within } from '@testing-library/react';
import { paths } from '@/shared/config/paths';
import { encodeProductId } from '@/shared/navigation/productId';
import { answering, failing, hold } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { PageRoutes, renderWithProviders } from '@/testing/renderWithProviders';
import { siteFacts } from '@/testing/siteFacts';

const productsCall = '/api/WAP/ProductWebLink/GetAll';
const categoriesCall = '/api/ISPM/ProductCategory/GetWebCategory';
const bannersCall = '/api/WAP/Banner/GetAll';

const block = (name: string) => screen.findByRole('region', { name });
const cards = (container: HTMLElement) => within(container).queryAllByRole('article');

const skeletons = (id: string) =>
  within(screen.getByTestId(id)).getAllByRole('listitem', { hidden: true });

const row = (id: number, over = {}) => ({
  productId: id,
  productLinkTypePrefix: 'ALLPWL',
  productName: `Box ${String(id)}`,
  productImageURL: `/media/box-${String(id)}.webp`,
  productCategoryName: 'Boxes',
  ...over,
});

test('skeletons stand in for products, categories and banners', async () => {
  hold(productsCall, categoriesCall, bannersCall);
  renderWithProviders(<PageRoutes />);
  await screen.findByTestId('product-skeletons');
  // Where `brand.heading` is left out.
  await screen.findByRole('heading', { level: 1, name: 'Dori & Dabba Packaging' });
  expect(skeletons('product-skeletons')).toHaveLength(12);
  expect(skeletons('category-skeletons')).toHaveLength(6);
  expect(screen.getByTestId('banner-skeleton')).toBeInTheDocument();
});

test('12 products show at first, and 20 more with each press', async () => {
  const rows = Array.from({ length: 32 }, (_, id) => row(id + 1));
  server.use(answering(productsCall, { data: rows }));
  const { user } = renderWithProviders(<PageRoutes />);
  const list = await block('Products');
  await within(list).findByText('12 of 32 products');
  expect(cards(list)).toHaveLength(12);
  await user.click(within(list).getByRole('button', { name: 'Show More' }));
  expect(await within(list).findByText('All 32 products shown')).toHaveFocus();
  expect(within(list).queryByRole('button', { name: 'Show More' })).not.toBeInTheDocument();
});

test('rows of one product become one card, and home products come first', async () => {
  const badges = ['NEWPWL', 'BSTPWL'].map((prefix) => row(2, { productLinkTypePrefix: prefix }));
  const list = [row(1), ...badges, row(3, { productLinkTypePrefix: 'HMEPWL' })];
  server.use(answering(productsCall, { data: list }));
  renderWithProviders(<PageRoutes />);
  const products = await block('Products');
  await within(products).findByText('All 3 products shown');
  // With the names: no card is ever without its link.
  const links = within(products).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Box 3', 'Box 1', 'Box 2']);
  expect(links[2]).toHaveAttribute('href', `/product/${encodeProductId('2')}`);
  expect(cards(products)[2]).toHaveTextContent('NEWBEST SELLER');
});

test('each name of a category has one tile that leads to its products', async () => {
  const list = [
    { productCategoryId: 1, productCategoryName: 'Jars & Lids', productAreaId: 1 },
    { productCategoryId: 'T-2', productCategoryName: 'Tubes', productAreaId: null },
    { productCategoryId: 3, productCategoryName: 'Jars & Lids', productAreaId: 99 },
  ];
  // Each block fails alone.
  server.use(answering(categoriesCall, { data: list }), failing(productsCall, 400));
  renderWithProviders(<PageRoutes />);
  const links = await within(await block('Shop by category')).findAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Jars & Lids', '/categories?category=Jars+%26+Lids'],
    ['Tubes', '/categories?category=Tubes'],
  ]);
});

test('the first banner shows at once, and stands still when it is the only one', async () => {
  const banner = {
    bannerImageId: 1,
    bannerPlacementPrefix: 'HSLBNP',
    bannerImageURL: '/media/banner.webp',
    bannerTitle: 'Jars',
  };
  server.use(answering(bannersCall, { data: [banner] }));
  renderWithProviders(<PageRoutes />);
  const carousel = within(await block('Banners'));
  const image = carousel.getByRole('img', { name: 'Jars' });
  expect(image).toHaveAttribute('fetchpriority', 'high');
  fireEvent.load(image);
  await within(await block('Products')).findAllByRole('link');
  expect(carousel.queryByRole('button')).not.toBeInTheDocument();
});

test('‘Paste a list’ beside the search leads to the field of quick order', async () => {
  renderWithProviders(<PageRoutes />);
  const link = await screen.findByRole('link', { name: 'Paste a list' });
  expect(link).toHaveAttribute('href', paths.quickOrder.to({ isPaste: true }));
});

test('a number of pieces beside the products prices the cards, and is cleared there', async () => {
  server.use(answering(productsCall, { data: [row(1)] }));
  siteFacts({ '1': { packPrices: [[50, 68000]] } });
  const { user } = renderWithProviders(<PageRoutes />);
  const products = within(await block('Products'));
  await user.type(await products.findByLabelText('How many do you need?'), '100');
  expect(await products.findByText('for 100: Rs. 1,360')).toBeInTheDocument();
  await user.click(products.getByRole('button', { name: 'Clear the quantity' }));
  expect(products.queryByText(/^for 100/)).not.toBeInTheDocument();
});
