// Import this before Redux Toolkit, which looks for the DevTools extension when it is loaded.
import { getDevTools } from '@/testing/devTools';
import { ActionCreators } from '@redux-devtools/instrument';
import { act, screen, waitFor, within } from '@testing-library/react';
import { AppRoutes } from '@/app/router';
import { encodeProductId } from '@/shared/navigation/productId';
import { renderWithProviders } from '@/testing/renderWithProviders';

/** Returns the parts of the state that a shopper sees. */
const getVisibleState = () => ({
  cart: screen
    .getAllByRole('link', { name: /^Cart, /, hidden: true })[0]
    ?.getAttribute('aria-label'),
  dialog: screen.queryByRole('dialog', { name: /Login/ }) !== null,
  user: screen
    .queryByRole('button', { name: /^Account of/, hidden: true })
    ?.getAttribute('aria-label'),
});

test('jumping to past states updates the page and writes nothing to storage', async () => {
  const { store, user } = renderWithProviders(<AppRoutes />, {
    route: `/product/${encodeProductId('7')}`,
  });
  const devTools = getDevTools(store);
  const moments: { index: number; visibleState: ReturnType<typeof getVisibleState> }[] = [];
  const recordMoment = () => {
    moments.push({ index: devTools.getState().currentStateIndex, visibleState: getVisibleState() });
  };
  await screen.findByRole('heading', { level: 1 });
  recordMoment();
  const [packRadio] = await screen.findAllByRole('radio', { name: /^Pack of/ });
  await user.click(packRadio as HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Add to cart' }));
  await screen.findByRole('link', { name: 'Cart, 1 item' });
  recordMoment();
  await user.click(await screen.findByRole('button', { name: 'Log in' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Login' }));
  recordMoment();
  await user.type(dialog.getByLabelText('Email'), 'shopper@example.com');
  await user.type(dialog.getByLabelText('Password'), 'shopper-demo-1');
  await user.click(dialog.getByRole('button', { name: 'Login' }));
  await screen.findByRole('button', { name: 'Account of Ayesha Khan' });
  recordMoment();
  expect(moments.map((moment) => moment.visibleState)).toEqual([
    { cart: 'Cart, 0 items', dialog: false, user: undefined },
    { cart: 'Cart, 1 item', dialog: false, user: undefined },
    { cart: 'Cart, 1 item', dialog: true, user: undefined },
    { cart: 'Cart, 1 item', dialog: false, user: 'Account of Ayesha Khan' },
  ]);
  await waitFor(() => expect(sessionStorage.getItem('authToken')).toBeTruthy());

  const writeMethods = ['setItem', 'removeItem'] as const;
  const storageSpies = writeMethods.map((method) => jest.spyOn(Storage.prototype, method));
  for (const moment of [...moments.toReversed(), ...moments]) {
    act(() => void devTools.dispatch(ActionCreators.jumpToState(moment.index)));
    await waitFor(() => expect(getVisibleState()).toEqual(moment.visibleState));
  }
  for (const spy of storageSpies) expect(spy).not.toHaveBeenCalled();
});
