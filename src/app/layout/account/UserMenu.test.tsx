import { act, screen, waitFor } from '@testing-library/react';
import { demoHandlers } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { renderApp } from '@/testing/renderApp';

beforeEach(() => {
  server.use(...demoHandlers());
  sessionStorage.setItem('authUser', JSON.stringify({ userId: 1, appUserName: 'Ayesha Khan' }));
  sessionStorage.setItem('authToken', 'token');
});

async function signedIn() {
  const app = renderApp({ route: '/profile' });
  const avatar = await screen.findByRole('button', { name: 'Account of Ayesha Khan' });
  return { ...app, avatar };
}

const entries = () => screen.queryAllByRole('menuitem').map((entry) => entry.textContent);

test('a mouse opens the menu by hovering, and it goes when the mouse does', async () => {
  const { user, avatar } = await signedIn();
  await user.hover(avatar);
  expect(await screen.findByRole('menuitem', { name: 'My Profile' })).toHaveAttribute(
    'href',
    '/profile',
  );
  expect(entries()).toEqual(['My Profile', 'My Orders', 'Logout']);
  expect(screen.getByRole('menuitem', { name: 'My Orders' })).toHaveAttribute('href', '/order');
  await user.unhover(avatar);
  await waitFor(() => {
    expect(entries()).toEqual([]);
  });
});

test('opened by the keyboard, it stays where a mouse has just left', async () => {
  const { user, avatar } = await signedIn();
  await user.hover(avatar);
  await screen.findByRole('menuitem', { name: 'My Profile' });
  avatar.focus();
  await user.unhover(avatar);
  await user.keyboard('{Enter}');
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
  expect(screen.getByRole('menuitem', { name: 'My Profile' })).toHaveFocus();
});

test('a finger opens it by a tap, and a tap elsewhere closes it', async () => {
  const { user, avatar } = await signedIn();
  await user.pointer({ keys: '[TouchA]', target: avatar });
  await screen.findByRole('menuitem', { name: 'Logout' });
  await user.pointer({ keys: '[TouchA]', target: screen.getByRole('main') });
  expect(entries()).toEqual([]);
});

test('the keyboard opens it, walks it, and Escape gives the focus back', async () => {
  const { user, avatar } = await signedIn();
  avatar.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('menuitem', { name: 'My Profile' })).toHaveFocus();
  expect(avatar).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'Logout' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(entries()).toEqual([]);
  expect(avatar).toHaveFocus();
});

test('logout clears user, token and their keys, and keeps the focus', async () => {
  const { user, avatar, store } = await signedIn();
  await user.click(avatar);
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  expect(await screen.findByRole('button', { name: 'Log in' })).toHaveFocus();
  expect(store.getState().auth).toMatchObject({ authUser: null, authToken: null });
  await waitFor(() => {
    expect(Object.keys(sessionStorage)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^auth/)]),
    );
  });
  expect(screen.getByText('You are not logged in.')).toBeInTheDocument();
});
