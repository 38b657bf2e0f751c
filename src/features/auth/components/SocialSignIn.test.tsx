import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { UserArea } from '@/app/layout/account/UserArea';
import { Toasts } from '@/app/layout/toasts/Toasts';
import { rejectWithCode, sana, identityMock } from '@/testing/identity';
import { passTime } from '@/testing/passTime';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { loadIdentitySession } from '../loadIdentitySession';

const userArea = (
  <>
    <UserArea />
    <Toasts />
  </>
);

// The real SDK creates its database as soon as it is loaded, so this mock lists that database only
// after loading.
const databases = jest.fn(() =>
  Promise.resolve(identityMock.loadCount ? [{ name: 'firebaseLocalStorageDb' }] : []),
);
Object.assign(window, { indexedDB: { databases } });

async function openDialog() {
  const app = renderWithProviders(userArea);
  await app.user.click(screen.getByRole('button', { name: 'Log in' }));
  await screen.findByRole('dialog');
  return app;
}
const getButton = (name: string) =>
  within(screen.getByRole('dialog')).getByRole('button', { name });
const expectDialogClosed = () =>
  waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test('the provider’s SDK is not loaded for a visitor without a session', async () => {
  renderWithProviders(userArea);
  fireEvent.pointerDown(window);
  await waitFor(() => expect(databases).toHaveBeenCalled());
  await act(async () => Promise.resolve());
  expect(identityMock.loadCount).toBe(0);
});

test('opening the dialog loads the provider’s SDK', async () => {
  const { user } = renderWithProviders(userArea);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(identityMock.loadCount).toBe(1));
});

test('a refused sign-in shows a message', async () => {
  identityMock.signIn = rejectWithCode('popup-closed-by-user');
  const { user } = await openDialog();
  await user.click(getButton('Google'));
  const expectedText = 'The sign-in window was closed before you finished.';
  expect(await screen.findByText(expectedText)).toBeInTheDocument();
});

