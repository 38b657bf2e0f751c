import { act, fireEvent, screen } from '@testing-library/react';
import { AppRoutes } from '@/app/router';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { UserArea } from './UserArea';

beforeEach(() => {
  sessionStorage.setItem('authUser', JSON.stringify({ userId: 1, appUserName: 'Ayesha Khan' }));
  sessionStorage.setItem('authToken', 'token');
});

const userAreaBesideMain = (
  <>
    <UserArea />
    <main />
  </>
);

async function openSignedIn(ui = userAreaBesideMain) {
  const app = renderWithProviders(ui, { route: '/profile' });
  return { ...app, avatar: await screen.findByRole('button', { name: 'Account of Ayesha Khan' }) };
}

const getEntryNames = () => screen.queryAllByRole('menuitem').map((entry) => entry.textContent);

async function openByHovering() {
  const app = await openSignedIn();
  await app.user.hover(app.avatar);
  await screen.findByRole('menuitem', { name: 'My Profile' });
  return app;
}

async function openByKeyboard(ui = userAreaBesideMain) {
  const app = await openSignedIn(ui);
  act(() => app.avatar.focus());
  await app.user.keyboard('{Enter}');
  return app;
}

async function logOut() {
  const app = await openByKeyboard(<AppRoutes />);
  await app.user.click(screen.getByRole('menuitem', { name: 'Logout' }));
  return app;
}

const passTime = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('opens when the mouse enters the avatar', async () => {
  await openByHovering();
  expect(getEntryNames()).toEqual(['My Profile', 'My Orders', 'Logout']);
});

test.each([
  ['My Profile', '/profile'],
  ['My Orders', '/order'],
])('the entry %s links to %s', async (name, href) => {
  await openByHovering();
  expect(screen.getByRole('menuitem', { name })).toHaveAttribute('href', href);
});

test('closes 250 ms after the mouse has left', async () => {
  const { user, avatar } = await openByHovering();
  jest.useFakeTimers();
  await user.unhover(avatar);
  passTime(249);
  expect(getEntryNames()).toHaveLength(3);
  passTime(1);
  expect(getEntryNames()).toEqual([]);
});

test('stays open if the keyboard opens it as the mouse leaves', async () => {
  const { user, avatar } = await openByHovering();
  jest.useFakeTimers();
  act(() => avatar.focus());
  await user.unhover(avatar);
  await user.keyboard('{Enter}');
  passTime(400);
  expect(screen.getByRole('menuitem', { name: 'My Profile' })).toHaveFocus();
});

test('opens on a tap', async () => {
  const { user, avatar } = await openSignedIn();
  await user.pointer({ keys: '[TouchA]', target: avatar });
  expect(getEntryNames()).toHaveLength(3);
});

test('closes on a tap elsewhere', async () => {
  const { user, avatar } = await openSignedIn();
  await user.pointer({ keys: '[TouchA]', target: avatar });
  await user.pointer({ keys: '[TouchA]', target: screen.getByRole('main') });
  expect(getEntryNames()).toEqual([]);
});

test('opens on Enter with the focus on its first entry', async () => {
  const { avatar } = await openByKeyboard();
  expect(screen.getByRole('menuitem', { name: 'My Profile' })).toHaveFocus();
  expect(avatar).toHaveAttribute('aria-expanded', 'true');
});

test('stays open if an entry opens in another tab', async () => {
  await openByKeyboard();
  // jsdom cannot open another tab.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(screen.getByRole('menuitem', { name: 'My Orders' }), { ctrlKey: true });
  expect(getEntryNames()).toHaveLength(3);
});

test('moves the focus with the arrow keys', async () => {
  const { user } = await openByKeyboard();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'Logout' })).toHaveFocus();
});

test('closes on Escape and returns the focus', async () => {
  const { user, avatar } = await openByKeyboard();
  await user.keyboard('{Escape}');
  expect(getEntryNames()).toEqual([]);
  expect(avatar).toHaveFocus();
});

test('ignores the Escape that cancels the composition of a word', async () => {
  await openByHovering();
  fireEvent.keyDown(document.body, { key: 'Escape', keyCode: 229 });
  expect(getEntryNames()).toHaveLength(3);
});

test('opens again on Enter after Escape', async () => {
  const { user } = await openByKeyboard();
  await user.keyboard('{Escape}{Enter}');
  expect(getEntryNames()).toHaveLength(3);
});

test('signs the shopper out on Logout', async () => {
  const { store } = await logOut();
  expect(store.getState().auth).toMatchObject({ authUser: null, authToken: null });
  expect(screen.getByText('You are not logged in.')).toBeInTheDocument();
});

test('moves the focus to the login button after Logout', async () => {
  await logOut();
  expect(screen.getByRole('button', { name: 'Log in' })).toHaveFocus();
});
