import type { AuthState } from '@/features/auth/authSlice';
import type { CartState } from '@/features/cart/cartSlice';
import { deviceStore, readDeviceCart } from '@/features/cart/deviceCart';
import { readLine, readLines } from '@/features/cart/storedLines';
import { isBearer } from '@/shared/contract/bearer';
import {
  localKeys,
  noteRead,
  readJson,
  sessionKeys,
  sessionStore,
} from '@/shared/storage/webStorage';

/** One slice's way to and from its session keys (see `sessionKeys`). What is read is checked. */
export interface Mirror<S> {
  read: () => S;
  write: (state: Partial<S>) => void;
}

/** `undefined`: not among what changed; `null`: the key goes. */
function writeKey(key: string, value: unknown): void {
  if (value === undefined) return;
  if (value === null) sessionStore.remove(key);
  else sessionStore.set(key, typeof value === 'string' ? value : JSON.stringify(value));
}

/** The cart of the device, which all tabs share, comes before the tab's own. */
export const cartMirror: Mirror<CartState> = {
  read: () => {
    const session = readLines(readJson(sessionStore, sessionKeys.cart));
    const device = readDeviceCart();
    const isDevice = device && (device.isWhole || !session.isWhole);
    const { lines, isWhole } = isDevice ? device : session;
    const buyNow = readLine(readJson(sessionStore, sessionKeys.buyNowItem));
    if (isDevice) noteRead(deviceStore, localKeys.cart, isWhole);
    else noteRead(sessionStore, sessionKeys.cart, isWhole);
    noteRead(sessionStore, sessionKeys.buyNowItem, buyNow !== null);
    return { lines, buyNow };
  },
  write: ({ lines, buyNow }) => {
    writeKey(sessionKeys.cart, lines);
    writeKey(sessionKeys.buyNowItem, buyNow);
  },
};

type StoredUser = Record<string, unknown>;

export const authMirror: Mirror<AuthState> = {
  read: () => {
    const stored = readJson(sessionStore, sessionKeys.authUser);
    const isObject = typeof stored === 'object' && stored !== null && !Array.isArray(stored);
    // Sessions of older versions hold the identity provider's id, which now opens the account.
    const authUser = isObject ? (({ uid: _uid, ...user }) => user)(stored as StoredUser) : null;
    const token = authUser && sessionStore.get(sessionKeys.authToken);
    return { authUser, authToken: token && isBearer(token) ? token : null };
  },
  write: ({ authUser, authToken }) => {
    writeKey(sessionKeys.authUser, authUser);
    writeKey(sessionKeys.authToken, authToken);
  },
};