test('the sign-up dialog creates an account for a new person', async () => {
  const { user } = await openDialog();
  await user.click(getButton('Sign Up'));
  await user.click(getButton('Facebook'));
  expect(await screen.findByText('Signed up with Facebook as Sana Malik')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Account of Sana Malik' })).toBeVisible();
  await expectDialogClosed();
});

test('after a refused sign-in another provider can be chosen', async () => {
  identityMock.signIn = rejectWithCode('popup-closed-by-user');
  const { user } = await openDialog();
  await user.click(getButton('Google'));
  await screen.findByText('The sign-in window was closed before you finished.');
  identityMock.signIn = () => Promise.resolve(sana);
  await user.click(getButton('Facebook'));
  expect(await screen.findByRole('button', { name: 'Account of Sana Malik' })).toBeVisible();
});

test('a dialog that was closed opens no popup once the SDK has loaded', async () => {
  identityMock.signIn = jest.fn(() => Promise.resolve(sana));
  const { unmount } = await openDialog();
  fireEvent.click(getButton('Google'));
  unmount();
  await act(async () => void (await loadIdentitySession()));
  expect(identityMock.signIn).not.toHaveBeenCalled();
});

test('closing the dialog while the popup is open leaves nobody signed in', async () => {
  let finishSignIn: (() => void) | undefined;
  identityMock.signIn = () =>
    new Promise((resolve) => {
      finishSignIn = () => resolve(sana);
    });
  const { user, store } = await openDialog();
  await user.click(getButton('Google'));
  await waitFor(() => expect(finishSignIn).toBeDefined());
  expect(getButton('Facebook')).toHaveAttribute('aria-disabled', 'true');
  await user.click(getButton('Close'));
  await expectDialogClosed();
  finishSignIn?.();
  await waitFor(() => expect(identityMock.calls).toContain('signOut'));
  expect(store.getState()).toMatchObject({ auth: { authUser: null }, toast: [] });
});

describe('while the SDK prepares the provider’s window', () => {
  /** Presses Google. The SDK's call ends when the returned function is called. */
  async function pressGoogle(openWindow = () => {}) {
    let endCall: (() => void) | undefined;
    identityMock.signIn = () => {
      openWindow();
      return new Promise((resolve) => {
        endCall = () => resolve(rejectWithCode('popup-blocked')());
      });
    };
    const { user } = await openDialog();
    jest.useFakeTimers({ advanceTimers: true });
    await user.click(getButton('Google'));
    await waitFor(() => expect(getButton('Google')).toHaveAttribute('aria-busy', 'true'));
    return () =>
      act(async () => {
        endCall?.();
        await Promise.resolve();
      });
  }
  const noConnectionText = 'No connection to the sign-in service. Check your internet connection.';

  test('the buttons work again after 15 seconds without the window', async () => {
    const endCall = await pressGoogle();
    await passTime(14_000);
    expect(getButton('Google')).toHaveAttribute('aria-busy', 'true');
    await passTime(1000);
    expect(screen.getByText(noConnectionText)).toBeInTheDocument();
    expect(getButton('Google')).not.toHaveAttribute('aria-disabled');
    await endCall();
  });

  test('a window that would open too late stays closed', async () => {
    const openSpy = jest.spyOn(window, 'open').mockReturnValue(null);
    const endCall = await pressGoogle();
    await passTime(15_000);
    window.open('https://provider.example');
    await endCall();
    expect(openSpy).not.toHaveBeenCalled();
  });

  test('a shopper who is in the window is not interrupted', async () => {
    jest.spyOn(window, 'open').mockReturnValue(null);
    const endCall = await pressGoogle(() => window.open('https://provider.example'));
    await passTime(60_000);
    expect(screen.queryByText(noConnectionText)).not.toBeInTheDocument();
    expect(getButton('Google')).toHaveAttribute('aria-busy', 'true');
    await endCall();
  });
});

describe('an existing session of the identity provider', () => {
  /** Renders the account area for a shopper who is signed in at the identity provider. */
  async function openWithSession() {
    localStorage.setItem('firebase:authUser', '{}');
    identityMock.current = sana;
    const app = renderWithProviders(userArea);
    // After an interaction, the shop looks for a session at once. Otherwise, it waits several
    // seconds.
    fireEvent.pointerDown(window);
    await waitFor(() => {
      if (identityMock.listeners.size !== 1)
        throw new Error('The shop does not listen to the provider yet');
    });
    return app;
  }
  const returnToPage = () => fireEvent(document, new Event('visibilitychange'));
  const returnToPageLater = () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 5 * 60_000);
    returnToPage();
  };

  test('signs the shopper in', async () => {
    localStorage.setItem('firebase:authUser', '{}');
    identityMock.current = sana;
    renderWithProviders(userArea);
    expect(await screen.findByRole('button', { name: 'Account of Sana Malik' })).toBeVisible();
  });

  test('is not checked again within five minutes', async () => {
    await openWithSession();
    returnToPage();
    expect(identityMock.calls).toEqual([]);
  });

  test('is checked once when the shopper comes back after five minutes', async () => {
    await openWithSession();
    returnToPageLater();
    returnToPage();
    expect(identityMock.calls).toEqual(['check']);
    await act(async () => Promise.resolve());
  });

  test('signs the shopper out when it ends', async () => {
    await openWithSession();
    returnToPageLater();
    // Waits for the pending check, during which the shop ignores the provider's listener.
    await act(async () => Promise.resolve());
    act(() => identityMock.setUser(null));
    const expectedText = 'Your session has ended. Please log in again.';
    expect(await screen.findByText(expectedText)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Log in' })).toBeInTheDocument();
  });

  test('is observed only while the shop is mounted', async () => {
    const { unmount } = await openWithSession();
    expect(identityMock.listeners.size).toBe(1);
    unmount();
    expect(identityMock.listeners.size).toBe(0);
  });
});
