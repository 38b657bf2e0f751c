import { act, screen, waitFor } from '@testing-library/react';
import { errorToast, successToast } from '@/shared/store/toast';
import { renderApp } from '@/testing/renderApp';

let clock: jest.SpyInstance<number>;
beforeEach(() => {
  clock = jest.spyOn(performance, 'now').mockReturnValue(1000);
});

const openCart = async () => screen.findByRole('heading', { name: 'Shopping Cart' });
/** It fades away. */
const isGone = (message: string) =>
  waitFor(() => expect(screen.queryByText(message)).not.toBeInTheDocument());

/** On a page of the shop, with these toasts on the screen. */
async function withToasts(...toasts: ReturnType<typeof successToast>[]) {
  const { store, user } = renderApp({ route: '/about' });
  await screen.findByRole('heading', { level: 1 });
  for (const toast of toasts) {
    act(() => void store.dispatch(toast));
    await screen.findByText(toast.payload.message);
  }
  const toCart = () => user.click(screen.getByRole('link', { name: /^Cart/ }));
  return { user, toCart };
}

test('what a page said goes with it; what the whole shop has to say stays', async () => {
  const ofTheShop = errorToast('Of the shop', { outlivesPage: true });
  const { toCart } = await withToasts(successToast('Of the page'), ofTheShop);
  clock.mockReturnValue(2500);
  await toCart();
  await openCart();
  await isGone('Of the page');
  expect(screen.getByText('Of the shop')).toBeVisible();
});

test('what came with the step to the next page can be read there, and no longer', async () => {
  const { user, toCart } = await withToasts(successToast('Just done'));
  await toCart();
  await openCart();
  expect(screen.getByText('Just done')).toBeVisible();
  clock.mockReturnValue(2500);
  await user.click(screen.getByRole('link', { name: 'Continue Shopping' }));
  await isGone('Just done');
});

test('a toast takes the place of the one before about the same', async () => {
  await withToasts(errorToast('First', { topic: 'it' }), errorToast('Second', { topic: 'it' }));
  await isGone('First');
  expect(screen.getByText('Second')).toBeVisible();
});
