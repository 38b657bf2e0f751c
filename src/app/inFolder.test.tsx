import { render, screen, within } from '@testing-library/react';
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

/** Presses a link that is there for the time of the press. @returns where it leads within the shop */
async function pressLink(href: string): Promise<unknown> {
  const { internalLink } = await import('@/shared/lib/internalLink');
  const link = document.createElement('a');
  link.href = href;
  document.body.append(link);
  let found: unknown;
  const onClick = (event: MouseEvent) => {
    found = internalLink(event);
    event.preventDefault();
  };
  document.addEventListener('click', onClick);
  link.click();
  document.removeEventListener('click', onClick);
  link.remove();
  return found;
}

afterAll(() => {
  delete process.env.BASE_PATH;
  window.history.replaceState(null, '', '/');
});

test('routes and links lie in the folder, which is the home page with and without its slash', async () => {
  await openInShop('/shop?from=chat');
  expect(window.location.pathname + window.location.search).toBe('/shop/?from=chat');
  const bar = await screen.findByRole('banner');
  const cart = within(bar).getByRole('link', { name: /^Cart/ });
  expect(cart).toHaveAttribute('href', '/shop/cart');
  await userEvent.click(cart);
  expect(await screen.findByRole('heading', { level: 1, name: 'Shopping Cart' })).toBeVisible();
  expect(window.location.pathname).toBe('/shop/cart');
});

test('what leads on to the products stays in the folder, and Back leads to where the shopper was', async () => {
  await openInShop('/shop/cart');
  await userEvent.click(await screen.findByRole('link', { name: 'Continue Shopping' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  expect(window.location.pathname).toBe('/shop/products');
  window.history.back();
  expect(await screen.findByRole('heading', { level: 1, name: 'Shopping Cart' })).toBeVisible();
});

test('what the overlays and the guard of a form follow stays in the folder', async () => {
  expect(await pressLink('/shop/products?search=box#top')).toEqual({
    pathname: '/products',
    search: '?search=box',
    hash: '#top',
  });
  expect(await pressLink('/shop')).toMatchObject({ pathname: '/' });
  expect(await pressLink('/blog-of-somebody-else')).toBeUndefined();
  expect(await pressLink('https://example.com/shop/products')).toBeUndefined();
});

test('the keys of the contract are as they are, our own carry the folder', async () => {
  const { draftKeys, localKeys, sessionKeys } = await import('@/shared/lib/webStorage');
  expect(Object.values(sessionKeys)).toContain('cart');
  expect(localKeys.placedOrders).toBe('/shop/placedOrders');
  expect(Object.values(draftKeys)).toEqual(
    ['checkoutDraft', 'enquiryDraft', 'profileDraft', 'quickOrderDraft'].map(
      (key) => `/shop/${key}`,
    ),
  );
});

test.each([
  ['/contact', '/shop/contact'],
  ['/', '/shop/'],
  ['/products?search=a&b#c', '/shop/products?search=a&amp;b#c'],
  ['/shop/contact', '/shop/contact'],
  ['/media/catalogue.pdf', '/media/catalogue.pdf'],
  ['//example.com/contact', '//example.com/contact'],
  ['https://example.com/contact', 'https://example.com/contact'],
  ['#top', '#top'],
])('a link of the company to %s leads to %s', async (href, expected) => {
  const { sanitizeHtml } = await import('@/shared/lib/html');
  expect(sanitizeHtml(`<a href="${href}">there</a>`)).toContain(`href="${expected}"`);
});
