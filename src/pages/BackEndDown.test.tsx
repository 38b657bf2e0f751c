import { screen, within } from '@testing-library/react';
import { AppRoutes } from '@/app/router';
import { storeAccessToken } from '@/shared/api/tokenRequest';
import { encodeProductId } from '@/shared/navigation/productId';
import { aLine } from '@/testing/cartBuilders';
import { createDemoHandlers } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { PageRoutes, renderWithProviders } from '@/testing/renderWithProviders';
import { backEndDown } from '@/testing/scenarios';

// The shopper has a token from before, because without a token no other call is sent.
beforeEach(() => {
  storeAccessToken('abc', 3600);
  server.use(backEndDown());
});

const getMain = () => within(screen.getByRole('main'));
const backEndUp = () => server.use(...createDemoHandlers());

test('the blog says what failed, and loads it on Retry', async () => {
  const { user } = renderWithProviders(<PageRoutes />, { route: '/blogs' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch blogs');
  expect(screen.getByRole('heading', { level: 1, name: 'Blog Posts' })).toBeVisible();
  expect(screen.queryByText('No blogs available.')).not.toBeInTheDocument();
  backEndUp();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findAllByRole('article')).toHaveLength(3);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a company page says what failed, and loads it on Retry', async () => {
  const { user } = renderWithProviders(<PageRoutes />, { route: '/about' });
  expect(await screen.findByText('Failed to fetch pages data')).toBeVisible();
  backEndUp();
  await user.click(getMain().getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(/simple problem/)).toBeVisible();
});

test('a product page says what failed, and loads it on Retry', async () => {
  const route = `/product/${encodeProductId('1')}`;
  const { user } = renderWithProviders(<PageRoutes />, { route });
  expect(await screen.findByText('Error: Failed to fetch product')).toBeVisible();
  backEndUp();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: 'Add to cart' })).toBeVisible();
});

test('the category page says which of its lists failed', async () => {
  renderWithProviders(<PageRoutes />, { route: '/categories' });
  expect(await screen.findByText('Failed to fetch product category')).toBeVisible();
  expect(await screen.findByText('Failed to fetch products')).toBeVisible();
});

test('each part of the footer says what failed, and loads it on Retry', async () => {
  const { user } = renderWithProviders(<AppRoutes />, { route: '/cart' });
  const footer = within(await screen.findByRole('contentinfo'));
  expect(await footer.findByText('Failed to fetch head office')).toBeVisible();
  expect(await footer.findByText('Failed to fetch social links data')).toBeVisible();
  expect(await footer.findByText('Failed to fetch social media posts')).toBeVisible();
  backEndUp();
  for (const button of footer.getAllByRole('button', { name: 'Retry' })) await user.click(button);
  expect(await footer.findByText(/Chambeli Market Lane/)).toBeVisible();
  expect(await footer.findByRole('list', { name: 'Social media' })).toBeVisible();
  expect(await footer.findByRole('heading', { name: 'Facebook' })).toBeVisible();
  expect(footer.queryByText(/^Failed/)).not.toBeInTheDocument();
});

test('the cart keeps its lines, also after the token is renewed', async () => {
  sessionStorage.setItem('cart', JSON.stringify([aLine({ quantity: 3 })]));
  const { user } = renderWithProviders(<PageRoutes />, { route: '/blogs' });
  const retryButton = await screen.findByRole('button', { name: 'Retry' });
  backEndUp();
  await user.click(retryButton);
  await screen.findAllByRole('article');
  expect(sessionStorage.getItem('cart')).toBe(JSON.stringify([aLine({ quantity: 3 })]));
});
