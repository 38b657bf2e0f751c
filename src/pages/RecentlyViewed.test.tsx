import { screen, waitFor, within } from '@testing-library/react';
import { encodeProductId } from '@/shared/lib/productId';
import { answering, demoHandlers } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { aProduct } from '@/testing/productBuilder';
import { renderApp } from '@/testing/renderApp';

const rows = ['Burger box', 'Cake box', 'Sauce cup'].map((productName, at) => ({
  productId: at + 1,
  productName,
  productLinkTypePrefix: 'ALLPWL',
}));

beforeEach(() => {
  server.use(
    answering('/api/WAP/ProductWebLink/GetAll', { data: rows }),
    answering('/api/ISPM/Product/GetWebProductById', { data: aProduct({ productId: 2 }) }),
    ...demoHandlers(),
  );
});

const viewed = () => JSON.parse(localStorage.getItem('recentProducts') ?? 'null') as unknown;
const keep = (ids: unknown) => {
  localStorage.setItem('recentProducts', JSON.stringify({ version: 1, ids }));
};
const onProduct = { route: `/product/${encodeProductId('2')}` };
const section = () => screen.findByRole('region', { name: 'Recently viewed' });

test('a product whose page is seen is viewed, once, and stands first', async () => {
  keep(['3', '2', '1']);
  renderApp(onProduct);
  await waitFor(() => expect(viewed()).toEqual({ version: 1, ids: ['2', '3', '1'] }));
  const links = within(await section()).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Sauce cup', 'Burger box']);
});

test('the first product that is viewed shows no row, nor do products that are gone', async () => {
  const { unmount } = renderApp(onProduct);
  await waitFor(() => expect(viewed()).toEqual({ version: 1, ids: ['2'] }));
  expect(screen.queryByRole('region', { name: 'Recently viewed' })).not.toBeInTheDocument();
  unmount();
  keep(['77']);
  renderApp({ route: '/saved' });
  await screen.findByText(/^Nothing saved yet/);
  expect(screen.queryByRole('region', { name: 'Recently viewed' })).not.toBeInTheDocument();
});

test('clearing leaves nothing on the device, and the focus at a word on it', async () => {
  keep(['3', '1']);
  const { user } = renderApp({ route: '/saved' });
  await user.click(within(await section()).getByRole('button', { name: 'Clear recently viewed' }));
  expect(await screen.findByText(/^Cleared/)).toHaveFocus();
  expect(viewed()).toBeNull();
});

test('what was viewed goes by link as a list, which makes nothing viewed at the other end', async () => {
  keep(['3', '1']);
  const { user, unmount } = renderApp({ route: '/saved' });
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(within(await section()).getByRole('button', { name: 'Share recently viewed' }));
  expect(await screen.findByText('Link copied.')).toBeInTheDocument();
  const { pathname, hash } = new URL(write.mock.calls[0]?.[0] ?? '');
  unmount();
  localStorage.clear();
  renderApp({ route: pathname + hash });
  await screen.findByRole('heading', { name: 'A list shared with you' });
  const cards = await screen.findAllByRole('article');
  expect(cards.map((card) => within(card).getByRole('link').textContent)).toEqual([
    'Sauce cup',
    'Burger box',
  ]);
  expect(viewed()).toBeNull();
});
