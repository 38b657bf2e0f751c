import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { demoHandlers } from '@/testing/handlers';
import { server } from '@/testing/mswServer';

// As in a build for `/shop/`. The app's modules read it when they are first imported, so none stands above.
process.env.BASE_PATH = '/shop/';

async function openInShop(address: string): Promise<void> {
  window.history.replaceState(null, '', address);
  const { App } = await import('./App');
  const { makeStore } = await import('./store');
  server.use(...demoHandlers());
  render(<App store={makeStore()} />);
}

test('routes and links lie in the folder, and Back leads to where the shopper was', async () => {
  await openInShop('/shop?from=chat');
  // The home page with and without its slash.
  expect(window.location.pathname + window.location.search).toBe('/shop/?from=chat');
  const cart = within(await screen.findByRole('banner')).getByRole('link', { name: /^Cart/ });
  expect(cart).toHaveAttribute('href', '/shop/cart');
  await userEvent.click(cart);
  await userEvent.click(await screen.findByRole('link', { name: 'Continue Shopping' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  expect(window.location.pathname).toBe('/shop/products');
  window.history.back();
  expect(await screen.findByRole('heading', { level: 1, name: 'Shopping Cart' })).toBeVisible();
  expect(window.location.pathname).toBe('/shop/cart');
});

test('index.html shows home, with its query', async () => {
  await openInShop('/shop/index.html?from=chat');
  await waitFor(() =>
    expect(window.location.pathname + window.location.search).toBe('/shop/?from=chat'),
  );
  expect(screen.queryByText(/Page not found/)).not.toBeInTheDocument();
});

test('the keys of the contract are as they are, our own carry the folder', async () => {
  const { draftKeys, localKeys, sessionKeys } = await import('@/shared/storage/webStorage');
  expect(sessionKeys.cart).toBe('cart');
  expect(localKeys.placedOrders).toBe('/shop/placedOrders');
  for (const key of Object.values(draftKeys)) expect(key).toMatch(/^\/shop\/\w+Draft$/);
});

test.each([
  ['/products?search=a&b#c', '/shop/products?search=a&amp;b#user-content-c'],
  ['/shop/contact', '/shop/contact'],
  ['/media/catalogue.pdf', '/media/catalogue.pdf'],
  ['//example.com/contact', '//example.com/contact'],
])('a link of the company to %s leads to %s', async (href, expected) => {
  const { sanitizeHtml } = await import('@/shared/html/html');
  expect(sanitizeHtml(`<a href="${href}">there</a>`)).toContain(`href="${expected}"`);
});
