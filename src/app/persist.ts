import type { Reducer } from '@reduxjs/toolkit';
import { persistReducer } from 'redux-persist';
import type { PersistConfig, WebStorage } from 'redux-persist';
import type { AuthState } from '@/features/auth/authSlice';
import type { CartState } from '@/features/cart/cartSlice';
import { readLine, readLines } from '@/features/cart/storedLines';
import { readJson, sessionKeys, sessionStore } from '@/shared/lib/webStorage';

/** One slice's way to and from its session keys. */
interface Mirror<S> {
  read: () => S;
  write: (state: Partial<S>) => void;
}

/** `undefined`: not among what changed; `null` or empty: the key goes. */
function writeKey(key: string, value: unknown): void {
  if (value === undefined) return;
  if (value === null) sessionStore.remove(key);
  else sessionStore.set(key, typeof value === 'string' ? value : JSON.stringify(value));
}

const cartMirror: Mirror<CartState> = {
  read: () => ({
    lines: readLines(readJson(sessionStore, sessionKeys.cart)),
    buyNow: readLine(readJson(sessionStore, sessionKeys.buyNowItem)),
  }),
  write: ({ lines, buyNow }) => {
    writeKey(sessionKeys.cart, lines);
    writeKey(sessionKeys.buyNowItem, buyNow);
  },
};

const authMirror: Mirror<AuthState> = {
  read: () => {
    const stored = readJson(sessionStore, sessionKeys.authUser);
    const isObject = typeof stored === 'object' && stored !== null && !Array.isArray(stored);
    const authUser = isObject ? (stored as Record<string, unknown>) : null;
    return { authUser, authToken: authUser && sessionStore.get(sessionKeys.authToken) };
  },
  write: ({ authUser, authToken }) => {
    writeKey(sessionKeys.authUser, authUser);
    writeKey(sessionKeys.authToken, authToken);
  },
};

/**
 * The storage that redux-persist sees: its one value per slice is mapped to the raw session keys of section 3, and
 * what is read back is checked (design 4).
 */
const storageOf = <S>(mirror: Mirror<S>): WebStorage => ({
  getItem: () => Promise.resolve(mirror.read() as unknown as string),
  setItem: (_key, state) => {
    mirror.write(state as unknown as Partial<S>);
    return Promise.resolve();
  },
  removeItem: () => Promise.resolve(),
});

const mirrored = <S extends object>(key: string, reducer: Reducer<S>, mirror: Mirror<S>) => {
  const config: PersistConfig<S> & { deserialize: boolean } = {
    key,
    storage: storageOf(mirror),
    serialize: false,
    deserialize: false,
    timeout: 0,
  };
  return persistReducer<S>(config, reducer);
};

export const persistCart = (reducer: Reducer<CartState>) => mirrored('cart', reducer, cartMirror);
export const persistAuth = (reducer: Reducer<AuthState>) => mirrored('auth', reducer, authMirror);
