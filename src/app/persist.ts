import type { Reducer, Store } from '@reduxjs/toolkit';
import { persistReducer, persistStore } from 'redux-persist';
import type { PersistConfig, Persistor } from 'redux-persist';
import { authSlice } from '@/features/auth/authSlice';
import { cartSlice } from '@/features/cart/cartSlice';
import type { RootState } from '@/shared/store/storeHooks';
import { followOtherTabs, shareSessionCart } from './cartSync';
import { authStorage, cartStorage } from './sessionStorageAdapters';
import type { StorageAdapter } from './sessionStorageAdapters';
import { reportStorageErrors } from './reportStorageErrors';

/** redux-persist has one value for a slice; its storage maps it to the contract's raw session keys, and back. */
function persistSlice<S>(key: string, reducer: Reducer<S>, mirror: StorageAdapter<S>): Reducer<S> {
  const config: PersistConfig<S> & { deserialize: boolean } = {
    key,
    storage: {
      getItem: () => Promise.resolve(mirror.read()),
      setItem: (_key: string, state: Partial<S>) => {
        mirror.write(state);
        return Promise.resolve();
      },
      removeItem: () => Promise.resolve(),
    },
    serialize: false,
    deserialize: false,
  };
  // Its own `_persist` mark is nobody's business.
  return persistReducer(config, reducer) as Reducer<S>;
}

/** The slices that are mirrored into session storage once `startPersisting` is called; made anew for every store. */
export const getPersistedReducers = () => ({
  cart: persistSlice('cart', cartSlice.reducer, cartStorage),
  auth: persistSlice('auth', authSlice.reducer, authStorage),
});

/**
 * Mirrors cart and user into session storage; a page that goes leaves its last state behind.
 * @returns once the store holds what the session held
 */
export function startPersisting(store: Store<RootState>): Promise<Persistor> {
  reportStorageErrors(store);
  followOtherTabs(store);
  return new Promise((resolve) => {
    const persistor = persistStore(store, null, () => {
      shareSessionCart(store);
      resolve(persistor);
    });
    window.addEventListener('pagehide', () => void persistor.flush());
  });
}
