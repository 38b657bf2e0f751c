import { act, fireEvent, screen, within } from '@testing-library/react';
import { AppRoutes } from '@/app/router';
import { signedIn, signedOut } from '@/features/auth/authSlice';
import { readOrders } from '@/features/cart/placedOrders';
import { localKeys, sessionKeys } from '@/shared/storage/webStorage';
import { aDelivery, aLine, anOrder, storeOrders } from '@/testing/cartBuilders';
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

const removeButton = { name: 'Remove my data' };

test('a logout that was not pressed here offers no removal of data', async () => {
  const { store } = await openByKeyboard(<AppRoutes />);
  act(() => void store.dispatch(signedOut()));
  expect(await screen.findByText('You are not logged in.')).toBeInTheDocument();
  expect(store.getState().toast).toEqual([]);
});

test('the offer to remove data ends when somebody logs in', async () => {
  const { store } = await logOut();
  expect(await screen.findByRole('button', removeButton)).toBeVisible();
  act(() => void store.dispatch(signedIn({ response: { userId: 7 }, token: null })));
  expect(store.getState().toast).toEqual([]);
});

describe('‘Remove my data’ after Logout', () => {
  const guestsOrder = anOrder({ reference: 'DD-20261103-AB2C' });
  const otherUsersOrder = anOrder({ reference: 'DD-20261104-CD3E', owner: '7' });
  const storeDelivery = (owner: string) =>
    localStorage.setItem(
      localKeys.delivery,
      JSON.stringify({ version: 1, owner, details: aDelivery }),
    );

  beforeEach(() => {
    storeOrders(anOrder({ owner: '1' }), otherUsersOrder, guestsOrder);
    storeDelivery('1');
    localStorage.setItem(localKeys.cart, JSON.stringify({ version: 1, lines: [aLine()] }));
    for (const key of [
      localKeys.savedProducts,
      localKeys.recentProducts,
      localKeys.comparedProducts,
    ])
      localStorage.setItem(key, JSON.stringify({ version: 1, ids: ['1'] }));
    localStorage.setItem(
      localKeys.lastSearches,
      JSON.stringify({ version: 1, texts: ['pizza box'] }),
    );
    sessionStorage.setItem(sessionKeys.buyNowItem, JSON.stringify(aLine()));
  });

  async function pressRemove() {
    const app = await logOut();
    await app.user.click(await screen.findByRole('button', removeButton));
    const dialog = await screen.findByRole('alertdialog');
    return { ...app, dialog };
  }
  const confirm = async ({ user, dialog }: Awaited<ReturnType<typeof pressRemove>>) =>
    user.click(within(dialog).getByRole('button', removeButton));

  test('asks first', async () => {
    const { dialog, user } = await pressRemove();
    expect(dialog).toHaveTextContent('even if they are not sent yet');
    const storedKeys = Object.keys(localStorage);
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(Object.keys(localStorage)).toEqual(storedKeys);
    expect(readOrders()).toHaveLength(3);
  });

  test('removes the shopper’s orders, and keeps those of others', async () => {
    await confirm(await pressRemove());
    expect(await screen.findByText('Your data was removed from this device.')).toBeVisible();
    expect(readOrders()).toEqual([otherUsersOrder, guestsOrder]);
  });

  test('leaves nothing else on the device than an empty cart', async () => {
    const view = await pressRemove();
    await confirm(view);
    expect(Object.keys(localStorage).sort()).toEqual([localKeys.cart, localKeys.placedOrders]);
    expect(view.store.getState().cart).toMatchObject({ lines: [], buyNow: null });
    expect(localStorage.getItem(localKeys.cart)).toBe('{"version":1,"lines":[]}');
  });

  test('keeps the delivery details of another account', async () => {
    storeDelivery('7');
    await confirm(await pressRemove());
    expect(localStorage.getItem(localKeys.delivery)).toContain(aDelivery.address);
  });

  test('says so if the orders cannot be removed', async () => {
    const view = await pressRemove();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    await confirm(view);
    expect(await screen.findByText(/^Your orders could not be removed/)).toBeVisible();
    expect(screen.queryByText(/^Your data was removed/)).not.toBeInTheDocument();
  });
});
