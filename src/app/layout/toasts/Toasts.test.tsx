import { act, screen, waitFor } from '@testing-library/react';
import { addedToast, errorToast, successToast } from '@/shared/lib/toast';
import { demoHandlers } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { renderApp } from '@/testing/renderApp';

beforeEach(() => {
  server.use(...demoHandlers());
});
afterEach(() => {
  jest.restoreAllMocks();
});

const cartLink = () => screen.getByRole('link', { name: /^Cart/ });

async function openAbout() {
  const app = renderApp({ route: '/about' });
  await screen.findByRole('heading', { level: 1 });
  return app;
}

function wait(ms: number): void {
  const now = performance.now.bind(performance);
  jest.spyOn(performance, 'now').mockImplementation(() => now() + ms);
}

test('what a page said goes with it; what the whole shop has to say stays', async () => {
  const { store, user } = await openAbout();
  act(() => {
    store.dispatch(successToast('Of the page'));
    store.dispatch(errorToast('Of the shop', { outlivesPage: true }));
  });
  await screen.findByText('Of the page');
  wait(1500);
  await user.click(cartLink());
  await screen.findByRole('heading', { name: 'Shopping Cart' });
  await waitFor(() => expect(screen.queryByText('Of the page')).not.toBeInTheDocument(), {
    timeout: 3000,
  });
  expect(screen.getByText('Of the shop')).toBeVisible();
});

test('what came with the step to the next page can be read there, and no longer', async () => {
  const { store, user } = await openAbout();
  act(() => {
    store.dispatch(successToast('Just done'));
  });
  await screen.findByText('Just done');
  const now = performance.now();
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  await user.click(cartLink());
  await screen.findByRole('heading', { name: 'Shopping Cart' });
  expect(store.getState().toast.queue).toHaveLength(1);
  expect(screen.getByText('Just done')).toBeVisible();

  jest.spyOn(performance, 'now').mockImplementation(() => now + 1500);
  await user.click(screen.getByRole('link', { name: 'Continue Shopping' }));
  await waitFor(() => expect(screen.queryByText('Just done')).not.toBeInTheDocument(), {
    timeout: 3000,
  });
});

test('a toast whose link is followed has done its work, however young it is', async () => {
  const { store, user } = await openAbout();
  act(() => {
    store.dispatch(addedToast());
  });
  const now = performance.now();
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  await user.click(await screen.findByRole('link', { name: 'View cart' }));
  await screen.findByRole('heading', { name: 'Shopping Cart' });
  expect(store.getState().toast.queue).toEqual([]);
  await waitFor(() => expect(screen.queryByText('Item added to cart!')).not.toBeInTheDocument(), {
    timeout: 3000,
  });
});

test('a toast takes the place of the one before about the same', async () => {
  const { store } = await openAbout();
  for (const message of ['First', 'Second']) {
    act(() => {
      store.dispatch(errorToast(message, { topic: 'it' }));
    });
    await screen.findByText(message);
  }
  await waitFor(() => expect(screen.queryByText('First')).not.toBeInTheDocument(), {
    timeout: 3000,
  });
  expect(screen.getByText('Second')).toBeVisible();
});
