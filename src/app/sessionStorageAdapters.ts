import * as v from 'valibot';
import type { AuthState } from '@/features/auth/authSlice';
import type { CartState } from '@/features/cart/cartSlice';
import { deviceCartStore, sessionBuyNowStore, sessionCartStore } from '@/features/cart/storedCart';
import { isBearer } from '@/shared/contract/bearer';
import { createPersistentStore, parseJson } from '@/shared/storage/persistentStore';
import { sessionKeys, sessionStore } from '@/shared/storage/webStorage';

/**
 * Reads and writes a slice in its session keys (see `sessionKeys`). Values are validated when they
 * are read.
 */
export interface StorageAdapter<S> {
  read: () => S;
  /**
   * @param changes fields to write: a missing field is left as it is, and `null` removes a field
   */
  write: (changes: Partial<S>) => void;
}

const hasBuyNowItem = (): boolean => {
  const storedText = sessionStore.get(sessionKeys.buyNowItem);
  return Boolean(storedText) && parseJson(storedText) !== null;
};

/**
 * Reads the cart of the device, which all tabs share. If that cart is empty, reads the tab's own
 * cart.
 */
export const cartStorage: StorageAdapter<CartState> = {
  read: () => {
    const deviceLines = deviceCartStore.read()?.lines ?? [];
    const buyNow = sessionBuyNowStore.read();
    return {
      lines: deviceLines.length > 0 ? deviceLines : sessionCartStore.read(),
      buyNow,
      isBuyNowLineUnreadable: buyNow === null && hasBuyNowItem(),
    };
  },
  write: ({ lines, buyNow, isBuyNowLineUnreadable }) => {
    if (lines) sessionCartStore.update(() => lines);
    // An unreadable item stays stored, so that the checkout still knows of it after a reload.
    if (buyNow !== undefined && !isBuyNowLineUnreadable)
      sessionBuyNowStore.update(() => buyNow ?? undefined);
  },
};

const StoredUser = v.pipe(
  v.custom<Record<string, unknown>>(
    (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  ),
  // Sessions of older versions contain the user's id at the identity provider. This id now gives
  // access to the account, so it is removed.
  v.transform(({ uid: _uid, ...user }) => user),
);
const sessionUser = createPersistentStore<AuthState['authUser']>(
  sessionKeys.authUser,
  StoredUser,
  null,
  sessionStore,
);

const readAuthTexts = () => ({
  user: sessionStore.get(sessionKeys.authUser),
  token: sessionStore.get(sessionKeys.authToken),
});

/** The texts in session storage when this page last read or wrote them. */
let knownAuthTexts: ReturnType<typeof readAuthTexts> = { user: null, token: null };

function readAuth(): AuthState {
  knownAuthTexts = readAuthTexts();
  const authUser = sessionUser.read();
  const token = authUser && knownAuthTexts.token;
  return { authUser, authToken: token && isBearer(token) ? token : null };
}

export const authStorage: StorageAdapter<AuthState> & {
  /**
   * Reads the session if another page of this tab has changed it. Returns `undefined` if it is
   * unchanged or cannot be read.
   */
  readChanged: () => AuthState | undefined;
} = {
  read: readAuth,
  write: ({ authUser, authToken }) => {
    const { user, token } = readAuthTexts();
    // A session that was just read is not written again.
    if (authUser !== undefined && user !== (authUser && JSON.stringify(authUser)))
      sessionUser.update(() => authUser ?? undefined);
    if (authToken && authToken !== token) sessionStore.set(sessionKeys.authToken, authToken);
    if (authToken === null && token !== null) sessionStore.remove(sessionKeys.authToken);
    knownAuthTexts = readAuthTexts();
  },
  readChanged: () => {
    const { user, token } = readAuthTexts();
    const isUnchanged = user === knownAuthTexts.user && token === knownAuthTexts.token;
    const isReadable = [sessionKeys.authUser, sessionKeys.authToken].every(sessionStore.isReadable);
    if (isUnchanged || !isReadable) return undefined;
    const isUserBroken = sessionUser.read() === null && parseJson(user) !== null;
    return isUserBroken ? undefined : readAuth();
  },
};
