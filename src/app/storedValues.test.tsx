import { act, screen } from '@testing-library/react';
import { linesAdded } from '@/features/cart/cartSlice';
import { paths } from '@/shared/config/paths';
import { encodeProductId } from '@/shared/navigation/productId';
import { draftKeys, localKeys, sessionKeys } from '@/shared/storage/webStorage';
import { aLine } from '@/testing/cartBuilders';
import {
  makeStoreFromSession,
  PageRoutes,
  renderWithProviders,
} from '@/testing/renderWithProviders';

async function openPage(route: string) {
  const store = await makeStoreFromSession();
  renderWithProviders(<PageRoutes />, { route, store });
  await screen.findByRole('heading', { level: 1 });
  return store;
}

// The tests of `createPersistentStore` cover each kind of damage. These tests make sure that every
// value is validated when it is read.
test.each([
  ['shop', '/'],
  ['cart', '/cart'],
  ['checkout', '/place-order'],
  ['list of orders', '/order'],
  ['profile', '/profile'],
  ['contact form', '/contact'],
  ['saved products', '/saved'],
  ['comparison', '/compare'],
  ['quick order', '/quick-order'],
  ['reviews of a product', `${paths.product.to(encodeProductId('1'))}?tab=reviews`],
])('the page of the %s opens although each stored value has another type', async (_name, route) => {
  for (const keys of [sessionKeys, draftKeys])
    for (const key of Object.values(keys)) sessionStorage.setItem(key, '7');
  for (const key of Object.values(localKeys)) localStorage.setItem(key, '7');
  const store = await openPage(route);
  expect(store.getState().cart.lines).toEqual([]);
  expect(store.getState().auth.authUser).toBeNull();
});

test('the cart works although the storage is blocked', async () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  const store = await openPage('/cart');
  act(() => void store.dispatch(linesAdded([aLine()])));
  expect(await screen.findByText('Kraft burger box')).toBeVisible();
});
