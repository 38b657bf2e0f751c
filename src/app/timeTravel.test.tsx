// Must be imported before Redux Toolkit, which looks for the DevTools extension when it is loaded.
import { getDevTools } from '@/testing/devTools';
import { ActionCreators } from '@redux-devtools/instrument';
import { act, screen, waitFor, within } from '@testing-library/react';
import { AppRoutes } from '@/app/router';
import { encodeProductId } from '@/shared/navigation/productId';
import { renderWithProviders } from '@/testing/renderWithProviders';

/** Returns the parts of the state that a shopper sees. */
const getSeen = () => ({
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
  const moments: { index: number; seen: ReturnType<typeof getSeen> }[] = [];
  const note = () => {
    moments.push({ index: devTools.getState().currentStateIndex, seen: getSeen() });
  };
  await screen.findByRole('heading', { level: 1 });
  note();
  const [pack] = await screen.findAllByRole('radio', { name: /^Pack of/ });
  await user.click(pack as HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Add to cart' }));
  await screen.findByRole('link', { name: 'Cart, 1 item' });
  note();
  await user.click(await screen.findByRole('button', { name: 'Log in' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Login' }));
  note();
  await user.type(dialog.getByLabelText('Email'), 'shopper@example.com');
  await user.type(dialog.getByLabelText('Password'), 'shopper-demo-1');
  await user.click(dialog.getByRole('button', { name: 'Login' }));
  await screen.findByRole('button', { name: 'Account of Ayesha Khan' });
  note();
  expect(moments.map((moment) => moment.seen)).toEqual([
    { cart: 'Cart, 0 items', dialog: false, user: undefined },
    { cart: 'Cart, 1 item', dialog: false, user: undefined },
    { cart: 'Cart, 1 item', dialog: true, user: undefined },
    { cart: 'Cart, 1 item', dialog: false, user: 'Account of Ayesha Khan' },
  ]);
  await waitFor(() => expect(sessionStorage.getItem('authToken')).toBeTruthy());

  const changes = ['setItem', 'removeItem'] as const;
  const writes = changes.map((change) => jest.spyOn(Storage.prototype, change));
  for (const moment of [...moments.toReversed(), ...moments]) {
    act(() => void devTools.dispatch(ActionCreators.jumpToState(moment.index)));
    await waitFor(() => expect(getSeen()).toEqual(moment.seen));
  }
  for (const write of writes) expect(write).not.toHaveBeenCalled();
});
