import * as v from 'valibot';
import type { AuthState } from '@/features/auth/authSlice';
import type { CartState } from '@/features/cart/cartSlice';
import { deviceCart, sessionBuyNow, sessionCart } from '@/features/cart/storedCart';
import { isBearer } from '@/shared/contract/bearer';
import { createDeviceStore } from '@/shared/storage/deviceStore';
import { sessionKeys, sessionStore } from '@/shared/storage/webStorage';

/** One slice's way to and from its session keys (see `sessionKeys`). What is read is checked. */
export interface Mirror<S> {
  read: () => S;
  /** @param changed a key that is not among it stays; `null` takes it away */
  write: (changed: Partial<S>) => void;
}

/** The cart of the device, which all tabs share, comes before the tab's own. */
export const cartMirror: Mirror<CartState> = {
  read: () => ({
    lines: deviceCart.read()?.lines ?? sessionCart.read(),
    buyNow: sessionBuyNow.read(),
  }),
  write: ({ lines, buyNow }) => {
    if (lines) sessionCart.update(() => lines);
    if (buyNow !== undefined) sessionBuyNow.update(() => buyNow ?? undefined);
  },
};

const User = v.pipe(
  v.custom<Record<string, unknown>>(
    (stored) => typeof stored === 'object' && stored !== null && !Array.isArray(stored),
  ),
  // Sessions of older versions hold the identity provider's id, which now opens the account.
  v.transform(({ uid: _uid, ...user }) => user),
);
const sessionUser = createDeviceStore<AuthState['authUser']>(
  sessionKeys.authUser,
  User,
  null,
  sessionStore,
);

export const authMirror: Mirror<AuthState> = {
  read: () => {
    const authUser = sessionUser.read();
    const token = authUser && sessionStore.get(sessionKeys.authToken);
    return { authUser, authToken: token && isBearer(token) ? token : null };
  },
  write: ({ authUser, authToken }) => {
    if (authUser !== undefined) sessionUser.update(() => authUser ?? undefined);
    if (authToken) sessionStore.set(sessionKeys.authToken, authToken);
    else if (authToken === null) sessionStore.remove(sessionKeys.authToken);
  },
};
