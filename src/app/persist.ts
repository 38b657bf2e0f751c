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

/**
 * Stores a slice under several keys of sessionStorage, which the contract defines, and restores it
 * from them. redux-persist alone would store one value per slice.
 */
function persistSlice<S>(
  key: string,
  reducer: Reducer<S>,
  storageAdapter: StorageAdapter<S>,
): Reducer<S> {
  const persistConfig: PersistConfig<S> & { deserialize: boolean } = {
    key,
    storage: {
      getItem: () => Promise.resolve(storageAdapter.read()),
      setItem: (_key: string, state: Partial<S>) => {
        storageAdapter.write(state);
        return Promise.resolve();
      },
      removeItem: () => Promise.resolve(),
    },
    serialize: false,
    deserialize: false,
  };
  // The cast hides the `_persist` field, which only redux-persist needs, from the type.
  return persistReducer(persistConfig, reducer) as Reducer<S>;
}

/**
 * Returns reducers for the slices that are mirrored to session storage once `startPersisting` is
 * called. Every store has its own reducers.
 */
export const getPersistedReducers = () => ({
  cart: persistSlice('cart', cartSlice.reducer, cartStorage),
  auth: persistSlice('auth', authSlice.reducer, authStorage),
});

/**
 * Mirrors cart and user to session storage, and writes the last state when the page is left.
 * @returns a promise that resolves once the store holds the data of the session
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
