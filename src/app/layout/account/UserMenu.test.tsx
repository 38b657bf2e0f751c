import { act, screen } from '@testing-library/react';
import { AppRoutes } from '@/app/router';
import { renderWithProviders } from '@/testing/renderWithProviders';

beforeEach(() => {
  sessionStorage.setItem('authUser', JSON.stringify({ userId: 1, appUserName: 'Ayesha Khan' }));
  sessionStorage.setItem('authToken', 'token');
});

async function signedIn() {
  const app = renderWithProviders(<AppRoutes />, { route: '/profile' });
  await screen.findByRole('contentinfo');
  return { ...app, avatar: screen.getByRole('button', { name: 'Account of Ayesha Khan' }) };
}

const entries = () => screen.queryAllByRole('menuitem').map((entry) => entry.textContent);

test('opens by hovering, and closes a little after the mouse has left', async () => {
  const { user, avatar } = await signedIn();
  await user.hover(avatar);
  await screen.findByRole('menuitem', { name: 'My Profile' });
  jest.useFakeTimers();
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  expect(entries()).toEqual(['My Profile', 'My Orders', 'Logout']);
  expect(screen.getByRole('menuitem', { name: 'My Profile' })).toHaveAttribute('href', '/profile');
  expect(screen.getByRole('menuitem', { name: 'My Orders' })).toHaveAttribute('href', '/order');
  await user.unhover(avatar);
  wait(249);
  expect(entries()).toHaveLength(3);
  wait(1);
  expect(entries()).toEqual([]);

  await user.hover(avatar);
  act(() => avatar.focus());
  await user.unhover(avatar);
  await user.keyboard('{Enter}');
  wait(400);
  expect(screen.getByRole('menuitem', { name: 'My Profile' })).toHaveFocus();
});

test('a finger opens it by a tap, and a tap elsewhere closes it', async () => {
  const { user, avatar } = await signedIn();
  await user.pointer({ keys: '[TouchA]', target: avatar });
  expect(entries()).toHaveLength(3);
  await user.pointer({ keys: '[TouchA]', target: screen.getByRole('main') });
  expect(entries()).toEqual([]);
});

test('is used by keyboard, from opening it to logging out', async () => {
  const { user, avatar, store } = await signedIn();
  act(() => avatar.focus());
  await user.keyboard('{Enter}');
  expect(screen.getByRole('menuitem', { name: 'My Profile' })).toHaveFocus();
  expect(avatar).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'Logout' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(entries()).toEqual([]);
  expect(avatar).toHaveFocus();

  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
  expect(screen.getByRole('button', { name: 'Log in' })).toHaveFocus();
  expect(store.getState().auth).toMatchObject({ authUser: null, authToken: null });
  expect(screen.getByText('You are not logged in.')).toBeInTheDocument();
});
