import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createDemoHandlers } from '@/testing/handlers';
import { server } from '@/testing/mswServer';

// Simulates a build for `/shop/`. The app's modules read this variable when they are first
// imported, so the tests import them only later.
process.env.BASE_PATH = '/shop/';

async function openInShop(address: string): Promise<void> {
  window.history.replaceState(null, '', address);
  const { App } = await import('./App');
  const { makeStore } = await import('./store');
  server.use(...createDemoHandlers());
  render(<App store={makeStore()} />);
}

const findCartLink = async () =>
  within(await screen.findByRole('banner')).getByRole('link', { name: /^Cart/ });

async function goThroughCart() {
  await openInShop('/shop/');
  await userEvent.click(await findCartLink());
  await userEvent.click(await screen.findByRole('link', { name: 'Continue Shopping' }));
  return screen.findByRole('heading', { level: 1, name: 'Products' });
}

test('adds a slash to the address of the home page', async () => {
  await openInShop('/shop?from=chat');
  expect(window.location.pathname + window.location.search).toBe('/shop/?from=chat');
  await screen.findByRole('banner');
});

test('points links into the folder', async () => {
  await openInShop('/shop/');
  expect(await findCartLink()).toHaveAttribute('href', '/shop/cart');
});

test('matches routes inside the folder', async () => {
  expect(await goThroughCart()).toBeVisible();
  expect(window.location.pathname).toBe('/shop/products');
});

test('Back returns to the previous page', async () => {
  await goThroughCart();
  window.history.back();
  expect(await screen.findByRole('heading', { level: 1, name: 'Shopping Cart' })).toBeVisible();
  expect(window.location.pathname).toBe('/shop/cart');
});

test('shows the home page at index.html and keeps the query', async () => {
  await openInShop('/shop/index.html?from=chat');
  await waitFor(() =>
    expect(window.location.pathname + window.location.search).toBe('/shop/?from=chat'),
  );
  expect(screen.queryByText(/Page not found/)).not.toBeInTheDocument();
});

test('does not change the storage keys of the contract', async () => {
  const { sessionKeys } = await import('@/shared/storage/webStorage');
  expect(sessionKeys.cart).toBe('cart');
});

test("adds the folder to the shop's own storage keys", async () => {
  const { draftKeys, localKeys } = await import('@/shared/storage/webStorage');
  expect(localKeys.placedOrders).toBe('/shop/placedOrders');
  for (const key of Object.values(draftKeys)) expect(key).toMatch(/^\/shop\/\w+Draft$/);
});

test.each([
  ['/products?search=a&b#c', '/shop/products?search=a&amp;b#user-content-c'],
  ['/shop/contact', '/shop/contact'],
  ['/media/catalogue.pdf', '/media/catalogue.pdf'],
  ['//example.com/contact', '//example.com/contact'],
])('rewrites the company link %s to %s', async (href, expectedHref) => {
  const { sanitizeHtml } = await import('@/shared/html/html');
  expect(sanitizeHtml(`<a href="${href}">there</a>`)).toContain(`href="${expectedHref}"`);
});
