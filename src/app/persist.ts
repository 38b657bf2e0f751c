import type { Reducer } from '@reduxjs/toolkit';
import { persistReducer, persistStore } from 'redux-persist';
import type { PersistConfig, Storage } from 'redux-persist';
import { authSlice } from '@/features/auth/authSlice';
import { cartSlice } from '@/features/cart/cartSlice';
import { authMirror, cartMirror } from './sessionMirror';
import type { Mirror } from './sessionMirror';
import type { AppStore } from './store';

/** The storage that redux-persist sees: its one value per slice is mapped to the contract's raw session keys. */
const storageOf = <S>(mirror: Mirror<S>): Storage => ({
  // The store began with what the session held, and may have moved on since.
  getItem: () => Promise.resolve(undefined),
  setItem: (_key: string, state: Partial<S>) => {
    mirror.write(state);
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
    stateReconciler: false,
    timeout: 0,
  };
  // Its own `_persist` mark is nobody's business.
  return persistReducer<S>(config, reducer) as unknown as Reducer<S>;
};

/** The slices that are mirrored into session storage once `startPersisting` is called; made anew for every store. */
export const persistedReducers = () => ({
  cart: mirrored('cart', cartSlice.reducer, cartMirror),
  auth: mirrored('auth', authSlice.reducer, authMirror),
});

/** Mirrors cart and user into session storage from now on; a page that goes leaves its last state behind. */
export function startPersisting(store: AppStore) {
  const persistor = persistStore(store);
  window.addEventListener('pagehide', () => void persistor.flush());
  return persistor;
}
