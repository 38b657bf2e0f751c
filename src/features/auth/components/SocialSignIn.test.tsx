import { refusedBy, sana, told } from '@/testing/identity';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { UserArea } from '@/app/layout/account/UserArea';
import { demoHandlers } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { renderWithStore } from '@/testing/renderApp';

beforeEach(() => {
  server.use(...demoHandlers());
});

const databases = jest.fn(() => Promise.resolve([]));
Object.assign(window, { indexedDB: { databases } });

const isWatched = () => waitFor(() => expect(told.listeners.size).toBe(1));
const comeBack = () => fireEvent(document, new Event('visibilitychange'));

async function open() {
  const app = renderWithStore(<UserArea />);
  await app.user.click(screen.getByRole('button', { name: 'Log in' }));
  await screen.findByRole('dialog');
  return app;
}
const button = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name });

test('the provider is not loaded for a visitor, but with the dialog', async () => {
  const { user } = renderWithStore(<UserArea />);
  fireEvent.pointerDown(window);
  await waitFor(() => expect(databases).toHaveBeenCalled());
  await act(async () => Promise.resolve());
  expect(told.opened).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(told.opened).toBe(1));
});

test.each(['Login', 'Sign Up'] as const)(
  'the %s dialog says a refusal; another press signs up whom nobody knows, and closes it',
  async (dialog) => {
    told.signIn = refusedBy('popup-closed-by-user');
    const { user } = await open();
    if (dialog === 'Sign Up') await user.click(button('Sign Up'));
    await user.click(button('Google'));
    const words = 'The sign-in window was closed before you finished.';
    expect(await screen.findByText(words)).toBeInTheDocument();
    told.signIn = () => Promise.resolve(sana);
    expect(button('Facebook')).toBeEnabled();
    await user.click(button('Facebook'));
    expect(await screen.findByText('Signed up with Facebook as Sana Malik')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Account of Sana Malik' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
);

test('a dialog closed while the window is open leaves nobody signed in', async () => {
  let finish: (() => void) | undefined;
  told.signIn = () =>
    new Promise((resolve) => {
      finish = () => resolve(sana);
    });
  const { user, store } = await open();
  await user.click(button('Google'));
  expect(button('Facebook')).toBeDisabled();
  await waitFor(() => expect(finish).toBeDefined());
  await user.click(button('Close'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  finish?.();
  await waitFor(() => expect(told.done).toContain('signOut'));
  expect(store.getState()).toMatchObject({ auth: { authUser: null }, toast: { queue: [] } });
});

test('who has a session of the provider is signed in unasked, looked after, and out again', async () => {
  localStorage.setItem('firebase:authUser', '{}');
  told.current = sana;
  const { unmount } = renderWithStore(<UserArea />);
  expect(await screen.findByRole('button', { name: 'Account of Sana Malik' })).toBeVisible();
  await isWatched();

  // No more than once in five minutes.
  comeBack();
  expect(told.done).toEqual([]);
  const later = Date.now() + 5 * 60_000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  comeBack();
  comeBack();
  expect(told.done).toEqual(['check']);
  jest.restoreAllMocks();

  // While that goes on, nothing else is believed.
  await act(async () => Promise.resolve());
  act(() => told.become(null));
  expect(
    await screen.findByText('Your session has ended. Please log in again.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Log in' })).toBeInTheDocument();
  unmount();
  expect(told.listeners.size).toBe(0);
});
