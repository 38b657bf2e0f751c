import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { UserArea } from '@/app/layout/account/UserArea';
import { Toasts } from '@/app/layout/toasts/Toasts';
import { refusedBy, sana, told } from '@/testing/identity';
import { renderWithProviders } from '@/testing/renderWithProviders';

const userArea = (
  <>
    <UserArea />
    <Toasts />
  </>
);

// The SDK makes its own as soon as it is there.
const databases = jest.fn(() =>
  Promise.resolve(told.loaded ? [{ name: 'firebaseLocalStorageDb' }] : []),
);
Object.assign(window, { indexedDB: { databases } });

async function open() {
  const app = renderWithProviders(userArea);
  await app.user.click(screen.getByRole('button', { name: 'Log in' }));
  await screen.findByRole('dialog');
  return app;
}
const button = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name });
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test('the provider is not loaded for a visitor, but with the dialog', async () => {
  const { user } = renderWithProviders(userArea);
  fireEvent.pointerDown(window);
  await waitFor(() => expect(databases).toHaveBeenCalled());
  await act(async () => Promise.resolve());
  expect(told.loaded).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(told.loaded).toBe(1));
});

test('a refusal is said, and in the sign-up dialog a new person is signed up', async () => {
  told.signIn = refusedBy('popup-closed-by-user');
  const { user } = await open();
  await user.click(button('Google'));
  const words = 'The sign-in window was closed before you finished.';
  expect(await screen.findByText(words)).toBeInTheDocument();
  told.signIn = () => Promise.resolve(sana);
  await user.click(button('Sign Up'));
  await user.click(button('Facebook'));
  expect(await screen.findByText('Signed up with Facebook as Sana Malik')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Account of Sana Malik' })).toBeVisible();
  await isClosed();
});

test('a dialog closed while the window is open leaves nobody signed in', async () => {
  let finish: (() => void) | undefined;
  told.signIn = () =>
    new Promise((resolve) => {
      finish = () => resolve(sana);
    });
  const { user, store } = await open();
  await user.click(button('Google'));
  await waitFor(() => expect(finish).toBeDefined());
  expect(button('Facebook')).toHaveAttribute('aria-disabled', 'true');
  await user.click(button('Close'));
  await isClosed();
  finish?.();
  await waitFor(() => expect(told.done).toContain('signOut'));
  expect(store.getState()).toMatchObject({ auth: { authUser: null }, toast: [] });
});

test('who has a session of the provider is signed in and out with it', async () => {
  localStorage.setItem('firebase:authUser', '{}');
  told.current = sana;
  const { unmount } = renderWithProviders(userArea);
  expect(await screen.findByRole('button', { name: 'Account of Sana Malik' })).toBeVisible();
  await waitFor(() => expect(told.listeners.size).toBe(1));

  // No more than once in five minutes.
  const comeBack = () => fireEvent(document, new Event('visibilitychange'));
  comeBack();
  expect(told.done).toEqual([]);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 5 * 60_000);
  comeBack();
  comeBack();
  expect(told.done).toEqual(['check']);
  jest.restoreAllMocks();

  // While that goes on, nothing else is believed.
  await act(async () => Promise.resolve());
  act(() => told.become(null));
  const words = 'Your session has ended. Please log in again.';
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Log in' })).toBeInTheDocument();
  unmount();
  expect(told.listeners.size).toBe(0);
});
